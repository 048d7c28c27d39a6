// A record from a file: chosen, or dropped anywhere on the screen.
import { useEffect, useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { Button, Card } from '../components';
import { words } from '../words';
import { explain } from '../words/refusals';

const largest = 32 * 1024 * 1024; // bytes: hundreds of the longest matches

interface FileIntakeProps {
  onFile: (name: string, text: string) => void;
  onFault: (fault: string) => void;
}

export function FileIntake({ onFile, onFault }: FileIntakeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largest) return onFault(`${words.matches.importFailed(file.name)} ${words.matches.tooLarge}`);
    try {
      onFile(file.name, await file.text());
    } catch (error) {
      onFault(`${words.matches.importFailed(file.name)} ${explain(messageOf(error))}`); // gone, or not to be read
    }
  };
  useDrop(setOver, (file) => void read(file));
  return (
    <Card class={over ? 'intake over' : 'intake'}>
      <div class="row">
        <Button icon="open" onClick={() => input.current?.click()}>
          {words.matches.import}
        </Button>
        <p class="field-help grow">{words.matches.importHelp}</p>
      </div>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={words.matches.import}
        accept=".ndjson,.jsonl,.json,.txt,application/x-ndjson"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Card>
  );
}

function useDrop(setOver: (over: boolean) => void, onDrop: (file: File | undefined) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => (event.preventDefault(), setOver(true)), { signal });
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
