// What went wrong with a throw, in a word; the dictionaries have a sentence for each.
export type Slip =
  | 'not_in_play' | 'over_the_end' | 'over_the_side' | 'no_cushion' | 'taken_off'
  | 'short' | 'long' | 'left' | 'right'
  | 'missed_left' | 'missed_right' | 'untouched' | 'too_soft' | 'too_slow' | 'own_fell' | 'moved_own'
  | 'not_deep' | 'not_forward' | 'some_short' | 'some_fell' | 'no_score';
