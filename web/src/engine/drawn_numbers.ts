// The engine's numbers for drawing, in the order in which wasm/drawn_numbers.cpp writes them.
import { fault } from './fault';
import type { Color, Course, Powder } from './types';

const colors: Color[] = ['red', 'blue'];
const edges = ['near', 'far', 'left', 'right'] as const; // from 1 on: 0 is none

class NumberReader {
  private next = 0;
  constructor(private readonly numbers: Float32Array) {}

  one(): number {
    const number = this.numbers[this.next++];
    if (number === undefined) throw fault('otherVersion');
    return number;
  }
  // An array of its own, so that it can be handed to another thread.
  array(count: number): Float32Array {
    this.next += count;
    return this.numbers.slice(this.next - count, this.next);
  }
  list<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }
}

// null where nothing was thrown.
export function readCourse(numbers: Float32Array): Course | null {
  if (numbers.length === 0) return null;
  const reader = new NumberReader(numbers);
  const one = () => reader.one();
  const [weights, samples, contacts, falls, corners, duration] = [one(), one(), one(), one(), one(), one()];
  return {
    duration,
    ids: reader.list(weights, one),
    colors: reader.list(weights, () => colors[one()]!),
    times: reader.array(samples),
    x: reader.array(samples * weights),
    y: reader.array(samples * weights),
    turn: reader.array(samples * weights),
    contacts: reader.list(contacts, () => ({ t: one(), a: one(), b: one(), x: one(), y: one(), impulse: one() })),
    falls: reader.list(falls, () => ({
      t: one(), weight: one(), edge: edges[one() - 1]!, x: one(), y: one(), vx: one(), vy: one(),
    })),
    alone: reader.list(corners, () => ({ x: one(), y: one() })),
  };
}

// null where powder does not wear.
export function readPowder(numbers: Float32Array): Powder | null {
  if (numbers.length === 0) return null;
  const reader = new NumberReader(numbers);
  const [along, across] = [reader.one(), reader.one()];
  return { along, across, dryness: reader.array(along * across) };
}
