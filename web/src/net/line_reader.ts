// Bytes as they come in, put together to lines of JSON. A line may come in pieces, and a letter too.
export class LineReader<Line> {
  private readonly decoder = new TextDecoder();
  private begun = '';

  // The lines that this piece ends. What is no JSON is from somebody else than our server, and throws.
  take(piece: Uint8Array): Line[] {
    const parts = (this.begun + this.decoder.decode(piece, { stream: true })).split('\n');
    this.begun = parts.pop() ?? '';
    return parts.filter((part) => part.trim() !== '').map((part) => JSON.parse(part) as Line);
  }
}
