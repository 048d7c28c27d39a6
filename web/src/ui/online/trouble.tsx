// What is shown instead when the server cannot be reached or does not know what is asked, and beside what was refused.
import type { Refused } from '../../net/answered';
import { Button, Card, Icon, Note } from '../components';
import { onlineWords } from '../words/online';
import { hasNoOnline, isAwayNow, saying, type About } from './saying';

export function ServerTrouble({ why, about, onRetry }: { why: Refused; about?: About; onRetry: () => void }) {
  const text = onlineWords.refused;
  const { text: title, isEnglish } = saying(why, about);
  const help = isAwayNow(why) ? text.awayHelp : hasNoOnline(why) ? text.noOnlineHelp : null;
  return (
    <Card class="online-trouble">
      <Icon name="warning" />
      <div class="stack tight" role="alert">
        <h2 lang={isEnglish ? 'en' : undefined}>{title}</h2>
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

export function RefusedNote({ why, about, name }: { why: Refused | null; about?: About; name?: string }) {
  if (!why) return null;
  const { text, isEnglish } = saying(why, about, name);
  return (
    <Note fault>
      <span lang={isEnglish ? 'en' : undefined}>{text}</span>
    </Note>
  );
}
