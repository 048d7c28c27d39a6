// Plays a random match with an umpire: commands that a person could send, and some that are refused.

// HAMMER_SEED=N draws other numbers; without it every test has the seed in its source. As in the C++ tests.
const given = process.env.HAMMER_SEED ?? '0';
if (!/^\d{1,9}$/.test(given)) throw new Error(`HAMMER_SEED is "${given}"; accepted is a whole number from 0`);
console.log(`HAMMER_SEED=${given}`);

// Small and repeatable; which numbers come out does not matter.
export function randomFrom(fixed) {
  let state = (Number(given) * 1_000_003 + fixed) >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { unit, between: (low, high) => low + (high - low) * unit(), pick: (list) => list[Math.floor(unit() * list.length)] };
}

// Hard enough to lie near the far end, mostly.
function randomShot(random, table) {
  const speed = Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x - random.between(-0.05, 0.5)));
  return {
    y: random.between(-0.1, 0.1),
    speed: speed * (random.unit() < 0.2 ? random.between(1.1, 2) : 1),
    angle: table.cushions ? random.pick([-1, 1]) * random.between(0.05, 0.3) : random.between(-0.01, 0.01),
    spin: random.between(-5, 5),
  };
}

function randomReport(random, state, table) {
  const weights = [];
  for (let i = 0; i < 3; ++i) {
    weights.push({ color: random.pick(['red', 'blue']), x: table.length - 0.03 - 0.2 * i, y: random.between(-0.1, 0.1) });
  }
  return state.to_shoot.throws === 4 ? { cmd: 'report', weights, first_color: 'red' } : { cmd: 'report', weights };
}

function opening(random, state) {
  if (state.phase === 'choice') {
    const { side, take } = state.to_choose;
    const taken = random.pick(take);
    if (taken !== 'color') return { cmd: 'choose', take: taken };
    return { cmd: 'choose', take: taken, color: state.colors[side] ?? random.pick(['red', 'blue']) };
  }
  const sides = Object.keys(state.score);
  if (random.unit() < 0.3) return { cmd: 'open', first: random.pick(sides), end: random.pick(['A', 'B']) };
  return sides.length > 2 ? { cmd: 'toss' } : { cmd: 'toss', side: sides[0], call: random.pick(['heads', 'tails']) };
}

export function nextCommand(random, state, table) {
  if (state.phase !== 'shooting') return opening(random, state);
  const chance = random.unit();
  const side = state.to_shoot.side;
  if (chance < 0.03) return { cmd: 'undo' };
  if (chance < 0.05) return { cmd: 'redo' };
  if (chance < 0.06) return { cmd: 'forfeit' };
  if (chance < 0.07) return { cmd: 'foul', side, kind: 'foot' };
  if (chance < 0.08) return { cmd: 'dust', area: 'edges' };
  if (chance < 0.09) return { cmd: 'shoot', speed: 1e9 };
  if (chance < 0.12) return randomReport(random, state, table);
  const shot = randomShot(random, table);
  return state.to_shoot.throws === 4 ? { cmd: 'throw-four', color: random.pick(['red', 'blue']), spread: 0.01, ...shot } : { cmd: 'shoot', ...shot };
}

// Returns the lines sent and the answers, as text. A match that goes on too long is conceded.
export function playMatch(answer, setup, table, random, longest = 150) {
  const lines = [];
  const answers = [];
  const send = (command) => {
    lines.push(JSON.stringify(command));
    answers.push(answer(lines.at(-1)));
    return JSON.parse(answers.at(-1));
  };
  const first = send(setup);
  if (!first.ok) throw new Error(first.error);
  for (let state = first.state; !state.over; ) {
    const still = Object.keys(state.score).filter((side) => !state.conceded.includes(side));
    state = send(lines.length < longest ? nextCommand(random, state, table) : { cmd: 'concede', side: still[0] }).state;
  }
  return { lines, answers };
}
