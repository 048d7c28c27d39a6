// The sums of a record, made again: docs/decisions/0006-records.md has how.
const ends = /,"sum":"[0-9a-f]{16}"\}$/;
const word = (1n << 64n) - 1n;
const encoder = new TextEncoder();

// The record with correct sums after a line was changed, as a forger could make it.
export function withRightSums(record) {
  let state = 0x48616d6d6572n;
  const add = (text) => {
    for (const byte of encoder.encode(text)) {
      state = ((state ^ BigInt(byte)) * 0x9fb21c651e98df25n) & word;
      state ^= state >> 32n;
    }
  };
  const value = () => {
    const mixed = (state * 0xd6e8feb86659fd93n) & word;
    return (mixed ^ (mixed >> 32n)).toString(16).padStart(16, '0');
  };
  return record
    .split('\n')
    .map((line) => {
      if (!ends.test(line)) return line; // the line of names has no sum
      const kept = line.replace(ends, '');
      add(kept);
      const ending = `,"sum":"${value()}"}`;
      add(`${ending}\n`);
      return kept + ending;
    })
    .join('\n');
}
