// #/online/match/ID: the invitation behind a link, and the waiting room until all players are there.
import { useEffect, useMemo, useState } from 'preact/hooks';

import { api, type Refused, token } from '../../net/api';
import type { Match, Me, Seat } from '../../net/messages';
import { freeSeats, Invitation } from '../../state/online/invitation';
import { Ask, Button, Card, Icon, Screen } from '../components';
import { FairnessButton } from '../fairness/fairness_button';
import { usePage } from '../page';
import { goInstead, route } from '../route';
import { onlineWords, words } from '../words';
import { otherThanYou } from '../words/events';
import { NameForm, RefusedNote, ServerTrouble } from './forms';
import { InviteCard } from './invite_card';
import { accountNeeded, gameName, profileLink, rulesOf, seatName, sidesOf, tableLink, whoPlays } from './match_words';
import { Provisional, RatingChanges, ratedText } from './rated';
import { listenTo, useMyself } from './server';

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
      <p class="title-2 breaks online-invited">{text.invitedBy(match.host ?? '', gameName(page, match.game))}</p>
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
          <Button kind="quiet" href={accountNeeded}>
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
        <Button kind="primary" large href={accountNeeded}>
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

// The match has begun, is over, or was cancelled.
function Later({ match }: { match: Match }) {
  const text = onlineWords.room;
  const { phase } = match;
  if (phase === 'waiting') return null;
  const isSeated = match.you.seats.length > 0;
  return (
    <Card class="online-hero">
      <p class="title-2 breaks online-invited">{phase === 'over' && match.winner ? onlineWords.match.won(otherThanYou(match.winner)) : whoPlays(match)}</p>
      {phase === 'over' && match.score && <p class="numbers">{words.home.scoreLine(Object.entries(match.score))}</p>}
      <RatingChanges match={match} />
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
        {phase === 'over' && <FairnessButton match={match.id} label={onlineWords.luck.ask} />}
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
      {match.phase !== 'over' && match.phase !== 'cancelled' && <p class="small soft">{ratedText(match)}</p>}
    </Card>
  );
}

// The seats: side by side, partners together. `onTake`: null if this person may not sit down.
function SeatList({ match, onTake }: { match: Match; onTake: ((seat: number) => void) | null }) {
  const sides = sidesOf(match);
  if (sides.every((side) => side.length === 1)) {
    return (
      <ul class="stack gap-2">
        {match.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} match={match} onTake={onTake} />
        ))}
      </ul>
    );
  }
  return (
    <div class="columns">
      {sides.map((side) => (
        <section key={side[0]?.side} class="stack gap-2">
          <h3>{side[0]?.side}</h3>
          <ul class="stack gap-2">
            {side.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} match={match} onTake={onTake} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SeatRow({ seat, match, onTake }: { seat: Seat; match: Match; onTake: ((seat: number) => void) | null }) {
  const text = onlineWords.room;
  const isFree = seat.kind === null;
  return (
    <li class={isFree ? 'row raised online-seat free' : 'row raised online-seat'}>
      <Icon name={seat.kind === 'machine' ? 'machine' : 'person'} />
      <span class="breaks online-seat-name">
        {isFree ? text.free : seat.kind === 'machine' || seat.name === null ? seatName(seat) : <a href={profileLink(seat.name)}>{seat.name}</a>}
        {seat.rating !== undefined && <span class="numbers soft"> {Math.round(seat.rating)}</span>}{' '}
        {seat.rating !== undefined && seat.provisional && <Provisional />}
      </span>
      {match.you.seats.includes(seat.seat) && <span class="tag marked">{text.you}</span>}
      {!isFree && seat.kind !== 'machine' && !seat.present && <span class="tag">{text.away}</span>}
      {(seat.kind === 'guest' || seat.kind === 'bot') && <span class="tag">{onlineWords.who.kinds[seat.kind]}</span>}
      {isFree && onTake && (
        <Button onClick={() => onTake(seat.seat)}>{text.takeSeat(seat.seat + 1)}</Button>
      )}
    </li>
  );
}

// Leaving before the match begins: the host cancels it, others stand up.
interface LeavingProps {
  invitation: Invitation;
  match: Match;
  me: Me | null;
  onRefused: (why: Refused | null) => void;
}

function Leaving({ invitation, match, me, onRefused }: LeavingProps) {
  const text = onlineWords.room;
  const [isAsking, setAsking] = useState(false);
  if (me !== null && match.host === me.account.name) {
    return (
      <div class="row">
        <Button kind="danger" icon="close" onClick={() => setAsking(true)}>
          {text.cancel}
        </Button>
        <Ask
          open={isAsking}
          title={text.cancelAsk}
          text={text.cancelText}
          yes={text.cancel}
          danger
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void invitation.cancel().then(onRefused);
          }}
        />
      </div>
    );
  }
  if (match.you.seats.length === 0) return null;
  return (
    <div class="row">
      <Button icon="undo" onClick={() => void invitation.standUp().then(onRefused)}>
        {text.standUp}
      </Button>
    </div>
  );
}

const every = 10_000; // ms between checks that the server is still there

// Open while the screen is shown. Seated players go to the table when the match begins.
function useInvitation(id: string): Invitation {
  const invitation = useMemo(() => new Invitation(api, id, listenTo(id)), [id]);
  const secret = token.value;
  useEffect(() => {
    invitation.open();
    const looking = setInterval(() => document.hidden || void invitation.look(), every);
    return () => {
      clearInterval(looking);
      invitation.close();
    };
  }, [invitation, secret]);
  const match = invitation.match.value;
  const isOn = match !== null && match.you.seats.length > 0 && (match.phase === 'playing' || match.phase === 'paused');
  useEffect(() => {
    if (isOn) goInstead('online', 'table', id);
  }, [isOn, id]);
  return invitation;
}
