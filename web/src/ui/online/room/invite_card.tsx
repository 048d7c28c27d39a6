// How others come to this match: a code for a phone's camera, a link to send.
import type { Match } from '../../../net/messages';
import { invitationLink } from '../../../state/online/invitation';
import { Button, Card, Note } from '../../components';
import { usePage } from '../../page';
import { onlineWords } from '../../words';
import { CopyField } from '../copy_field';
import { api } from '../here';
import { gameName } from '../match_words';
import { useAnswer } from '../use_answer';
import { QrCode } from './qr_code';

export function InviteCard({ match }: { match: Match }) {
  const text = onlineWords.room;
  const page = usePage();
  const info = useAnswer(api.info, []);
  if (info.answered === null) return null; // a link that changes would be scanned in vain
  const { link, isOnlyHere } = invitationLink(match.id, location.origin + location.pathname, info.value?.elsewhere ?? []);
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
        {isOnlyHere && <Note>{text.onlyHere}</Note>}
      </div>
    </Card>
  );
}

function canShare(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}
