// Sends a command until the server has answered it: whatever lies between, it is played once or refused.
import { effect, signal, type ReadonlySignal } from '@preact/signals';

import { mayTryAgain, type Answered } from '../../net/answered';
import type { Api } from '../../net/api';
import type { Connection } from '../../net/lines';
import type { Acknowledged } from '../../net/types';
import { forgetSent, keepSent, type SentCommand } from './sent_command';

export interface SenderPauses {
  first: number; // ms
  most: number;
}

const diskFull = 507; // nothing was played, and the same again would not be

export class Sender {
  readonly sending: ReadonlySignal<boolean>;
  private readonly isSending = signal(false);
  private stopped = false;

  constructor(
    private readonly api: Pick<Api, 'command'>,
    private readonly match: string,
    private readonly connection: ReadonlySignal<Connection>,
    private readonly pauses: SenderPauses,
  ) {
    this.sending = this.isSending;
  }

  async send(sent: SentCommand): Promise<Answered<Acknowledged>> {
    keepSent(this.match, sent);
    this.isSending.value = true;
    const answered = await this.untilAnswered(sent);
    this.isSending.value = false;
    if (!this.stopped) forgetSent(this.match);
    return answered;
  }

  stop(): void {
    this.stopped = true;
  }

  private async untilAnswered({ shotId, command }: SentCommand): Promise<Answered<Acknowledged>> {
    for (let failures = 0; ; ++failures) {
      const answered = await this.api.command(this.match, { ...command, shot_id: shotId });
      if (answered.ok || this.stopped || !mayTryAgain(answered) || answered.status === diskFull) return answered;
      const pause = Math.min(this.pauses.most, this.pauses.first * 2 ** failures) * (0.5 + Math.random());
      await this.pause((answered.retryAfter ?? 0) * 1000 || pause);
    }
  }

  // Shorter where the connection comes back meanwhile.
  private pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      let before = this.connection.peek();
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, wait);
      const stop = effect(() => {
        const now = this.connection.value;
        if (now === 'open' && before !== 'open') queueMicrotask(done);
        before = now;
      });
    });
  }
}
