// The module's text exports as functions from string to string.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class HammerText {
  constructor(exports) {
    this.exports = exports;
  }

  ask(name, text = '', ...numbers) {
    const length = this.give(encoder.encode(text), name, ...numbers);
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, this.exports.hammer_text_out(), length));
  }
  // Memory may grow in any call, so every view is new.
  give(bytes, name, ...numbers) {
    const place = this.exports.hammer_text_in(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return this.exports[name](...numbers);
  }

  games() {
    return JSON.parse(this.ask('hammer_games'));
  }
  tables() {
    return JSON.parse(this.ask('hammer_tables'));
  }
  levels() {
    return JSON.parse(this.ask('hammer_levels'));
  }
  reach(request) {
    return this.ask('hammer_reach', request);
  }
  judge(line, number = 1) {
    return this.ask('hammer_judge', line, number);
  }
  advise(line, number = 1) {
    return this.ask('hammer_advise', line, number);
  }
  // The seed is used when the setup, or in resume the record, has none. Without it such a one is refused.
  newUmpire(seed = Number.NaN) {
    this.exports.hammer_umpire_new(seed);
  }
  umpire(line) {
    return this.ask('hammer_umpire', line);
  }
  // A line of the record of a match that is played elsewhere.
  follow(line) {
    return this.ask('hammer_umpire_follow', line);
  }
  // A machine's turn in the umpire's match.
  actFor(request) {
    return this.ask('hammer_umpire_act', request);
  }
  playMatch(request) {
    return this.ask('hammer_match', request);
  }
  takeRecord(end = false) {
    return this.ask('hammer_umpire_record', '', end ? 1 : 0);
  }
  resume(record, partial = false, seed = Number.NaN) {
    return this.ask('hammer_umpire_resume', record, partial ? 1 : 0, seed);
  }
  verify(record) {
    return this.ask('hammer_verify_record', record);
  }
  replay(record, partial = false) {
    return this.ask('hammer_replay', record, partial ? 1 : 0);
  }
  verdict(record) {
    return this.ask('hammer_verdict', record);
  }
  readNumber(text) {
    return this.give(encoder.encode(text), 'hammer_read_number');
  }
  writeNumber(number) {
    return this.ask('hammer_write_number', '', number);
  }
}

const sentence = '"(?:error|text|why|summary|say|help|default_text)":"(?:[^"\\\\]|\\\\.)*"';
const sentences = new RegExp(`${sentence},|,${sentence}`, 'g');

// An answer as the page's modules give it: codes without the sentences that say them in English.
export function withoutEnglish(answer) {
  return answer.replace(sentences, '');
}
