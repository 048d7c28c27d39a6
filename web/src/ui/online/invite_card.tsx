// How to invite others to a match: a QR code, or a link to send.
import { useEffect, useState } from 'preact/hooks';

import type { Match } from '../../net/messages';
import { matchLinkAt } from '../../state/online/invitation';
import { Button, Card, Note } from '../components';
import { usePage } from '../page';
import { useAddressForOthers } from '../page_address';
import { onlineWords } from '../words';
import { CopyField } from './forms';
import { gameName } from './match_words';

export function InviteCard({ match }: { match: Match }) {
  const text = onlineWords.room;
  const page = usePage();
  const found = useAddressForOthers();
  if (found === null) return null;
  const link = matchLinkAt(found.address, match.id);
  const share = () => void navigator.share({ title: text.shareText(gameName(page, match.game)), url: link }).catch(() => {});
  return (
    <Card title={text.invite} class="online-invite">
      <QrCode text={link} label={text.code(link)} />
      <div class="stack gap-2">
        <p class="soft">{text.inviteHelp}</p>
        <CopyField label={text.link} text={link} copy={text.copy} copied={text.copied} byHand={text.copyByHand}>
          {canShare() && (
            <Button kind="primary" icon="share" onClick={share}>
              {text.share}
            </Button>
          )}
        </CopyField>
        <p class="field-help">{text.inviteOthers}</p>
        {found.isOnlyHere && <Note>{text.onlyHere}</Note>}
      </div>
    </Card>
  );
}

function canShare(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}

// A link as a QR code, dark on light as cameras expect. The encoder is loaded on first use.
interface Drawn {
  size: number; // modules across, including the quiet zone
  path: string;
}

const edge = 4; // modules, as the standard requires

function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      const { encode } = await import('uqr');
      const code = encode(text, { ecc: 'M', border: edge });
      if (!isStale) setDrawn({ size: code.size, path: pathOf(code.data) });
    };
    draw().catch(() => {}); // the link beside it works as well
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

// Draws every run of dark modules in a row as one bar.
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.findIndex((dark, index) => index > x && !dark);
        const long = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${long}v1h-${long}z`];
      }),
    )
    .join('');
}
