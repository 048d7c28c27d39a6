const unnamed: Record<string, string> = { red: 'Rojo', blue: 'Azul', first: 'Bando Uno', second: 'Bando Dos' };

// Los bandos a los que nadie ha puesto nombre.
export const side = (name: string): string => unnamed[name] ?? name;
