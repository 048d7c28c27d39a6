// Who sits where: sides one after the other, partners together.
import type { Match, Seat } from '../../../net/messages';
import { Button, Icon } from '../../components';
import { onlineWords } from '../../words';
import { profileLink } from '../links';
import { seatName, sidesOf } from '../match_words';

// `onTake`: null where one may not sit down.
export function SeatList({ match, onTake }: { match: Match; onTake: ((seat: number) => void) | null }) {
  const sides = sidesOf(match);
  if (sides.every((side) => side.length === 1)) {
    return (
      <ul class="stack gap-2">
        {match.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} match={match} onTake={onTake} />
        ))}
      </ul>
    );
  }
  return (
    <div class="columns">
      {sides.map((side) => (
        <section key={side[0]?.side} class="stack gap-2">
          <h3>{side[0]?.side}</h3>
          <ul class="stack gap-2">
            {side.map((seat) => (
              <Seat key={seat.seat} seat={seat} match={match} onTake={onTake} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Seat({ seat, match, onTake }: { seat: Seat; match: Match; onTake: ((seat: number) => void) | null }) {
  const text = onlineWords.room;
  const isFree = seat.kind === null;
  return (
    <li class={isFree ? 'row raised online-seat free' : 'row raised online-seat'}>
      <Icon name={seat.kind === 'machine' ? 'machine' : 'person'} />
      <span class="online-seat-name">
        {isFree ? text.free : seat.kind === 'machine' || seat.name === null ? seatName(seat) : <a href={profileLink(seat.name)}>{seat.name}</a>}
        {seat.rating !== undefined && <span class="numbers soft"> {Math.round(seat.rating)}</span>}
      </span>
      {match.you.seats.includes(seat.seat) && <span class="tag marked">{text.you}</span>}
      {!isFree && seat.kind !== 'machine' && !seat.present && <span class="tag">{text.away}</span>}
      {(seat.kind === 'guest' || seat.kind === 'bot') && <span class="tag">{onlineWords.who.kinds[seat.kind]}</span>}
      {isFree && onTake && (
        <Button onClick={() => onTake(seat.seat)}>{text.takeSeat(seat.seat + 1)}</Button>
      )}
    </li>
  );
}
