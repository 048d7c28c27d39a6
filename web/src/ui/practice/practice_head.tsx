// The bar above the board: the game, undo, the tools, and what the board is worth.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { JudgeAnswer } from '../../engine/types';
import { judgeRequestOf } from '../../state/practice/layout';
import type { PracticeTable } from '../../state/practice/practice_table';
import { Button, Icon, say } from '../components';
import { usePage } from '../page';
import { VerdictRules } from '../rules/rule_link';
import { studyWords, words } from '../words';
import { judgeSummary } from '../words/judgements';
import { explain } from '../words/refusals';
import type { PracticeView } from './practice_view';

const tools = [
  { panel: 'lay', icon: 'lay', name: 'lay', title: 'layTitle' },
  { panel: 'aim', icon: 'target', name: 'aim', title: 'aimTitle' },
  { panel: 'scatter', icon: 'scatter', name: 'scatter', title: 'scatterTitle' },
  { panel: 'coach', icon: 'coach', name: 'coach', title: 'coach' },
  { panel: 'keep', icon: 'keep', name: 'positions', title: 'positionsTitle' },
] as const;

export function PracticeHead({ view, worth, onChange }: { view: PracticeView; worth: JudgeAnswer | null; onChange: () => void }) {
  const w = studyWords.practice;
  const page = usePage();
  const { table } = view.stage;
  const { game, table: board } = table.setting.value;
  const name = page.games.find(({ key }) => key === game)?.name ?? game;
  const where = words.newMatch.tableNames(board);
  return (
    <header class="stack practice-head">
      <div class="practice-bar">
        <Button icon="back" href="#/learn" label={words.controls.back} />
        <button type="button" class="stack gap-0 centered panel fill practice-what" title={w.settingTitle} onClick={onChange}>
          <strong>{name}</strong>
          <span>{where}</span>
          <span class="visually-hidden">{w.change}</span>
        </button>
        <Button icon="undo" label={w.undo} disabled={!table.canUndo.value} onClick={() => table.undo()} />
        <Button icon="redo" label={w.redo} disabled={!table.canRedo.value} onClick={() => table.redo()} />
      </div>
      <div class="practice-tools" role="group" aria-label={w.tools}>
        {tools.map(({ panel, icon, name: tool, title }) => (
          <button key={panel} type="button" class="stack panel breaks centered practice-tool" title={w[title]} aria-expanded={view.panel.value === panel} onClick={() => view.open(panel)}>
            <Icon name={icon} />
            <span>{w[tool]}</span>
          </button>
        ))}
      </div>
      {worth && (
        <div class="small centered pill practice-worth">
          {worthInWords(worth)}
          {!('error' in worth) && worth.weights.length > 0 && <VerdictRules judgement={worth} asksWhy />}
        </div>
      )}
    </header>
  );
}

function worthInWords(worth: JudgeAnswer | null): string {
  if (!worth) return '';
  if ('error' in worth) return explain(worth.error);
  return worth.weights.length === 0 ? studyWords.practice.empty : judgeSummary(worth);
}

export function useAnnouncements(worth: JudgeAnswer | null): void {
  const text = worthInWords(worth);
  useEffect(() => say(text), [text]);
}

// The judge's verdict on the board, a moment after it stopped changing. Null until it is known.
export function useWorth(table: PracticeTable): JudgeAnswer | null {
  const page = usePage();
  const [answer, setAnswer] = useState<JudgeAnswer | null>(null);
  const weights = table.weights.value;
  const setting = table.setting.value;
  const situation = table.situation.value;
  useEffect(() => {
    let stale = false;
    const asked = setTimeout(() => {
      page.engine
        .judge(judgeRequestOf(page, table.layout()))
        .catch((error: unknown) => ({ error: messageOf(error), field: null }))
        .then((found) => !stale && setAnswer(found));
    }, 60);
    return () => {
      stale = true;
      clearTimeout(asked);
    };
  }, [weights, setting, situation]);
  return answer;
}
