// "KO3": the rule behind a reason. Opens its text in a dialog, so that the screen is not left.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';

import type { Judgement } from '../../engine/types';
import { Dialog } from '../components';
import { words } from '../words';
import { rulesOfVerdict } from './rules_of_verdict';
import './rule_link.css';

// `onOpen` is called before the dialog opens.
export function RuleLink({ rule, onOpen }: { rule: string | null | undefined; onOpen?: () => void }) {
  const [open, setOpen] = useState(false);
  const Text = useText(open);
  if (!rule) return null;
  const show = () => {
    onOpen?.();
    setOpen(true);
  };
  return (
    <>
      <button type="button" class="rule-link" aria-label={words.rules.rule(rule)} aria-haspopup="dialog" onClick={show}>
        {rule}
      </button>
      <Dialog open={open} title={words.rules.rule(rule)} class="rule-dialog" onClose={() => setOpen(false)}>
        {Text === null ? <p class="soft">{words.controls.loading}</p> : <Text rule={rule} />}
      </Dialog>
    </>
  );
}

export function VerdictRules({ judgement }: { judgement: Judgement }) {
  return (
    <>
      {rulesOfVerdict(judgement).map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </>
  );
}

type RuleText = ComponentType<{ rule: string }>;

// The rules pages are loaded when the first rule is opened.
function useText(wanted: boolean): RuleText | null {
  const [shown, setShown] = useState<{ Text: RuleText } | null>(null);
  const [asked, setAsked] = useState(false);
  if (wanted && !asked) {
    setAsked(true);
    import('./rules')
      .then(({ ruleText }) => ruleText())
      .then(
        (Text) => setShown({ Text }),
        () => setShown({ Text: () => <p>{words.notLoaded}</p> }),
      );
  }
  return shown?.Text ?? null;
}
