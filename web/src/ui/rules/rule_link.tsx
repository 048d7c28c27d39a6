// The rule behind a reason: "KO3" where a person has asked why, and elsewhere just "Why". Opens the rule's text in a dialog,
// so that the screen is not left.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';

import type { Judgement } from '../../engine/types';
import { Dialog } from '../components';
import { words } from '../words';
import { rulesOfVerdict } from './rules_of_verdict';
import './rule_link.css';

interface RuleLinkProps {
  rule: string | null | undefined;
  asksWhy?: boolean; // says "Why", as where nobody has asked yet
  onOpen?: () => void; // called before the dialog opens
}

export function RuleLink({ rule, ...rest }: RuleLinkProps) {
  return rule ? <Rules rules={[rule]} {...rest} /> : null;
}

function Rules({ rules, asksWhy = false, onOpen }: Omit<RuleLinkProps, 'rule'> & { rules: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const Text = useText(open);
  const names = rules.map((rule) => words.rules.rule(rule)).join(', ');
  const show = () => {
    onOpen?.();
    setOpen(true);
  };
  return (
    <>
      <button type="button" class="rule-link" aria-label={asksWhy ? words.rules.whyBy(names) : names} aria-haspopup="dialog" onClick={show}>
        {asksWhy ? words.play.why : rules.join(', ')}
      </button>
      <Dialog open={open} title={names} class="rule-dialog" onClose={() => setOpen(false)}>
        {Text === null ? <p class="soft">{words.controls.loading}</p> : rules.map((rule) => <Text key={rule} rule={rule} />)}
      </Dialog>
    </>
  );
}

// `asksWhy`: see RuleLink.
export function VerdictRules({ judgement, asksWhy = false }: { judgement: Judgement; asksWhy?: boolean }) {
  const rules = rulesOfVerdict(judgement);
  if (asksWhy) return rules.length > 0 ? <Rules rules={rules} asksWhy /> : null;
  return (
    <>
      {rules.map((rule) => (
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
