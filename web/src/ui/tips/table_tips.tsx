// What a person who aims is told once: how to throw and what for, before the first throw of a device; then the tips of the board
// and of the game. Never two at once, and nothing of it takes the focus.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { AgreedSetup, TableInfo } from '../../engine/types';
import type { TableSession } from '../../state/table_session';
import { goalOf, isSeen, markSeen, showAgain, throwTip, tipsFor, wentWell, type TableTip } from '../../state/tips';
import type { ZoneWorth } from '../../state/zones';
import { Button, say } from '../components';
import { usePage } from '../page';
import type { OpenTable } from '../play/at_the_table';
import { loadLessonWords, words } from '../words';
import { useBesideWeight } from './beside_weight';
import type { TableTipsProps } from './late_tips';
import { useGlow, useZones } from './zone_glow';
import './tips.css';

const tries = 3; // throws after which nobody is shown how to, however they went

export function TableTips({ openTable, scene, shown }: TableTipsProps) {
  const { session, game, table, throwing } = openTable;
  const zones = useSignal<readonly ZoneWorth[]>([]);
  useZones(zones, openTable, usePage().engine);
  useGlow(zones.value, scene, table, shown);
  useFirstThrows(openTable);

  const isFirst = !isSeen(throwTip);
  const tip = isFirst ? null : (tipsFor(game.key, table).find(({ key }) => !isSeen(key)) ?? null);
  useClosingByThrow(session, shown ? tip : null);
  const place = useBesideWeight(scene, openTable, shown && (isFirst || tip !== null));
  if (!shown) return null;
  return (
    <div ref={place} class="tips">
      {isFirst && <FirstThrow openTable={openTable} zones={zones.value} canFlick={throwing.isDrawn} />}
      {tip && <Tip key={tip.key} tip={tip} />}
    </div>
  );
}

// A throw of a person here that went well ends the first ones; so do a few that did not. Its events may come together with the
// next moment, and are looked at first.
function useFirstThrows({ session, throwing: { thrower } }: OpenTable): void {
  const ours = useRef(false);
  const kind = session.moment.value.kind;
  const events = session.events.value;
  useEffect(() => {
    if (ours.current && (wentWell(events) || thrower.throws.peek() >= tries)) markSeen(throwTip);
  }, [events]);
  useEffect(() => {
    if (kind === 'aiming') ours.current = true;
    if (kind === 'thinking' || kind === 'waiting') ours.current = false;
  }, [kind]);
}

function useClosingByThrow(session: TableSession, tip: TableTip | null): void {
  const open = useRef<TableTip | null>(null);
  const kind = session.moment.value.kind;
  useEffect(() => {
    if (kind === 'sliding' && open.current) markSeen(open.current.key);
    open.current = tip;
  }, [kind, tip?.key]);
}

function FirstThrow({ openTable: { session, table, throwing }, zones, canFlick }: { openTable: OpenTable; zones: readonly ZoneWorth[]; canFlick: boolean }) {
  const { thrower } = throwing;
  const goal = goalOf(zones, table, thrower.hand.value?.four ?? false);
  const text = goal ? ('points' in goal ? words.tips.goal[goal.kind](goal.points) : words.tips.goal[goal.kind]) : '';
  useEffect(() => say(text), [text, session]);
  return (
    <>
      {text && <p class="panel tip goal">{text}</p>}
      {canFlick && thrower.way.value === 'flick' && !thrower.gripped && <GhostFinger aside={table.cushions} />}
    </>
  );
}

// A finger that pushes the weight up the board, or to a side that it must touch; with reduced motion it stands still under an arrow.
function GhostFinger({ aside }: { aside: boolean }) {
  return (
    <svg class={aside ? 'ghost-finger aside' : 'ghost-finger'} viewBox="0 0 40 160" aria-hidden="true">
      <path class="ghost-way" d="M6 112V10M0 18l6-10 6 10" transform={aside ? 'rotate(35 6 112)' : undefined} />
      <g class="ghost-hand">
        <path d="M5 113c2-2 5-2 7 0l9 10 3-2c3-2 7-1 9 2l4 7c3 6 2 13-3 17l-5 5c-2 2-5 2-7 1l-13-6c-5-2-3-8 2-7l4 1L5 120c-2-2-2-5 0-7z" />
      </g>
    </svg>
  );
}

function Tip({ tip }: { tip: TableTip }) {
  const [text, setText] = useState('board' in tip ? words.tips.boards[tip.board] : '');
  const close = () => markSeen(tip.key);
  useEffect(() => {
    if ('board' in tip) return;
    // A game without a tip has none to close. Without a connection it is shown another time.
    loadLessonWords(tip.game).then((said) => (said?.['tip'] ? setText(said['tip']) : close()), () => {});
  }, []);
  useEffect(() => say(text), [text]);
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && text && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [text]);
  if (text === '') return null;
  return (
    <section class="panel tip" aria-label={words.tips.title} onClick={close}>
      <p>{text}</p>
      <Button kind="quiet" icon="close" label={words.tips.close} onClick={close} />
    </section>
  );
}

export function showTipsAgain({ game, table: name }: AgreedSetup, tables: readonly TableInfo[]): void {
  const table = tables.find((each) => each.name === name);
  if (table) showAgain(tipsFor(game, table));
}
