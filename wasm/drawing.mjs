// The module's numbers for drawing, as wasm/module.cpp writes them.
const edges = [null, 'near', 'far', 'left', 'right'];

function numbersOf(exports, name, numbers) {
  const count = exports[name](...numbers);
  return new Float32Array(exports.memory.buffer, exports.hammer_numbers(), count).slice();
}

// Of the umpire's last throw, or from the export `name`.
export function courseOf(exports, name = 'hammer_course', ...about) {
  const numbers = numbersOf(exports, name, about);
  if (numbers.length === 0) return null;
  let next = 0;
  const one = () => numbers[next++];
  const take = (count) => numbers.subarray(next, (next += count));
  const list = (count, read) => Array.from({ length: count }, read);
  const [weights, samples, contacts, falls, corners, duration] = [one(), one(), one(), one(), one(), one()];
  const course = {
    duration,
    ids: [...take(weights)],
    colors: list(weights, () => ['red', 'blue'][one()]),
    times: take(samples),
    x: take(samples * weights),
    y: take(samples * weights),
    turn: take(samples * weights),
    contacts: list(contacts, () => ({ t: one(), a: one(), b: one(), x: one(), y: one(), impulse: one() })),
    falls: list(falls, () => ({ t: one(), weight: one(), edge: edges[one()], x: one(), y: one(), vx: one(), vy: one() })),
    alone: list(corners, () => ({ x: one(), y: one() })),
  };
  if (next !== numbers.length) throw new Error(`${numbers.length - next} numbers are left over`);
  return course;
}

export function powderOf(exports, name = 'hammer_powder', ...about) {
  const numbers = numbersOf(exports, name, about);
  if (numbers.length === 0) return null;
  return { along: numbers[0], across: numbers[1], dryness: numbers.subarray(2) };
}
