// Where the screens of online play are.
export function profileLink(name: string): string {
  return `#/online/people/${encodeURIComponent(name)}`;
}

export function matchLink(id: string): string {
  return `#/online/match/${encodeURIComponent(id)}`;
}

export function tableLink(id: string): string {
  return `#/online/table/${encodeURIComponent(id)}`;
}
