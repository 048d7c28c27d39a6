// The study for the page. Two workers, each with a module of its own: throws and replays are quick and never wait for
// the coach, who thinks in the other.
import type { Study } from './study';
import { StudyLane, type StudyWorker } from './study_lane';

export function createStudy(start: () => StudyWorker = startWorker): Study {
  const quick = new StudyLane(start, { givesUp: false });
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

    replay: (record, signal) => quick.ask('replay', [record], signal),
    courseOf: (step) => quick.ask('courseOf', [step]),
    positionOf: (step) => quick.ask('positionOf', [step]),

    close() {
      quick.close();
      thinking.close();
    },
  };
}

function startWorker(): StudyWorker {
  return new Worker(new URL('./study_worker.ts', import.meta.url), { type: 'module', name: 'study' });
}
