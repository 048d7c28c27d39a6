// The page as an app: a newer one to take, installing it, or why it cannot be.
import { Button, Icon } from '../components';
import { install, installable, offlineReady, takeUpdate, updateReady, whyNotInstallable } from '../updates';
import { words } from '../words';

export function Installing() {
  const text = words.home;
  const why = whyNotInstallable.value;
  return (
    <div class="row soft small home-foot">
      {updateReady.value && (
        <Button icon="redo" onClick={takeUpdate}>
          {text.update}
        </Button>
      )}
      {installable.value && (
        <Button icon="install" onClick={() => void install()}>
          {text.install}
        </Button>
      )}
      {offlineReady.value && (
        <span class="icon-text">
          <Icon name="check" /> {text.offline}
        </span>
      )}
      {why !== null && <span class="icon-text">{text.notInstallable[why]}</span>}
    </div>
  );
}
