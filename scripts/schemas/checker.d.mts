import type { SchemaType, SchemaTypes } from './read.mjs';

export class SchemaChecker {
  constructor(types: SchemaTypes, options: { english: boolean });
  faultsOf(value: unknown, name: string): string[];
  namedFields(isWanted?: (type: SchemaType) => boolean): string[];
  seenFields(): string[];
}
