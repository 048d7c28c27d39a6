// #/online/match/ID: the invitation for whoever has the link, and the room where one waits until all are there.
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import type { Match, Me } from '../../../net/messages';
import { freeSeats, type Invitation } from '../../../state/online/invitation';
import { Button, Card, Screen } from '../../components';
import { usePage } from '../../page';
import { route } from '../../route';
import { onlineWords, words } from '../../words';
import { useMyself } from '../here';
import { tableLink } from '../links';
import { gameName, rulesOf, whoPlays } from '../match_words';
import { NameForm } from '../name_form';
import { RefusedNote, ServerTrouble } from '../trouble';
import { InviteCard } from './invite_card';
import { Leaving } from './leaving';
import { SeatList } from './seat_list';
import { useInvitation } from './use_invitation';

export function RoomScreen() {
  const id = route.value[2] ?? '';
  const page = usePage();
  const text = onlineWords.room;
  const who = useMyself();
  const invitation = useInvitation(id);
  const match = invitation.match.value;
  const trouble = invitation.trouble.value;
  const me = who.kind === 'known' ? who.me : null;
  return (
    <Screen title={match ? text.title(gameName(page, match.game)) : text.titleUnknown} back="#/online">
      {trouble ? (
        <ServerTrouble why={trouble} onRetry={() => invitation.open()} />
      ) : match === null || who.kind === 'asking' ? (
        <p class="soft">{words.controls.loading}</p>
      ) : (
        <Inside invitation={invitation} match={match} me={me} />
      )}
    </Screen>
  );
}

interface InsideProps {
  invitation: Invitation;
  match: Match;
  me: Me | null;
}

function Inside({ invitation, match, me }: InsideProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const isSeated = match.you.seats.length > 0;
  const take = async (seat?: number) => setRefused(await invitation.sitDown(seat));
  const canSit = me !== null && !isSeated && freeSeats(match).length > 0 && !(match.rated && me.account.kind === 'guest');
  return (
    <>
      {match.phase === 'waiting' ? (
        isSeated ? (
          <Waiting match={match} />
        ) : (
          <Invited match={match} me={me} onSit={() => take()} />
        )
      ) : (
        <Later match={match} />
      )}
      <RefusedNote why={invitation.lost.value} />
      <RefusedNote why={match.phase === 'waiting' ? refused : null} />
      {isSeated && match.phase === 'waiting' && <InviteCard match={match} />}
      <Card title={onlineWords.room.seats}>
        <SeatList match={match} onTake={canSit ? (seat) => void take(seat) : null} />
      </Card>
      <Rules match={match} />
      {match.phase === 'waiting' && <Leaving invitation={invitation} match={match} me={me} onRefused={setRefused} />}
    </>
  );
}

function Invited({ match, me, onSit }: { match: Match; me: Me | null; onSit: () => Promise<void> }) {
  const page = usePage();
  const text = onlineWords.room;
  const isFull = freeSeats(match).length === 0;
  return (
    <Card class="online-hero">
      <p class="online-invited">{text.invitedBy(match.host ?? '', gameName(page, match.game))}</p>
      {isFull ? (
        <p>{text.full}</p>
      ) : match.rated && me?.account.kind !== 'person' && me?.account.kind !== 'bot' ? (
        <NeedsAccount />
      ) : me ? (
        <Button kind="primary" large icon="check" onClick={() => void onSit()}>
          {text.sitDown}
        </Button>
      ) : (
        <NameForm go={text.sitDown} icon="check" onNamed={onSit}>
          <Button kind="quiet" href="#/online/account">
            {onlineWords.who.haveAccount}
          </Button>
        </NameForm>
      )}
    </Card>
  );
}

function NeedsAccount() {
  const text = onlineWords.lobby;
  return (
    <>
      <p class="soft">{text.needsAccount}</p>
      <div class="row">
        <Button kind="primary" large href="#/online/account">
          {text.claim}
        </Button>
      </div>
    </>
  );
}

function Waiting({ match }: { match: Match }) {
  const text = onlineWords.room;
  return (
    <div class="stack gap-2 online-waiting" role="status">
      <div class="online-slide" aria-hidden="true">
        <span />
      </div>
      <p>
        <strong>{text.waitingFor}</strong> · {onlineWords.match.free(freeSeats(match).length)}
      </p>
      <p class="soft small">{text.waitingHelp}</p>
    </div>
  );
}

// It has begun, is over, or never came about.
function Later({ match }: { match: Match }) {
  const text = onlineWords.room;
  const { phase } = match;
  if (phase === 'waiting') return null;
  const isSeated = match.you.seats.length > 0;
  return (
    <Card class="online-hero">
      <p class="online-invited">{phase === 'over' && match.winner ? onlineWords.match.won(match.winner) : whoPlays(match)}</p>
      {phase === 'over' && match.score && <p class="numbers">{words.home.scoreLine(Object.entries(match.score))}</p>}
      <p class="soft">{text[phase]}</p>
      <div class="row">
        {phase === 'cancelled' ? (
          <Button kind="primary" href="#/online">
            {text.lobby}
          </Button>
        ) : (
          <Button kind="primary" large icon={isSeated && phase !== 'over' ? 'play' : 'eye'} href={tableLink(match.id)}>
            {phase === 'over' ? text.watchAgain : isSeated ? text.toTable : text.watch}
          </Button>
        )}
        {match.rematch !== null && <Button href={tableLink(match.rematch)}>{text.rematch}</Button>}
      </div>
    </Card>
  );
}

function Rules({ match }: { match: Match }) {
  const page = usePage();
  const text = onlineWords.match;
  const rules = rulesOf(page, match);
  return (
    <Card
      title={onlineWords.room.rules}
      beside={
        <Button kind="quiet" icon="book" href={`#/rules/${match.game}`} label={words.newMatch.rulesOf(gameName(page, match.game))}>
          {words.home.rules}
        </Button>
      }
    >
      <ul class="cluster online-tags">
        {[match.rated ? text.rated : text.friendly, match.listed ? text.listed : text.byLink, ...(rules.length > 0 ? rules : [text.usualRules])].map((rule) => (
          <li key={rule} class="tag">
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  );
}
