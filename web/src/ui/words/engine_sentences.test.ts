// What the page says of the engine's codes, in every situation that matches and positions come to: in English, to the
// letter, what the engine's own sentence is; in other languages the same numbers, and nothing of it in English.
import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { readRefusal, refusalMessage } from '../../engine/fault';
import type { Color, Command, GameInfo, JudgeRequest, Judgement, MatchEvent, MatchState, TableInfo } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { languages, loadWords, words, type Language } from './index';
import { loadRefusals, explain } from './refusals';
import { eventText, eventsText } from './events';
import { judgeSummary, judgeWhy, type Sides, sidesOf } from './judgements';
import { levelHelp, optionDefault, optionHelp, presetHelp } from './setup';
import { englishOf, leftInEnglish, lengthsIn, metric, numbersIn, plainer, withoutLengths, withoutSentences } from '../../../tests/sentence_checks';

const engine = await engineInstance('hammer'); // to hold its English against the page's
const games = await engine.games();
const tables = await engine.tables();
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

function draw(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

// Hard and soft, straight and aside: over the end, over the sides, short of the line, into what lies there.
function throwOf(state: MatchState, table: TableInfo, random: () => number): Command {
  const reach = Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x - 0.1));
  const speed = reach * (0.5 + 0.7 * random() ** 0.5);
  const shot = { y: (random() - 0.5) * 0.3, speed, angle: (random() - 0.5) * (table.cushions ? 0.3 : 0.08), spin: 0 };
  if (state.to_shoot?.throws === 4) return { cmd: 'throw-four', color: random() < 0.5 ? 'red' : 'blue', spread: 0.03, ...shot, speed: reach * 0.98, angle: 0 };
  return { cmd: 'shoot', ...shot };
}

// What else can happen at a table, real ones too: one after the other.
function besidesOf([one = '', other = '']: string[]): Command[][] {
  return [
    [{ cmd: 'undo' }, { cmd: 'redo' }], [{ cmd: 'undo' }], [{ cmd: 'grant-dust' }, { cmd: 'dust', area: 'edges' }, { cmd: 'dust' }], [{ cmd: 'forfeit' }],
    [{ cmd: 'report', score: { [one]: 3, [other]: 0 } }], [{ cmd: 'report', score: { [one]: 0 } }], [{ cmd: 'report', weights: [{ color: 'red', x: 6.2, y: 0 }], first_color: 'red' }],
    ...(['foot', 'shaking', 'out_of_turn', 'wrong_color', 'touched_weight', 'peeking'] as const).map((kind): Command[] => [{ cmd: 'foul', side: one, kind }]),
  ];
}

const people = [['Ann', 'Bob'], ['James', 'red'], ['blue', 'Ann']];

async function eventsOf(game: GameInfo, table: TableInfo, seed: number, by: 'oddly' | 'machines' = 'oddly'): Promise<MatchEvent[]> {
  const random = draw(seed);
  const names = people[seed % people.length]!;
  const besides = besidesOf(names);
  const wanted = { wear: true, dusting: 'director', peeking: 'not_allowed', game_score: 9, innings: 1, hickey_cents: 25, best_of: 3, dead_weights: 'removed', dead_weight_voids: false };
  const options = Object.fromEntries(Object.entries(wanted).filter(([name]) => seed % 2 === 0 && game.options.some((option) => option.name === name && option.always)));
  const begun = await engine.begin({ game: game.key, table: table.name, options, seats: names.map((name) => ({ name })), seed });
  if (!begun.answer.ok) throw new Error(begun.answer.error);
  let { state } = begun.answer;
  const told: MatchEvent[] = [];
  const last = by === 'machines' ? 24 : 219;
  for (let i = 0; i <= last && !state.over; ++i) {
    const itself = state.phase !== 'shooting' || by === 'machines';
    const beside = i % 9 === 8 ? besides[Math.floor(random() * besides.length)]! : [];
    const next = i === last ? { cmd: 'concede' as const, side: names[1]! } : itself ? null : throwOf(state, table, random);
    for (const command of itself || beside.length === 0 ? [next] : beside) {
      const { answer } = await (command ? engine.command(command) : engine.act('novice'));
      if (!answer.ok) continue;
      state = answer.state;
      told.push(...answer.events);
    }
  }
  return told;
}

function requestOf(game: GameInfo, table: TableInfo, random: () => number): JudgeRequest {
  const placed: { color: Color; x: number; y: number }[] = [];
  const deep = [0, 0.02, 0.1, 0.2, 0.3];
  for (let i = 0; i < 8; ++i) {
    const x = table.length - deep[Math.floor(random() * deep.length)]! - (random() < 0.2 ? random() * 1.5 : 0);
    const y = (random() - 0.5) * (table.width - (table.cushions ? 0.08 : 0));
    const color: Color = i % 2 === 0 ? 'red' : 'blue';
    if (random() < 0.6 && placed.every((other) => Math.hypot(other.x - x, other.y - y) > 0.06)) placed.push({ color, x, y });
  }
  const scoring = game.options.flatMap((option) => (option.name === 'scoring' && option.type === 'choice' ? option.values : []));
  const fits = scoring.filter((value) => (value === 'target') === (table.target !== null));
  const options = {
    ...(fits.length > 0 ? { scoring: fits[Math.floor(random() * fits.length)]! } : {}),
    ...(random() < 0.3 && game.options.some(({ name }) => name === 'tied_leaders') ? { tied_leaders: 'cancel' } : {}),
    tie_tolerance_mm: random() < 0.3 ? 10 : 0.1,
  };
  const first = game.throws_four ? { first_color: random() < 0.5 ? ('red' as const) : ('blue' as const) } : {};
  return { game: game.key, table: table.name, options, weights: placed, ...first };
}

async function judgementsOf(game: GameInfo, seed: number): Promise<Judgement[]> {
  const random = draw(seed);
  const places = tables.filter(({ name }) => game.tables.includes(name) || (name === '22ft-target' && game.tables_with.length > 0));
  const found: Judgement[] = [];
  for (let i = 0; i < 120; ++i) {
    const request = requestOf(game, places[i % places.length]!, random);
    const answer = await engine.judge(request);
    if ('error' in answer) continue;
    found.push(answer);
    for (const beyond of i % 3 === 0 ? [0, 1e-8, -2e-7] : []) {
      const close = await engine.judge({ ...request, weights: request.weights.map((weight, place) => atItsLine(weight, answer, place, beyond)) });
      if (!('error' in close)) found.push(close);
    }
  }
  return found;
}

// Where it touches the line that it was judged by, or lies `beyond` it by a hair.
function atItsLine<Weight extends { x: number }>(weight: Weight, { weights }: Judgement, place: number, beyond: number): Weight {
  const by = weights[place]?.clearance_mm ?? 0;
  return Math.abs(by) > 200 ? weight : { ...weight, x: weight.x - by / 1000 + beyond };
}

const events: MatchEvent[] = [];
const judgements: Judgement[] = [];

beforeAll(async () => {
  for (const [place, game] of games.entries()) {
    const boards = tables.filter(({ name }) => name === game.tables[0] || name === game.tables.at(-1));
    for (const [i, board] of boards.entries()) events.push(...(await eventsOf(game, board, 11 + place + i)), ...(await eventsOf(game, board, 24 + 2 * place + i)));
    events.push(...(await eventsOf(game, boards[0]!, 40 + place, 'machines')));
    judgements.push(...(await judgementsOf(game, 5 + place)));
  }
  judgements.push(...events.flatMap((event) => (event.event === 'scored' ? (event.judgement ?? []) : [])));
}, 120_000);

// Said, and not in English.
function expectOther(said: string, english: string): void {
  expect(english).not.toBe('');
  expect(said, english).not.toBe('');
  expect(said).not.toBe(english);
}

function expectSame(said: string, english: string): void {
  expect(leftInEnglish(said, games), `${said} (${english})`).toEqual([]);
  expect(numbersIn(said.replace(metric, '')), `${said} (${english})`).toEqual(numbersIn(english.replace(metric, ''), 'en'));
}

function expectEnglish(said: string, english: string, about?: string): void {
  expect(withoutLengths(said), about).toBe(withoutLengths(plainer(english)));
  for (const [place, exact] of lengthsIn(english).entries()) expect(Math.abs(lengthsIn(said)[place]! - exact), `${said} (${english})`).toBeLessThanOrEqual(0.051 * exact + 2.6e-6); // a ten-thousandth of an inch
}

// Helps that the page says in its own words.
const ownHelps: Record<string, string> = {
  tournament: 'as played at tournaments',
  brochure: 'dead weights come off at once, no corner hangers',
  toddler: 'Throws anything, for the fun of it',
  child: 'Takes almost any shot that comes to mind',
  newcomer: 'Knows what counts, but seldom how to get it',
  beginner: 'Finds a good shot now and then',
  learner: 'Finds a good shot about as often as not',
  novice: 'Sees the good shots, often takes another',
  casual: 'Solid; sometimes misses the best shot',
  league: 'Rarely far from the best shot',
  pro: 'Nearly always the best shot, or one as good',
  champion: 'Always the shot that wins most often',
};

const reasons = [
  'behind', 'cancelled', 'counts', 'counts_better', 'counts_deeper', 'dead', 'equal_best', 'first_color', 'first_color_remains',
  'level_leaders', 'no_three', 'not_better', 'voided_by_dead',
];

describe('what the engine tells, in English', () => {
  beforeAll(async () => {
    await loadWords('en');
  });

  it('is to the letter what the engine says of every event, but for the rounding of lengths', () => {
    for (const event of events) expectEnglish(eventText(withoutSentences(event)), englishOf(event, 'text'), JSON.stringify(event));
    expect(eventText({ event: 'claimed', side: 'Bob' })).toBe('Win claimed: Bob didn’t come back.'); // by a server only: contract.test.ts has it
    const correction = { event: 'corrected', report: 2, removes: 1, puts: 1 } as const; // contract.test.ts has one by the engine
    expect(eventText(correction)).toBe('A round has been corrected.');
    expect(eventText({ ...correction, removes: 0, leave_out: 2 })).toBe('A round has been put in. What no longer fits has been left out.');
    expect(eventsText(events.slice(0, 3))).toBe(events.slice(0, 3).map((event) => eventText(event)).join(' '));
    expect([...new Set(events.map(({ event }) => event))].sort()).toEqual([
      'chooses', 'conceded', 'dead_removed', 'dust_granted', 'dusted', 'extra_frame', 'fell', 'forfeited', 'foul', 'game_won', 'hickey', 'jar_taken',
      'match_won', 'no_cushion', 'opens', 'put_back', 'redone', 'scored', 'shot', 'taken_off', 'toss_won', 'turn_failed', 'undone',
    ]);
  });

  it('is to the letter what the program says of every option, and plainer of presets and levels', async () => {
    for (const option of games.flatMap(({ options }) => options)) {
      expect(optionHelp(option)).toBe(plainer(englishOf(option, 'help')));
      if (option.default === null) expect(optionDefault(option)).toBe(plainer(englishOf(option, 'default_text')));
    }
    for (const preset of await engine.presets()) expect(presetHelp(preset)).toBe(ownHelps[preset.name]);
    for (const level of await engine.levels()) expect(levelHelp(level)).toBe(ownHelps[level.name]);
  });

  it('is what the engine says of every weight and of the whole, in plainer words', () => {
    for (const judgement of judgements) {
      const told = withoutSentences(judgement);
      for (const [place, weight] of told.weights.entries()) expectEnglish(judgeWhy(told, weight), englishOf(judgement.weights[place]!, 'why'), JSON.stringify(told));
      expect(judgeSummary(told)).toBe(plainer(englishOf(judgement, 'summary')));
    }
    expect([...new Set(judgements.flatMap(({ weights }) => weights.map(({ reason }) => reason)))].sort()).toEqual(reasons);
    const whys = judgements.flatMap(({ weights }) => weights.map((weight) => englishOf(weight, 'why'))).join(' ');
    for (const rare of ['touching the', 'level with the far edge', 'less than 0.001 mm', 'remaining weight', 'corner hanger']) expect(whys).toContain(rare);
  });

  it('is why something was refused', async () => {
    await loadRefusals();
    for (const message of await refusals()) {
      expectSaid(message);
      if (readRefusal(message)!.code !== 'unknown_field') expect(explain(message), message).toMatch(/^[^a-z].*\.$/); // which no screen sends
      expect(explain(message), message).not.toMatch(/undefined|NaN|_|\[/);
    }
  });

  it('is in inches where the reader chose them, and else the same', () => {
    const { units } = preferences.value;
    preferences.value = { ...preferences.value, units: 'in' };
    try {
      for (const event of events) expectEnglish(eventText(event), englishOf(event, 'text'));
      for (const judgement of judgements) {
        for (const weight of judgement.weights) {
          const said = judgeWhy(judgement, weight);
          expect(said).not.toMatch(/\d [mc]?m\b/);
          expectEnglish(said, englishOf(weight, 'why'));
        }
        expect(judgeSummary(judgement)).toBe(plainer(englishOf(judgement, 'summary')));
      }
    } finally {
      preferences.value = { ...preferences.value, units };
    }
  });
});

// Every sentence that names Ann, said to her.
describe.each(Object.keys(languages) as Language[])('what is said to the one who plays, in %s', (language) => {
  const ann = new Set(['Ann']);
  beforeAll(async () => {
    await loadWords(language);
  });

  it('calls her "you" in every event, and nobody else', () => {
    const hers = events.filter((event) => eventText(event).includes('Ann'));
    expect(new Set(hers.map(({ event }) => event)).size).toBeGreaterThan(12);
    for (const event of hers) {
      const said = eventText(event, ann);
      expect(said).not.toContain('Ann');
      expect(said).toMatch(/^\p{Lu}/u);
      expect(said).not.toBe(eventText(event));
      expect(numbersIn(said)).toEqual(numbersIn(eventText(event)));
    }
    for (const event of events) if (!hers.includes(event)) expect(eventText(event, ann)).toBe(eventText(event));
  });

  it('takes nobody else for her whose name is "you"', () => {
    const won = (side: string, reader: Set<string>) => eventText({ event: 'match_won', side }, reader);
    expect(won(words.you, ann)).not.toBe(won('Ann', ann));
    expect(won(words.you, new Set([words.you]))).toBe(won('Ann', ann));
    const sides = sidesOf({ Ann: 'red', [words.you]: 'blue' }, words.you, ann);
    expect([sides.red, sides.blue, sides.turn].map((name) => name === words.you)).toEqual([true, false, false]);
  });

  it('calls her weights hers', () => {
    const sides = sidesOf({ Ann: 'red', Bob: 'blue' }, 'Ann', ann);
    const named = sidesOf({ Ann: 'red', Bob: 'blue' }, 'Ann');
    for (const judgement of judgements) {
      for (const say of [judgeSummary, ...judgement.weights.map((weight) => (all: Judgement, whose: Sides) => judgeWhy(all, weight, whose))]) {
        const [said, told] = [say(judgement, sides), say(judgement, named)];
        expect(said).not.toContain('Ann');
        expect(said).toMatch(/^\p{Lu}/u);
        if (told.includes('Ann')) expect(said).not.toBe(told);
      }
    }
  });
});

describe.each(others)('what the engine says, in %s', (language) => {
  beforeAll(async () => {
    await loadWords(language);
    await loadRefusals();
  });

  it('is told of every event', () => {
    for (const event of events) expectSame(eventText(event), englishOf(event, 'text'));
    expect(new Set(events.map(({ event }) => event)).size).toBeGreaterThan(18);
  });

  it('is why every weight counts or does not', () => {
    for (const judgement of judgements) {
      for (const weight of judgement.weights) expectSame(judgeWhy(judgement, weight), englishOf(weight, 'why'));
      expectSame(judgeSummary(judgement), englishOf(judgement, 'summary'));
    }
  });

  it('tells apart what is different', () => {
    const seen = new Map<string, string>();
    for (const event of events) {
      const said = eventText(event);
      const english = withoutLengths(englishOf(event, 'text'));
      expect(seen.get(said) ?? english).toBe(english);
      seen.set(said, english);
    }
  });

  it('names and explains every option, preset and level', async () => {
    for (const game of games) {
      for (const option of game.options) {
        expectOther(optionHelp(option), englishOf(option, 'help'));
        expect(words.options.name(option.name)).not.toMatch(/_/);
        if (option.default === null) expectOther(optionDefault(option), englishOf(option, 'default_text'));
        for (const value of 'values' in option ? option.values : []) expect(leftInEnglish(words.options.value(String(value)), games), String(value)).toEqual([]);
      }
    }
    for (const preset of await engine.presets()) expectOther(presetHelp(preset), englishOf(preset, 'help'));
    for (const level of await engine.levels()) expectOther(levelHelp(level), englishOf(level, 'help'));
  });

  it('is why something was refused', async () => {
    for (const message of await refusals()) {
      expect(leftInEnglish(explain(message), games), `${explain(message)} (${message})`).toEqual([]);
      expectSaid(message);
    }
  });
});

// In words of its own, and with what is accepted.
function expectSaid(message: string): void {
  const said = explain(message);
  const { arguments: about, code } = readRefusal(message)!;
  expect(said, message).not.toBe(explain(refusalMessage({ code: 'nobody knows it', field: null, arguments: {} })));
  const limits = code === 'spin_too_fast' ? [] : [about['low'], about['high']].filter((limit) => typeof limit === 'number');
  expect(numbersIn(said), `${said} (${message})`).toEqual(expect.arrayContaining(limits.map((limit) => String(Math.abs(limit as number)))));
}

async function refusals(): Promise<string[]> {
  const found: string[] = [];
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const setUp = async (setup: object) => {
    const { answer } = await engine.begin({ game: games[0]!.key, seats, seed: 1, ...setup } as never);
    if (!answer.ok) found.push(answer.error);
  };
  const send = async (command: object) => {
    const { answer } = await engine.command(command as never);
    if (!answer.ok) found.push(answer.error);
  };
  for (const game of games) {
    for (const option of game.options) {
      const { name } = option;
      if (option.type === 'handicap') await setUp({ game: game.key, options: { handicap: { Ann: 1e6 } } });
      else if ('low' in option) for (const value of [option.low - 1, option.high + 1, option.low + 0.25]) await setUp({ game: game.key, options: { [name]: value } });
      else await setUp({ game: game.key, options: { [name]: 'nonsense' } });
    }
    await setUp({ game: game.key, table: '9ft-bank', options: { foul_line: 'long', corner_hangers: true } });
    await setUp({ game: game.key, options: { dead_weights: 'removed', dead_weight_voids: true } });
    await setUp({ game: game.key, table: '22ft-target', options: { hanger_value: 4 } });
    await setUp({ game: game.key, options: { best_of: 2 } });
    await setUp({ game: game.key, seats: [...seats, { name: 'Cid' }, { name: 'Dot' }, { name: 'Eve' }] });
    await setUp({ game: game.key, seats: [{ name: 'Ann' }] });
    await setUp({ game: game.key, seats: [{ name: 'Ann', side: 'A' }, { name: 'Bob', side: 'A' }, { name: 'Cid', side: 'B' }] });
    await setUp({ game: game.key, seats: ['A', 'A', 'A', 'B', 'B', 'B'].map((side, i) => ({ name: `P${side}${'abcdef'[i]}`, side })) });
  }
  for (const name of ['', ' Ann', 'An\u0007n', 'A\u202En', 'x'.repeat(101), 'Bob']) await setUp({ seats: [{ name }, { name: 'Bob' }] });
  await setUp({ seats: [{ name: 'Ann', side: ' ' }, { name: 'Bob', side: 'B' }] });
  await setUp({ powder: 9 });
  await setUp({ powder: 'wet' });
  await setUp({ weight: 'huge' });
  for (const command of [{ cmd: 'undo' }, { cmd: 'shoot', speed: 1 }]) await send(command);
  await setUp({});
  for (const command of [{ cmd: 'shoot', speed: 1 }, { cmd: 'undo' }, { cmd: 'redo' }, { cmd: 'toss', side: 'Ann', call: 'heads' }, { cmd: 'shoot', speed: 1 }]) await send(command);
  await setUp({});
  await send({ cmd: 'open', first: 'Ann' });
  for (const command of [
    { cmd: 'open', first: 'Ann' }, { cmd: 'shoot', speed: 99 }, { cmd: 'shoot', speed: 1, y: 9 }, { cmd: 'throw-four', color: 'red', speed: 1 },
    { cmd: 'dust' }, { cmd: 'grant-dust' }, { cmd: 'foul', side: 'Ann', kind: 'peeking' }, { cmd: 'report', score: { Ann: 31 } },
    { cmd: 'report', score: { Ann: 3, Bob: 3 } }, { cmd: 'report', score: { Ann: -1 } }, { cmd: 'report', weights: [{ color: 'red', x: 9, y: 0 }] },
    { cmd: 'report', weights: [{ color: 'red', x: 6, y: 0 }, { color: 'red', x: 6, y: 0.01 }] },
    { cmd: 'report', weights: Array.from({ length: 5 }, (_, i) => ({ color: 'red', x: 5 + i / 10, y: 0 })) },
  ]) await send(command);
  await setUp({ options: { wear: true, dusting: 'edges' } });
  await send({ cmd: 'open', first: 'Ann' });
  await send({ cmd: 'dust', area: 'whole' });
  await send({ cmd: 'shoot', speed: 0.001 });
  await send({ cmd: 'shoot', speed: 0.001 });
  await send({ cmd: 'concede', side: 'Ann' });
  await send({ cmd: 'shoot', speed: 1 });
  const begun = await engine.begin({ game: games[0]!.key, seats, seed: 1 });
  for (const record of ['', 'nonsense', begun.lines.replace('Ann', 'Eve'), `${begun.lines}{"event":"undo"}\n`, begun.lines.slice(0, 30)]) {
    const { answer } = await engine.resume(record);
    if (!answer.ok) found.push(answer.error);
  }
  expect(found.length).toBeGreaterThan(60);
  return found;
}
