export interface SchemaType {
  name: string;
  file: string;
  schema: unknown;
}
export type SchemaTypes = Map<string, SchemaType>;

export function readSchemas(folder: string): SchemaTypes;
