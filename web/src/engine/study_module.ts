// The study's answers, computed by its module. On the page it runs in workers: see study_client.ts.
import { faultMessage, refusalMessage, StudyError } from './fault';
import type { Heat, PlayedStep, PlayedThrow, ReachAnswer, RefusedLine, ReplayEnd, ReplayHead, Rests } from './messages';
import { loadMissingNetwork, readCourse, readPowder, type FetchNetwork, type PageModule } from './page_module';
import type {
  Advice, AdviceRequest, AskedShot, DeclaredThrow, Hand, HandEstimate, HeatMap, HeatRequest, Position, PositionOfReplay, Rating,
  RatingRequest, Replayed, ReplayStep, Scatter, StudiedThrow, NarrationStep, ToShoot,
} from './study';
import type { Course, Powder, Shot } from './types';

export class ModuleStudy {
  constructor(
    private readonly module: PageModule,
    private readonly fetchNetwork: FetchNetwork,
  ) {}

  toShoot(position: Position): ToShoot {
    return this.line({ ...position, next: true });
  }

  throwFrom(position: Position, shot: AskedShot, hand: Hand | null, seed: number): StudiedThrow {
    const thrown = this.line<PlayedThrow>({ ...position, throw: shot, hand: hand ?? 'none', seed });
    // The module still holds the line that it has just answered.
    const course = readCourse(this.module.numbers('hammer_advise_course'));
    if (!course) throw new StudyError(faultMessage('courseMissing'));
    return { ...thrown, course };
  }

  scatter(position: Position, aim: AskedShot, hand: Hand, throws: number, seed: number): Scatter {
    const { rests, ...about } = this.line<Rests>({ ...position, scatter: { aim, throws }, hand, seed });
    return {
      ...about,
      x: Float32Array.from(rests, ({ x }) => x),
      y: Float32Array.from(rests, ({ y }) => y),
      on: Uint8Array.from(rests, ({ on }) => Number(on)),
    };
  }

  shotTo(position: Position, from: number, place: { x: number; y: number }): Shot | null {
    const { table, powder, weight } = position;
    const answer = answered<ReachAnswer>(this.module.ask('hammer_reach', JSON.stringify({ table, powder, weight, from, ...place })));
    if (!('angle' in answer) || answer.speed === null || answer.angle === null) return null;
    return { y: from, speed: answer.speed, angle: answer.angle, spin: 0 };
  }

  async advise(request: AdviceRequest): Promise<Advice> {
    return this.judgedLine(request);
  }

  async heat({ from, along, across, throws, ...position }: HeatRequest): Promise<HeatMap> {
    const { xs, ys, speeds, win, low, high, best } = await this.judgedLine<Heat>({ ...position, heat: { from, along, across, throws } });
    const numbers = (list: number[]) => Float32Array.from(list);
    return {
      xs: numbers(xs), ys: numbers(ys), speeds: numbers(speeds), win: numbers(win), low, high,
      best: { x: best.x, y: best.y, shot: best.aim, win: best.win },
    };
  }

  async rate(request: RatingRequest): Promise<Rating> {
    return this.judgedLine(request);
  }

  estimate(throws: DeclaredThrow[], table: string, powder: string | number, weight?: string): HandEstimate {
    return this.line({ estimate: throws, table, powder, weight });
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
  positionOf(step: number): PositionOfReplay | null {
    return JSON.parse(this.module.ask('hammer_replay_position', '', step));
  }

  private async judgedLine<Answer extends object>(request: object): Promise<Answer> {
    const network = this.module.ask('hammer_network_wanted', JSON.stringify(request));
    if (network !== '') await loadMissingNetwork(this.module, network, this.fetchNetwork);
    return this.line(request);
  }
  private line<Answer extends object>(request: object): Answer {
    return answered(this.module.ask('hammer_advise', JSON.stringify(request), 1));
  }
}

function answered<Answer extends object>(text: string): Answer {
  const answer: Answer | RefusedLine = JSON.parse(text);
  if (!isRefused(answer)) return answer;
  const { line: _, ...refused } = answer; // there is only one
  throw new StudyError(refusalMessage(refused), refused.field);
}

function isRefused(answer: object): answer is RefusedLine {
  return 'code' in answer;
}

// An open record: the lines of `hammer replay --json`, then one about the whole.
function readReplay(text: string): Replayed {
  const lines: unknown[] = text.split('\n').map((line) => JSON.parse(line));
  const { ok, refused, contacts, ...found } = lines.pop() as ReplayEnd;
  const [head, ...steps] = lines as [ReplayHead?, ...(PlayedStep | NarrationStep)[]];
  if (!ok || !head) throw new StudyError(refused ? refusalMessage(refused) : faultMessage('recordRefused'));
  if ('options' in head.setup) return { ...found, setup: head.setup, steps: stepsOf(steps as PlayedStep[], contacts), told: null };
  return { ...found, setup: head.setup, steps: [], told: steps as NarrationStep[] };
}

function stepsOf(lines: PlayedStep[], contacts: (number | null)[]): ReplayStep[] {
  return lines.map((played, i) => ({
    ...played,
    before: lines[i - 1]?.state ?? null,
    throws: contacts[i] !== null,
    contacts: contacts[i] ?? 0,
  }));
}
