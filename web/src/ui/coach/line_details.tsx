// How the numbers came about, and the line that gives the same on the command line.
import { useId, useState } from 'preact/hooks';

import { adviseCommand, type CoachAnswer, type CoachTimes } from '../../state/coach/coach';
import { Button, say } from '../components';
import { studyWords } from '../words';
import { decimals, seconds } from '../words/measures';

export function LineDetails({ answer, times }: { answer: CoachAnswer; times: CoachTimes | null }) {
  const text = studyWords.coach;
  const id = useId();
  const command = adviseCommand(answer.line);
  const [copied, setCopied] = useState('');
  // Only pages of a secure context may write there; the line can always be selected.
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => {
        setCopied(command);
        say(text.copied);
      },
      () => {},
    );
  return (
    <details class="line-details">
      <summary class="small soft">{text.details}</summary>
      <div class="stack gap-2 small">
        <p class="soft numbers">{text.method(Number(answer.line.seed), decimals(answer.line.effort ?? 0, 0))}</p>
        {times?.final != null && <p class="soft numbers">{text.took(seconds(times.first / 1000), seconds(times.final / 1000))}</p>}
        <label for={id}>{text.same}</label>
        <textarea id={id} class="input tiny line-text" readOnly rows={4} value={command} onFocus={(event) => event.currentTarget.select()} />
        {'clipboard' in navigator && (
          <Button icon={copied === command ? 'check' : 'save'} onClick={() => void copy()}>
            {copied === command ? text.copied : text.copy}
          </Button>
        )}
      </div>
    </details>
  );
}
