// The coach reviews a match: the chances of winning, turning points, and what each throw was worth.
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Color } from '../../engine/types';
import { ownHand } from '../../state/hand/hand_estimates';
import { isMachine } from '../../state/plan';
import type { Review } from '../../state/review/review';
import { bestThrows, grades, type PlayerSummary, summaries, turningPoints, winChanceHistory, worstThrows } from '../../state/review/win_chance_history';
import { Button, Card, Choice, ListChoice, Note, say, Screen, WeightMark } from '../components';
import { HandChoice } from '../hand/hand_choice';
import { usePage } from '../page';
import { route } from '../route';
import { studyWords, words } from '../words';
import { calledTo } from '../words/events';
import { dateAndTime, percentSaid, pointsChanged } from '../words/measures';
import { explain } from '../words/refusals';
import { calledOnScreen, unnamedReader } from '../words/setup';
import { SelectedThrow } from './selected_throw';
import { type ListProps, ThrowList, ThrowTable, TurningList } from './throw_lists';
import { firstRateAs, type OpenReview, useMatch, useRating } from './use_review';
import { WinChart } from './win_chart';
import './review.css';

export function ReviewScreen() {
  const id = route.value[1] ?? '';
  const opened = useMatch(id);
  const text = studyWords.review;
  if (opened.kind === 'failed') {
    return (
      <Screen title={text.cannotOpen} back="#/matches" backByHistory>
        <Note fault>{explain(opened.why)}</Note>
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="soft stack play-waiting">{text.opening}</p>;
  const called = calledIn(opened);
  const score = Object.entries(opened.saved.score).map(([side, points]): [string, number] => [called(side), points]);
  return (
    <Screen title={text.title} back="#/matches" backByHistory wide class="review" beside={opened.match.throws.length > 0 && <WatchMatch id={id} />}>
      <p class="soft review-of">
        {opened.game.name} · {words.home.scoreLine(score)} · {dateAndTime(opened.saved.changed)}
      </p>
      {opened.match.throws.length === 0 ? <Note>{opened.saved.kind === 'real' ? text.reported : text.noThrows}</Note> : <Reviewed key={id} {...opened} />}
    </Screen>
  );
}

function WatchMatch({ id }: { id: string }) {
  return (
    <Button icon="play" href={`#/replay/${encodeURIComponent(id)}`}>
      {studyWords.review.watch}
    </Button>
  );
}

function Reviewed(open: OpenReview) {
  const { match } = open;
  const text = studyWords.review;
  const { levels } = usePage();
  const [rateAs, setRateAs] = useState(() => firstRateAs(open, levels));
  const review = useRating(open, rateAs);
  const ratings = review.ratings.value;
  const selected = Math.min(match.throws.length - 1, review.selected.value);
  const onSelect = (index: number) => (review.selected.value = Math.min(match.throws.length - 1, Math.max(0, index)));
  const parts: Part = { open, lists: { match: match.id, throws: match.throws, ratings, game: open.game, selected, onSelect } };
  return (
    <>
      <Progress review={review} all={match.throws.length} />
      {match.setup.options['wear'] === true && <Note>{text.wear}</Note>}
      <WinChanceHistory {...parts} rateAs={rateAs} onRateAs={setRateAs} />
      <Card title={text.players}>
        <PlayerCards players={summaries(match.throws, ratings)} called={calledIn(open)} toneOf={(side) => toneOf(open, side)} />
      </Card>
      <WorstAndBest {...parts} />
      <Card title={text.hand}>
        <p class="soft">{text.handHelp}</p>
        <div class="row">
          <Button href="#/hand">{text.hand}</Button>
        </div>
      </Card>
    </>
  );
}

interface Part {
  open: OpenReview;
  lists: ListProps;
}

// `first`: a person if there is one, whose throws are shown first.
function playersIn({ match, saved }: OpenReview): { players: string[]; people: string[]; first: string } {
  const players = [...new Set(match.throws.map(({ player }) => player))];
  const people = players.filter((player) => !isMachine(saved.plan, player));
  return { players, people, first: people[0] ?? players[0] ?? '' };
}

// What a side or a player is called on the screen.
function calledIn({ saved }: OpenReview): (name: string) => string {
  const reader = unnamedReader(saved.plan);
  return (name) => calledOnScreen(name, reader);
}

// A side's colour, in games where sides share the board.
function toneOf({ match, game }: OpenReview, side: string): Color | null {
  return game.shares_board ? (match.throws.find((one) => one.side === side)?.color ?? null) : null;
}

function WinChanceHistory({ open, lists, rateAs, onRateAs }: Part & { rateAs: string; onRateAs: (hand: string) => void }) {
  const { match, table, study, own, saved } = open;
  const { throws, ratings, game, selected, onSelect } = lists;
  const text = studyWords.review;
  const sides = [...new Set(match.setup.seats.map(({ side }) => side))];
  const { people, first } = playersIn(open);
  const [side, setSide] = useState(throws.find(({ player }) => player === first)?.side ?? sides[0] ?? '');
  const called = calledTo(unnamedReader(saved.plan), side);
  const winChances = winChanceHistory(throws, ratings, side, sides.length);
  const turns = turningPoints(winChances, ratings);
  const shown = { throws, side, game, onSelect };
  const one = throws[selected]!;
  return (
    <Card title={text.chart}>
      <div class="columns">
        <Choice label={text.follow} options={sides.map((name) => ({ value: name, label: calledIn(open)(name) }))} value={side} onChange={setSide} />
        {people.length > 0 && <HandChoice label={text.rateAs} own={own} also={{ value: '', label: text.asInMatch }} value={rateAs} onChange={onRateAs} help={handAssumed(open, rateAs)} />}
      </div>
      <WinChart {...shown} called={called} winChances={winChances} turns={turns} tone={toneOf(open, side)} selected={selected} />
      <p class="small soft">{text.chartHelp}</p>
      <div class="stack review-below">
        <SelectedThrow
          {...shown}
          study={study}
          match={match.id}
          table={table}
          weight={match.setup.weight}
          one={one}
          rating={ratings.get(selected)}
          point={winChances.find(({ index }) => index === selected)}
        />
        <section class="stack gap-2">
          <h3>{text.turning}</h3>
          <TurningList {...lists} turns={turns} side={side} />
        </section>
      </div>
      <ThrowTable throws={throws} ratings={ratings} winChances={winChances} called={called} />
    </Card>
  );
}

// Which hand people are rated by, in words.
function handAssumed({ match, own }: OpenReview, rateAs: string): string {
  const text = studyWords.review;
  if (rateAs === '') return match.setup.options['hand'] === 'none' ? text.ratedExact : text.ratedWobble;
  if (rateAs === ownHand) return text.ratedMine;
  return (own ? text.ratedLike : text.ratedUnknown)(words.options.level(rateAs));
}

function WorstAndBest({ open, lists }: Part) {
  const text = studyWords.review;
  const { players, first } = playersIn(open);
  const [player, setPlayer] = useState(first);
  const { throws, ratings } = lists;
  const called = calledIn(open);
  const options = players.map((name) => ({ value: name, label: called(name) }));
  return (
    <Card>
      {players.length > 1 && <ListChoice label={text.of} options={options} value={player} onChange={setPlayer} />}
      <div class="columns">
        <section class="stack gap-2">
          <h2>{text.worst}</h2>
          <ThrowList {...lists} listed={worstThrows(throws, ratings, player)} none={text.noWorst} showsBetter />
        </section>
        <section class="stack gap-2">
          <h2>{text.bestOf}</h2>
          <ThrowList {...lists} listed={bestThrows(throws, ratings, player)} none={text.noBest} />
        </section>
      </div>
    </Card>
  );
}

function Progress({ review, all }: { review: Review; all: number }) {
  const text = studyWords.review;
  const rated = review.ratings.value.size;
  const isDone = review.isDone.value;
  const worked = useRef(false);
  // Announced once, at the end: progress would be announced all the time.
  useEffect(() => {
    if (isDone && worked.current) say(text.rated(review.ratings.value.size));
    worked.current = !isDone;
  }, [isDone]);
  return (
    <>
      {!isDone && (
        <div class="stack gap-1 review-progress">
          <span class="small soft numbers">{text.working(rated, all)}</span>
          <progress value={rated} max={all} aria-hidden="true" />
        </div>
      )}
      {review.fault.value !== null && (
        <Note>
          {text.notRated} {explain(review.fault.value)}
        </Note>
      )}
    </>
  );
}

interface PlayerCardsProps {
  players: readonly PlayerSummary[];
  called: (player: string) => string;
  toneOf: (side: string) => Color | null;
}

// How each player threw, in a few numbers.
function PlayerCards({ players, called, toneOf }: PlayerCardsProps) {
  const text = studyWords.review;
  return (
    <>
      <div class="columns">
        {players.map((one) => (
          <article key={one.player} class="stack gap-3 player-card">
            <h3>
              {toneOf(one.side) && <WeightMark color={toneOf(one.side) as Color} silent />} {called(one.player)}
            </h3>
            <dl class="cluster player-figures numbers">
              <div>
                <dt>{text.meanLoss}</dt>
                <dd>{one.throws > 0 ? percentSaid(one.loss) : '–'}</dd>
              </div>
              <div>
                <dt>{text.luckSum}</dt>
                <dd>{one.throws > 0 ? pointsChanged(one.luck) : '–'}</dd>
              </div>
            </dl>
            <GradeBar player={one} />
          </article>
        ))}
      </div>
      <p class="small soft">{text.unit}</p>
    </>
  );
}

function GradeBar({ player }: { player: PlayerSummary }) {
  const text = studyWords.review;
  const shown = grades.filter((grade) => player.grades[grade] > 0);
  return (
    <div class="stack gap-2">
      <div class="grade-strip" aria-hidden="true">
        {shown.map((grade) => (
          <span key={grade} class={grade} style={{ flexGrow: player.grades[grade] }} />
        ))}
      </div>
      <ul class="cluster grade-counts small numbers">
        {grades.map((grade) => (
          <li key={grade} class={player.grades[grade] === 0 ? 'soft' : ''}>
            <span class={`dot grade-dot ${grade}`} aria-hidden="true" /> {text.grades[grade]} {player.grades[grade]}
          </li>
        ))}
      </ul>
    </div>
  );
}
