export function withRightSums(record: string): string;
