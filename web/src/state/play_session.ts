// A match of this device, played by people here and machines.
import type { ReadonlySignal } from '@preact/signals';

import type { Played } from '../engine/engine';
import { messageOf } from '../engine/fault';
import type { Command, MatchState } from '../engine/types';
import { MatchLost, type OpenMatch } from './match_library';
import { isMachine, levelOf, playersOf } from './plan';
import { ShotClock } from './clocks';
import { TableSession, type Pace, type Stage } from './table_session';

export class PlaySession extends TableSession {
  readonly clock: ReadonlySignal<number | null>;
  private readonly shotClock: ShotClock;

  constructor(
    private readonly match: OpenMatch,
    stage: Stage,
    pace: Pace,
  ) {
    super(match.id, match.plan, match.setup, match.played, stage, pace);
    this.shotClock = new ShotClock(Number(match.setup.options['shot_clock'] ?? 0), () => void this.send({ cmd: 'forfeit' }));
    this.clock = this.shotClock.left;
  }

  // Machines take their turns until it is a person's.
  begin(): void {
    void this.proceed();
  }

  async send(command: Command): Promise<boolean> {
    if (this.busy || this.left) return false;
    return this.play(() => this.match.send(command));
  }

  // Back to where a person last threw or dusted. False: nobody did in this game, and nothing changed.
  async takeBack(): Promise<boolean> {
    if (this.busy || this.left) return false;
    let steps = 0;
    let found = false;
    while (!found && this.reached.can_undo && (await this.play(() => this.match.send({ cmd: 'undo' }), false))) {
      ++steps;
      if (this.reached.phase !== 'shooting') break; // that was the opening
      found = this.reached.to_shoot !== null && !isMachine(this.plan, this.reached.to_shoot.player);
    }
    while (!found && steps-- > 0) await this.play(() => this.match.send({ cmd: 'redo' }), false);
    await this.proceed();
    return found;
  }

  override leave(): void {
    this.shotClock.stop();
    super.leave();
  }

  caller(): string {
    const sides = Object.keys(this.reached.score);
    const byPerson = sides.find((side) => playersOf(this.setup, side).some((player) => !isMachine(this.plan, player)));
    return byPerson ?? sides[0]!;
  }

  ownSide(): string | null {
    const people = this.setup.seats.filter(({ name }) => !isMachine(this.plan, name));
    return people.length === 1 ? this.caller() : null;
  }

  mayAgree(): boolean {
    return true;
  }

  protected isHere(player: string): boolean {
    return !isMachine(this.plan, player);
  }

  protected advancesByItself(): boolean {
    return this.setup.seats.every((seat) => isMachine(this.plan, seat.name));
  }

  private async play(command: () => Promise<Played>, thenProceed = true): Promise<boolean> {
    this.busy = true;
    try {
      this.fault.value = null;
      const played = await command();
      if (this.left) return true;
      if (!played.answer.ok) {
        this.fault.value = played.answer.error;
        return false;
      }
      if (played.course) this.shotClock.stop();
      await this.showResult(played, played.answer.events, played.answer.state);
    } catch (error) {
      this.fault.value = messageOf(error);
      if (error instanceof MatchLost) this.leave();
      // Without a connection a machine's network may not have loaded: retried.
      else this.later(() => void this.proceed(), this.pace.retry);
      return false;
    } finally {
      this.busy = false;
    }
    if (thenProceed) void this.proceed();
    return true;
  }

  protected async proceed(): Promise<void> {
    if (this.left) return;
    const state = this.reached;
    this.showReached();
    const machine = this.machineToAct(state);
    if (machine) {
      this.moment.value = { kind: 'thinking' };
      await this.actFor(machine);
    } else {
      this.moment.value = this.momentOf(state);
      if (this.moment.value.kind === 'aiming') this.shotClock.start(weightToThrow(state));
      else this.shotClock.stop();
    }
  }

  // The level of the machine that is to act; null: a person, or nobody.
  private machineToAct(state: MatchState): string | null {
    if (state.over) return null;
    if (state.to_shoot) return levelOf(this.plan, state.to_shoot.player);
    // A person of the side chooses for it; at the toss any person calls.
    const actors = state.to_choose ? playersOf(this.setup, state.to_choose.side) : this.setup.seats.map(({ name }) => name);
    if (actors.some((player) => !isMachine(this.plan, player))) return null;
    return levelOf(this.plan, actors[0]!);
  }

  private async actFor(level: string): Promise<void> {
    const thought = this.pause(this.pace.thinking * this.showing().stay);
    await this.play(async () => {
      const [played] = await Promise.all([this.match.act(level), thought]);
      return played;
    });
  }
}

// Identifies one weight of one round.
function weightToThrow(state: MatchState): string {
  return [state.series.game, state.round, state.to_shoot?.player, state.weights.length + state.off.length].join(' ');
}
