// A refusal on a screen that is shown before the words for refusals are there.
import { useEffect, useState } from 'preact/hooks';

import { words } from '../words';
import { areRefusalsHere, loadRefusals, plainly } from '../words/refusals';
import { Note } from './surfaces';

export interface RefusalProps {
  before?: string;
  of: string; // as the engine says it
  after?: string;
}

export function Refusal({ before, of, after }: RefusalProps) {
  const [here, setHere] = useState(areRefusalsHere);
  useEffect(() => {
    if (!here) loadRefusals().finally(() => setHere(true));
  }, []);
  return <Note fault>{[before, here ? plainly(of) : words.controls.loading, after].filter(Boolean).join(' ')}</Note>;
}
