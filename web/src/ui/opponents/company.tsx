// The opponent's company in a match on this device: remarks at the table, the first lesson where it is needed, and at the end
// what the match did to the ladder and who is next. Loaded after the table, since no throw needs it.
import { useEffect, useRef, useState } from 'preact/hooks';

import { BestThrow } from '../../state/best_throw';
import { changeBy, ladder, onlyOpponent, wonAfterUndo } from '../../state/ladder';
import { Manner, type Remark } from '../../state/manner';
import { matchLibrary } from '../../state/match_library';
import { opponentOf } from '../../state/opponents';
import type { PlaySession } from '../../state/play_session';
import { changePreferences, preferences } from '../../state/preferences';
import type { JudgedRound } from '../../state/table_session';
import { needsLesson } from '../../state/tips';
import { Button, Face, useLateButton } from '../components';
import { beginMatch, ladderStanding, quickMatch } from '../match_actions';
import { usePage } from '../page';
import { goInstead } from '../route';
import { opponentWords } from '../words';
import { opponentName } from '../words/setup';
import { resultText } from '../words/throw_results';

export interface Company {
  session: PlaySession;
  level: string | null; // of the only opponent; null: there are others
  best: BestThrow | null; // null: several people play here
  manner: Manner | null;
}

export function companyIn(session: PlaySession): Company & { follow(): () => void } {
  const saved = matchLibrary().saved.value.find(({ id }) => id === session.id);
  const isOne = session.ownSide() !== null;
  const level = onlyOpponent(session.plan);
  const best = isOne ? new BestThrow(session, saved?.best ?? null, (found) => void matchLibrary().keepBest(session.id, found).catch(() => {})) : null;
  const manner = isOne && level !== null && opponentOf(level) ? new Manner(session) : null;
  const follow = () => {
    const ends = [best?.follow(), manner?.follow()];
    return () => ends.forEach((end) => end?.());
  };
  return { session, level, best, manner, follow };
}

function remarkOf(level: string, remark: Remark | 'won' | 'lost'): string | null {
  const remarks: Record<string, Record<typeof remark, string>> = opponentWords.remarks;
  return remarks[opponentOf(level)?.key ?? '']?.[remark] ?? null;
}

// Instead of the line that says whose turn it is; null: nothing is said.
export function remarkNow({ manner, level, session }: Company): { level: string; text: string } | null {
  const remark = manner?.now.value ?? null;
  const { kind } = session.moment.value;
  const isShown = kind === 'aiming' || kind === 'thinking' || kind === 'sliding';
  const text = isShown && remark !== null && level !== null ? remarkOf(level, remark) : null;
  return text === null || level === null ? null : { level, text };
}

export function Said({ level, text }: { level: string; text: string }) {
  return (
    <p class="line gap-1 pill play-turn said">
      <Face level={level} size={1.75} />
      <span>{text}</span>
    </p>
  );
}

// ---------------------------------------------------------------- after a bad first round

// Shown once on this device: it stays while the round's result does, and is not offered again.
let offeredIn: string | null = null;

export function LessonOffer({ session, judged }: { session: PlaySession; judged: JudgedRound }) {
  const place = `${session.id} ${judged.side}`;
  const own = session.ownSide();
  const isWanted = own !== null && needsLesson(judged, own) && (offeredIn === place || preferences.value.offersLesson);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    offeredIn = place;
    changePreferences({ offersLesson: false });
  }, [isWanted]);
  if (!isWanted || isDismissed) return null;
  const dismiss = () => {
    offeredIn = null;
    setDismissed(true);
  };
  return (
    <aside class="stack gap-1 raised lesson-offer" aria-label={opponentWords.lesson.title}>
      <strong>{opponentWords.lesson.title}</strong>
      <span class="small">{opponentWords.lesson.help}</span>
      <span class="row">
        <Button icon="lesson" href="#/lessons/first">
          {opponentWords.lesson.take}
        </Button>
        <Button kind="quiet" onClick={dismiss}>
          {opponentWords.lesson.dismiss}
        </Button>
      </span>
    </aside>
  );
}

// ---------------------------------------------------------------- after the match

// What the match did to the ladder, the best throw, and a last word.
export function AfterMatch({ company: { session, level, best } }: { company: Company }) {
  const { winner } = session.state.value;
  const text = opponentWords.after;
  const found = best?.best.value ?? null;
  const last = level !== null && best && winner !== null ? remarkOf(level, winner === session.ownSide() ? 'lost' : 'won') : null;
  return (
    <>
      {session.plan.ladder && <LadderChange id={session.id} />}
      {found && <p>{text.bestShot(resultText(found, true))}</p>}
      {last && level !== null && (
        <p class="line gap-2 soft">
          <Face level={level} size={2} />
          <span>{text.says(opponentName(level), last)}</span>
        </p>
      )}
    </>
  );
}

function LadderChange({ id }: { id: string }) {
  const { levels } = usePage();
  const names = levels.map(({ name }) => name);
  const text = opponentWords.after;
  if (wonAfterUndo.value.includes(id)) return <p class="soft">{text.notCounted}</p>;
  const change = changeBy(id, ladder.value, names);
  const level = names[change?.after.rung ?? -1];
  if (!change || level === undefined) return null;
  const by = change.after.rung - change.before.rung;
  const isTop = change.after.best === names.length - 1 && change.before.best < change.after.best;
  const name = opponentName(level);
  return (
    <p class="line gap-2 bold brass ladder-change" data-by={by}>
      <Face level={level} size={2.5} />
      <span>{isTop ? text.top : by > 0 ? text.up(name) : by < 0 ? text.down(name) : text.stays(name)}</span>
    </p>
  );
}

// The opponent that the ladder offers, or, where that is the same one, the next above.
export function NextOpponent({ company: { level }, onFault }: { company: Company; onFault: (why: string) => void }) {
  const page = usePage();
  const isGoing = useRef(false);
  const { disabled } = useLateButton(); // the focus is for Rematch beside it
  const { rung } = ladderStanding(page);
  const next = page.levels[rung]?.name === level ? page.levels[rung + 1] : page.levels[rung];
  if (level === null || !next) return null;
  const play = async () => {
    if (isGoing.current) return;
    isGoing.current = true;
    const begun = await beginMatch(quickMatch(page, next.name), 'table', goInstead);
    isGoing.current = false;
    if (!begun.ok) onFault(begun.error);
  };
  return (
    <Button large disabled={disabled} onClick={() => void play()}>
      <Face level={next.name} size={1.75} />
      {opponentWords.after.next(opponentName(next.name))}
    </Button>
  );
}
