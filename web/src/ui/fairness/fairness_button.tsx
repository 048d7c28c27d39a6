// "Was the luck fair?": for a finished online match. The answer and its words are loaded when somebody asks.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';

import { Button, Dialog, Note } from '../components';
import { loadOnlineWords, words } from '../words';
import { loadRefusals } from '../words/refusals';
import type { FairnessProps } from './fairness';

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'here'; Shown: ComponentType<FairnessProps> };

interface FairnessButtonProps {
  match: string; // at the server
  label: string;
  quiet?: boolean;
  wordClass?: string; // where a screen shows the icon alone
}

export function FairnessButton({ match, label, quiet, wordClass }: FairnessButtonProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null); // null: closed
  const open = () => {
    setLoaded({ kind: 'loading' });
    Promise.all([import('./fairness'), loadOnlineWords(), loadRefusals()]).then(
      ([{ Fairness }]) => setLoaded((before) => before && { kind: 'here', Shown: Fairness }),
      () => setLoaded((before) => before && { kind: 'failed' }),
    );
  };
  return (
    <>
      <Button {...(quiet ? { kind: 'quiet' as const } : {})} icon="scales" onClick={open} {...(wordClass ? { label } : {})}>
        {wordClass ? <span class={wordClass}>{label}</span> : label}
      </Button>
      <Dialog open={loaded !== null} title={label} onClose={() => setLoaded(null)}>
        {loaded?.kind === 'loading' && <p class="soft">{words.controls.loading}</p>}
        {loaded?.kind === 'failed' && <Note fault>{words.notLoaded}</Note>}
        {loaded?.kind === 'here' && <loaded.Shown match={match} />}
      </Dialog>
    </>
  );
}
