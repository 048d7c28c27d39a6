// A refusal on a screen that is shown before the words for refusals are there.
import { useEffect, useState } from 'preact/hooks';

import { words } from '../words';
import { areRefusalsHere, loadRefusals, plainly } from '../words/refusals';
import { Note } from './surfaces';

export interface RefusalProps {
  of: string; // as the engine says it
  within?: (why: string) => string; // the sentence that it is part of
}

export function Refusal({ of, within = (why) => why }: RefusalProps) {
  const [here, setHere] = useState(areRefusalsHere);
  useEffect(() => {
    if (!here) loadRefusals().finally(() => setHere(true));
  }, []);
  return <Note fault>{within(here ? plainly(of) : words.controls.loading)}</Note>;
}
