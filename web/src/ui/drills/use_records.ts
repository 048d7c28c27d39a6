import { useEffect, useState } from 'preact/hooks';

import { recordId, records, type DrillRecord } from '../../state/drills/drill_records';
import type { DrillKey } from '../../state/drills/drills';

// What is kept of each drill; nothing until it is read, or where it cannot be.
export function useRecords(): { recordOf: (drill: DrillKey, level: number) => DrillRecord | null; fault: boolean } {
  const [kept, setKept] = useState<DrillRecord[]>([]);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let left = false;
    records().then((found) => !left && setKept(found), () => !left && setFault(true));
    return () => void (left = true);
  }, []);
  return { recordOf: (drill, level) => kept.find(({ id }) => id === recordId(drill, level)) ?? null, fault };
}
