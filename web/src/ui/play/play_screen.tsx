// A match of this device at the page's table.
import { useState } from 'preact/hooks';

import type { PlaySession } from '../../state/play_session';
import { beginMatch } from '../begin_match';
import { Refusal, Screen } from '../components';
import { go, goInstead, route } from '../route';
import { words } from '../words';
import { AfterMatch } from './after_match';
import { AtTheTable, type SetTable } from './at_the_table';
import { Menu } from './menu';
import { useTable } from './use_table';

export function Play() {
  const id = route.value[1] ?? '';
  const opened = useTable(id);
  if (opened.kind === 'failed') {
    return (
      <Screen title={words.play.cannotOpen} back="#/">
        <Refusal of={opened.why} />
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="soft play-waiting">{words.play.opening}</p>;
  return <OwnMatch key={opened.set.session.id} {...opened} />;
}

function OwnMatch({ set }: { set: SetTable<PlaySession> }) {
  const { session } = set;
  const [refused, setRefused] = useState<string | null>(null);
  const rematch = async () => {
    const { seed: _, ...setup } = session.plan.setup; // another match, not the same again
    const begun = await beginMatch({ ...session.plan, setup }, 'table', goInstead);
    setRefused(begun.ok ? null : begun.error);
  };
  return (
    <AtTheTable
      set={set}
      notes={refused && <Refusal within={words.play.noRematch} of={refused} />}
      afterMatch={<AfterMatch id={session.id} onLeave={() => go()} onRematch={() => void rematch()} />}
      menu={(props) => <Menu session={session} {...props} onLeave={() => go()} />}
    />
  );
}
