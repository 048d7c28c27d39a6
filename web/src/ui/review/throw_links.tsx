// From a throw to watching it, and to trying it again.
import type { Rating } from '../../engine/study';
import type { MatchThrow } from '../../state/review/match_throws';
import { practiceLinkOf } from '../../state/practice/link';
import { Button } from '../components';
import { usePage } from '../page';
import { shotText, colorOfFour } from '../words/coach';
import { studyWords } from '../words';

export function ThrowLinks({ match, one, small = false }: { match: string; one: MatchThrow; small?: boolean }) {
  const { games, presets } = usePage();
  const text = studyWords.review;
  const practice = practiceLinkOf(one.position, { games, presets });
  const replay = `#/replay/${encodeURIComponent(match)}/${one.step}`;
  if (small) {
    return (
      <span class="cluster gap-0 throw-links">
        <Button kind="quiet" icon="play" label={text.watchOf(one.place + 1)} href={replay} />
        {practice !== null && <Button kind="quiet" icon="table" label={text.practiseOf(one.place + 1)} href={practice} />}
      </span>
    );
  }
  return (
    <div class="row">
      <Button icon="play" href={replay}>
        {text.toReplay}
      </Button>
      {practice !== null && (
        <Button icon="table" href={practice}>
          {text.toPractice}
        </Button>
      )}
    </div>
  );
}

// A better aim may be the same shot by name.
export function betterSaid({ best, played }: Rating, { color }: MatchThrow): string {
  const better = shotText(best, colorOfFour(best.aim) ?? color ?? undefined);
  return better === shotText(played, color ?? undefined) ? studyWords.review.sameShot : better;
}

// "Round 3", and where several games were played, which one.
export function roundName(one: MatchThrow, throws: readonly MatchThrow[], framed: boolean): string {
  const text = studyWords.review;
  const round = framed ? text.frame(one.round) : text.round(one.round);
  const games = throws.at(-1)?.game ?? 1;
  return games > 1 ? text.inGame(text.game(one.game), round) : round;
}
