// Ways on from the end of a match.
import { Button } from '../components';
import { words } from '../words';
import { useLateButton } from './take_focus';

// Only what was thrown here can be reviewed.
export function SeeMatchAgain({ id, reviewed = true }: { id: string; reviewed?: boolean }) {
  const match = encodeURIComponent(id);
  return (
    <>
      <Button icon="play" href={`#/replay/${match}`}>
        {words.play.watchAgain}
      </Button>
      {reviewed && (
        <Button icon="chart" href={`#/review/${match}`}>
          {words.play.review}
        </Button>
      )}
    </>
  );
}

export function AfterMatch({ id, onLeave, onRematch }: { id: string; onLeave: () => void; onRematch: () => void }) {
  const late = useLateButton();
  return (
    <>
      <SeeMatchAgain id={id} />
      <Button onClick={onLeave}>{words.play.home}</Button>
      <Button kind="primary" large onClick={onRematch} {...late}>
        {words.play.rematch}
      </Button>
    </>
  );
}
