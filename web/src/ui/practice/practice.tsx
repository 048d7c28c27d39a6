// #/practice: a table without a match. Weights are laid, thrown, scattered, saved and shared.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { JudgeAnswer } from '../../engine/types';
import { draftOf, judgeRequestOf, type Layout, type PracticeSetting, settingOf } from '../../state/practice/layout';
import type { SavedPosition } from '../../state/practice/positions';
import type { PracticeTable } from '../../state/practice/practice_table';
import { BoardMap } from '../board_map/board_map';
import { CoachPanel } from '../coach/coach_panel';
import { warmUpCoach } from '../coach/use_coach';
import { Button, Dialog, Note, say, Screen, WeightMark } from '../components';
import { GameCard, TableCard } from '../new_match/plan_cards';
import { explained, usePlanner } from '../new_match/planner';
import { RulesCard } from '../new_match/rules_card';
import { usePage } from '../page';
import { route } from '../route';
import { ThrowPanel } from '../throwing/throw_panel';
import { studyWords, words } from '../words';
import { explain } from '../words/refusals';
import { AimPanel } from './aim_panel';
import { KeepPanel } from './keep_panel';
import { LastThrow, OnMap } from './last_throw';
import { LayPanel } from './lay_panel';
import { PracticeHead, useAnnouncements, useWorth } from './practice_head';
import { focusGoesBack, useBoardRoom } from './practice_panel';
import type { Panel, PracticeView } from './practice_view';
import { ScatterPanel } from './scatter_panel';
import { type LayoutFault, type Practising, usePractice } from './use_practice';
import './practice_panels.css';
import './practice.css';
import '../new_match/new_match.css';

export function PracticeScreen() {
  const practising = usePractice(route.value[1]);
  const { opened } = practising;
  const w = studyWords.practice;
  useEffect(() => {
    document.title = words.pageTitle(w.title);
  }, []);
  if (opened.kind === 'failed') {
    return (
      <Screen title={w.cannotOpen} back="#/learn">
        <Note fault>{explain(opened.why)}</Note>
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="soft stack play-waiting">{w.opening}</p>;
  return <AtPractice view={opened.view} practising={practising} />;
}

function AtPractice({ view, practising }: { view: PracticeView; practising: Practising }) {
  const w = studyWords.practice;
  const page = usePage();
  const { table, board, radius, director, throwing } = view.stage;
  const [choosing, setChoosing] = useState(false);
  const worth = useWorth(table);
  const panel = view.panel.value;
  const moves = table.sliding.value || view.replaying.value;
  useBoardRoom(view);
  useCommandKeys(table);
  useEffect(() => warmUpCoach(view.stage.study, table), [view]);
  useAnnouncements(worth);
  const refit = async (setting: Layout['setting']) => {
    setChoosing(false);
    const lay = table.layout();
    const fitting = await fittingLayout({ ...lay, setting, situation: {} });
    practising.refit(fitting, lay.weights.length - fitting.weights.length);
  };
  // Weights that do not fit on another table are left out, one by one, as the judge decides.
  const fittingLayout = async (layout: Layout): Promise<Layout> => {
    const kept: Layout['weights'] = [];
    for (const weight of layout.weights) {
      const answer = await page.engine.judge(judgeRequestOf(page, { ...layout, weights: [...kept, weight] }));
      if (!('error' in answer)) kept.push(weight);
    }
    if (kept.length < layout.weights.length) say(w.moved(layout.weights.length - kept.length));
    return { ...layout, weights: kept };
  };
  const openSaved = async (position: SavedPosition) => {
    if (await practising.openText(position.link)) say(w.opened(position.name));
  };
  return (
    <main class={`play practice ${panel ? `with-panel ${panel}` : ''}`} aria-label={w.title}>
      <h1 class="visually-hidden">{w.title}</h1>
      <PracticeHead view={view} worth={worth} onChange={() => setChoosing(true)} />
      {moves && <button type="button" class="play-skip" aria-label={w.watch} onClick={() => director.skip()} />}
      {panel !== 'lay' && (
        <div class="panel play-map practice-small-map">
          <BoardMap table={board} radius={radius} weights={table.weights.value} depth={0.8} under={<OnMap view={view} />} />
        </div>
      )}
      <LastThrow view={view} />
      <div class="stack gap-2 play-foot">
        {page.table.fault.value && <Note fault>{words.play.noSceneHelp(explain(page.table.fault.value))}</Note>}
        <LayoutRefused fault={practising.fault} />
        <Before practising={practising} />
        {table.fault.value && !moves && (
          <Note fault>{w.cannotThrow(explain(table.fault.value))}</Note>
        )}
        {!moves && view.looking.value === 'shooter' && <ThrowPanel throwing={throwing} />}
        {panel && <OpenPanel panel={panel} view={view} worth={worth} onOpen={(position) => void openSaved(position)} />}
      </div>
      <ColorButton view={view} />
      <LookButton view={view} />
      {choosing && <SettingDialog setting={table.setting.value} onUse={(setting) => void refit(setting)} onClose={() => setChoosing(false)} />}
    </main>
  );
}

function OpenPanel({ panel, view, worth, onOpen }: { panel: Panel; view: PracticeView; worth: JudgeAnswer | null; onOpen: (position: SavedPosition) => void }) {
  switch (panel) {
    case 'lay':
      return <LayPanel view={view} worth={worth} />;
    case 'aim':
      return <AimPanel view={view} />;
    case 'scatter':
      return <ScatterPanel view={view} />;
    case 'keep':
      return <KeepPanel view={view} onOpen={onOpen} />;
    case 'coach':
      return <Coached view={view} />;
  }
}

// The coach draws on the board itself, so everything else drawn there is hidden until the coach is closed.
function Coached({ view }: { view: PracticeView }) {
  const { table, study, board, radius, scene } = view.stage;
  useEffect(() => {
    view.coachDraws.value = true;
    const goBack = focusGoesBack();
    return () => {
      goBack();
      setTimeout(() => (view.coachDraws.value = false));
    };
  }, [view]);
  return (
    <div class="stack panel play-sheet practice-panel practice-coach">
      <CoachPanel
        {...{ study, table, board, radius, scene }}
        onThrow={(shot) => void table.throw(shot, false)}
        onSelect={(shot) => (view.advised.value = { shot, weights: table.weights.peek() })}
        onClose={() => view.close()}
      />
    </div>
  );
}

function ColorButton({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  const { color, sliding } = view.stage.table;
  const is = color.value;
  const turn = () => (color.value = is === 'red' ? 'blue' : 'red');
  return (
    <Button class="over-table play-menu practice-color" label={is === 'red' ? w.throwRed : w.throwBlue} disabled={sliding.value} onClick={turn}>
      <WeightMark color={is} silent />
    </Button>
  );
}

function LookButton({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  if (!view.stage.scene) return null;
  const away = view.looking.value !== 'shooter';
  return <Button class="over-table play-look" icon="eye" label={away ? w.back : w.look} pressed={away} onClick={() => (view.looking.value = away ? 'shooter' : 'far')} />;
}

// Why a link or a saved position was refused.
function LayoutRefused({ fault }: { fault: LayoutFault | null }) {
  const w = studyWords.practice;
  if (!fault) return null;
  return (
    <Note fault>
      {w.linkFault} {faultInWords(fault)} {w.linkKept}
    </Note>
  );
}

// After a link or another table replaced the position: the way back to it.
function Before({ practising: { before, lost, takeUp } }: { practising: Practising }) {
  const [shown, setShown] = useState(true);
  if (!before || !shown) return null;
  const w = studyWords.practice;
  return (
    <>
      {lost > 0 && <Note>{w.moved(lost)}</Note>}
      <div class="line gap-1 practice-before">
        <Button icon="undo" onClick={() => takeUp(before)}>
          {w.before}
        </Button>
        <Button icon="close" label={words.controls.close} onClick={() => setShown(false)} />
      </div>
    </>
  );
}

function faultInWords(fault: LayoutFault): string {
  const w = studyWords.practice;
  switch (fault.why) {
    case 'long':
      return w.linkLong;
    case 'damaged':
      return w.linkDamaged;
    case 'version':
      return w.linkVersion;
    case 'field':
      return w.linkField(w.fields[fault.field].name, w.fields[fault.field].accepted);
    case 'refused':
      return w.linkRefused(explain(fault.error));
  }
}

// The game for the judge and the coach, its rules, and the table: chosen as for a match.
function SettingDialog({ setting, onUse, onClose }: { setting: PracticeSetting; onUse: (setting: PracticeSetting) => void; onClose: () => void }) {
  const w = studyWords.practice;
  const page = usePage();
  const [first] = useState(() => draftOf(page, setting));
  const planner = usePlanner('practice', first);
  const fault = explained(planner);
  const buttons = (
    <>
      <Button onClick={onClose}>{words.controls.cancel}</Button>
      <Button kind="primary" disabled={fault !== null} onClick={() => onUse(settingOf(planner.draft))}>
        {w.use}
      </Button>
    </>
  );
  return (
    <Dialog open title={w.settingTitle} class="practice-setting" onClose={onClose} buttons={buttons}>
      <p class="field-help">{w.settingHelp}</p>
      <GameCard planner={planner} />
      <TableCard planner={planner} />
      <RulesCard planner={planner} />
      {fault !== null && <Note fault>{fault}</Note>}
    </Dialog>
  );
}

// Undo and redo by the usual keys.
function useCommandKeys(table: PracticeTable): void {
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input[type=text], textarea, dialog')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) table.redo();
      else table.undo();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [table]);
}
