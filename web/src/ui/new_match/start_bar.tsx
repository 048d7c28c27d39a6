import { Button, Note } from '../components';
import { words } from '../words';
import { plainly } from '../words/refusals';
import type { Refusal } from './planner';

// Stays in sight at the foot of the plan; what the engine holds against it stands right above the button.
export function StartBar({ refusal, name, onStart }: { refusal: Refusal | null; name: string; onStart: () => void }) {
  return (
    <div class="start-bar">
      {refusal && (
        <Note fault>
          {words.newMatch.amiss} {plainly(refusal.error)}
        </Note>
      )}
      <Button kind="primary" large wide icon="play" disabled={refusal !== null} onClick={onStart}>
        {name}
      </Button>
    </div>
  );
}
