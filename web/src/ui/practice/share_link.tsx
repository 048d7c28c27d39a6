// The present position as a link: copied, sent, or, where the browser allows neither, there to be taken by hand. A page
// over http:// on the local network has no clipboard.
import { useRef, useState } from 'preact/hooks';

import { withChangesOnly, type Layout } from '../../state/practice/layout';
import { practiceLink } from '../../state/practice/link';
import { Button, Field, say } from '../components';
import { usePage } from '../page';
import { studyWords, words } from '../words';

export function ShareLink({ layout }: { layout: Layout }) {
  const w = studyWords.practice;
  const page = usePage();
  const [done, setDone] = useState<'copied' | 'by_hand' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = location.origin + location.pathname + practiceLink(withChangesOnly(page, layout));
  const byHand = () => {
    setDone('by_hand');
    field.current?.focus();
    field.current?.select();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link); // not there outside secure contexts
      setDone('copied');
      say(w.copied);
    } catch {
      byHand();
    }
  };
  return (
    <div class="stack gap-2 practice-share">
      <h3>{w.share}</h3>
      <p class="field-help">{w.shareHelp}</p>
      <Field label={done === 'by_hand' ? w.copyByHand : w.link}>
        {({ id }) => <input ref={field} class="input" id={id} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <div class="cluster play-choices">
        <Button icon="link" onClick={() => void copy()}>
          {w.copy}
        </Button>
        {canSend() && (
          <Button icon="share" onClick={() => void navigator.share({ title: words.pageTitle(w.title), url: link }).catch(() => {})}>
            {w.send}
          </Button>
        )}
      </div>
      {done === 'copied' && <p class="soft small">{w.copied}</p>}
    </div>
  );
}

function canSend(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}
