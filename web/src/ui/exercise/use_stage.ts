// Sets a table to throw at for a drill or a lesson, until its screen is left.
import { useEffect, useState } from 'preact/hooks';

import { sentenceOf } from '../../engine/sentence_of';
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
    let left = false;
    let end = () => {};
    const set = async () => {
      const stage = await setPracticeTable(page, settingOf());
      if (left) return stage.leave();
      const run = await begin(stage);
      end = () => {
        run.leave();
        stage.leave();
      };
      if (left) return end();
      setOpened({ kind: 'open', run, stage });
    };
    setOpened({ kind: 'opening' });
    set().catch((error: unknown) => !left && setOpened({ kind: 'failed', why: sentenceOf(error) }));
    return () => {
      left = true;
      end();
    };
  }, [name]);
  return opened;
}
