// The two ways to play at once: someone of one's strength, or a friend.
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import type { Me } from '../../../net/messages';
import type { Lobby, Search } from '../../../state/online/lobby';
import { friendRequest } from '../../../state/online/match_request';
import { preferences } from '../../../state/preferences';
import { Button, Card, Icon, ListChoice, type IconName } from '../../components';
import { usePage, type Page } from '../../page';
import { go } from '../../route';
import { onlineWords } from '../../words';
import { api } from '../here';
import { gameName } from '../match_words';
import { RefusedNote } from '../trouble';

export function PlayChoices({ me, lobby }: { me: Me; lobby: Lobby }) {
  const page = usePage();
  const text = onlineWords.lobby;
  const [game, setGame] = useState(() => firstGame(page));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = lobby.search.value;
  const isGuest = me.account.kind === 'guest';
  const find = async () => setRefused(await lobby.findOpponent(game));
  const invite = async () => {
    if (isBusy) return;
    setBusy(true);
    const answered = await api.createMatch(friendRequest(page, game));
    setBusy(false);
    setRefused(answered.ok ? null : answered);
    if (answered.ok) go('online', 'match', answered.value.id);
  };
  if (search) return <Looking search={search} onStop={() => void lobby.stopLooking()} />;
  return (
    <Card class="online-choices">
      <ListChoice
        label={text.game}
        options={page.games.map(({ key, name }) => ({ value: key, label: name }))}
        value={game}
        onChange={setGame}
      />
      {isGuest ? (
        <Tile icon="target" name={text.quick} help={text.needsAccount} href="#/online/account" />
      ) : (
        <Tile icon="target" name={text.quick} help={text.quickHelp} onClick={() => void find()} />
      )}
      <Tile icon="people" name={text.friend} help={text.friendHelp} onClick={() => void invite()} />
      <RefusedNote why={refused} />
      <Button kind="quiet" iconAfter="forward" href="#/online/new">
        {text.ownRules}
      </Button>
    </Card>
  );
}

interface TileProps {
  icon: IconName;
  name: string;
  help: string;
  href?: string;
  onClick?: () => void;
}

function Tile({ icon, name, help, href, onClick }: TileProps) {
  return (
    <Button wide class="online-tile" {...(href ? { href } : {})} {...(onClick ? { onClick } : {})}>
      <Icon name={icon} />
      <span class="stack online-tile-words">
        <strong>{name}</strong>
        <small>{help}</small>
      </span>
    </Button>
  );
}

function Looking({ search, onStop }: { search: Search; onStop: () => void }) {
  const page = usePage();
  const text = onlineWords.lobby;
  return (
    <Card class="online-looking">
      <div class="online-slide" aria-hidden="true">
        <span />
      </div>
      <h2 role="status">{text.looking(gameName(page, search.game))}</h2>
      <p class="soft">{text.lookingHelp}</p>
      {search.waiting !== null && <p class="small soft">{text.waiting(search.waiting)}</p>}
      <Button icon="close" onClick={onStop}>
        {text.stopLooking}
      </Button>
    </Card>
  );
}

// What was played last.
function firstGame({ games }: Page): string {
  const last = preferences.value.lastPlan?.setup.game;
  return games.find(({ key }) => key === last)?.key ?? games[0]?.key ?? '';
}
