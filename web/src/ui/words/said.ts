// What the engine says in English, in the reader's language: its own sentences in English, else from its codes.
import type { JudgedWeight, Judgement, LevelInfo, MatchEvent, OptionInfo, PresetInfo } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { words } from './index';
import { inUnits } from './measures';

// Why a weight counts, or does not.
export function judgeWhy(judgement: Judgement | null, weight: JudgedWeight): string {
  const { units } = preferences.value;
  return words.said && judgement ? words.said.why(judgement, weight, units) : inUnits(weight.why, units);
}

export function judgeSummary(judgement: Judgement): string {
  return words.said ? words.said.summary(judgement) : inUnits(judgement.summary, preferences.value.units);
}

export function eventText(event: MatchEvent): string {
  const { units } = preferences.value;
  return words.said ? words.said.event(event, units) : inUnits(event.text, units);
}

export function eventsText(events: readonly MatchEvent[]): string {
  return events.map(eventText).join(' ');
}

export function optionHelp({ name, help }: OptionInfo): string {
  return words.options.help(name, help);
}

// What an option is where nobody chose, for those whose default is no value.
export function optionDefault({ name, default_text }: OptionInfo): string {
  return words.options.usual(name, default_text);
}

export function presetHelp(preset: PresetInfo | undefined): string {
  return preset ? words.options.presetHelp(preset.name, preset.help) : '';
}

export function levelHelp(level: LevelInfo | undefined): string {
  return level ? words.options.levelHelp(level.name, level.help) : '';
}
