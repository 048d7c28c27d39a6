// The schemas of protocol/schema in a convenient form: every reference names its file, and what a type inherits by allOf is
// merged into it. Types that exist only to be inherited are left out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const knownWords = new Set([
  '$ref', 'type', 'const', 'enum', 'properties', 'required', 'additionalProperties', 'items', 'oneOf', 'description', 'pattern', 'minimum', 'maximum',
]);

export const englishReference = 'refusal.json#/$defs/English';

// Types by reference: { name, file, schema }, in source order.
export function readSchemas(folder) {
  const raw = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    const { $defs } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [name, schema] of Object.entries($defs)) raw.set(referenceTo(file, name), { name, file, schema: withWholeReferences(schema, file) });
  }
  const types = new Map();
  for (const [reference, { name, file, schema }] of raw) {
    if (!isPart(schema)) types.set(reference, { name, file, schema: flattened(schema, raw, reference) });
  }
  for (const [reference, { schema }] of types) checkReferences(schema, types, reference);
  return types;
}

// The type that declares a field: "Position" for the fields that every request about a position inherits.
export function ownerOfField(schema, name) {
  return owners.get(schema)?.get(name);
}
const owners = new WeakMap();

export const nameIn = (reference) => reference.slice(reference.lastIndexOf('/') + 1);

const referenceTo = (file, name) => `${file}#/$defs/${name}`;

function withWholeReferences(value, file) {
  if (Array.isArray(value)) return value.map((each) => withWholeReferences(each, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === '$ref' && each.startsWith('#') ? file + each : withWholeReferences(each, file)]),
  );
}

// An object that others may extend.
function isPart(schema) {
  return 'properties' in schema && schema.additionalProperties === undefined && schema.unevaluatedProperties === undefined;
}

function flattened(schema, raw, where) {
  if (Array.isArray(schema)) return schema.map((each) => flattened(each, raw, where));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('allOf' in schema) return closed(schema, raw, where);
  for (const word of Object.keys(schema)) if (!knownWords.has(word)) throw new Error(`${where}: the word ${word} is not known here`);
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word === 'properties') return [word, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, flattened(each, raw, where)]))];
      return [word, ['items', 'oneOf', 'additionalProperties'].includes(word) ? flattened(value, raw, where) : value];
    }),
  );
}

function closed(schema, raw, where) {
  const { required, properties, from } = fieldsOf(schema, raw);
  const { description } = schema;
  const whole = flattened({ ...(description ? { description } : {}), type: 'object', required, properties, additionalProperties: false }, raw, where);
  owners.set(whole, from);
  return whole;
}

function fieldsOf({ allOf = [], required = [], properties = {} }, raw) {
  const taken = allOf.map(({ $ref }) => {
    const part = raw.get($ref);
    if (!part || !isPart(part.schema)) throw new Error(`${$ref} is no part that others may take over`);
    const owner = part.name.replace(/Fields$/, '');
    const fields = fieldsOf(part.schema, raw);
    const own = Object.keys(part.schema.properties).map((name) => [name, owner]);
    return { ...fields, from: new Map([...fields.from, ...own]) };
  });
  return {
    required: [...taken.flatMap((each) => each.required), ...required],
    properties: Object.assign({}, ...taken.map((each) => each.properties), properties),
    from: new Map(taken.flatMap((each) => [...each.from])),
  };
}

function checkReferences(schema, types, where) {
  if (typeof schema !== 'object' || schema === null) return;
  if (typeof schema.$ref === 'string' && !types.has(schema.$ref)) throw new Error(`${where} refers to ${schema.$ref}, which there is not`);
  for (const each of Object.values(schema)) checkReferences(each, types, where);
}
