// Sides are called by their names, those that nobody named too: red and blue, first and second.
export const side = (name: string): string => name;

export const possessive = (name: string): string => `${name}${name.endsWith('s') ? "'" : "'s"}`;
