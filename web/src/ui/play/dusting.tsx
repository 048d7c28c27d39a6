// Dusting by rubbing over the board; a button does the same.
import { useEffect } from 'preact/hooks';

import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import type { TableSession } from '../../state/table_session';
import { Button } from '../components';
import { words } from '../words';

const enough = 0.6; // m of rubbing that dusts the board

export function Dusting({ session, scene, sound, onDone }: { session: TableSession; scene: TableScene | null; sound: Sound; onDone: () => void }) {
  const dust = () => {
    sound.dust();
    void session.send({ cmd: 'dust' }).then(onDone);
  };
  useEffect(() => (scene ? rubbing(scene, sound, dust) : undefined), [scene]);
  return (
    <section class="stack panel play-sheet" aria-label={words.play.dust}>
      <p>{words.play.dustHint}</p>
      <div class="cluster play-choices">
        <Button kind="primary" onClick={dust}>
          {words.play.dustKeys}
        </Button>
        <Button onClick={onDone}>{words.play.dustDone}</Button>
      </div>
    </section>
  );
}

function rubbing(scene: TableScene, sound: Sound, dust: () => void): () => void {
  const canvas = scene.canvas;
  let last: { x: number; y: number } | null = null;
  let rubbed = 0;
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const place = scene.boardPoint(event.clientX, event.clientY);
    if (!place) return;
    if (last) rubbed += Math.hypot(place.x - last.x, place.y - last.y);
    last = place;
    scene.dust(place);
    sound.dust();
  };
  const up = () => {
    last = null;
    if (rubbed < enough) return;
    rubbed = 0;
    dust();
  };
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  return () => {
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
  };
}
