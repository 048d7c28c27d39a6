// A match server for tests without a real one: answers a table's calls with an engine of its own.
import type { Engine, Played } from '../src/engine/engine';
import { readRefusal, type Refused } from '../src/engine/fault';
import type { Command, MatchSetup, MatchState } from '../src/engine/types';
import type { Fetch } from '../src/net/api';
import type { RecordedLine, MatchLine, Match } from '../src/net/messages';
import { engineInstance } from './engine_instance';
import { withRightSums } from './records';

type Sink = ReadableStreamDefaultController<Uint8Array>;
type Acknowledgement = Pick<RecordedLine, 'seq' | 'line' | 'hash'>;

const encoder = new TextEncoder();

export class LocalMatchServer {
  readonly lines: RecordedLine[] = [];
  readonly differences: { seq: number; hash: string }[] = [];
  readonly asked: string[] = []; // "POST offers {…}"
  readonly ids: string[] = []; // of the commands, as they came
  isDown = false; // no connection
  losesCommands = 0; // how many calls get lost
  losesAnswers = 0; // how many commands are played with their responses lost
  answersLater: Promise<void> | null = null; // commands are played at once, and answered then
  alter: (line: string) => string = (line) => line;
  hashOf = (state: MatchState): string => state.hash;
  change: Partial<Match> = {};
  state!: MatchState;
  private readonly sinks = new Map<Sink, string>();
  private readonly answers = new Map<string, Acknowledgement>();

  private constructor(private readonly engine: Engine, readonly setup: MatchSetup) {}

  static async begin(setup: MatchSetup): Promise<LocalMatchServer> {
    const server = new LocalMatchServer(await engineInstance(), setup);
    await server.log(await server.engine.begin(setup));
    return server;
  }

  // As the browser of that player asks; '' : of a spectator.
  fetchAs(name: string): Fetch {
    return async (path, { method = 'GET', body, signal }) => {
      if (this.isDown) throw new TypeError('no way there');
      const call = path.replace(/^.*\/matches\/[^/?]+\/?/, '');
      const sent = body ? JSON.parse(String(body)) : {};
      if (method === 'GET' && call.startsWith('stream')) return this.stream(name, Number(/since=(-?\d+)/.exec(call)?.[1] ?? -1), signal ?? null);
      this.asked.push(`${method} ${call} ${JSON.stringify(sent)}`);
      if (call === 'commands') return this.command(name, sent);
      if (call === 'differences') this.differences.push(sent);
      return new Response(null, { status: 204 });
    };
  }

  async play(command: Command): Promise<Played> {
    const played = await this.engine.command(command);
    if (played.answer.ok) await this.log(played);
    return played;
  }

  tell(line: MatchLine): void {
    for (const sink of this.sinks.keys()) sink.enqueue(encoder.encode(JSON.stringify(line) + '\n'));
  }

  showView(change: Partial<Match>): void {
    this.change = { ...this.change, ...change };
    for (const [sink, name] of this.sinks) sink.enqueue(encoder.encode(JSON.stringify({ type: 'match', match: this.view(name) }) + '\n'));
  }

  breakStreams(): void {
    for (const sink of this.sinks.keys()) sink.error(new TypeError('broken off'));
    this.sinks.clear();
  }

  view(name: string): Match {
    const seats = this.setup.seats.map((seat, place) => ({
      seat: place, side: seat.side ?? seat.name, name: seat.name, kind: 'guest' as const, present: true,
    }));
    return {
      id: 'm', phase: this.state.over ? 'over' : 'playing', game: this.setup.game, rated: false, listed: false, counts: null, host: 'Ann', created_ms: 0,
      setup: this.setup as Match['setup'], seats, spectators: 0, luck: null, seq: this.lines.length - 1, hash: this.state.hash,
      you: { seats: seats.flatMap((seat) => (seat.name === name ? [seat.seat] : [])) },
      clock: { seconds: 0, left: null, running: false, player: null }, offers: [], away: [], rematch: null, ...this.change,
    };
  }

  private async log({ answer, lines }: Played): Promise<void> {
    if (!answer.ok) throw new Error(answer.error);
    const before = this.lines.map(({ line }) => `${line}\n`).join('');
    const whole = withRightSums(before + this.alter(lines.trimEnd()));
    const text = whole.slice(before.length);
    const taken = text === lines.trimEnd() ? answer : (await this.engine.follow(whole)).answer;
    if (!taken.ok) throw new Error(taken.error);
    this.state = taken.state;
    const line: RecordedLine = { type: 'line', seq: this.lines.length, line: text, hash: this.hashOf(taken.state), at_ms: 0 };
    this.lines.push(line);
    this.tell(line);
  }

  private async command(name: string, { shot_id: id, ...command }: Command & { shot_id: string }): Promise<Response> {
    this.ids.push(id);
    if (this.losesCommands-- > 0) throw new TypeError('lost on the way');
    if (!this.setup.seats.some((seat) => seat.name === name)) return refusal(403, { code: 'no_seat' });
    if (!this.answers.has(id)) {
      const shooter = this.state.to_shoot?.player;
      if (shooter && shooter !== name && command.cmd !== 'concede') return refusal(409, { code: 'other_shoots', arguments: { player: shooter } });
      const side = this.setup.seats.find((seat) => seat.name === name)?.side ?? name;
      const played = await this.play(command.cmd === 'concede' ? { cmd: 'concede', side } : (command as Command));
      if (!played.answer.ok) return refusal(409, readRefusal(played.answer.error) ?? {});
      const { seq, line, hash } = this.lines.at(-1)!;
      this.answers.set(id, { seq, line, hash });
    }
    if (this.losesAnswers-- > 0) throw new TypeError('the answer is lost');
    await this.answersLater;
    return new Response(JSON.stringify(this.answers.get(id)));
  }

  private stream(name: string, since: number, signal: AbortSignal | null): Response {
    let sink: Sink;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sink = controller;
        const first: MatchLine[] = [{ type: 'match', match: this.view(name) }, ...this.lines.slice(since + 1), { type: 'live' }];
        for (const line of first) controller.enqueue(encoder.encode(JSON.stringify(line) + '\n'));
        this.sinks.set(controller, name);
      },
      cancel: () => void this.sinks.delete(sink),
    });
    signal?.addEventListener('abort', () => this.sinks.delete(sink));
    return new Response(body);
  }
}

function refusal(status: number, why: Partial<Refused>): Response {
  return new Response(JSON.stringify({ error: 'refused', field: null, arguments: {}, ...why }), { status });
}
