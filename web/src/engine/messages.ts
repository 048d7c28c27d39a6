// Between the page and the engine's worker. Answers come in the order asked.
import type { Engine } from './engine';

export interface Request {
  id: number;
  method: keyof Engine;
  args: unknown[];
}

export type Reply = { id: number; result: unknown } | { id: number; error: string };
