// Zéro est au singulier, comme un.
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}
