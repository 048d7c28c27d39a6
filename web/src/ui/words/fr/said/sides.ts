const unnamed: Record<string, string> = { red: 'Rouge', blue: 'Bleu', first: 'Camp Un', second: 'Camp Deux' };

// Les camps que personne n’a nommés.
export const side = (name: string): string => unnamed[name] ?? name;
