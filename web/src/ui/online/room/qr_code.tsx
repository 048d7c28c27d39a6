// A link as a QR code, dark on light as cameras expect it. What draws it is loaded when it is first wanted.
import { useEffect, useState } from 'preact/hooks';

interface Drawn {
  size: number; // modules across, with the quiet edge
  path: string;
}

const edge = 4; // modules, as the standard asks for

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      const { encode } = await import('uqr');
      const code = encode(text, { ecc: 'M', border: edge });
      if (!isStale) setDrawn({ size: code.size, path: pathOf(code.data) });
    };
    draw().catch(() => {}); // the link beside it does as well
    return () => void (isStale = true);
  }, [text]);
  if (!drawn) return <div class="online-code" />;
  return (
    <svg class="online-code" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="online-code-ground" d={`M0 0h${drawn.size}v${drawn.size}h-${drawn.size}z`} />
      <path d={drawn.path} />
    </svg>
  );
}

// Every run of dark modules in a row as one bar.
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.findIndex((dark, place) => place > x && !dark);
        const long = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${long}v1h-${long}z`];
      }),
    )
    .join('');
}
