// The matches of this device: begun, taken up, given away and put away. Every command is kept before anyone sees what
// came of it.
import { signal, type ReadonlySignal } from '@preact/signals';

import type { Engine, Played } from '../engine/engine';
import type { AgreedSetup, Command, MatchSetup, MatchState, MatchAnswer } from '../engine/types';
import { TakenElsewhere, type MatchStore, type SavedMatch } from './match_store';
import type { MatchKind, MatchPlan } from './plan';

export type Begun = { ok: true; id: string } | { ok: false; error: string; field: string | null };

// A match that can be played on. There is one at a time: the engine holds it.
export interface OpenMatch {
  id: string;
  kind: MatchKind;
  plan: MatchPlan;
  setup: AgreedSetup;
  played: Played; // what was answered last
  send(command: Command): Promise<Played>;
  act(level: string): Promise<Played>; // a machine's turn
}

// What it says to people when it cannot do what was asked.
export interface KeeperWords {
  noSuchMatch: string;
  noSetup: string;
  notOpen: string;
  elsewhere: string;
  notSaved: string;
  noRoom: string;
}

// The match cannot go on here: it is open elsewhere, or what was played could not be kept.
export class MatchLost extends Error {}

export class MatchKeeper {
  private readonly list = signal<SavedMatch[]>([]);
  private open: { saved: SavedMatch; places: number } | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly store: MatchStore,
    private readonly words: KeeperWords,
    private readonly now: () => number = Date.now,
  ) {}

  get saved(): ReadonlySignal<SavedMatch[]> {
    return this.list;
  }

  async refresh(): Promise<void> {
    this.list.value = await this.store.list();
  }

  // What the engine says of a setup. No match is open after it.
  check(setup: MatchSetup): Promise<MatchAnswer> {
    return this.inTurn(async () => {
      this.open = null;
      return (await this.engine.begin(setup)).answer;
    });
  }

  // The engine is free for a match that is kept elsewhere.
  putAway(): Promise<void> {
    return this.inTurn(async () => void (this.open = null));
  }

  start(plan: MatchPlan, kind: MatchKind): Promise<Begun> {
    return this.inTurn(async () => {
      this.open = null;
      const begun = await this.engine.begin(plan.setup);
      if (!begun.answer.ok) return refusedBy(begun.answer);
      const opened = plan.first === undefined ? null : await this.engine.command({ cmd: 'open', first: plan.first });
      const answer = opened?.answer ?? begun.answer;
      return this.keep(plan, kind, begun.lines + (opened?.lines ?? ''), answer);
    });
  }

  // A record from a file. A seat with the hand of a level was a machine's; one that only has reports is a real table's.
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
      return this.keep({ setup, levels }, kind, taken.lines, taken.answer);
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
      // An engine of another version may write the same record in other words; it goes on from its own.
      const rewritten = played.lines !== pieces.join('');
      if (rewritten) await this.store.replace(saved, played.lines);
      this.open = { saved, places: rewritten ? 1 : pieces.length };
      const match: OpenMatch = {
        id,
        kind: saved.kind,
        plan: saved.plan,
        setup,
        played,
        send: async (command) => (match.played = await this.inTurn(() => this.play(id, () => this.engine.command(command)))),
        act: async (level) => (match.played = await this.inTurn(() => this.play(id, () => this.engine.act(level)))),
      };
      return match;
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

  // As it is kept, without a word from the engine: for who replays it elsewhere.
  async recordOf(id: string): Promise<{ match: SavedMatch; record: string }> {
    const match = await this.store.find(id);
    if (!match) throw new Error(this.words.noSuchMatch);
    return { match, record: (await this.store.pieces(id)).join('') };
  }

  remove(id: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.open?.saved.id === id) this.open = null;
      await this.store.remove(id);
      await this.refresh();
    });
  }

  // The engine holds one match, and a record is a chain: what takes several steps must not be stepped between.
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async play(id: string, ask: () => Promise<Played>): Promise<Played> {
    const open = this.open;
    if (open?.saved.id !== id) throw new MatchLost(this.words.notOpen);
    const played = await ask();
    if (!played.answer.ok) return played;
    const saved = { ...open.saved, ...summary(played.answer.state), changed: this.now() };
    try {
      await this.store.add(saved, open.places, played.lines);
    } catch (error) {
      this.open = null;
      throw new MatchLost(error instanceof TakenElsewhere ? this.words.elsewhere : this.words.notSaved);
    }
    this.open = { saved, places: open.places + 1 };
    this.list.value = [saved, ...this.list.value.filter((match) => match.id !== id)];
    return played;
  }

  private async keep(plan: MatchPlan, kind: MatchKind, record: string, answer: MatchAnswer): Promise<Begun> {
    if (!answer.ok) return refusedBy(answer);
    const now = this.now();
    const id = newId(now);
    const saved = { id, kind, plan, game: answer.state.game, started: now, changed: now, ...summary(answer.state) };
    try {
      await this.store.add(saved, 0, record);
    } catch {
      return { ok: false, error: this.words.noRoom, field: null };
    }
    this.list.value = [saved, ...this.list.value];
    return { ok: true, id };
  }
}

const reported = /^\{"event":"report"/m;
const thrown = /^\{"event":"(shoot|throw-four)"/m;

function refusedBy(answer: MatchAnswer & { ok: false }): Begun {
  return { ok: false, error: answer.error, field: answer.field };
}

function summary(state: MatchState): Pick<SavedMatch, 'score' | 'over' | 'winner'> {
  return { score: state.score, over: state.over, winner: state.winner };
}

// Short, and unlike any other on this device. crypto.randomUUID needs a secure context.
function newId(now: number): string {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return now.toString(36) + chance.toString(36);
}
