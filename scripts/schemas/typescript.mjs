// Types of TypeScript, from schemas. English sentences are left out: the page has its own dictionaries.
import { englishReference, nameIn } from './read.mjs';

const widest = 140;

// `types`: [{ name, file, schema }], all in one module. Types of other files are imported: `imports` maps a schema's file to
// its module.
export function typescriptOf(types, head, imports) {
  const referred = new Set(types.flatMap(({ schema }) => referencesIn(schema)).map(nameIn));
  const isText = ({ name, schema }) => schema.type === 'string' && !referred.has(name); // only for the server's document
  const declared = types.filter((type) => !isText(type) && !isEnglish(type)).map(({ name, schema }) => declarationOf(name, schema));
  return [head, ...importLines(types, imports), '', declared.join('\n\n'), ''].join('\n');
}

const isEnglish = ({ file, name }) => `${file}#/$defs/${name}` === englishReference;

function importLines(types, imports) {
  const names = new Map();
  for (const { schema } of types) {
    for (const reference of referencesIn(schema)) {
      const from = imports.get(reference.split('#')[0]);
      if (from && reference !== englishReference) names.set(from, (names.get(from) ?? new Set()).add(nameIn(reference)));
    }
  }
  return [...names].map(([from, all]) => `import type { ${[...all].sort().join(', ')} } from '${from}';`);
}

function referencesIn(schema) {
  if (typeof schema !== 'object' || schema === null) return [];
  return [...(typeof schema.$ref === 'string' ? [schema.$ref] : []), ...Object.values(schema).flatMap(referencesIn)];
}

function declarationOf(name, schema) {
  const comment = schema.description ? `${commentOf(schema.description)}\n` : '';
  if (schema.properties) return `${comment}export interface ${name} ${block(schema, '')}`;
  const type = typeOf(schema, '');
  const line = `${comment}export type ${name} = ${type};`;
  if (!schema.oneOf || line.length <= widest) return line;
  return `${comment}export type ${name} =\n${schema.oneOf.map((each) => `  | ${typeOf(each, '  ')}${trailing(each)}`).join('\n')};`;
}

function commentOf(text) {
  const lines = ['//'];
  for (const word of `${text}.`.split(' ')) {
    if (lines.at(-1).length + word.length >= 118) lines.push('//');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines.join('\n');
}

const trailing = (schema) => (schema.description ? ` // ${schema.description}` : '');

function fieldsOf({ properties, required = [] }) {
  return Object.entries(properties)
    .filter(([, schema]) => schema.$ref !== englishReference)
    .map(([name, schema]) => ({ name: `${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}`, schema }));
}

function block(schema, indent) {
  const lines = fieldsOf(schema).map(({ name, schema: field }) => `${indent}  ${name}: ${typeOf(field, `${indent}  `)};${trailing(field)}`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function inline(schema, indent) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return 'Record<string, never>';
  const line = `{ ${fields.map(({ name, schema: field }) => `${name}: ${typeOf(field, indent)}`).join('; ')} }`;
  const isPlain = fields.every(({ schema: field }) => !field.description) && line.length + indent.length <= widest;
  return isPlain ? line : block(schema, indent);
}

function typeOf(schema, indent) {
  if (schema.$ref) return nameIn(schema.$ref);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((each) => typeOf(each, indent)).join(' | ');
  if (schema.properties) return inline(schema, indent);
  if (schema.type === 'array') return listOf(typeOf(schema.items, indent));
  if (schema.type === 'object') return `Record<string, ${schema.additionalProperties ? typeOf(schema.additionalProperties, indent) : 'unknown'}>`;
  return [schema.type].flat().map(plain).join(' | ');
}

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const listOf = (type) => (/^[\w.]+$|^Record<[^|]*>$|^\{[^{}]*\}$/.test(type) ? `${type}[]` : `(${type})[]`);
const plain = (type) => (type === 'integer' ? 'number' : type);
