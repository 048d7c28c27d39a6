// The round or turn just ended, as it is looked at: the weights that were judged, as the board had them.
import type { Color, Course, JudgedWeight, Judgement, MatchEvent, MatchState } from '../engine/types';

export interface SeenWeight {
  id: number; // the board's
  color: Color;
  x: number;
  y: number;
  judged: JudgedWeight;
}

export interface JudgedRound {
  judgement: Judgement | null; // null where there was nothing to judge, as after a turn that failed
  weights: SeenWeight[]; // those judged, nearest the far edge first
  lying: { id: number; color: Color; x: number; y: number }[]; // all that is left on the board
  events: MatchEvent[]; // scored, hickey, game_won …
  round: number;
  side: string; // whose turn it was, where sides have the board alone
  before: MatchState;
}

export function roundThatEnded(events: MatchEvent[], before: MatchState, course: Course | null): JudgedRound | null {
  const ending = events.find((each) => each.event === 'scored' || each.event === 'turn_failed');
  if (!ending) return null;
  const judgement = judgementIn(events);
  const weights = judgement ? seen(judgement) : [];
  return {
    judgement,
    weights,
    lying: judgement ? weights : course ? leftBy(course) : before.weights,
    events: events.slice(events.indexOf(ending)),
    round: before.round,
    side: ending.side,
    before,
  };
}

// None where points alone were reported, or nothing was judged.
export function judgementIn(events: MatchEvent[]): Judgement | null {
  const judgements = events.flatMap((each) => (each.event === 'scored' ? (each.judgement ?? []) : []));
  return judgements[0] ?? null;
}

// What it left on the scoreboard: the state after it may be the next game's already, which begins anew.
export function countedAfter({ before, events }: JudgedRound): Pick<MatchState, 'score' | 'jar_cents'> {
  const scored = events.filter((each) => each.event === 'scored');
  const totals = scored.map(({ side, total }): [string, number] => [side, total]);
  const cents = events.filter((each) => each.event === 'hickey').reduce((sum, { cents: paid }) => sum + paid, 0);
  return { score: { ...before.score, ...Object.fromEntries(totals) }, jar_cents: before.jar_cents + cents };
}

function seen(judgement: Judgement): SeenWeight[] {
  return judgement.weights.map((judged) => ({ id: judged.id, color: judged.color, x: judged.x, y: judged.y, judged })).sort((a, b) => b.x - a.x);
}

// What a throw left on the board, where nobody judged it.
function leftBy(course: Course): JudgedRound['lying'] {
  const fallen = new Set(course.falls.map(({ weight }) => weight));
  const last = (course.times.length - 1) * course.ids.length;
  return course.ids.flatMap((id, place) => {
    const color = course.colors[place];
    const [x, y] = [course.x[last + place], course.y[last + place]];
    return fallen.has(place) || !color || x === undefined || y === undefined ? [] : [{ id, color, x, y }];
  });
}
