// What a match does to ratings, in words: before it and after it.
import type { Match, Seat } from '../../net/messages';
import { onlineWords } from '../words';
import { plainNumber } from '../words/measures';
import { seatName } from './match_words';

type RatedMatch = Pick<Match, 'rated' | 'counts' | 'phase' | 'seats' | 'you' | 'rating_weight' | 'rating_why'>;

// Whoever may still sit down reads it as a player.
export function ratedText({ rated, counts, phase, seats, you }: RatedMatch): string {
  const text = onlineWords.rated;
  if (!rated) return text.no;
  if (you.seats.length === 0 && phase !== 'waiting') return `${text.yesOthers} ${text.wobble}`;
  const limit = seats.find(({ seat }) => you.seats.includes(seat))?.rating_limit;
  if (counts === 0) return `${text.forNothing} ${text.wobble}`;
  const changes = limit === 'ceiling' || limit === 'daily' || limit === 'nothing' ? text.limits[limit] : text.yes;
  const share = counts === null || limit === 'nothing' || (limit && counts === 1) ? '' : text.counts(counts);
  return [changes, share, text.wobble].filter(Boolean).join(' ');
}

// How the ratings changed, and why not more. Nothing of an unrated match.
export function RatingChanges({ match }: { match: RatedMatch }) {
  const changed = match.seats.filter(({ rating_after }) => rating_after !== undefined);
  if (!match.rated || match.phase !== 'over' || changed.length === 0) return null;
  const isOwn = ({ seat }: Seat) => match.you.seats.includes(seat);
  const own = changed.find(isOwn);
  const why = own ? whyNotMore(match, own) : '';
  return (
    <div class="stack gap-1 online-changes">
      <ul class="stack gap-1">
        {[...changed].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map((seat) => (
          <li key={seat.seat} class="breaks numbers">
            {changeText(seat, isOwn(seat))} {seat.provisional && <Provisional />}
          </li>
        ))}
      </ul>
      {why !== '' && <p class="small soft">{why}</p>}
      {own?.provisional && <p class="small soft">{onlineWords.rated.provisionalHelp}</p>}
    </div>
  );
}

function changeText(seat: Seat, isOwn: boolean): string {
  const [before, after] = [Math.round(seat.rating_before ?? 0), Math.round(seat.rating_after ?? 0)];
  const difference = after === before ? '±0' : after > before ? `+${after - before}` : `−${before - after}`;
  return onlineWords.rated.change(isOwn ? onlineWords.making.me : seatName(seat), plainNumber(before), plainNumber(after), difference);
}

// Only what concerns the player who reads it. A share of 0 without a reason: the limit is the reason.
function whyNotMore({ rating_weight: share = 1, rating_why: why = null }: RatedMatch, { rating_limit: limit }: Seat): string {
  const text = onlineWords.rated;
  const counted = why !== null ? text.why[why] : share > 0 && share < 1 ? text.counted(share) : '';
  return [counted, limit ? text.limited[limit] : ''].filter(Boolean).join(' ');
}

export function Provisional() {
  return <span class="tag">{onlineWords.rated.provisional}</span>;
}
