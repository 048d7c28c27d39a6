// #/online/new: a match for others to join. #/online/new/listed: for everyone, to begin with.
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import { fromPlan } from '../../../state/new_match';
import { onlineDraft, seated, toRequest, usualOnline, type OnlineDraft } from '../../../state/online/match_request';
import { preferences } from '../../../state/preferences';
import { Card, Choice, Note, Screen, Toggle } from '../../components';
import { GameCard } from '../../new_match/game_card';
import '../../new_match/new_match.css';
import { explained, usePlanner } from '../../new_match/planner';
import { RulesCard } from '../../new_match/rules_card';
import { StartBar } from '../../new_match/start_bar';
import { TableCard } from '../../new_match/table_card';
import { usePage, type Page } from '../../page';
import { goInstead, route } from '../../route';
import { onlineWords, words } from '../../words';
import { naming } from '../../words/setup';
import { account, api, useMyself } from '../here';
import { NameForm } from '../name_form';
import { ServerTrouble } from '../trouble';
import { saying } from '../saying';
import { SeatsCard } from './seats_card';

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
  const planner = usePlanner('online', firstDraft(page));
  const [chosen, setOnline] = useState<OnlineDraft>({ ...usualOnline, listed: route.value[2] === 'listed' });
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
  const fault = (online.rated ? null : explained(planner)) ?? (refused && saying(refused));
  return (
    <>
      <div class="stack plan">
        <div class="plan-column">
          <GameCard planner={planner} />
          {online.rated ? <Note>{onlineWords.making.ratedRules}</Note> : <RulesCard planner={planner} />}
        </div>
        <div class="plan-column">
          {!online.rated && <SeatsCard planner={planner} online={online} onChange={change} />}
          {!online.rated && <TableCard planner={planner} />}
          <Company online={online} onChange={change} isGuest={isGuest} />
        </div>
      </div>
      <StartBar fault={fault} name={onlineWords.making.make} onStart={() => void make()} />
    </>
  );
}

function firstDraft(page: Page) {
  const { lastPlan } = preferences.value;
  return onlineDraft(page, lastPlan && fromPlan(page, lastPlan, naming));
}

interface CompanyProps {
  online: OnlineDraft;
  onChange: (change: Partial<OnlineDraft>) => void;
  isGuest: boolean;
}

function Company({ online, onChange, isGuest }: CompanyProps) {
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
        onChange={(who) => onChange({ listed: who === 'all' })}
      />
      {isGuest ? (
        <p class="field-help">
          {onlineWords.lobby.needsAccount} <a href="#/online/account">{onlineWords.lobby.claim}</a>
        </p>
      ) : (
        <Toggle label={text.rated} help={text.ratedHelp} value={online.rated} onChange={(rated) => onChange({ rated })} />
      )}
    </Card>
  );
}
