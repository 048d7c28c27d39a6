const unnamed: Record<string, string> = { red: 'Rot', blue: 'Blau', first: 'Seite Eins', second: 'Seite Zwei' };

// Seiten, die niemand benannt hat.
export const side = (name: string): string => unnamed[name] ?? name;
