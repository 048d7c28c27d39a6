import type { ComponentChildren } from 'preact';

import type { Block, Inline } from './markdown';
import { ruleIdIn, statedIn } from './pages';

export interface Links {
  page(to: string): string; // the address of "match.md#options" in the page
  picture(from: string): string | undefined;
  rule(id: string): string | null;
  pointed?: string | undefined; // the rule that was asked for
}

export function MarkdownView({ blocks, links }: { blocks: readonly Block[]; links: Links }) {
  return <>{blocks.map((block, index) => viewBlock(block, index, links))}</>;
}

// A block that states a rule can be linked to.
function stating(blocks: readonly Block[], links: Links) {
  const rule = statedIn(blocks);
  return rule === null ? {} : { id: rule, tabIndex: -1, class: rule === links.pointed ? 'rule pointed' : 'rule' };
}

function viewBlock(block: Block, key: number, links: Links): ComponentChildren {
  const inline = (children: readonly Inline[]) => children.map((child, index) => viewInline(child, index, links));
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= 2 ? 'h2' : 'h3';
      return (
        <Heading key={key} id={block.id} tabIndex={-1}>
          {inline(block.children)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={key} {...stating([block], links)}>
          {statement(block.children, links)}
        </p>
      );
    case 'list':
      return (
        <ul key={key}>
          {block.items.map((item, index) => (
            <li key={index} {...stating(item, links)}>
              {item.map((inner, within) =>
                inner.kind === 'paragraph' ? statement(inner.children, links) : viewBlock(inner, within, links),
              )}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table key={key} head={block.head.map(inline)} rows={block.rows.map((row) => row.map(inline))} />;
    case 'code':
      return null; // a command, for those who read the page in the repository
  }
}

// The id at the beginning is the rule's own; others are links.
function statement(children: readonly Inline[], links: Links): ComponentChildren[] {
  const own = ruleIdIn(children[0]);
  return children.map((child, index) => viewInline(child, index, own !== null && index === 0 ? { ...links, rule: () => null } : links));
}

function Table({ head, rows }: { head: ComponentChildren[]; rows: ComponentChildren[][] }) {
  return (
    <div class="scroll-across" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) =>
              isEmpty(cell) ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Strong({ to, children }: { to: string | null; children: ComponentChildren }) {
  const strong = <strong>{children}</strong>;
  return to === null ? strong : <a href={to}>{strong}</a>;
}

function isEmpty(cell: ComponentChildren): boolean {
  return Array.isArray(cell) && cell.length === 0;
}

function viewInline(inline: Inline, key: number, links: Links): ComponentChildren {
  const inner = 'children' in inline ? inline.children.map((child, index) => viewInline(child, index, links)) : null;
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'strong':
      return <Strong key={key} to={links.rule(ruleIdIn(inline) ?? '')} children={inner} />;
    case 'em':
      return <em key={key}>{inner}</em>;
    case 'link':
      return (
        <a key={key} href={links.page(inline.to)}>
          {inner}
        </a>
      );
    case 'picture':
      return <img key={key} src={links.picture(inline.from)} alt={inline.text} loading="lazy" />;
  }
}
