// The last throw again, in slow motion where it matters. A tap anywhere returns to the game.
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Course, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import type { ShownThrow, TableSession } from '../../state/table_session';
import { rate } from '../parameters';
import { CourseSound } from '../table_sound';
import { words } from '../words';

const longestFrame = 0.1; // s
const resting = 0.9; // s that its end is shown

interface ThrowAgainProps {
  session: TableSession;
  shown: ShownThrow;
  table: TableInfo;
  scene: TableScene;
  sound: Sound;
}

export function ThrowAgain({ session, shown, table, scene, sound }: ThrowAgainProps) {
  const skip = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    skip.current?.focus({ preventScroll: true });
    return showAgain(shown, scene, new CourseSound(sound, table.width / 2), () => session.seen());
  }, [shown]);
  return (
    <>
      <button type="button" class="play-skip" ref={skip} aria-label={words.play.againNow} onClick={() => session.seen()} />
      <p class="centered pill play-turn play-again-now" aria-hidden="true">
        {words.play.againNow}
      </p>
    </>
  );
}

// Until it is over, or the returned function is called.
function showAgain({ course }: ShownThrow, scene: TableScene, sound: CourseSound, onSeen: () => void): () => void {
  const far = lookFrom(course);
  let camera: 'follow' | 'far' = 'follow';
  let time = 0;
  let last = performance.now();
  scene.setCamera({ kind: camera });
  scene.pose(course, 0);
  const step = (now: number) => {
    const pace = paceAt(course, time);
    time += Math.min(longestFrame, Math.max(0, now - last) / 1000) * pace * rate();
    last = now;
    if (time >= course.duration + resting * pace) return onSeen();
    if (camera === 'follow' && time >= far) scene.setCamera({ kind: (camera = 'far') });
    scene.pose(course, Math.min(time, course.duration));
    sound.goneTo(course, Math.min(time, course.duration), pace);
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    sound.silence();
  };
}

// How fast the throw is shown: at its own pace, and slowly where weights meet, fall or stop.
const slow = 0.3;
const before = 0.35; // s
const after = 0.9;

function paceAt(course: Course, time: number): number {
  return time >= course.duration - before || isNear(course, time) ? slow : 1;
}

// When the camera turns to the far end: before the first event there.
function lookFrom(course: Course): number {
  const first = Math.min(course.duration, ...course.contacts.map(({ t }) => t), ...course.falls.map(({ t }) => t));
  return Math.max(0, first - before - after);
}

function isNear({ contacts, falls }: Course, time: number): boolean {
  const around = ({ t }: { t: number }) => time >= t - before && time <= t + after;
  return contacts.some(around) || falls.some(around);
}
