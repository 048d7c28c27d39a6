// #/practice: a table without a match. Weights are laid, thrown, scattered, saved and shared.
import { useEffect, useState } from 'preact/hooks';

import type { JudgeAnswer } from '../../engine/types';
import { judgeRequestOf, type Layout } from '../../state/practice/layout';
import type { SavedPosition } from '../../state/practice/positions';
import { BoardMap } from '../board_map';
import { CoachPanel } from '../coach/coach_panel';
import { warmUpCoach } from '../coach/warm_up';
import { Button, Note, Screen, WeightMark, say } from '../components';
import { usePage } from '../page';
import { route } from '../route';
import { ThrowPanel } from '../throwing';
import { studyWords, words } from '../words';
import { explain } from '../words/refusals';
import { AimPanel } from './aim_panel';
import { useBoardRoom } from './board_room';
import { useWorth } from './board_worth';
import { useCommandKeys } from './command_keys';
import { KeepPanel } from './keep_panel';
import { LastThrow } from './last_throw';
import { LayPanel } from './lay_panel';
import { Before, LayoutRefused } from './layout_refused';
import { OnMap } from './on_map';
import './practice_panels.css';
import './practice.css';
import { PracticeHead, useTelling } from './practice_head';
import { focusGoesBack } from './practice_panel';
import type { Panel, PracticeView } from './practice_view';
import { ScatterPanel } from './scatter_panel';
import { SettingDialog } from './setting_dialog';
import { usePractice, type Practising } from './use_practice';

export function PracticeScreen() {
  const practising = usePractice(route.value[1]);
  const { opened } = practising;
  const w = studyWords.practice;
  useEffect(() => {
    document.title = words.pageTitle(w.title);
  }, []);
  if (opened.kind === 'failed') {
    return (
      <Screen title={w.cannotOpen} back="#/">
        <Note fault>{explain(opened.why)}</Note>
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="soft play-waiting">{w.opening}</p>;
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
  useTelling(worth);
  const refit = async (setting: Layout['setting']) => {
    setChoosing(false);
    const lay = table.layout();
    const fitting = await fittingLayout({ ...lay, setting, situation: {} });
    practising.refit(fitting, lay.weights.length - fitting.weights.length);
  };
  // What does not fit on another table is taken off, one after the other, until the judge agrees.
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
        <div class="play-map practice-small-map">
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

// The coach draws on the board itself: what is drawn there otherwise gives way, until it has cleared up.
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
      <CoachPanel study={study} table={table} board={board} radius={radius} scene={scene} onThrow={(shot) => void table.throw(shot, false)} onClose={() => view.close()} />
    </div>
  );
}

function ColorButton({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  const { color, sliding } = view.stage.table;
  const is = color.value;
  const turn = () => (color.value = is === 'red' ? 'blue' : 'red');
  return (
    <Button class="play-menu practice-color" label={is === 'red' ? w.throwRed : w.throwBlue} disabled={sliding.value} onClick={turn}>
      <WeightMark color={is} silent />
    </Button>
  );
}

function LookButton({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  if (!view.stage.scene) return null;
  const away = view.looking.value !== 'shooter';
  return <Button class="play-look" icon="eye" label={away ? w.back : w.look} pressed={away} onClick={() => (view.looking.value = away ? 'shooter' : 'far')} />;
}
