// What the board is worth as it lies, by the judge of the chosen game.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { JudgeAnswer } from '../../engine/types';
import { judgeRequestOf } from '../../state/practice/layout';
import type { PracticeTable } from '../../state/practice/practice_table';
import { usePage } from '../page';

// Null until it is known; a board is judged a moment after it lies still.
export function useWorth(table: PracticeTable): JudgeAnswer | null {
  const page = usePage();
  const [answer, setAnswer] = useState<JudgeAnswer | null>(null);
  const weights = table.weights.value;
  const setting = table.setting.value;
  const situation = table.situation.value;
  useEffect(() => {
    let stale = false;
    const asked = setTimeout(() => {
      page.engine
        .judge(judgeRequestOf(page, table.layout()))
        .catch((error: unknown) => ({ error: messageOf(error), field: null }))
        .then((found) => !stale && setAnswer(found));
    }, 60);
    return () => {
      stale = true;
      clearTimeout(asked);
    };
  }, [weights, setting, situation]);
  return answer;
}
