// The engine's messages, and what the page makes of them.
import type { Accepted, Color, Edge, Judgement, MatchState } from './messages';

export type * from './messages';

// `error` is a code with its arguments (fault.ts), shown in the reader's language.
export type MatchAnswer = Accepted | { ok: false; error: string; field: string | null; state: MatchState | null };
export type JudgeAnswer = Judgement | { error: string; field: string | null };

// The course of the throw just played, sampled by the engine: every contact and stop is a sample, and between two
// samples a straight line is close enough to draw. Weights in the order of `ids`; sample s of weight w at [s * count + w].
export interface Course {
  duration: number; // s
  ids: number[]; // the board's ids, those thrown last
  colors: Color[];
  times: Float32Array;
  x: Float32Array;
  y: Float32Array;
  turn: Float32Array; // rad: how far the weight has turned about itself
  contacts: { t: number; a: number; b: number; x: number; y: number; impulse: number }[]; // a, b: indices in ids; b -1, -2: left, right cushion
  falls: { t: number; weight: number; edge: Edge; x: number; y: number; vx: number; vy: number }[];
  // The first thrown weight's path had nothing been in the way: corners from release to rest or fall.
  alone: { x: number; y: number }[];
}

// Dryness 0 (fresh) .. 1 (bare wood), `along` × `across` cells from the shooter's edge and the shooter's right.
export interface Powder {
  along: number;
  across: number;
  dryness: Float32Array; // [along index * across + across index]
}
