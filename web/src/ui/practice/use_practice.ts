// The practice table as it was left, or from a link; set up again when another game or board is chosen.
import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { emptyDraft, fromPlan } from '../../state/new_match';
import { judgeRequestOf, type Layout, sameSetting, settingOf } from '../../state/practice/layout';
import { type LinkFault, linkText, readLink } from '../../state/practice/link';
import { keepLayout, keptLayout } from '../../state/practice/positions';
import { preferences } from '../../state/preferences';
import { type Page, showToTests, usePage } from '../page';
import { goInstead } from '../route';
import { naming } from '../words/setup';
import { setPracticeTable } from './practice_stage';
import { PracticeView } from './practice_view';

export type LayoutFault = LinkFault | { why: 'refused'; error: string };

export type Opened = { kind: 'opening' } | { kind: 'failed'; why: string } | { kind: 'open'; view: PracticeView };

export interface Practising {
  opened: Opened;
  fault: LayoutFault | null; // of the link, or of a saved position
  before: Layout | null; // the position that a link or another table replaced
  lost: number; // weights that did not fit on the other table
  takeUp(layout: Layout): void;
  refit(layout: Layout, lost: number): void; // to another game or table; the position can be restored
  openText(text: string): Promise<boolean>; // a link's, or a saved position's
}

export function usePractice(link: string | undefined): Practising {
  const page = usePage();
  const [layout, setLayout] = useState<Layout | null>(null);
  const [fault, setFault] = useState<LayoutFault | null>(null);
  const [before, setBefore] = useState<Layout | null>(null);
  const [lost, setLost] = useState(0);
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const view = useRef<PracticeView | null>(null);

  const hasLayout = useRef(false); // it may still be loading
  const lying = () => view.current?.stage.table.layout() ?? null;

  const put = (next: Layout) => {
    hasLayout.current = true;
    setLayout(next);
  };
  const takeUp = (next: Layout) => {
    const table = view.current?.stage.table;
    setFault(null);
    setBefore(null);
    setLost(0);
    if (table && sameSetting(table.setting.peek(), next.setting)) table.take(next);
    else put(next);
  };
  const refit = (next: Layout, without: number) => {
    const lay = lying();
    takeUp(next);
    setBefore(lay && lay.weights.length > 0 && !sameSetting(lay.setting, next.setting) ? lay : null);
    setLost(without);
  };
  const openText = async (text: string, isLeft = () => false) => {
    const read = await readAndCheck(page, text);
    if (isLeft()) return false;
    if ('fault' in read) setFault(read.fault);
    else takeUp(read.layout);
    return 'layout' in read;
  };

  useEffect(() => {
    let left = false;
    const start = async () => {
      const lay = lying() ?? keptLayout();
      if (link !== undefined && (await openText(link, () => left))) {
        setBefore(lay && lay.weights.length > 0 && linkText(lay) !== link ? lay : null);
        return goInstead('practice');
      }
      if (left || hasLayout.current) return;
      const layout = await firstLayout(page);
      if (!left) put(layout);
    };
    if (link !== undefined || !hasLayout.current) void start();
    return () => void (left = true);
  }, [link]);

  useEffect(() => {
    if (!layout) return;
    const leaving = new AbortController();
    let end = () => {};
    setOpened({ kind: 'opening' });
    setPracticeTable(page, layout, leaving.signal).then(
      (stage) => {
        if (leaving.signal.aborted) return stage.leave();
        const made = new PracticeView(stage, page);
        const stopKeeping = keeping(made);
        const hide = showToTests({ practice: made, throwing: stage.throwing, scene: stage.scene });
        end = () => {
          hide();
          stopKeeping();
          made.leave();
          stage.leave();
        };
        view.current = made;
        setOpened({ kind: 'open', view: made });
      },
      (error: unknown) => leaving.signal.aborted || setOpened({ kind: 'failed', why: messageOf(error) }),
    );
    return () => {
      leaving.abort();
      view.current = null;
      end();
    };
  }, [layout]);
  return { opened, fault, before, lost, takeUp, refit, openText };
}

// Checks everything before the table changes: first the text, then the position by the judge of its game.
async function readAndCheck(page: Page, text: string): Promise<{ layout: Layout } | { fault: LayoutFault }> {
  const read = readLink(text);
  if ('fault' in read) return read;
  const error = await refusalOf(page, read.layout);
  return error === null ? read : { fault: { why: 'refused', error } };
}

async function refusalOf(page: Page, layout: Layout): Promise<string | null> {
  try {
    const answer = await page.engine.judge(judgeRequestOf(page, layout));
    if ('error' in answer) return answer.error;
    // The judge does not check the powder; the speed of a throw does.
    const { table, powder, weight } = layout.setting;
    await page.engine.speedToReach(table, powder, weight, 1);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

async function firstLayout(page: Page): Promise<Layout> {
  const kept = keptLayout();
  if (kept && (await refusalOf(page, kept)) === null) return kept;
  const { lastPlan } = preferences.value;
  const draft = (lastPlan && fromPlan(page, lastPlan, naming)) ?? emptyDraft(page, '');
  const { hand: _, ...options } = draft.options;
  return { setting: settingOf({ ...draft, options }), weights: [], color: 'red', situation: {} };
}

// Saves after every change, once nothing moves, and when the page is left.
function keeping({ stage: { table } }: PracticeView): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    keepLayout(table.layout());
  };
  const stop = effect(() => {
    void [table.weights.value, table.color.value, table.setting.value, table.situation.value];
    clearTimeout(timer);
    timer = setTimeout(keep, 250);
  });
  addEventListener('pagehide', keep);
  return () => {
    stop();
    removeEventListener('pagehide', keep);
    keep();
  };
}
