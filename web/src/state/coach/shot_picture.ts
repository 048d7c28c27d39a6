// What is drawn of the shot that is looked at: the way it takes when nothing trembles, and where to aim from its place.
import { effect, signal } from '@preact/signals';

import type { AdviceRequest, AdvisedShot, HeatMap, StudiedThrow, Study } from '../../engine/study';
import { messageOf } from '../../engine/fault';
import { coachSeed, type Coach } from './coach';

const heatGrid = { along: 40, across: 15 }; // cells

export class ShotPicture {
  readonly steady = signal<StudiedThrow | null>(null);
  readonly heat = signal<HeatMap | null>(null);
  readonly heatFault = signal<string | null>(null);
  readonly wantsHeat = signal(false);

  private drawing: AbortController | null = null;
  private coloring: AbortController | null = null;
  private coloredFor = '';
  private readonly ends: (() => void)[];

  constructor(
    private readonly study: Pick<Study, 'throwFrom' | 'heat'>,
    private readonly coach: Coach,
  ) {
    this.ends = [effect(() => this.draw()), effect(() => this.color())];
  }

  leave(): void {
    for (const end of this.ends) end();
    this.drawing?.abort();
    this.coloring?.abort();
  }

  private draw(): void {
    const { answer, shot } = this.looked();
    this.drawing?.abort();
    this.steady.value = null;
    if (answer && shot) void this.drawWay(answer.line, shot);
  }

  private async drawWay(line: AdviceRequest, shot: AdvisedShot): Promise<void> {
    const drawing = (this.drawing = new AbortController());
    const thrown = await this.study.throwFrom(positionIn(line), shot.aim, null, coachSeed, drawing.signal).catch(() => null);
    if (!drawing.signal.aborted) this.steady.value = thrown;
  }

  // Only once the coach has said its last word: it must not wait for a picture.
  private color(): void {
    const { answer, shot } = this.looked();
    const wanted = this.wantsHeat.value && answer?.isFinal && shot ? { ...positionIn(answer.line), from: shot.aim.y } : null;
    const asked = wanted ? JSON.stringify(wanted) : '';
    if (asked === this.coloredFor) return;
    this.coloring?.abort();
    this.coloredFor = asked;
    this.heat.value = null;
    this.heatFault.value = null;
    if (!wanted) return;
    const coloring = (this.coloring = new AbortController());
    this.study.heat({ ...wanted, ...heatGrid, seed: coachSeed }, coloring.signal).then(
      (heat) => void (coloring.signal.aborted || (this.heat.value = heat)),
      (error: unknown) => void (coloring.signal.aborted || (this.heatFault.value = messageOf(error))),
    );
  }

  private looked() {
    return { answer: this.coach.answer.value, shot: this.coach.shot.value };
  }
}

// The position alone: what else is in a line is about the advice.
function positionIn({ shots: _, sample: _s, effort: _e, effort_last: _l, seed: _d, ...position }: AdviceRequest): AdviceRequest {
  return position;
}
