import type { ComponentChildren } from 'preact';

import type { Block, Inline } from './markdown';

export interface Links {
  page(to: string): string; // the address of "match.md#options" in the page
  picture(from: string): string | undefined;
}

export function MarkdownView({ blocks, links }: { blocks: readonly Block[]; links: Links }) {
  return <>{blocks.map((block, place) => viewBlock(block, place, links))}</>;
}

function viewBlock(block: Block, key: number, links: Links): ComponentChildren {
  const inline = (children: readonly Inline[]) => children.map((child, place) => viewInline(child, place, links));
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
      return <p key={key}>{inline(block.children)}</p>;
    case 'list':
      return (
        <ul key={key}>
          {block.items.map((item, place) => (
            <li key={place}>
              {item.map((inner, within) =>
                inner.kind === 'paragraph' ? inline(inner.children) : viewBlock(inner, within, links),
              )}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table key={key} head={block.head.map(inline)} rows={block.rows.map((row) => row.map(inline))} />;
    case 'code':
      return (
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function Table({ head, rows }: { head: ComponentChildren[]; rows: ComponentChildren[][] }) {
  return (
    <div class="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) =>
              isEmpty(cell) ? (
                <td key={place} />
              ) : (
                <th key={place} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
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

function isEmpty(cell: ComponentChildren): boolean {
  return Array.isArray(cell) && cell.length === 0;
}

function viewInline(inline: Inline, key: number, links: Links): ComponentChildren {
  const inner = 'children' in inline ? inline.children.map((child, place) => viewInline(child, place, links)) : null;
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'strong':
      return <strong key={key}>{inner}</strong>;
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
