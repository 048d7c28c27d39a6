// What is shown instead when the server cannot be reached or does not know what is asked, and beside what was refused.
import type { Refused } from '../../net/api';
import { Button, Card, Icon, Note } from '../components';
import { onlineWords } from '../words';
import { hasNoOnline, isAwayNow, saying } from './saying';

export function ServerTrouble({ why, onRetry }: { why: Refused; onRetry: () => void }) {
  const text = onlineWords.refused;
  const help = isAwayNow(why) ? text.awayHelp : hasNoOnline(why) ? text.noOnlineHelp : null;
  return (
    <Card class="online-trouble">
      <Icon name="warning" />
      <div class="stack gap-2" role="alert">
        <h2>{saying(why)}</h2>
        {help && <p class="soft">{help}</p>}
      </div>
      <div class="row">
        <Button kind="primary" icon="again" onClick={onRetry}>
          {text.retry}
        </Button>
        {help === null && <Button href="#/online">{onlineWords.room.lobby}</Button>}
      </div>
    </Card>
  );
}

export function RefusedNote({ why }: { why: Refused | null }) {
  return why && <Note fault>{saying(why)}</Note>;
}
