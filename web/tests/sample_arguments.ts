// Arguments for the functions of a dictionary, made from what their parameters are declared to be: every choice of a
// union comes up, texts are marks like «a» that are found again in what is said, and numbers are of every plural.
import ts from 'typescript';

const numbers = [7, 1, 0, 2];

export class SampleArguments {
  private readonly checker: ts.TypeChecker;
  private readonly root: ts.Type;
  private marks = 0;

  // Of what the file exports by that name.
  constructor(path: string, name: string) {
    const program = ts.createProgram([path], { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, strict: true, types: [] });
    this.checker = program.getTypeChecker();
    const source = program.getSourceFile(path);
    const symbol = source && this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(source)!).find((each) => each.name === name);
    if (!symbol) throw new Error(`${path} exports no ${name}`);
    this.root = this.checker.getTypeOfSymbol(symbol);
  }

  // For the function at a path such as "play.pastBy.line": several lists of arguments. Fails where there is none for a type.
  of(path: string): unknown[][] {
    const type = path.split('.').reduce((at: ts.Type, name) => {
      const field = this.checker.getPropertyOfType(at, name);
      if (!field) throw new Error(`${path}: there is no type of ${name}`);
      return this.checker.getTypeOfSymbol(field);
    }, this.root);
    const [signature] = type.getCallSignatures();
    if (!signature) throw new Error(`${path} is no function`);
    this.marks = 0;
    const choices = signature.getParameters().map((parameter) => this.choices(this.checker.getTypeOfSymbol(parameter), path));
    const lists = Math.max(1, ...choices.map(({ length }) => length));
    return Array.from({ length: lists }, (_, list) => choices.map((each) => each[list % each.length]));
  }

  private choices(type: ts.Type, path: string): unknown[] {
    if (type.isUnion()) return type.types.flatMap((each) => this.choices(each, path));
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (type.flags & ts.TypeFlags.BooleanLiteral) return [this.checker.typeToString(type) === 'true'];
    if (type.flags & ts.TypeFlags.String) return [this.mark()];
    if (type.flags & ts.TypeFlags.Number) return numbers;
    if (type.flags & ts.TypeFlags.Null) return [null];
    if (type.flags & ts.TypeFlags.Undefined) return [undefined];
    if (this.checker.isTupleType(type)) return this.together(this.checker.getTypeArguments(type as ts.TypeReference).map((each) => this.choices(each, path)));
    if (this.checker.isArrayType(type)) {
      const [element] = this.checker.getTypeArguments(type as ts.TypeReference);
      return [[...this.choices(element!, path).slice(0, 1), ...this.choices(element!, path).slice(-1)]];
    }
    const fields = this.checker.getPropertiesOfType(type);
    if (!(type.flags & ts.TypeFlags.Object) || fields.length === 0) throw new Error(`${path}: no sample for ${this.checker.typeToString(type)}`);
    const inside = fields.map((field) => this.choices(this.checker.getTypeOfSymbol(field), path));
    return this.together(inside).map((values) => Object.fromEntries(fields.map(({ name }, i) => [name, values[i]])));
  }

  // One of each, until all have come up.
  private together(choices: unknown[][]): unknown[][] {
    return Array.from({ length: Math.max(1, ...choices.map(({ length }) => length)) }, (_, i) => choices.map((each) => each[i % each.length]));
  }

  private mark(): string {
    return `«${String.fromCharCode(97 + this.marks++)}»`;
  }
}

// The marks in arguments, however deep.
export function marksIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(/«.»/g) ?? [];
}
