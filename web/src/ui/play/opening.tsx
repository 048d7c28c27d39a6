// Before the first weight: the toss, and the choices of its winner and loser.
import type { TableSession } from '../../state/table_session';
import { Button, useLateButton, WeightMark } from '../components';
import { words } from '../words';
import { calledTo } from '../words/events';

export function Toss({ session }: { session: TableSession }) {
  const late = useLateButton();
  const sides = Object.keys(session.state.value.score);
  const caller = session.caller();
  if (sides.length > 2) {
    return (
      <section class="stack panel play-sheet" aria-labelledby="toss-title">
        <div class="stack sheet-text">
          <h2 id="toss-title">{words.play.toss}</h2>
          <p>{words.play.tossMany}</p>
        </div>
        <div class="cluster play-choices way-on">
          <Button kind="primary" large onClick={() => void session.send({ cmd: 'toss' })} {...late}>
            {words.play.drawLots}
          </Button>
        </div>
      </section>
    );
  }
  const isOwn = session.ownSide() === caller;
  const call = (side: 'heads' | 'tails') => void session.send({ cmd: 'toss', side: caller, call: side });
  return (
    <section class="stack panel play-sheet" aria-labelledby="toss-title">
      <h2 id="toss-title">{isOwn ? words.play.callIt : words.play.callItFor(caller)}</h2>
      <div class="cluster play-choices way-on">
        <Button kind="primary" large onClick={() => call('heads')} {...late}>
          {words.play.heads}
        </Button>
        <Button kind="primary" large onClick={() => call('tails')}>
          {words.play.tails}
        </Button>
      </div>
      {session.mayAgree() && (
        <div class="stack sheet-text">
          <p class="soft">{words.play.orAgree}</p>
          <div class="cluster play-choices">
            {sides.map((side) => (
              <Button key={side} onClick={() => void session.send({ cmd: 'open', first: side })}>
                {words.play.firstIs(calledTo(session.readers(), side))}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

// What fell and who won, until the first throw.
export function tossLine(session: TableSession): string | null {
  const toss = session.toss.value;
  if (!toss) return null;
  const own = session.ownSide();
  const won = toss.side === own ? words.play.tossWon : own === null ? words.play.tossWonBy(toss.side) : words.play.tossLost;
  return `${words.play[toss.landed]}. ${won}`;
}

export function Choosing({ session }: { session: TableSession }) {
  const late = useLateButton();
  const asked = session.state.value.to_choose;
  if (!asked) return null;
  const first = (take: (typeof asked.take)[number]) => (asked.take[0] === take ? late : {});
  const isColor = asked.take.every((take) => take === 'color');
  return (
    <section class="stack panel play-sheet" aria-labelledby="choice-title">
      <div class="stack sheet-text">
        <h2 id="choice-title">{session.ownSide() === asked.side ? words.play.choose : words.play.chooseFor(asked.side)}</h2>
        <p>
          {tossLine(session)} {isColor && words.play.chooseColor}
        </p>
      </div>
      <div class="cluster play-choices way-on">
        {asked.take.includes('hammer') && (
          <Button large onClick={() => void session.send({ cmd: 'choose', take: 'hammer' })} icon="hammer" {...first('hammer')}>
            {words.play.takeHammer}
          </Button>
        )}
        {asked.take.includes('first') && (
          <Button large onClick={() => void session.send({ cmd: 'choose', take: 'first' })} {...first('first')}>
            {words.play.takeFirst}
          </Button>
        )}
        {asked.take.includes('color') && (
          <>
            <Button large onClick={() => void session.send({ cmd: 'choose', take: 'color', color: 'red' })} {...first('color')}>
              <WeightMark color="red" silent /> {words.play.takeRed}
            </Button>
            <Button large onClick={() => void session.send({ cmd: 'choose', take: 'color', color: 'blue' })}>
              <WeightMark color="blue" silent /> {words.play.takeBlue}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
