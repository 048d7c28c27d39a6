// Between the page and the engine's worker. Answers come in the order asked.
import type { Engine } from './engine';

export interface Request {
  id: number;
  method: keyof Engine;
  args: unknown[];
}

// `field`: of what was asked, where that is refused. `stopped`: it will answer nothing any more.
export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: string; field?: string | null; stopped?: boolean };
