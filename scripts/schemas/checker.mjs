// Checks values strictly against the schemas, and reports which fields no value had.
import { englishReference, nameIn, ownerOfField } from './read.mjs';

export class SchemaChecker {
  // `english`: whether values must have their English sentences, or must not have them.
  constructor(types, { english }) {
    this.types = types;
    this.byName = new Map(); // "Command" where one file alone has it, and "match.Command"
    for (const [reference, { name, file }] of types) {
      this.byName.set(name, this.byName.has(name) ? null : reference);
      this.byName.set(`${file.replace('.json', '')}.${name}`, reference);
    }
    this.english = english;
    this.named = new Map(); // reference → its fields
    this.seen = new Set();
  }

  // What is wrong with a value of the named type; empty if it fits.
  faultsOf(value, name) {
    const reference = this.byName.get(name);
    if (!reference) return [`there is no one type ${name}`];
    return this.check(value, { $ref: reference }, name, name, this.seen);
  }

  // Fields of the types that values were checked against, and of every variant of a union: all of them, and those that a value
  // had.
  namedFields(isWanted = () => true) {
    return [...this.named].flatMap(([reference, fields]) => (isWanted(this.types.get(reference)) ? fields : []));
  }
  seenFields() {
    return [...this.seen];
  }

  // `owner`: the type whose part the schema is.
  check(value, schema, path, owner, seen) {
    if (schema.$ref) return this.checkReference(value, schema.$ref, path, seen);
    if (schema.oneOf) return this.checkKinds(value, schema.oneOf, path, owner, seen);
    if ('const' in schema) return value === schema.const ? [] : [`${path} is ${shown(value)}, not ${shown(schema.const)}`];
    if (schema.enum) return schema.enum.includes(value) ? [] : [`${path} is ${shown(value)}, none of ${schema.enum.join(', ')}`];
    if (![schema.type].flat().some((type) => isOfType(value, type))) return [`${path} is ${shown(value)}, not of type ${schema.type}`];
    if (schema.pattern && !new RegExp(schema.pattern).test(value)) return [`${path} is ${shown(value)}, not of the form ${schema.pattern}`];
    if (schema.minimum > value || schema.maximum < value) return [`${path} is ${shown(value)}, out of bounds`];
    if (schema.type === 'array') return value.flatMap((each, i) => this.check(each, schema.items, `${path}[${i}]`, owner, seen));
    return schema.type === 'object' ? this.checkObject(value, schema, path, owner, seen) : [];
  }

  checkReference(value, reference, path, seen) {
    const { name, schema } = this.types.get(reference);
    this.name(reference);
    return this.check(value, schema, path, name, seen);
  }

  // Exactly one must fit. If none does, the best match among the likely ones gives the complaint.
  checkKinds(value, kinds, path, owner, seen) {
    const tried = kinds
      .filter((kind) => this.mayBe(value, kind))
      .map((kind) => {
        const found = new Set();
        return { found, faults: this.check(value, kind, path, ownerOf(owner, kind), found) };
      });
    if (tried.length === 0) return [`${path} is none of the kinds of ${owner}: ${shown(value)}`];
    const [fitting, ...more] = tried.filter(({ faults }) => faults.length === 0);
    if (!fitting) return tried.map(({ faults }) => faults).reduce((best, faults) => (faults.length < best.length ? faults : best));
    for (const field of fitting.found) seen.add(field);
    return more.length > 0 ? [`${path} is of ${more.length + 1} kinds of ${owner} at once`] : [];
  }

  // Whether its constants are those of the variant.
  mayBe(value, kind) {
    const schema = kind.$ref ? this.types.get(kind.$ref).schema : kind;
    if (schema.oneOf) return schema.oneOf.some((each) => this.mayBe(value, each));
    if (!schema.properties) return true;
    const marks = (schema.required ?? []).filter((name) => 'const' in schema.properties[name]);
    return isOfType(value, 'object') && marks.every((name) => value[name] === schema.properties[name].const);
  }

  checkObject(value, schema, path, owner, seen) {
    const { properties = {}, required = [], additionalProperties } = schema;
    const faults = required.filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`);
    for (const [name, field] of Object.entries(properties)) {
      if (field.$ref === englishReference && name in value !== this.english) faults.push(`${path}.${name} is ${this.english ? 'missing' : 'said in English'}`);
    }
    for (const [name, each] of Object.entries(value)) {
      const field = Object.hasOwn(properties, name) ? properties[name] : null;
      if (field) {
        const own = fieldName(schema, owner, name);
        seen.add(own);
        faults.push(...this.check(each, field, `${path}.${name}`, own, seen));
      } else if (additionalProperties === false) {
        faults.push(`${path}.${name} is in no schema`);
      } else if (additionalProperties) {
        faults.push(...this.check(each, additionalProperties, `${path}.${name}`, `${owner}.*`, seen));
      }
    }
    return faults;
  }

  name(reference) {
    if (this.named.has(reference)) return;
    const { name, schema } = this.types.get(reference);
    this.named.set(reference, []);
    this.named.set(reference, this.fieldsOf(schema, name));
  }

  // Only types that are variants of a union: others are added when a value is checked against them.
  fieldsOf(schema, owner) {
    if (schema.oneOf) {
      for (const { $ref } of schema.oneOf) if ($ref) this.name($ref);
      return schema.oneOf.filter(({ $ref }) => !$ref).flatMap((kind) => this.fieldsOf(kind, ownerOf(owner, kind)));
    }
    if (schema.items) return this.fieldsOf(schema.items, owner);
    if (typeof schema.additionalProperties === 'object') return this.fieldsOf(schema.additionalProperties, `${owner}.*`);
    const said = Object.entries(schema.properties ?? {}).filter(([, { $ref }]) => $ref !== englishReference || this.english);
    return said.flatMap(([name, field]) => {
      const own = fieldName(schema, owner, name);
      return [own, ...this.fieldsOf(field, own)];
    });
  }
}

// A field inherited from another type counts once for all types that inherit it.
function fieldName(schema, owner, name) {
  return `${ownerOfField(schema, name) ?? owner}.${name}`;
}

// A variant written inline in the union, identified by its constants: "AdviceReason(safe)".
function ownerOf(owner, { $ref, properties }) {
  if ($ref) return nameIn($ref);
  const constants = Object.values(properties ?? {}).flatMap((field) => ('const' in field ? [field.const] : []));
  const marks = constants.length > 0 ? constants : Object.keys(properties ?? {});
  return properties ? `${owner}(${marks.join(' ')})` : owner;
}

function isOfType(value, type) {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function shown(value) {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
