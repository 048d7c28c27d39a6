import { effect } from '@preact/signals';
import { render } from 'preact';

import './ui/theme.css'; // before the sheets of screens, which override it
import './ui/play/play.css';
import { startEngine } from './engine/engine';
import { messageOf } from './engine/fault';
import { countMatches, ladder, loadLadder } from './state/ladder';
import { MatchLibrary, setMatchLibrary } from './state/match_library';
import { IndexedStore, keepShelvesIn, MemoryStore, storageIsLasting, type MatchStore } from './state/device_store';
import { loadPreferences, preferences } from './state/preferences';
import { App } from './ui/app';
import { Note, Screen } from './ui/components';
import { PageContext, reducedMotion, TableHost } from './ui/page';
import { namedLanguage } from './ui/parameters';
import { watchForUpdates } from './ui/updates';
import { language, languageFor, loadWords, words } from './ui/words';
import { explain } from './ui/words/refusals';

async function main(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app.');
  loadPreferences(navigator.languages);
  const engine = startEngine(); // loads while the words do
  await loadWords(languageFor([namedLanguage(), preferences.value.language, ...navigator.languages]), navigator.languages);
  document.documentElement.lang = language;
  effect(() => void (document.documentElement.dataset['motion'] = reducedMotion() ? 'reduced' : 'full'));
  const library = new MatchLibrary(engine, await openStore(root), words.keeper);
  setMatchLibrary(library);
  try {
    const [games, presets, tables, levels] = await Promise.all([engine.games(), engine.presets(), engine.tables(), engine.levels(), library.refresh(), loadLadder()]);
    // Counted when a match is over, and after a reload what ended just before it.
    effect(() => void countMatches(library.saved.value, (id) => library.tookBack(id)));
    const table = new TableHost(document.body);
    Object.assign(window, { hammer: { engine, library, table, preferences, ladder } });
    render(
      <PageContext.Provider value={{ engine, games, presets, tables, levels, table }}>
        <App />
      </PageContext.Provider>,
      root,
    );
    watchForUpdates();
  } catch (error) {
    tell(root, explain(messageOf(error)));
  }
}

function tell(root: HTMLElement, fault: string): void {
  render(
    <Screen title={words.name}>
      <Note fault>{fault}</Note>
    </Screen>,
    root,
  );
}

// Some browsers forbid storage: then a match lasts as long as the page.
async function openStore(root: HTMLElement): Promise<MatchStore> {
  try {
    const store = await IndexedStore.open(indexedDB, 'hammer', () => tell(root, words.keeper.closeOther));
    keepShelvesIn(store.database);
    return store;
  } catch {
    storageIsLasting.value = false;
    return new MemoryStore();
  }
}

void main();
