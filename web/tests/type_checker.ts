// Checks values against the interfaces of a TypeScript file, and lists fields that no value had.
import ts from 'typescript';

export class TypeChecker {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly seen = new Set<string>();
  private readonly named = new Map<string, Set<string>>();

  constructor(private readonly path: string) {
    this.program = ts.createProgram([path], { target: ts.ScriptTarget.ES2022, strict: true, types: [] });
    this.checker = this.program.getTypeChecker();
  }

  // What is wrong with a value of the named type; empty if it fits.
  faultsOf(value: unknown, name: string): string[] {
    const source = this.program.getSourceFile(this.path)!;
    const symbol = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(source)!).find((each) => each.name === name);
    if (!symbol) return [`there is no type ${name}`];
    const meant = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return this.check(value, this.checker.getDeclaredTypeOfSymbol(meant), name);
  }

  // Fields of the checked types that no value had.
  neverSeen(): string[] {
    return [...this.named].flatMap(([type, fields]) => [...fields].map((field) => `${type}.${field}`)).filter((field) => !this.seen.has(field));
  }

  private check(value: unknown, type: ts.Type, path: string): string[] {
    if (type.isUnion()) return this.checkUnion(value, type, path);
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [];
    if (type.isLiteral()) return value === type.value ? [] : [`${path} is ${JSON.stringify(value)}, not ${JSON.stringify(type.value)}`];
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return String(value) === this.checker.typeToString(type) ? [] : [`${path} is ${String(value)}`];
    }
    const plain = plainTypeOf(type);
    if (plain) return plain === (value === null ? 'null' : typeof value) ? [] : [`${path} is ${JSON.stringify(value)}, not of type ${plain}`];
    if (typeof value !== 'object' || value === null) return [`${path} is ${JSON.stringify(value)}, not an object`];
    return this.checkObject(value as Record<string, unknown>, type, path);
  }

  // Of several possible types the best match says what is wrong.
  private checkUnion(value: unknown, type: ts.UnionType, path: string): string[] {
    const before = new Set(this.seen);
    let best: string[] | null = null;
    for (const each of type.types) {
      const faults = this.check(value, each, path);
      if (faults.length === 0) return [];
      for (const field of this.seen) if (!before.has(field)) this.seen.delete(field);
      if (!best || faults.length < best.length) best = faults;
    }
    return best ?? [];
  }

  private checkObject(value: Record<string, unknown>, type: ts.Type, path: string): string[] {
    if (this.checker.typeToString(type).startsWith('Float32Array')) {
      return value instanceof Float32Array ? [] : [`${path} is no Float32Array`];
    }
    const element = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (this.checker.isArrayType(type)) {
      if (!Array.isArray(value)) return [`${path} is no array`];
      return value.flatMap((each, i) => this.check(each, element!, `${path}[${i}]`));
    }
    if (Array.isArray(value)) return [`${path} is an array`];
    const any = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (any) return Object.entries(value).flatMap(([key, each]) => this.check(each, any, `${path}.${key}`));
    return this.checkFields(value, type, path);
  }

  private checkFields(value: Record<string, unknown>, type: ts.Type, path: string): string[] {
    const fields = this.checker.getPropertiesOfType(type);
    this.name(type, fields);
    const unknown = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key));
    const faults = unknown.map((key) => `${path}.${key} is in no type`);
    for (const field of fields) {
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      if (!(field.name in value)) {
        if (!optional) faults.push(`${path}.${field.name} is missing`);
        continue;
      }
      this.seen.add(`${ownerOf(field)}.${field.name}`);
      faults.push(...this.check(value[field.name], this.checker.getTypeOfSymbol(field), `${path}.${field.name}`));
    }
    return faults;
  }

  private name(type: ts.Type, fields: ts.Symbol[]): void {
    if (!type.symbol) return;
    for (const field of fields) {
      const owner = ownerOf(field);
      if (!this.named.has(owner)) this.named.set(owner, new Set());
      this.named.get(owner)!.add(field.name);
    }
  }
}

function plainTypeOf(type: ts.Type): string | null {
  if (type.flags & ts.TypeFlags.Number) return 'number';
  if (type.flags & ts.TypeFlags.String) return 'string';
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  return null;
}

// The interface that a field is written in, or the type whose part it is.
function ownerOf(field: ts.Symbol): string {
  for (let node: ts.Node | undefined = field.declarations?.[0]; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
  }
  return '?';
}
