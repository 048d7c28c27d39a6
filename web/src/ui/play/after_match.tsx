// Ways on from the end of a match.
import { Button } from '../components';
import { words } from '../words';

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
