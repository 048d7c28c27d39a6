import { asCsv, asJson } from '../../state/statistics/summary';
import type { Tally } from '../../state/statistics/tally';
import { Button, Card, say } from '../components';
import { saveFile } from '../save_file';
import { studyWords } from '../words';

export function Exports({ tallies }: { tallies: Tally[] }) {
  const text = studyWords.statistics;
  const save = (name: string, content: string, type: string) => {
    saveFile(name, content, type);
    say(text.exported);
  };
  return (
    <Card title={text.export}>
      <p class="soft">{text.exportHelp}</p>
      <div class="row">
        <Button icon="save" onClick={() => save('hammer-statistics.csv', asCsv(tallies), 'text/csv')}>
          {text.exportCsv}
        </Button>
        <Button icon="save" onClick={() => save('hammer-statistics.json', asJson(tallies), 'application/json')}>
          {text.exportJson}
        </Button>
      </div>
    </Card>
  );
}
