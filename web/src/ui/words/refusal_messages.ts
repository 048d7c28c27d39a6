// Why the engine refused something, from the refusal's code: the page's counterpart of protocol/src/english/complaint_texts.h.
// docs/codes.md lists the codes. A code without a sentence of its own is described by its field alone.
import type { Refused } from '../../engine/fault';
import type { Color } from '../../engine/types';
import { words as page } from './index';
import { localNumber } from './measures';

// What the engine refuses, by what it holds against it. `field` is already in words.
export interface RefusalWords {
  fields: Record<string, string>; // those that are no option, by their own names
  nameOf: (player: number) => string; // "player 2’s name"
  teamOf: (player: number) => string;
  weight: (number: number) => string;
  placeOf: (weight: string) => string;
  range: (field: string, value: string, low: string, high: string, whole: boolean, unit: string) => string;
  only: (field: string, value: string, accepted: string) => string;
  missing: (field: string, accepted: string) => string;
  odd: (field: string, value: string) => string;
  handicapTooHigh: (side: string, points: string) => string;
  centreLine: (field: string) => string;
  noSideEdges: (field: string) => string;
  noDeadToVoid: (field: string) => string;
  needsOther: (field: string, game: string) => string;
  notInGame: (field: string, game: string) => string;
  sideAndPlayer: (name: string) => string;
  handicapTwice: (name: string) => string;

  controlCharacter: (field: string) => string;
  turnsText: (field: string) => string;
  blank: (field: string) => string;
  spaces: (field: string) => string;
  tooLong: (field: string, bytes: string, most: string) => string;
  sameName: (field: string, other: string) => string;
  sides: (count: string, game: string, accepted: string) => string;
  unequalTeams: string;
  teamSize: (count: string, game: string, accepted: string) => string;
  powder: (value: string, names: string, low: string, high: string) => string;
  noSuchTable: (table: string, game: string, accepted: string) => string;

  notOpened: string;
  toChoose: (side: string) => string;
  toShoot: (side: string) => string;
  over: string;
  fourNow: string;
  oneNow: string;
  capped: string;
  nothingWorn: string;
  dustNotGranted: string;
  grantNotNeeded: string;
  nothingToUndo: string;
  nothingToRedo: string;
  laterDoNotFit: string;
  noSuchReport: string;
  releaseBlocked: string;
  weightsMisplaced: string;
  firstColorMissing: string;
  points: (side: string, value: string, game: string, accepted: string, round: boolean) => string;
  bothScore: string;
  edgesOnly: string;
  peekingAllowed: string;
  alreadyOut: (side: string) => string;
  offTheBoard: (field: string, value: string, low: string, high: string) => string;
  overlap: (weight: string, other: string) => string;
  fiveOfColor: (color: Color) => string;
  tooManyWeights: (most: string) => string;
  deadThere: (weight: string) => string; // where dead weights are taken off
  fourEnded: string;
  wonAlready: (side: string) => string;
  nothingLeft: string;
  thrownMiscounted: string;

  recordEmpty: string;
  recordCut: (line: string) => string;
  recordChanged: (line: string) => string;
  recordOther: string; // made by other rules
  secretDiffers: string;
  numberLate: string;
  numberTwice: string;
  numberUnwanted: string;
  recordImpossible: (line: string) => string;
  notARecord: (line: string) => string;

  other: (field: string) => string;
  unknown: string;
}

export type PlayerOf = (seat: number) => number;

export class RefusalMessage {
  constructor(
    private readonly words: RefusalWords,
    private readonly playerOf: PlayerOf,
    private readonly refused: Refused,
  ) {}

  message(): string {
    return this.find() ?? (this.refused.field === null ? this.words.unknown : this.words.other(this.field()));
  }

  find(): string | null {
    const { code, line } = this.refused;
    if (line !== undefined) return this.ofRecord(String(line));
    const words = this.words[plain[code] ?? 'unknown'];
    if (code in plain && typeof words === 'string') return words;
    return this.withField() ?? this.withNumbers();
  }

  private ofRecord(line: string): string {
    const { code } = this.refused;
    if (code === 'record_empty') return this.words.recordEmpty;
    if (code === 'cut_off' || code === 'cut_off_in_line') return this.words.recordCut(line);
    if (code === 'secret_differs') return this.words.secretDiffers;
    if (code === 'record_changed') return this.words.recordChanged(line);
    return (impossible.has(code) ? this.words.recordImpossible : this.words.notARecord)(line);
  }

  // Those that name the field and nothing else, or the side that it is of.
  private withField(): string | null {
    const { words } = this;
    switch (this.refused.code) {
      case 'to_choose': return words.toChoose(this.who());
      case 'to_shoot': return words.toShoot(this.who());
      case 'won_already': return words.wonAlready(this.who());
      case 'already_out':
      case 'first_conceded': return words.alreadyOut(this.field());
      case 'dead_there': return words.deadThere(this.field());
      case 'five_of_color': return words.fiveOfColor(this.text('color') as Color);
      case 'side_and_player': return words.sideAndPlayer(this.lastOfField());
      case 'handicap_twice': return words.handicapTwice(this.lastOfField());
      case 'centre_line': return words.centreLine(this.field());
      case 'no_side_edges': return words.noSideEdges(this.field());
      case 'no_dead_to_void': return words.noDeadToVoid(this.field());
      case 'needs_other': return words.needsOther(this.field(), this.text('game'));
      case 'not_in_game': return words.notInGame(this.field(), this.text('game'));
      case 'name_control': return words.controlCharacter(this.field());
      case 'name_turned': return words.turnsText(this.field());
      case 'name_blank': return words.blank(this.field());
      case 'name_spaces': return words.spaces(this.field());
      case 'same_name': return words.sameName(this.field(), this.fieldAt(this.text('other')));
      case 'overlap': return words.overlap(this.field(), this.fieldAt(this.text('other')));
      default: return null;
    }
  }

  private withNumbers(): string | null {
    const { words } = this;
    switch (this.refused.code) {
      case 'points_impossible': return words.points(this.field(), this.number('points'), this.text('game'), this.ranges(), this.refused.arguments['shared'] === true);
      case 'off_board':
      case 'before_near_edge':
      case 'past_end':
      case 'past_side':
      case 'into_cushion': return words.offTheBoard(this.field(), this.number('value'), this.number('low'), this.number('high'));
      case 'too_many_weights':
      case 'weights_in_all':
      case 'too_many_to_throw':
      case 'too_many_together': return words.tooManyWeights(this.number('most'));
      case 'handicap_too_high': return words.handicapTooHigh(this.who(), this.number('points'));
      case 'odd': return words.odd(this.field(), localNumber(this.text('name')));
      case 'name_too_long': return words.tooLong(this.field(), this.number('bytes'), this.number('most'));
      case 'sides_count': return words.sides(this.number('count'), this.text('game'), this.ranges());
      case 'team_size': return words.teamSize(this.number('players'), this.text('game'), this.names('sizes', (size) => size));
      case 'table_not_played': return words.noSuchTable(page.newMatch.tableNames(this.text('table')), this.text('game'), this.names('names', page.newMatch.tableNames));
      case 'not_throwable':
      case 'missing':
      case 'not_accepted': return this.accepted();
      default: return null;
    }
  }

  // What is accepted is a range, names, or both.
  private accepted(): string | null {
    const { arguments: about, code } = this.refused;
    const value = code === 'not_accepted' ? this.value() : '';
    const [low, high] = [this.number('low'), this.number('high')];
    if ('names' in about && 'low' in about) return this.words.powder(value, this.names('names', page.options.powder), low, high);
    if ('low' in about) return this.words.range(this.field(), value, low, high, about['whole'] === true, this.text('unit'));
    if (!('names' in about)) return null;
    const names = this.names('names', page.options.value);
    return code === 'missing' ? this.words.missing(this.field(), names) : this.words.only(this.field(), value, names);
  }

  private text(name: string): string {
    const value = this.refused.arguments[name];
    return value === undefined ? '' : String(value);
  }
  private number(name: string): string {
    return localNumber(this.text(name));
  }
  private value(): string {
    const { value } = this.refused.arguments;
    return typeof value === 'number' ? localNumber(String(value)) : typeof value === 'string' ? `"${value}"` : this.text('value');
  }
  private names(name: string, inWords: (name: string) => string): string {
    return (this.refused.arguments[name] as string[]).map(inWords).join(', ');
  }
  private ranges(): string {
    const pairs = this.refused.arguments['ranges'] as [number, number][];
    return pairs.map(([low, high]) => (low === high ? localNumber(String(low)) : `${localNumber(String(low))}–${localNumber(String(high))}`)).join(', ');
  }
  private who(): string {
    return page.side(this.text('side'));
  }
  private lastOfField(): string {
    return (this.refused.field ?? '').split('.').slice(2).join('.'); // options.handicap.NAME
  }
  private field(): string {
    return this.fieldAt(this.refused.field ?? '');
  }

  // "seats[1].name", "options.game_score", "weights[2].x", "score.Ann", "powder" …
  private fieldAt(path: string): string {
    const [first = '', ...rest] = path.split('.');
    const [list = '', index = ''] = first.split('[');
    const last = rest.join('.');
    if (first === 'options' && rest[0] === 'handicap' && rest.length > 1) return `${page.options.name('handicap')} (${page.side(rest.slice(1).join('.'))})`;
    if (first === 'options') return page.options.name(rest[0] ?? '');
    if (first === 'score' && last !== '') return page.side(last);
    const number = Number.parseInt(index, 10);
    if (list === 'seats' && index !== '') return (last === 'side' ? this.words.teamOf : this.words.nameOf)(this.playerOf(number));
    if (list === 'weights' && index !== '') {
      const weight = this.words.weight(number + 1);
      return last === 'x' || last === 'y' ? this.words.placeOf(weight) : weight;
    }
    return this.words.fields[path] ?? path;
  }
}

// Codes whose words need nothing.
const plain: Record<string, keyof RefusalWords> = {
  other_revision: 'recordOther',
  not_opened: 'notOpened',
  over: 'over',
  match_is_over: 'over',
  four_now: 'fourNow',
  one_now: 'oneNow',
  capped: 'capped',
  nothing_worn: 'nothingWorn',
  dust_not_granted: 'dustNotGranted',
  grant_not_needed: 'grantNotNeeded',
  nothing_to_undo: 'nothingToUndo',
  later_do_not_fit: 'laterDoNotFit',
  no_such_report: 'noSuchReport',
  nothing_to_redo: 'nothingToRedo',
  release_blocked: 'releaseBlocked',
  lets_go_on_weight: 'releaseBlocked',
  weights_misplaced: 'weightsMisplaced',
  first_color_missing: 'firstColorMissing',
  both_score: 'bothScore',
  edges_only: 'edgesOnly',
  peeking_allowed: 'peekingAllowed',
  unequal_teams: 'unequalTeams',
  four_not_in_play: 'fourEnded',
  nothing_left: 'nothingLeft',
  thrown_too_few: 'thrownMiscounted',
  thrown_together: 'thrownMiscounted',
  colors_miscounted: 'thrownMiscounted',
  hammer_elsewhere: 'thrownMiscounted',
  secret_differs: 'secretDiffers',
  number_late: 'numberLate',
  number_twice: 'numberTwice',
  number_unwanted: 'numberUnwanted',
};

const impossible = new Set([
  'after_end', 'cannot_happen', 'cushion_or_wear_differs', 'draw_differs', 'event_impossible', 'events_differ', 'hash_differs', 'number_late', 'number_twice',
  'number_unwanted', 'scores_differ',
  'scores_differ_at_end', 'weight_elsewhere', 'winner_differs',
]);
