import { Button, Note } from '../components';
import { words } from '../words';

// Stays in sight at the foot of the plan; what the engine holds against it stands right above the button.
export function StartBar({ fault, name, onStart }: { fault: string | null; name: string; onStart: () => void }) {
  return (
    <div class="stack gap-2 start-bar">
      {fault !== null && (
        <Note fault>
          {words.newMatch.amiss} {fault}
        </Note>
      )}
      <Button kind="primary" large wide icon="play" disabled={fault !== null} onClick={onStart}>
        {name}
      </Button>
    </div>
  );
}
