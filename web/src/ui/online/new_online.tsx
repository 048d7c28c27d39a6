// #/online/new: a match that others join. #/online/new/listed: the same, listed for everyone by default.
import { useState } from 'preact/hooks';

import { api, type Refused } from '../../net/api';
import { type Draft, fromPlan } from '../../state/new_match';
import { isMine, onlineDraft, type OnlineDraft, seated, type SeatPlace, toRequest, defaultOnline } from '../../state/online/match_request';
import { preferences } from '../../state/preferences';
import { numbersOfSides, seatsFor, teamSizes, withPlayer, withSide } from '../../state/seating';
import { Card, Choice, ListChoice, Note, Screen, TextField, Toggle } from '../components';
import { GameCard, StartBar, TableCard } from '../new_match/plan_cards';
import { explained, gameChosen, type Planner, usePlanner } from '../new_match/planner';
import { RulesCard } from '../new_match/rules_card';
import { type Page, usePage } from '../page';
import { goInstead, route } from '../route';
import { onlineWords, words } from '../words';
import { naming } from '../words/setup';
import { NameForm, ServerTrouble } from './forms';
import { accountNeeded } from './match_words';
import { refusalMessage } from './refused';
import { account, useMyself } from './server';
import '../new_match/new_match.css';

export function NewOnlineScreen() {
  const text = onlineWords.making;
  const who = useMyself();
  return (
    <Screen title={text.title} back="#/online" wide class="new-match">
      {who.kind === 'asking' && <p class="soft">{words.controls.loading}</p>}
      {who.kind === 'unknown' && <ServerTrouble why={who.why} onRetry={() => void account.find()} />}
      {who.kind === 'nobody' && (
        <Card title={onlineWords.who.title} class="online-hero">
          <NameForm go={onlineWords.who.goOn} icon="forward" />
        </Card>
      )}
      {who.kind === 'known' && <Planning isGuest={who.me.account.kind === 'guest'} />}
    </Screen>
  );
}

function Planning({ isGuest }: { isGuest: boolean }) {
  const page = usePage();
  const [before] = useState(leftFor);
  const planner = usePlanner('online', before?.draft ?? firstDraft(page));
  const [chosen, setOnline] = useState<OnlineDraft>(before?.online ?? { ...defaultOnline, listed: route.value[2] === 'listed' });
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const online = seated(chosen, planner.draft.sides);
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    const answered = await api.createMatch(toRequest(planner.draft, online, words.newMatch.side));
    setBusy(false);
    if (answered.ok) goInstead('online', 'match', answered.value.id);
    else setRefused(answered);
  };
  const change = (to: Partial<OnlineDraft>) => {
    setRefused(null);
    setOnline({ ...online, ...to });
  };
  const fault = (online.rated ? null : explained(planner)) ?? (refused && refusalMessage(refused));
  return (
    <>
      <div class="stack plan">
        <div class="plan-column">
          <GameCard planner={planner} />
          {!online.rated && <SeatsCard planner={planner} online={online} onChange={change} />}
          <Company online={online} onChange={change} isGuest={isGuest} onLeave={() => (leftForAccount = { draft: planner.draft, online })} />
        </div>
        <div class="plan-column">
          {online.rated ? <Note>{onlineWords.making.ratedRules}</Note> : <RulesCard planner={planner} />}
          {!online.rated && <TableCard planner={planner} />}
        </div>
      </div>
      <StartBar fault={fault} name={onlineWords.making.make} onStart={() => void make()} />
    </>
  );
}

// What was planned before an account was made for it.
let leftForAccount: { draft: Draft; online: OnlineDraft } | null = null;

function leftFor(): typeof leftForAccount {
  const left = leftForAccount;
  leftForAccount = null;
  return left;
}

function firstDraft(page: Page) {
  const { lastPlan } = preferences.value;
  return onlineDraft(page, lastPlan && fromPlan(page, lastPlan, naming));
}

interface CompanyProps {
  online: OnlineDraft;
  onChange: (change: Partial<OnlineDraft>) => void;
  isGuest: boolean;
  onLeave: () => void; // to make an account, and to come back
}

function Company({ online, onChange, isGuest, onLeave }: CompanyProps) {
  const text = onlineWords.making;
  return (
    <Card>
      <Choice
        label={text.whoMayCome}
        options={[
          { value: 'link', label: text.byLink },
          { value: 'all', label: text.listed },
        ]}
        value={online.listed ? 'all' : 'link'}
        help={online.listed ? text.listedHelp : text.byLinkHelp}
        onChange={(who) => onChange(who === 'all' ? { listed: true } : { listed: false, rated: false })}
      />
      {isGuest ? (
        <p class="field-help">
          {onlineWords.lobby.needsAccount}{' '}
          <a href={accountNeeded} onClick={onLeave}>
            {onlineWords.lobby.claim}
          </a>
        </p>
      ) : !online.listed ? (
        <p class="field-help">{text.ratedOnlyListed}</p>
      ) : (
        <Toggle label={text.rated} help={text.ratedHelp} value={online.rated} onChange={(rated) => onChange({ rated })} />
      )}
    </Card>
  );
}

// Sides, partners, and the seats: this person, open, or a machine.
interface Props {
  planner: Planner;
  online: OnlineDraft;
  onChange: (change: Partial<OnlineDraft>) => void;
}

function SeatsCard(props: Props) {
  const { draft } = props.planner;
  const size = draft.sides[0]?.players.length ?? 1;
  return (
    <Card title={onlineWords.making.seats}>
      <HowMany planner={props.planner} />
      <div class={size > 1 ? 'columns' : 'stack'}>
        {draft.sides.map((_, side) => (
          <Side key={side} {...props} side={side} />
        ))}
      </div>
    </Card>
  );
}

function HowMany({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const game = gameChosen(planner);
  const size = draft.sides[0]?.players.length ?? 1;
  const sizes = teamSizes(game);
  const counts = numbersOfSides(game, size);
  const players = draft.sides.map((side) => side.players);
  const reseat = (sides: number, teamSize: number) => change({ sides: seatsFor(game, players, sides, teamSize, draft.sides) });
  if (sizes.length === 1 && counts.length === 1) return null;
  return (
    <div class="columns">
      {sizes.length > 1 && (
        <Choice
          label={words.newMatch.teams}
          options={sizes.map((value) => ({ value, label: words.newMatch.teamSize(value) }))}
          value={size}
          onChange={(value) => reseat(draft.sides.length, value)}
        />
      )}
      {counts.length > 1 && (
        <Choice
          label={words.newMatch.sides}
          options={counts.map((value) => ({ value, label: String(value) }))}
          value={draft.sides.length}
          onChange={(value) => reseat(value, size)}
        />
      )}
    </div>
  );
}

function Side({ planner, online, onChange, side }: Props & { side: number }) {
  const { draft, change } = planner;
  const { players = [], name = '' } = draft.sides[side] ?? {};
  const seats = players.map((_, player) => <Seat key={player} planner={planner} online={online} onChange={onChange} place={{ side, player }} />);
  if (players.length === 1) return <>{seats}</>;
  return (
    <fieldset class="stack gap-2 team">
      <legend class="visually-hidden">{words.newMatch.side(side + 1)}</legend>
      <TextField
        label={words.newMatch.teamName}
        value={name}
        maxLength={24}
        placeholder={words.newMatch.side(side + 1)}
        onChange={(given) => change({ sides: withSide(draft.sides, side, () => ({ name: given })) })}
      />
      {seats}
    </fieldset>
  );
}

const me = ':me';
const open = ':open';

function Seat({ planner, online, onChange, place }: Props & { place: SeatPlace }) {
  const { draft, change, catalogue } = planner;
  const text = onlineWords.making;
  const { side, player } = place;
  const size = draft.sides[0]?.players.length ?? 1;
  const level = draft.sides[side]?.players[player]?.level ?? null;
  const value = isMine(online, place) ? me : (level ?? open);
  const choose = (who: string) => {
    if (who === me) return onChange({ mine: place });
    change({ sides: withPlayer(draft.sides, side, player, { level: who === open ? null : who }) });
  };
  return (
    <ListChoice
      label={text.seat(side * size + player + 1)}
      options={[
        { value: me, label: text.me },
        // To give up this seat, take another.
        ...(value === me ? [] : [{ value: open, label: `${text.open} · ${text.openHelp}` }]),
        ...(value === me ? [] : catalogue.levels.map(({ name }) => ({ value: name, label: words.options.level(name) }))),
      ]}
      value={value}
      onChange={choose}
    />
  );
}
