// A refusal on a screen that is shown before the words for refusals are there.
import { useEffect, useState } from 'preact/hooks';

import { words } from '../words';
import { areRefusalsLoaded, loadRefusals, explain } from '../words/refusals';
import { Note } from './surfaces';

export interface RefusalProps {
  of: string; // as the engine says it
  within?: (why: string) => string; // the sentence that it is part of
}

export function Refusal({ of, within = (why) => why }: RefusalProps) {
  const [here, setHere] = useState(areRefusalsLoaded);
  useEffect(() => {
    if (!here) loadRefusals().finally(() => setHere(true));
  }, []);
  return <Note fault>{within(here ? explain(of) : words.controls.loading)}</Note>;
}
