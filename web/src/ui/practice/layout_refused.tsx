// Why a link or a saved position was not laid out; and the way back to what lay there before one was.
import { useState } from 'preact/hooks';

import { Button, Note } from '../components';
import { studyWords, words } from '../words';
import { explain } from '../words/refusals';
import type { LayoutFault, Practising } from './use_practice';

export function LayoutRefused({ fault }: { fault: LayoutFault | null }) {
  const w = studyWords.practice;
  if (!fault) return null;
  return (
    <Note fault>
      {w.linkFault} {faultInWords(fault)} {w.linkKept}
    </Note>
  );
}

// A link or another table takes the place of what lay there; that is not lost.
export function Before({ practising: { before, lost, takeUp } }: { practising: Practising }) {
  const [shown, setShown] = useState(true);
  if (!before || !shown) return null;
  const w = studyWords.practice;
  return (
    <>
      {lost > 0 && <Note>{w.moved(lost)}</Note>}
      <div class="practice-before">
        <Button icon="undo" onClick={() => takeUp(before)}>
          {w.before}
        </Button>
        <Button icon="close" label={words.controls.close} onClick={() => setShown(false)} />
      </div>
    </>
  );
}

function faultInWords(fault: LayoutFault): string {
  const w = studyWords.practice;
  switch (fault.why) {
    case 'long':
      return w.linkLong;
    case 'damaged':
      return w.linkDamaged;
    case 'version':
      return w.linkVersion;
    case 'field':
      return w.linkField(w.fields[fault.field].name, w.fields[fault.field].accepted);
    case 'refused':
      return w.linkRefused(explain(fault.error));
  }
}
