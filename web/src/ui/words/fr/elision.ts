// « d’Ann », « de Bob ».
export function de(name: string): string {
  return /^[aeiouâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
