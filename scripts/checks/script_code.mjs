// JavaScript and TypeScript without its comments, line for line; texts stay.
export function codeOnly(text) {
  const pieces = /\/\*[^]*?\*\/|\/\/[^\n]*|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;
  return text.replace(pieces, (piece, literal) => literal ?? piece.replace(/[^\n]/g, ' '));
}
