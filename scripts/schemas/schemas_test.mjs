// The schemas are read as JSON Schema means them, and the checker finds what does not fit.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { SchemaChecker } from './checker.mjs';
import { componentsOf } from './openapi.mjs';
import { readSchemas } from './read.mjs';
import { typescriptOf } from './typescript.mjs';

const text = { type: 'string' };
const closed = (required, properties) => ({ type: 'object', required, properties, additionalProperties: false });

function typesOf($defs) {
  const folder = mkdtempSync(join(tmpdir(), 'hammer-schemas-'));
  try {
    writeFileSync(join(folder, 'refusal.json'), JSON.stringify({ $defs: { English: text } }));
    writeFileSync(join(folder, 'one.json'), JSON.stringify({ $defs }));
    return readSchemas(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const types = typesOf({
  PlaceFields: { type: 'object', required: ['x'], properties: { x: { type: 'number' } } },
  Place: { allOf: [{ $ref: '#/$defs/PlaceFields' }], unevaluatedProperties: false },
  Named: { allOf: [{ $ref: '#/$defs/PlaceFields' }], required: ['name'], properties: { name: text, say: { $ref: 'refusal.json#/$defs/English' } }, unevaluatedProperties: false },
  Event: { oneOf: [closed(['event', 'count'], { event: { const: 'counted' }, count: { type: 'integer' } }), closed(['event'], { event: { const: 'ended' }, by: text })] },
});

const checked = (value, name, english = false) => new SchemaChecker(types, { english }).faultsOf(value, name);

test('what fits has no fault', () => {
  assert.deepEqual(checked({ x: 1.5 }, 'Place'), []);
  assert.deepEqual(checked({ x: 1, name: 'a' }, 'Named'), []);
  assert.deepEqual(checked({ x: 1, name: 'a', say: 'A.' }, 'Named', true), []);
  assert.deepEqual(checked({ event: 'ended' }, 'Event'), []);
});

test('a field too many or too few, another type, and English where none is said are found', () => {
  assert.deepEqual(checked({ x: 1, y: 2 }, 'Place'), ['Place.y is in no schema']);
  assert.deepEqual(checked({ name: 'a' }, 'Named'), ['Named.x is missing']);
  assert.deepEqual(checked({ x: '1' }, 'Place'), ['Place.x is "1", not of type number']);
  assert.deepEqual(checked({ event: 'counted', count: 1.5 }, 'Event'), ['Event.count is 1.5, not of type integer']);
  assert.deepEqual(checked({ event: 'counted' }, 'Event'), ['Event.count is missing']);
  assert.match(checked({ event: 'unknown' }, 'Event')[0], /none of the kinds/);
  assert.deepEqual(checked({ x: 1, name: 'a', say: 'A.' }, 'Named'), ['Named.say is said in English']);
  assert.deepEqual(checked({ x: 1, name: 'a' }, 'Named', true), ['Named.say is missing']);
});

test('it is known which fields nothing had, of every kind of a union', () => {
  const checker = new SchemaChecker(types, { english: false });
  checker.faultsOf({ event: 'ended' }, 'Event');
  checker.faultsOf({ x: 1 }, 'Place');
  const seen = new Set(checker.seenFields());
  assert.deepEqual(checker.namedFields().filter((field) => !seen.has(field)), ['Event(counted).event', 'Event(counted).count', 'Event(ended).by']);
});

test('types and components have what was taken over, and no English for the page', () => {
  const all = [...types.values()].filter(({ file }) => file === 'one.json');
  assert.match(typescriptOf(all, '//', new Map()), /export interface Named \{\n {2}x: number;\n {2}name: string;\n\}/);
  assert.deepEqual(componentsOf(types, 'one.json').map(({ name }) => name), ['Place', 'Named', 'Event', 'English']);
});

test('a word that nobody checks, and a type that others take over though it is closed, are refused', () => {
  assert.throws(() => typesOf({ Word: { type: 'string', maxLength: 3 } }), /maxLength/);
  const Place = closed(['x'], { x: { type: 'number' } });
  assert.throws(() => typesOf({ Place, More: { allOf: [{ $ref: '#/$defs/Place' }], unevaluatedProperties: false } }), /no part/);
});
