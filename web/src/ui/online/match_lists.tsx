// Lists of matches to continue, join or watch.
import type { ComponentChildren } from 'preact';

import type { ListedMatch } from '../../net/messages';
import { freeSeats } from '../../state/online/invitation';
import { Button, Card } from '../components';
import { usePage } from '../page';
import { onlineWords, words } from '../words';
import { gameName, matchLink, matchTitle, profileLink, rulesOf, tableLink, whoPlays } from './match_words';
import { Provisional } from './rated';

export function Unfinished({ matches }: { matches: readonly ListedMatch[] }) {
  const page = usePage();
  const text = onlineWords.lobby;
  if (matches.length === 0) return null;
  return (
    <Card title={text.unfinished}>
      <ul class="stack gap-2">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} line={whoPlays(match)} tag={onlineWords.match.phases[match.phase]}>
            <Button
              kind="primary"
              href={match.phase === 'waiting' ? matchLink(match.id) : tableLink(match.id)}
              label={text.goOnOf(matchTitle(page, match))}
            >
              {text.goOn}
            </Button>
          </MatchRow>
        ))}
      </ul>
    </Card>
  );
}

export function Challenges({ matches, me }: { matches: readonly ListedMatch[] | null; me: string | null }) {
  const text = onlineWords.lobby;
  const open = (
    <Button icon="plus" href="#/online/new/listed">
      {text.openOne}
    </Button>
  );
  return (
    <Card title={text.challenges}>
      {matches === null && <p class="soft">{words.controls.loading}</p>}
      {matches?.length === 0 && <p class="soft">{text.noChallenges}</p>}
      {matches !== null && matches.length > 0 && (
        <ul class="stack gap-2">
          {matches.map((match) => (
            <Challenge key={match.id} match={match} isMine={match.host === me} />
          ))}
        </ul>
      )}
      <div class="row">{open}</div>
    </Card>
  );
}

function Challenge({ match, isMine }: { match: ListedMatch; isMine: boolean }) {
  const page = usePage();
  const text = onlineWords.lobby;
  const title = matchTitle(page, match);
  return (
    <MatchRow match={match} line={<Host match={match} isMine={isMine} />}>
      <Button href={matchLink(match.id)} label={isMine ? text.seeOf(title) : text.joinOf(title)}>
        {isMine ? text.see : text.join}
      </Button>
    </MatchRow>
  );
}

function Host({ match, isMine }: { match: ListedMatch; isMine: boolean }) {
  const text = onlineWords.match;
  const seat = match.seats.find(({ name }) => name === match.host);
  const rating = seat?.rating ?? seat?.rating_before;
  return (
    <>
      {match.host !== null && (
        <>
          {isMine ? onlineWords.lobby.yours : <a href={profileLink(match.host)}>{match.host}</a>}
          {rating !== undefined && <span class="numbers"> ({Math.round(rating)})</span>} {rating !== undefined && seat?.provisional && <Provisional />} ·{' '}
        </>
      )}
      {text.free(freeSeats(match).length)}
    </>
  );
}

export function LiveMatches({ matches }: { matches: readonly ListedMatch[] | null }) {
  const page = usePage();
  const text = onlineWords.lobby;
  return (
    <Card title={text.live}>
      {matches === null && <p class="soft">{words.controls.loading}</p>}
      {matches?.length === 0 && <p class="soft">{text.noLive}</p>}
      {matches !== null && matches.length > 0 && (
        <ul class="stack gap-2">
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} line={whoPlays(match)}>
              <Button icon="eye" href={tableLink(match.id)} label={text.watchOf(matchTitle(page, match))}>
                {text.watch}
              </Button>
            </MatchRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface MatchRowProps {
  match: ListedMatch;
  line: ComponentChildren;
  tag?: string;
  children: ComponentChildren; // what can be done with it
}

function MatchRow({ match, line, tag, children }: MatchRowProps) {
  const page = usePage();
  const text = onlineWords.match;
  const rules = rulesOf(page, match);
  return (
    <li class="row online-row">
      <div class="stack breaks online-row-words">
        <h3>
          {gameName(page, match.game)} <span class={match.rated ? 'tag marked' : 'tag'}>{tag ?? (match.rated ? text.rated : text.friendly)}</span>
        </h3>
        <p>{line}</p>
        <p class="small soft">{rules.length > 0 ? rules.join(' · ') : text.usualRules}</p>
        {match.rated && match.phase === 'waiting' && <p class="small soft">{onlineWords.rated.wobble}</p>}
      </div>
      {children}
    </li>
  );
}
