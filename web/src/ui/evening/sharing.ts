// An evening as text and as a picture, and how these leave the page.
import type { GameInfo } from '../../engine/types';
import type { SavedMatch } from '../../state/device_store';
import { standings } from '../../state/evening';
import { realWords, words } from '../words';

export function eveningText(title: string, matches: readonly SavedMatch[], games: readonly GameInfo[]): string {
  return [title, '', ...standingLines(matches), '', ...matches.map((match) => resultLine(match, games)), ''].join('\n');
}

function standingLines(matches: readonly SavedMatch[]): string[] {
  return standings(matches).map(({ person, won, played }, place) => realWords.evening.standing(place + 1, person, won, played));
}

function resultLine(match: SavedMatch, games: readonly GameInfo[]): string {
  const game = games.find(({ key }) => key === match.game)?.name ?? match.game;
  const score = words.home.scoreLine(Object.entries(match.score));
  return match.over ? `${game}: ${score}` : `${game}: ${score} (${words.matches.going})`;
}

// ---------------------------------------------------------------- as a picture

const wide = 1080;
const margin = 72;
const mostLines = 24;

// Nothing is loaded for it: it is drawn here.
export async function eveningPicture(title: string, matches: readonly SavedMatch[], games: readonly GameInfo[]): Promise<Blob> {
  const results = [...matches].reverse().map((match) => resultLine(match, games));
  const lines = [...standingLines(matches), '', ...results].slice(0, mostLines);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = 260 + lines.length * 58 + margin;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(realWords.evening.noPicture);
  pen.fillStyle = '#140b07';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#e0b15c';
  pen.font = '700 44px Georgia, serif';
  pen.fillText(words.name, margin, 110);
  pen.fillStyle = '#f6ead9';
  pen.font = '700 60px Georgia, serif';
  pen.fillText(fitted(pen, title), margin, 190);
  pen.font = '36px system-ui, sans-serif';
  for (const [index, line] of lines.entries()) pen.fillText(fitted(pen, line), margin, 270 + index * 58);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(realWords.evening.noPicture))), 'image/png'));
}

function fitted(pen: CanvasRenderingContext2D, text: string): string {
  if (pen.measureText(text).width <= wide - 2 * margin) return text;
  let short = text;
  while (short !== '' && pen.measureText(`${short}…`).width > wide - 2 * margin) short = short.slice(0, -1);
  return `${short}…`;
}

// By the device's own way to share, else `save`. What is to be told of it; null: nothing.
export async function shareOrSave(data: ShareData, save: () => void): Promise<string | null> {
  if (typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data);
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null; // thought better of
    }
  }
  save();
  return realWords.evening.savedAsFile;
}
