// The components of the server's OpenAPI document, from schemas: those of one file, and all that they refer to.
import { nameIn } from './read.mjs';

// As lines of an array of C++: {"Name", R"({…})"}.
export function componentsOf(types, file) {
  const wanted = [...types].filter(([, type]) => type.file === file).map(([reference]) => reference);
  const taken = new Map();
  while (wanted.length > 0) {
    const reference = wanted.shift();
    if (taken.has(reference)) continue;
    const { name, schema } = types.get(reference);
    const namesake = [...taken].find(([, each]) => each.name === name);
    if (namesake) throw new Error(`${reference} and ${namesake[0]} would be one component`);
    taken.set(reference, { name, schema: component(schema, wanted) });
  }
  return [...taken.values()];
}

export function linesOf(components, head) {
  const lines = components.map(({ name, schema }) => `{"${name}",\n${pieces(JSON.stringify(schema)).map((piece) => `R"(${piece})"`).join('\n')}},`);
  return `${head}\n${lines.join('\n')}\n`;
}

function component(schema, wanted) {
  if (Array.isArray(schema)) return schema.map((each) => component(each, wanted));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word !== '$ref' || typeof value !== 'string') return [word, component(value, wanted)];
      wanted.push(value);
      return [word, `#/components/schemas/${nameIn(value)}`];
    }),
  );
}

// Readable lines, broken between members.
function pieces(text) {
  return text.match(/.{1,110}(?:,|$)|.{1,300}?(?:,|$)/gs);
}
