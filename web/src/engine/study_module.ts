// The study's answers, worked out by its module. In the page it sits in workers: see study_client.ts.
import { readCourse, readPowder } from './drawn_numbers';
import { faultMessage, refusalMessage } from './fault';
import type { PageModule } from './page_module';
import type {
  Advice, AdviceRequest, AimedShot, DeclaredThrow, Hand, HandEstimate, HeatMap, HeatRequest, Position, Rating, RatingRequest,
  Replayed, Scatter, StudiedThrow, ToShoot,
} from './study';
import { StudyError } from './study_error';
import { readReplay } from './study_replay';
import type { Course, Powder, Shot } from './types';
import { giveWantedNetwork, type FetchNetwork } from './wanted_network';

type Answer = Record<string, any>;

export class ModuleStudy {
  constructor(
    private readonly module: PageModule,
    private readonly fetchNetwork: FetchNetwork,
  ) {}

  toShoot(position: Position): ToShoot {
    return this.line({ ...position, next: true }) as ToShoot;
  }

  throwFrom(position: Position, shot: AimedShot, hand: Hand | null, seed: number): StudiedThrow {
    const thrown = this.line({ ...position, throw: shot, hand: hand ?? 'none', seed });
    // The line that was answered is still there.
    const course = readCourse(this.module.numbers('hammer_advise_course'));
    if (!course) throw new StudyError(faultMessage('courseMissing'));
    return { ...(thrown as Omit<StudiedThrow, 'course'>), course };
  }

  scatter(position: Position, aim: AimedShot, hand: Hand, throws: number, seed: number): Scatter {
    const { points, in_play, zones, rests } = this.line({ ...position, scatter: { aim, throws }, hand, seed });
    const each = (field: string) => rests.map((rest: Record<string, number>) => rest[field]);
    return { points, in_play, zones, x: Float32Array.from(each('x')), y: Float32Array.from(each('y')), on: Uint8Array.from(each('on')) };
  }

  shotTo(position: Position, from: number, place: { x: number; y: number }): Shot | null {
    const { table, powder, weight } = position;
    const answer = answered(this.module.ask('hammer_reach', JSON.stringify({ table, powder, weight, from, ...place })));
    return answer.speed === null ? null : { y: from, speed: answer.speed, angle: answer.angle, spin: 0 };
  }

  async advise(request: AdviceRequest): Promise<Advice> {
    return (await this.judgedLine(request)) as Advice;
  }

  async heat({ from, along, across, throws, ...position }: HeatRequest): Promise<HeatMap> {
    const answer = await this.judgedLine({ ...position, heat: { from, along, across, throws } });
    const numbers = (field: string) => Float32Array.from(answer[field]);
    const { low, high, best } = answer;
    return {
      xs: numbers('xs'), ys: numbers('ys'), speeds: numbers('speeds'), win: numbers('win'), low, high,
      best: { x: best.x, y: best.y, shot: best.aim, win: best.win },
    };
  }

  async rate(request: RatingRequest): Promise<Rating> {
    return (await this.judgedLine(request)) as Rating;
  }

  estimate(throws: DeclaredThrow[], table: string, powder: string | number, weight?: string): HandEstimate {
    return this.line({ estimate: throws, table, powder, weight }) as HandEstimate;
  }

  replay(record: string): Replayed {
    return readReplay(this.module.ask('hammer_replay_open', record));
  }
  courseOf(step: number): { course: Course | null; powder: Powder | null } {
    return {
      course: readCourse(this.module.numbers('hammer_replay_course', step)),
      powder: readPowder(this.module.numbers('hammer_replay_powder', step)),
    };
  }
  positionOf(step: number): Position | null {
    return JSON.parse(this.module.ask('hammer_replay_position', '', step));
  }

  private async judgedLine(request: object): Promise<Answer> {
    await giveWantedNetwork(this.module, this.fetchNetwork, JSON.stringify(request));
    return this.line(request);
  }
  private line(request: object): Answer {
    return answered(this.module.ask('hammer_advise', JSON.stringify(request), 1));
  }
}

function answered(text: string): Answer {
  const answer = JSON.parse(text);
  if ('code' in answer) throw new StudyError(refusalMessage({ ...answer, line: undefined }), answer.field);
  return answer;
}
