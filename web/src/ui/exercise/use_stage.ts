// Sets a table to throw at for a drill or a lesson, until its screen is left.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { PracticeSetting } from '../../state/practice/layout';
import { usePage } from '../page';
import { setPracticeTable, type PracticeStage } from '../practice/practice_stage';

export type Set<T> = { kind: 'opening' } | { kind: 'failed'; why: string } | { kind: 'open'; run: T; stage: PracticeStage };

// `begin` is given the table, once for each `name`; what it made is left before the table is.
export function useStage<T extends { leave(): void }>(
  name: string,
  settingOf: () => PracticeSetting,
  begin: (stage: PracticeStage) => Promise<T>,
): Set<T> {
  const page = usePage();
  const [opened, setOpened] = useState<Set<T>>({ kind: 'opening' });
  useEffect(() => {
    const leaving = new AbortController();
    const left = leaving.signal;
    let stage: PracticeStage | null = null;
    let run: T | null = null;
    const leave = () => {
      run?.leave();
      stage?.leave();
      stage = null;
    };
    const set = async () => {
      stage = await setPracticeTable(page, settingOf(), left);
      run = await begin(stage);
      // Then the table was left at once: by now the scene is another's.
      if (left.aborted) run.leave();
      else setOpened({ kind: 'open', run, stage });
    };
    setOpened({ kind: 'opening' });
    set().catch((error: unknown) => {
      if (left.aborted) return;
      leave();
      setOpened({ kind: 'failed', why: messageOf(error) });
    });
    return () => {
      leaving.abort();
      leave();
    };
  }, [name]);
  return opened;
}
