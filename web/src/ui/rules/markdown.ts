// Parses the subset of Markdown that the rules pages use. Nothing here makes HTML: anything else is shown as text.
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'picture'; from: string; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

export function readMarkdown(text: string): Block[] {
  return readBlocks(text.replace(/<!--.*?-->/gs, '').split('\n'));
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, taken] = readBlock(lines, at);
    if (block) blocks.push(block);
    at += taken;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at] ?? '';
  const heading = /^(#{1,4}) (.*)$/.exec(line);
  if (line.trim() === '') return [null, 1];
  if (heading) return [headingOf(heading[1] ?? '', heading[2] ?? ''), 1];
  if (line.startsWith('```')) return readCode(lines, at);
  if (line.startsWith('|')) return readTable(lines, at);
  if (line.startsWith('- ')) return readList(lines, at);
  const end = runOf(lines, at + 1, (next) => next.trim() !== '' && !/^(#|```|\||- )/.test(next));
  return [{ kind: 'paragraph', children: readInline(lines.slice(at, end).join(' ')) }, end - at];
}

// The first line from `at` on that does not belong.
function runOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && belongs(lines[end] ?? '')) ++end;
  return end;
}

function headingOf(marks: string, text: string): Block {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return { kind: 'heading', level: marks.length, id, children: readInline(text) };
}

function readCode(lines: readonly string[], at: number): [Block, number] {
  const end = runOf(lines, at + 1, (line) => !line.startsWith('```'));
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1 - at];
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  const end = runOf(lines, at, (line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(at, end).map(cellsOf);
  return [{ kind: 'table', head, rows }, end - at];
}

function cellsOf(line: string): Inline[][] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return cells.map((cell) => readInline(cell.trim()));
}

// Items begin with "- "; indented lines belong to the item, nested lists too.
function readList(lines: readonly string[], at: number): [Block, number] {
  const end = runOf(lines, at, (line) => line.startsWith('- ') || line.startsWith('  ') || line.trim() === '');
  const items: string[][] = [];
  for (const line of lines.slice(at, end)) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else items[items.length - 1]?.push(line.slice(2));
  }
  return [{ kind: 'list', items: items.map(readBlocks) }, end - at];
}

const marks = /`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|\[([^\]]*)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*(\S.*?)\*/;

export function readInline(text: string): Inline[] {
  const found = marks.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before: Inline[] = found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  const after = readInline(text.slice(found.index + found[0].length));
  return [...before, marked(found), ...after];
}

function marked([, code, alt, from, linked, to, strong, em]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (from !== undefined) return { kind: 'picture', from, text: alt ?? '' };
  if (to !== undefined) return { kind: 'link', to, children: readInline(linked ?? '') };
  if (strong !== undefined) return { kind: 'strong', children: readInline(strong) };
  return { kind: 'em', children: readInline(em ?? '') };
}
