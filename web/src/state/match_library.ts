// The matches stored on this device: begun, opened, imported, exported, removed. Every command is stored before its result
// is shown.
import { signal } from '@preact/signals';

import type { Engine, Played } from '../engine/engine';
import type { AgreedSetup, Command, MatchAnswer, MatchSetup, MatchState, Sheet } from '../engine/types';
import type { KeptThrow } from './best_throw';
import { TakenElsewhere, type MatchStore, type SavedMatch } from './device_store';
import type { MatchKind, MatchPlan } from './plan';

export type Begun = { ok: true; id: string } | { ok: false; error: string; field: string | null };

// A match that can be played on. Only one is open at a time: the engine holds it.
export interface OpenMatch {
  id: string;
  kind: MatchKind;
  plan: MatchPlan;
  setup: AgreedSetup;
  played: Played; // the last answer
  send(command: Command): Promise<Played>;
  act(level: string): Promise<Played>; // a machine's turn
  sheet(): Promise<Sheet>; // what was scored so far
}

// Messages for people.
export interface LibraryWords {
  noSuchMatch: string;
  noSetup: string;
  notOpen: string;
  elsewhere: string;
  notSaved: string;
  noRoom: string;
}

// The match cannot go on here: another window plays it, or a command could not be stored.
export class MatchLost extends Error {}

export class MatchLibrary {
  readonly saved = signal<SavedMatch[]>([]);
  private open: { saved: SavedMatch; pieces: number } | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly store: MatchStore,
    private readonly words: LibraryWords,
    private readonly now: () => number = Date.now,
  ) {}

  async refresh(): Promise<void> {
    this.saved.value = await this.store.list();
  }

  // The engine's answer to a setup. No match is open afterwards.
  check(setup: MatchSetup): Promise<MatchAnswer> {
    return this.inTurn(async () => {
      this.open = null;
      return (await this.engine.begin(setup)).answer;
    });
  }

  // Frees the engine for a match that is stored elsewhere.
  close(): Promise<void> {
    return this.inTurn(async () => void (this.open = null));
  }

  start(plan: MatchPlan, kind: MatchKind): Promise<Begun> {
    return this.inTurn(async () => {
      this.open = null;
      const begun = await this.engine.begin(plan.setup);
      if (!begun.answer.ok) return refusedBy(begun.answer);
      const opened = plan.first === undefined ? null : await this.engine.command({ cmd: 'open', first: plan.first });
      const answer = opened?.answer ?? begun.answer;
      return this.add(plan, kind, begun.lines + (opened?.lines ?? ''), answer);
    });
  }

  // A record from a file. A seat whose hand is a level was a machine's; a match with reports only is a real table's.
  import(text: string): Promise<Begun> {
    return this.inTurn(async () => {
      this.open = null;
      const taken = await this.engine.resume(text);
      if (!taken.answer.ok) return refusedBy(taken.answer);
      const setup = taken.answer.setup;
      if (!setup) return { ok: false, error: this.words.noSetup, field: null };
      const known = new Set((await this.engine.levels()).map(({ name }) => name));
      const machines = setup.seats.flatMap(({ name, hand }) => (hand !== undefined && known.has(hand) ? [[name, hand] as const] : []));
      const levels = Object.fromEntries(machines);
      const kind = reported.test(taken.lines) && !thrown.test(taken.lines) ? 'real' : 'table';
      return this.add({ setup, levels, imported: true }, kind, taken.lines, taken.answer);
    });
  }

  // A match of another device under its own id, in the place of a shorter one. Resolves with why it is refused, else null.
  takeIn(match: SavedMatch, record: string): Promise<string | null> {
    return this.inTurn(async () => {
      this.open = null;
      const taken = await this.engine.resume(record);
      if (!taken.answer.ok) return taken.answer.error;
      const { setup, state } = taken.answer;
      if (!setup) return this.words.noSetup;
      const jar = match.kind === 'real' ? jarOf(await this.engine.sheet()) : {};
      const { id, kind, started, changed } = match;
      const saved = { id, kind, plan: { ...match.plan, setup }, game: state.game, started, changed, ...summary(state), ...(Object.keys(jar).length > 0 ? { jar } : {}) };
      const { length } = await this.store.pieces(id);
      await (length === 0 ? this.store.add(saved, 0, taken.lines) : this.store.replace(saved, taken.lines, length));
      this.saved.value = [saved, ...this.saved.value.filter((one) => one.id !== id)].sort((a, b) => b.changed - a.changed);
      return null;
    });
  }

  openMatch(id: string): Promise<OpenMatch> {
    return this.inTurn(async () => {
      this.open = null;
      const saved = await this.store.find(id);
      if (!saved) throw new Error(this.words.noSuchMatch);
      const pieces = await this.store.pieces(id);
      const played = await this.engine.resume(pieces.join(''));
      if (!played.answer.ok) throw new Error(played.answer.error);
      const setup = played.answer.setup;
      if (!setup) throw new Error(this.words.noSetup);
      // Another version of the engine may write the same record differently; the match continues from the engine's own.
      const rewritten = played.lines !== pieces.join('');
      if (rewritten) await this.store.replace(saved, played.lines, pieces.length);
      this.open = { saved, pieces: rewritten ? 1 : pieces.length };
      return new LibraryMatch(this, id, saved.kind, saved.plan, setup, played);
    });
  }

  // The whole record, closed, as `hammer replay` takes it.
  export(id: string): Promise<string> {
    return this.inTurn(async () => {
      const record = (await this.store.pieces(id)).join('');
      const taken = await this.engine.resume(record);
      if (!taken.answer.ok) throw new Error(taken.answer.error);
      const end = await this.engine.endOfRecord();
      if (this.open) await this.engine.resume((await this.store.pieces(this.open.saved.id)).join(''));
      return taken.lines + end;
    });
  }

  // As stored, without asking the engine: for replays.
  async recordOf(id: string): Promise<{ match: SavedMatch; record: string }> {
    const match = await this.store.find(id);
    if (!match) throw new Error(this.words.noSuchMatch);
    return { match, record: (await this.store.pieces(id)).join('') };
  }

  // Whether there is anything to watch: throws, or weights that were reported. Of a real table often only the points are known.
  async hasBoards({ id, kind }: Pick<SavedMatch, 'id' | 'kind'>): Promise<boolean> {
    return kind === 'table' || boards.test((await this.store.pieces(id)).join(''));
  }

  // Whether a throw of it was taken back at any time, and not done again at once.
  async tookBack(id: string): Promise<boolean> {
    const done: string[] = [];
    const undone: string[] = [];
    for (const [, event = ''] of (await this.store.pieces(id)).join('').matchAll(eventLines)) {
      if (event === 'undo') undone.push(done.pop() ?? '');
      else if (event === 'redo') done.push(undone.pop() ?? '');
      else if (undone.some(isThrow)) return true;
      else {
        undone.length = 0;
        done.push(event);
      }
    }
    return undone.some(isThrow);
  }

  remove(id: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.open?.saved.id === id) this.open = null;
      await this.store.remove(id);
      await this.refresh();
    });
  }

  // Of the match that is open; nothing if it is another by now.
  keepBest(id: string, best: KeptThrow | null): Promise<void> {
    return this.inTurn(async () => {
      if (this.open?.saved.id !== id) return;
      this.open.saved = { ...this.open.saved, best };
      const { saved } = this.open;
      this.saved.value = this.saved.value.map((match) => (match.id === id ? saved : match));
      await this.store.summarise(saved);
    });
  }

  // The engine holds one match, and a record is a chain: nothing may come between the steps of one operation.
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  sheet(id: string): Promise<Sheet> {
    return this.inTurn(() => {
      if (this.open?.saved.id !== id) throw new MatchLost(this.words.notOpen);
      return this.engine.sheet();
    });
  }

  // Plays in the match that is open, and stores what was played.
  play(id: string, command: (engine: Engine) => Promise<Played>): Promise<Played> {
    return this.inTurn(() => this.playNow(id, command));
  }

  private async playNow(id: string, command: (engine: Engine) => Promise<Played>): Promise<Played> {
    const open = this.open;
    if (open?.saved.id !== id) throw new MatchLost(this.words.notOpen);
    const played = await command(this.engine);
    if (!played.answer.ok) return played;
    const jar = open.saved.kind === 'real' ? jarOf(await this.engine.sheet()) : {};
    const saved = { ...open.saved, ...summary(played.answer.state), ...(Object.keys(jar).length > 0 || open.saved.jar ? { jar } : {}), changed: this.now() };
    const anew = beginsRecord.test(played.lines);
    try {
      await (anew ? this.store.replace(saved, played.lines, open.pieces) : this.store.add(saved, open.pieces, played.lines));
    } catch (error) {
      this.open = null;
      throw new MatchLost(error instanceof TakenElsewhere ? this.words.elsewhere : this.words.notSaved);
    }
    this.open = { saved, pieces: anew ? 1 : open.pieces + 1 };
    this.saved.value = [saved, ...this.saved.value.filter((match) => match.id !== id)];
    return played;
  }

  private async add(plan: MatchPlan, kind: MatchKind, record: string, answer: MatchAnswer): Promise<Begun> {
    if (!answer.ok) return refusedBy(answer);
    const now = this.now();
    const id = newId(now);
    const saved = { id, kind, plan, game: answer.state.game, started: now, changed: now, ...summary(answer.state) };
    try {
      await this.store.add(saved, 0, record);
    } catch {
      return { ok: false, error: this.words.noRoom, field: null };
    }
    this.saved.value = [saved, ...this.saved.value];
    return { ok: true, id };
  }
}

class LibraryMatch implements OpenMatch {
  constructor(
    private readonly library: MatchLibrary,
    readonly id: string,
    readonly kind: MatchKind,
    readonly plan: MatchPlan,
    readonly setup: AgreedSetup,
    public played: Played,
  ) {}

  async send(command: Command): Promise<Played> {
    return (this.played = await this.library.play(this.id, (engine) => engine.command(command)));
  }

  sheet(): Promise<Sheet> {
    return this.library.sheet(this.id);
  }

  async act(level: string): Promise<Played> {
    return (this.played = await this.library.play(this.id, (engine) => engine.act(level)));
  }
}

// The page's library, for the screens.
let library: MatchLibrary | null = null;

export function setMatchLibrary(opened: MatchLibrary): void {
  library = opened;
}

export function matchLibrary(): MatchLibrary {
  if (!library) throw new Error('The matches are used before the page has begun.');
  return library;
}

const beginsRecord = /^\{"hammer_record"/; // the first correction has the whole record written anew
const reported = /^\{"event":"report"/m;
const boards = /^\{"event":"report","weights"/m;
const eventLines = /^\{"event":"([a-z-]+)"/gm;
const thrown = /^\{"event":"(shoot|throw-four)"/m;
const isThrow = (event: string): boolean => ['shoot', 'throw-four', 'forfeit'].includes(event); // dusting is none

function refusedBy(answer: MatchAnswer & { ok: false }): Begun {
  return { ok: false, error: answer.error, field: answer.field };
}

function summary(state: MatchState): Pick<SavedMatch, 'score' | 'over' | 'winner'> {
  return { score: state.score, over: state.over, winner: state.winner };
}

// What each side took of the jar, in cents.
function jarOf({ rounds }: Sheet): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const { jar } of rounds) if (jar) taken[jar.side] = (taken[jar.side] ?? 0) + jar.cents;
  return taken;
}

// Short, and unique on this device. crypto.randomUUID needs a secure context.
function newId(now: number): string {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return now.toString(36) + chance.toString(36);
}
