import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { sideAsked, type Scoring, type Tapped } from '../../state/points_entry';
import { playersOf } from '../../state/plan';
import { Icon, WeightMark } from '../components';
import { realWords } from '../words';
import { money } from '../words/measures';
import { roundText } from '../words/setup';
import type { AtBoard } from './real_table';

// Which round, and from which end, in letters to be read from the other end of the board.
export function Where({ session, game }: AtBoard) {
  const state = session.state.value;
  const { series } = state;
  return (
    <p class="line real-where">
      <span class="stack gap-0 small soft right">
        <span>{roundText(game, game.shares_board ? state.round : state.frame)}</span>
        {series.best_of > 1 && <span>{realWords.game(series.game, series.best_of)}</span>}
        {Number(session.setup.options['hickey_cents'] ?? 0) > 0 && <span>{realWords.jar(money(state.jar_cents))}</span>}
      </span>
      {state.phase === 'shooting' && (
        <span class="real-end">
          <span class="small soft">{realWords.fromEnd}</span> <strong>{state.end}</strong>
        </span>
      )}
    </p>
  );
}

interface ScorePanelProps extends AtBoard {
  first: string | null; // who really shot first, if not who should have
  scoring: Scoring;
  tapped: Tapped;
  onTap: ((side: string) => void) | null; // null: nobody is to be chosen
}

// Where there are many sides, the one whose turn it is is brought into sight.
export function ScorePanel({ first, scoring, tapped, onTap, ...board }: ScorePanelProps) {
  const { session } = board;
  const sides = Object.entries(session.state.value.score);
  const list = useRef<HTMLUListElement>(null);
  const turn = session.state.value.to_shoot?.side;
  useLayoutEffect(() => {
    const [box, side] = [list.current, list.current?.querySelector<HTMLElement>('.at-turn')];
    if (box && side) box.scrollTop = side.offsetTop - box.offsetTop - (box.clientHeight - side.clientHeight) / 2;
  }, [turn]);
  const asked = onTap ? sideAsked(scoring, tapped) : null;
  return (
    <ul ref={list} class={sides.length === 2 ? 'real-sides two' : 'real-sides'} aria-label={realWords.scores}>
      {sides.map(([side, score]) => (
        <li key={side}>
          <Panel {...board} side={side} onTap={onTap} isAsked={asked === side}>
            <span class="bold breaks real-side-name">
              <Name {...board} side={side} />
            </span>
            <span class="real-side-score numbers">
              <span class="visually-hidden">{realWords.points(score)}</span>
              <span aria-hidden="true">{tapped.points[side] === undefined ? score : `+${tapped.points[side]}`}</span>
            </span>
            <Part {...board} side={side} first={first} />
          </Panel>
        </li>
      ))}
    </ul>
  );
}

interface OfSide extends AtBoard {
  side: string;
}

interface PanelProps extends OfSide {
  onTap: ((side: string) => void) | null;
  isAsked: boolean;
  children: ComponentChildren;
}

function Panel({ session, side, onTap, isAsked, children }: PanelProps) {
  const state = session.state.value;
  const classes = ['panel side real-side', state.colors[side], state.to_shoot?.side === side && 'at-turn', state.conceded.includes(side) && 'out'];
  const look = classes.filter(Boolean).join(' ');
  if (onTap === null) return <div class={look}>{children}</div>;
  return (
    <button type="button" class={look} aria-pressed={isAsked} onClick={() => onTap(side)}>
      {children}
    </button>
  );
}

function Name({ session, side }: OfSide) {
  const color = session.state.value.colors[side];
  return (
    <>
      {color && <WeightMark color={color} />} {side}
    </>
  );
}

// What falls to a side in this round, the partner who does it, and what else is to be known of it.
function Part({ session, game, side, first }: OfSide & { first: string | null }) {
  const state = session.state.value;
  const isShooting = state.phase === 'shooting';
  const partner = playersOf(session.setup, side).length > 1 ? state.players[side] : undefined;
  const fouls = state.fouls[side] ?? 0;
  const isFirst = isShooting && (first ?? state.to_shoot?.side) === side;
  const hasHammer = isShooting && (first === null ? state.hammer === side : first !== side);
  return (
    <span class="real-side-about">
      {isShooting && partner !== undefined && <span class="bold breaks real-partner">{partner}</span>}
      {isFirst && <span class="real-first">{game.shares_board ? realWords.first : realWords.turn}</span>}
      {hasHammer && (
        <span class="icon-text lit bold real-hammer">
          <Icon name="hammer" /> {realWords.hammer}
        </span>
      )}
      {state.series.best_of > 1 && <span class="small soft">{realWords.wins(state.series.wins[side] ?? 0)}</span>}
      {fouls > 0 && <span class="small soft">{realWords.fouls(fouls)}</span>}
      {state.conceded.includes(side) && <span class="small soft">{realWords.conceded}</span>}
    </span>
  );
}
