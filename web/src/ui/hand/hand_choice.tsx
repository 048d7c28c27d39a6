// Which hand to use: the person's own if it is known, or a level's.
import type { HandEstimate } from '../../engine/study';
import { handChosen, ownHand } from '../../state/hand/hand_estimates';
import { ListChoice, type ListOption } from '../components';
import { usePage } from '../page';
import { studyWords, words } from '../words';

interface HandChoiceProps {
  label: string;
  value: string; // '': the person's own if it is known
  onChange: (choice: string) => void;
  own: HandEstimate | null;
  also?: ListOption<string>; // one more, before all others
  help?: string;
}

export function HandChoice({ label, value, onChange, own, also, help }: HandChoiceProps) {
  const { levels } = usePage();
  const text = studyWords.hand;
  const mine = own ? [{ value: ownHand, label: text.mineAs(words.options.level(own.nearest)) }] : [];
  const options = [...(also ? [also] : []), ...mine, ...levels.map(({ name }) => ({ value: name, label: words.options.level(name) }))];
  const chosen = options.some((option) => option.value === value) ? value : (also?.value ?? handChosen(value, own, levels));
  const isMissed = value === ownHand && chosen !== ownHand && !also;
  return <ListChoice label={label} options={options} value={chosen} onChange={onChange} help={isMissed ? text.notKnown(words.options.level(chosen)) : help} />;
}
