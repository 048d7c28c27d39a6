// The table's tips, loaded after the table: nobody waits for them. Without a connection there are none.
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { TableScene } from '../../scene/contract';
import type { TableSession } from '../../state/table_session';
import { Button } from '../components';
import { usePage } from '../page';
import type { OpenTable } from '../play/at_the_table';
import { words } from '../words';

export interface TableTipsProps {
  openTable: OpenTable;
  scene: TableScene | null;
  shown: boolean; // somebody aims, and looks at the weight
}

export const mapGlow = signal<ComponentChildren>(null); // on the map of the far end, under its weights

const load = () => import('./table_tips');

export function LateTips(props: TableTipsProps) {
  const [loaded, setLoaded] = useState<{ Tips: ComponentType<TableTipsProps> } | null>(null);
  useEffect(() => {
    load().then(({ TableTips }) => setLoaded({ Tips: TableTips }), () => {});
  }, []);
  return loaded && <loaded.Tips {...props} />;
}

// In the menu of a table: its tips once more.
export function TipsButton({ session, onClose }: { session: TableSession; onClose: () => void }) {
  const page = usePage();
  const show = () => {
    onClose();
    void load().then(({ showTipsAgain }) => showTipsAgain(session.setup, page.tables), () => {});
  };
  return (
    <Button wide icon="info" disabled={session.moment.value.kind !== 'aiming'} onClick={show}>
      {words.tips.menu}
    </Button>
  );
}
