// A drag on the table at any time takes the camera into the hand.
import { useEffect, useRef } from 'preact/hooks';

import { attachFreeCamera } from '../free_camera';
import { usePage } from '../page';
import { studyWords } from '../words/study';
import type { OpenReplay } from './use_replay';

export function Turning({ stage, table }: OpenReplay) {
  const scene = usePage().table.scene.value;
  const control = useRef<HTMLParagraphElement>(null);
  const free = stage.camera.value === 'free';
  useEffect(() => {
    if (!scene) return;
    const take = (camera: typeof stage.free.value) => {
      stage.free.value = camera;
      stage.camera.value = 'free';
    };
    return attachFreeCamera(scene.canvas, () => stage.free.value, take, { length: table.length, control: control.current });
  }, [scene, free]);
  if (!free) return null;
  return (
    <p class="replay-free small" ref={control} role="group" tabIndex={0} aria-label={studyWords.replay.freeHint}>
      {studyWords.replay.freeHint}
    </p>
  );
}
