// The study for the page. Three workers, each with a module of its own, begun when first asked: throws are quick, and wait
// neither for the coach, who thinks, nor for the records, of which many may be counted.
import type { Study } from './study';
import { StudyLane, type StudyWorker } from './study_lane';

export function createStudy(start: () => StudyWorker = startWorker): Study {
  const quick = new StudyLane(start, { givesUp: false });
  const records = new StudyLane(start, { givesUp: true });
  const thinking = new StudyLane(start, { givesUp: true });
  return {
    toShoot: (position, signal) => quick.ask('toShoot', [position], signal),
    throwFrom: (position, shot, hand, seed, signal) => quick.ask('throwFrom', [position, shot, hand, seed], signal),
    scatter: (position, shot, hand, throws, seed, signal) =>
      quick.ask('scatter', [position, shot, hand, throws, seed], signal),
    shotTo: (position, from, place) => quick.ask('shotTo', [position, from, place]),

    advise: (request, signal) => thinking.ask('advise', [request], signal),
    heat: (request, signal) => thinking.ask('heat', [request], signal),
    rate: (request, signal) => thinking.ask('rate', [request], signal),
    estimate: (throws, table, powder, signal, weight) => quick.ask('estimate', [throws, table, powder, weight], signal),

    replay: (record, signal) => records.ask('replay', [record], signal),
    courseOf: (step) => records.ask('courseOf', [step]),
    positionOf: (step) => records.ask('positionOf', [step]),

    close() {
      quick.close();
      records.close();
      thinking.close();
    },
  };
}

function startWorker(): StudyWorker {
  return new Worker(new URL('./study_worker.ts', import.meta.url), { type: 'module', name: 'study' });
}
