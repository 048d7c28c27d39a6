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
  side: string | null; // whose turn it was, where sides have the board alone
  before: MatchState;
}

const endings = new Set<MatchEvent['event']>(['scored', 'turn_failed']);

export function roundThatEnded(events: MatchEvent[], before: MatchState, course: Course | null): JudgedRound | null {
  const first = events.findIndex(({ event }) => endings.has(event));
  if (first < 0) return null;
  const judgement = events.find((event) => event.judgement)?.judgement ?? null;
  const weights = judgement ? seen(judgement, before, course) : [];
  return {
    judgement,
    weights,
    lying: judgement ? weights : course ? leftBy(course) : before.weights,
    events: events.slice(first),
    round: before.round,
    side: before.to_shoot?.side ?? null,
    before,
  };
}

// What it left on the scoreboard: the state after it may be the next game's already, which begins anew.
export function countedAfter({ before, events }: JudgedRound): Pick<MatchState, 'score' | 'jar_cents'> {
  const scored = events.filter(({ event }) => event === 'scored');
  const totals = scored.map(({ side, total }): [string, number] => [side ?? '', total ?? 0]);
  const cents = events.reduce((sum, { event, cents: paid = 0 }) => (event === 'hickey' ? sum + paid : sum), 0);
  return { score: { ...before.score, ...Object.fromEntries(totals) }, jar_cents: before.jar_cents + cents };
}

// A judgement lists the weights on the board in the order shot, without the board's numbers for them.
function seen(judgement: Judgement, before: MatchState, course: Course | null): SeenWeight[] {
  const ids = course ? matchedIds(judgement.weights, course) : judgement.weights.map((_, place) => place);
  return judgement.weights
    .map((judged, place) => ({ id: ids[place] ?? before.weights.length + place, color: judged.color, x: judged.x, y: judged.y, judged }))
    .sort((a, b) => b.x - a.x);
}

// In the order shot both lists agree, but the course has weights too that fell or were taken off.
function matchedIds(weights: JudgedWeight[], course: Course): number[] {
  const count = course.ids.length;
  const last = course.times.length - 1;
  const free = new Set(course.ids.keys());
  return weights.map((weight) => {
    let best = -1;
    let least = Infinity;
    for (const place of free) {
      if (course.colors[place] !== weight.color) continue;
      const dx = (course.x[last * count + place] ?? 0) - weight.x;
      const dy = (course.y[last * count + place] ?? 0) - weight.y;
      if (Math.hypot(dx, dy) < least) [best, least] = [place, Math.hypot(dx, dy)];
    }
    free.delete(best);
    return course.ids[best] ?? -1;
  });
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
