// The score sheet: every round that was scored, and how one is put right.
import { useState } from 'preact/hooks';

import type { SheetRound } from '../../engine/types';
import { type AfterTap, nothingTapped, type Points, type Scoring, sideAsked, tapPoints, tapSide, worthsOf } from '../../state/points_entry';
import { change, type Conflict, conflictOf, type Correction, isComplete, leavingOut, linesOf, putInBefore, type SheetLine, takeOut } from '../../state/score_sheet';
import { Button, Choice, Dialog, Note } from '../components';
import { realWords, words } from '../words';
import { explain } from '../words/refusals';
import { roundText } from '../words/setup';
import { PointsKeys } from './entry';
import type { AtBoard } from './real_table';

// Which turn of which line is open, and whether it is changed or one is put in before it.
interface Opened {
  line: number;
  side: string | null;
  putsIn: boolean;
}

interface SheetProps extends AtBoard {
  open: boolean;
  onClose: () => void;
}

export function ScoreSheet(props: SheetProps) {
  const { session, game, open, onClose } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<{ correction: Correction; conflict: Conflict } | null>(null);
  const lines = linesOf(session.sheet.value);
  const close = () => {
    setOpened(null);
    setAsked(null);
    session.forgetFault();
    onClose();
  };
  const correct = async (correction: Correction | null, then: Opened | null = null) => {
    if (correction === null) return;
    const isDone = await session.send(correction);
    const conflict = isDone ? null : conflictOf(correction, session.fault.value);
    if (conflict) session.forgetFault();
    setAsked(conflict && { correction, conflict });
    if (isDone) setOpened(then);
  };
  const line = opened === null ? undefined : lines[opened.line];
  const turn = line?.turns.find(({ side }) => side === opened?.side);
  const fault = session.fault.value;
  const buttons = opened === null ? undefined : <Button onClick={() => (setOpened(null), setAsked(null))}>{realWords.backToSheet}</Button>;
  return (
    <Dialog open={open} title={realWords.sheet} onClose={close} buttons={buttons} class="sheet">
      {fault && <Note fault>{explain(fault)}</Note>}
      {lines.length === 0 && <p class="soft">{realWords.sheetEmpty}</p>}
      {opened === null && lines.length > 0 && (
        <>
          <p class="field-help">{realWords.sheetHelp}</p>
          {game.shares_board ? <Rounds {...props} lines={lines} onOpen={setOpened} /> : <LineScore {...props} lines={lines} onOpen={setOpened} />}
        </>
      )}
      {asked && <NoLongerFitting {...props} lines={lines} {...asked} onYes={() => void correct(leavingOut(asked.correction, asked.conflict))} />}
      {!asked && opened && line && turn && (
        <Editing
          key={`${opened.line} ${opened.side} ${opened.putsIn}`}
          {...props}
          line={line}
          turn={turn}
          putsIn={opened.putsIn}
          onPoints={(points) => void correct(opened.putsIn ? putInBefore(line, points) : change(turn, points))}
          onTakeOut={() => void correct(takeOut(line))}
          onPutIn={() => (game.shares_board ? setOpened({ ...opened, putsIn: true }) : void correct(putInBefore(line), opened))}
        />
      )}
    </Dialog>
  );
}

interface LinesProps extends AtBoard {
  lines: SheetLine[];
  onOpen: (opened: Opened) => void;
}

// Two sides share the board: a row for every round.
function Rounds({ session, game, lines, onOpen }: LinesProps) {
  const sides = Object.keys(session.state.value.score);
  const many = session.state.value.series.best_of > 1;
  return (
    <table class="sheet-rounds numbers">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{roundText(game, 1)}</span>
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" class="breaks">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ round, game: number, turns: [turn] }, line) => (
          <tr key={line}>
            <th scope="row">
              <Button onClick={() => onOpen({ line, side: null, putsIn: false })} disabled={turn?.report == null} class="sheet-cell">
                {many ? realWords.roundOfGame(number, round) : round}
                <span class="visually-hidden">: {realWords.putRight}</span>
              </Button>
            </th>
            {sides.map((side) => (
              <td key={side}>
                <span class={turn?.points[side] ? 'bold' : 'soft'}>+{turn?.points[side] ?? 0}</span>{' '}
                <span class="soft small">{turn?.total[side] ?? 0}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Each side has the board alone: a row for every side, a column for every frame.
function LineScore({ session, game, lines, onOpen }: LinesProps) {
  const { score } = session.state.value;
  return (
    <div class="scroll-across" tabIndex={0}>
      <table class="sheet-lines numbers">
        <thead>
          <tr>
            <th scope="col" />
            {lines.map(({ round }, line) => (
              <th key={line} scope="col">
                <span class="visually-hidden">{roundText(game, round)}</span>
                <span aria-hidden="true">{round}</span>
              </th>
            ))}
            <th scope="col">{realWords.sum}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(score).map(([side, total]) => (
            <tr key={side}>
              <th scope="row" class="breaks">
                {side}
              </th>
              {lines.map(({ turns }, line) => {
                const turn = turns.find((each) => each.side === side);
                return (
                  <td key={line}>
                    {turn && (
                      <Button disabled={turn.report === null} class="sheet-cell" onClick={() => onOpen({ line, side, putsIn: false })}>
                        {turn.points[side] ?? 0}
                        <span class="visually-hidden">: {realWords.putRight}</span>
                      </Button>
                    )}
                  </td>
                );
              })}
              <td class="bold">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EditingProps extends AtBoard {
  line: SheetLine;
  turn: SheetRound;
  putsIn: boolean;
  onPoints: (points: Points) => void;
  onTakeOut: () => void;
  onPutIn: () => void;
}

function Editing({ session, game, line, turn, putsIn, onPoints, onTakeOut, onPutIn }: EditingProps) {
  const [tapped, setTapped] = useState(nothingTapped);
  const sheet = session.sheet.value;
  const scoring: Scoring = { sides: Object.keys(turn.points), bothScore: sheet.both_score };
  const after = ({ tapped: next, worth }: AfterTap) => {
    setTapped(next);
    if (worth) onPoints(worth);
  };
  const { score, conceded } = session.state.value;
  const sidesIn = Object.keys(score).filter((side) => !conceded.includes(side));
  const name = roundText(game, line.round);
  const asked = sideAsked(scoring, tapped);
  const scored = Object.entries(turn.points).filter(([, points]) => points > 0);
  return (
    <div class="stack gap-3">
      <h3>{putsIn ? realWords.newBefore(name) : name}</h3>
      {!putsIn && (
        <p class="soft">
          {scored.length === 0 ? realWords.scoreNobody : scored.map(([side, points]) => words.events.scored(side, points, turn.total[side] ?? 0)).join(' ')}
        </p>
      )}
      {scoring.sides.length > 1 && (
        <Choice
          label={realWords.whoScores}
          options={scoring.sides.map((side) => ({ value: side, label: side }))}
          value={asked}
          onChange={(side) => after(tapSide(scoring, tapped, side))}
        />
      )}
      {scoring.sides.length === 1 && <p class="bold breaks">{scoring.sides[0]}</p>}
      <PointsKeys
        worths={worthsOf(sheet)}
        tapped={tapped}
        nothing={scoring.sides.length > 1 && !scoring.bothScore ? realWords.scoreNobody : realWords.scoreTurnNothing}
        onTap={(points) => after(tapPoints(scoring, tapped, points))}
      />
      {!putsIn && (
        <div class="columns gap-2 sheet-tools">
          {isComplete(line, sidesIn) && (
            <Button icon="plus" onClick={onPutIn}>
              {realWords.putInBefore}
            </Button>
          )}
          <Button icon="trash" kind="danger" onClick={onTakeOut}>
            {line.turns.length > 1 ? realWords.takeFrameOut : realWords.takeOut}
          </Button>
        </div>
      )}
    </div>
  );
}

// What was scored later and would go is shown, and goes only when that is agreed to.
function NoLongerFitting({ lines, game, conflict, onYes }: AtBoard & { lines: SheetLine[]; conflict: Conflict; onYes: () => void }) {
  const { from } = conflict;
  const going = from === null ? [] : lines.flatMap(({ turns, round }) => turns.filter(({ report }) => report !== null && report >= from).map((turn) => ({ turn, round })));
  return (
    <div class="stack gap-3" role="alert">
      <p class="bold">{realWords.noLongerFit}</p>
      <ul class="stack gap-1">
        {going.map(({ turn, round }) => (
          <li key={turn.report}>
            {roundText(game, round)}: {words.home.scoreLine(Object.entries(turn.points))}
          </li>
        ))}
      </ul>
      {conflict.leaveOut > going.length && <p>{realWords.laterSteps(conflict.leaveOut - going.length)}</p>}
      <p class="soft">{realWords.leaveOutHelp}</p>
      <Button kind="danger" wide onClick={onYes}>
        {realWords.leaveOut}
      </Button>
    </div>
  );
}
