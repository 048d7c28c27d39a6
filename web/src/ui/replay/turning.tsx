// A drag on the table at any time takes the camera into the hand.
import { useEffect, useRef } from 'preact/hooks';

import { attachFreeCamera, attachFreeKeys, type HeldCamera } from '../free_camera';
import { usePage } from '../page';
import { studyWords } from '../words';
import type { OpenReplay } from './use_replay';

export function Turning({ stage, table }: OpenReplay) {
  const scene = usePage().table.scene.value;
  const control = useRef<HTMLParagraphElement>(null);
  const free = stage.camera.value === 'free';
  const held: HeldCamera = {
    get: () => stage.free.value,
    set: (camera) => {
      stage.free.value = camera;
      stage.camera.value = 'free';
    },
    length: table.length,
  };
  // Apart: the control comes with the first drag, which must not be let go of for it.
  useEffect(() => (scene ? attachFreeCamera(scene.canvas, held) : undefined), [scene, stage]);
  useEffect(() => (control.current ? attachFreeKeys(control.current, held) : undefined), [free, stage]);
  if (!free) return null;
  return (
    <p class="soft centered replay-free small" ref={control} role="group" tabIndex={0} aria-label={studyWords.replay.freeHint}>
      {studyWords.replay.freeHint}
    </p>
  );
}
