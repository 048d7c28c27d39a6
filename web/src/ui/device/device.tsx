// #/device: everything on this device as one file, and such a file taken in.
import { useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { deviceFile, type DeviceParts, readDeviceFile, takeIn } from '../../state/device_file';
import { shelf } from '../../state/device_store';
import { loadLadder } from '../../state/ladder';
import { matchLibrary } from '../../state/match_library';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Card, Note, Screen } from '../components';
import { saveFile } from '../match_actions';
import { realWords } from '../words';
import { explain } from '../words/refusals';

const here: DeviceParts = {
  preferences: () => preferences.value,
  changePreferences: (change) => void changePreferences(change),
  matches: () => Promise.all(matchLibrary().saved.value.map(({ id }) => matchLibrary().recordOf(id))),
  takeMatch: (match, record) => matchLibrary().takeIn(match, record),
  shelf: (name) => shelf(name),
};

export function DeviceScreen() {
  const text = realWords.device;
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ said: string; isFault: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<{ said: string; isFault: boolean }>) => {
    setBusy(true);
    setTold(null);
    setTold(await work().catch((error: unknown) => ({ said: `${text.failed} ${explain(messageOf(error))}`, isFault: true })));
    setBusy(false);
  };
  const save = () =>
    during(async () => {
      const now = Date.now();
      saveFile(`hammer-${new Date(now).toISOString().slice(0, 10)}.json`, JSON.stringify(await deviceFile(here, now)) + '\n', 'application/json');
      return { said: text.saved, isFault: false };
    });
  const read = (file: File | undefined) =>
    file &&
    during(async () => {
      const found = readDeviceFile(await file.text());
      if (!found) return { said: text.noFile(file.name), isFault: true };
      const { matches, things, refused } = await takeIn(here, found);
      await Promise.all([matchLibrary().refresh(), loadLadder()]);
      const taken = matches + things === 0 ? text.nothingNew : text.taken(matches, things);
      return { said: refused.length === 0 ? taken : `${taken} ${text.refused(refused.length, explain(refused[0]!.why))}`, isFault: refused.length > 0 };
    });
  return (
    <Screen title={text.title} back="#/me" backByHistory>
      <p class="soft">{text.help}</p>
      <Card title={text.out}>
        <p class="soft">{text.outHelp}</p>
        <Button kind="primary" large icon="save" disabled={busy} onClick={() => void save()}>
          {text.save}
        </Button>
      </Card>
      <Card title={text.in}>
        <p class="soft">{text.inHelp}</p>
        <Button large icon="open" disabled={busy} onClick={() => input.current?.click()}>
          {text.open}
        </Button>
        <input
          ref={input}
          class="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label={text.open}
          accept=".json,application/json"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </Card>
      <div aria-live="polite">{told && <Note fault={told.isFault}>{told.said}</Note>}</div>
    </Screen>
  );
}
