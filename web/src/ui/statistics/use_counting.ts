// Counts while the screen is shown.
import { useEffect, useMemo } from 'preact/hooks';

import type { Engine } from '../../engine/engine';
import { matchLibrary } from '../../state/match_library';
import { shelf } from '../../state/device_store';
import { Counting } from '../../state/statistics/counting';
import type { Judge, Tally } from '../../state/statistics/tally';
import { usePage } from '../page';
import { showToTests } from '../shown_to_tests';
import { studyHere } from '../study_here';

export function useCounting(): Counting {
  const { engine } = usePage();
  const counting = useMemo(() => new Counting({ study: studyHere, judge: judgeWith(engine), shelf: shelf<Tally>('tallies'), recordOf: (id) => matchLibrary().recordOf(id) }), []);
  useEffect(() => {
    const hide = showToTests({ counting });
    void counting.count(matchLibrary().saved.value);
    return () => {
      hide();
      counting.stop();
    };
  }, []);
  return counting;
}

export function judgeWith(engine: Pick<Engine, 'judge'>): Judge {
  return async (request) => {
    const judged = await engine.judge(request);
    if ('error' in judged) throw new Error(judged.error);
    return judged.weights[0]?.zone ?? 'dead';
  };
}
