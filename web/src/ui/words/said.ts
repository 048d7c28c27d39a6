// What the engine tells in codes, in the reader's language.
import type { JudgedWeight, Judgement, LevelInfo, OptionInfo, PresetInfo, ToldEvent } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { words } from './index';

// Why a weight counts, or does not.
export function judgeWhy(judgement: Judgement, weight: JudgedWeight): string {
  return words.said.why(judgement, weight, preferences.value.units);
}

export function judgeSummary(judgement: Judgement): string {
  return words.said.summary(judgement);
}

export function eventText(event: ToldEvent): string {
  return words.said.event(event, preferences.value.units);
}

export function eventsText(events: readonly ToldEvent[]): string {
  return events.map(eventText).join(' ');
}

export function optionHelp({ name }: OptionInfo): string {
  return words.options.help(name);
}

// What an option is where nobody chose, for those whose default is no value.
export function optionDefault({ name, default: value }: OptionInfo): string {
  return value === null ? words.options.usual(name) : words.options.value(String(value));
}

export function presetHelp(preset: PresetInfo | undefined): string {
  return preset ? words.options.presetHelp(preset.name) : '';
}

export function levelHelp(level: LevelInfo | undefined): string {
  return level ? words.options.levelHelp(level.name) : '';
}
