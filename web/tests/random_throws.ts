// Throws at random by the real engine, with what became of each.
import type { Engine } from '../src/engine/engine';
import type { Study } from '../src/engine/study';
import type { AgreedSetup, Command, GameInfo, MatchSetup, MatchState, TableInfo } from '../src/engine/types';
import { Referee, type Thrown, type ThrowResult } from '../src/state/throw_result';

// The same sequence every time.
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

export interface Told {
  thrown: Thrown;
  result: ThrowResult;
  setup: AgreedSetup;
  referee: Referee;
}

// Throws at random through a match until it is over or enough was seen.
export async function throwAtRandom({ engine, study }: { engine: Engine; study: Study }, game: GameInfo, more: Partial<MatchSetup>, throws: number, seed: number): Promise<Told[]> {
  const draw = random(seed);
  const begun = await engine.begin({ game: game.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed, ...more });
  if (!begun.answer.ok || !begun.answer.setup) throw new Error(JSON.stringify(begun.answer));
  const { setup } = begun.answer;
  const table = (await engine.tables()).find(({ name }) => name === setup.table)!;
  const referee = new Referee(engine, setup, game, table, async () => study);
  const [low, high] = [await engine.speedToReach(table.name, setup.powder, setup.weight, table.length * 0.2), await engine.speedToReach(table.name, setup.powder, setup.weight, table.length - 0.01)];
  let before = begun.answer.state;
  let powder = begun.powder;
  const told: Told[] = [];
  const opened = await engine.command({ cmd: 'open', first: 'Ann' });
  if (opened.answer.ok) before = opened.answer.state;
  while (told.length < throws && !before.over && before.to_shoot) {
    const played = await engine.command(shotFor(before, table, low!, high!, draw));
    if (!played.answer.ok) throw new Error(played.answer.error);
    const { events, state: after } = played.answer;
    const thrown: Thrown = { events, before, after, course: played.course!, powder, isSeen: before.may_look && after.may_look };
    told.push({ thrown, result: (await referee.resultOf(thrown))!, setup, referee });
    before = after;
    powder = played.powder;
  }
  return told;
}

function shotFor({ to_shoot, weights }: MatchState, { width, length }: TableInfo, low: number, high: number, draw: () => number): Command {
  const kind = draw(); // some are short of the foul line, most about the far end
  const speed = kind < 0.1 ? low : kind < 0.25 ? low + (high - low) * draw() : high * (0.93 + 0.09 * draw());
  const aim = { y: (draw() - 0.5) * width * 0.4, speed };
  if (to_shoot?.throws === 4) return { cmd: 'throw-four', color: 'red', ...aim, angle: 0, spread: 0.002, speed: high * (0.85 + 0.35 * draw()) };
  const at = draw() < 0.4 ? weights[0] : undefined; // sometimes at what lies there
  return { cmd: 'shoot', ...aim, angle: at ? (at.y - aim.y) / length : (draw() - 0.5) * 0.04 };
}
