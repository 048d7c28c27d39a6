// Sends a command until the server has answered it: whatever lies between, it is played once, refused, or, where the
// match has gone on without it, not sent again.
import { effect, signal } from '@preact/signals';

import { mayTryAgain, type Answered } from '../../net/answered';
import type { Api } from '../../net/api';
import type { Acknowledged, Command } from '../../net/messages';
import { fateOf } from './fate';
import type { MatchFeed } from './match_feed';
import { forgetSent, keepSent, type SentCommand } from './sent_command';

export interface SenderPauses {
  first: number; // ms
  most: number;
}

export type Sent = Answered<Acknowledged> | { ok: false; isTooLate: true };

const diskFull = 507; // nothing was played, and the same again would not be

export class Sender {
  readonly sending = signal(false);
  private stopped = false;

  constructor(
    private readonly api: Pick<Api, 'command'>,
    private readonly match: string,
    private readonly feed: Pick<MatchFeed, 'isCurrent' | 'from'>,
    private readonly pauses: SenderPauses,
  ) {}

  async send(sent: SentCommand): Promise<Sent> {
    keepSent(this.match, sent);
    this.sending.value = true;
    const answered = await this.untilAnswered(sent);
    this.sending.value = false;
    if (!this.stopped) forgetSent(this.match);
    return answered;
  }

  stop(): void {
    this.stopped = true;
  }

  private async untilAnswered(sent: SentCommand): Promise<Sent> {
    for (let failures = 0; ; ++failures) {
      const command = { ...sent.command, shot_id: sent.shotId } as Command; // whatever else was kept, the server refuses
      const answered = await this.api.command(this.match, command);
      if (answered.ok || this.stopped || !mayTryAgain(answered) || answered.status === diskFull) return answered;
      const pause = Math.min(this.pauses.most, this.pauses.first * 2 ** failures) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, (answered.retryAfter ?? 0) * 1000 || pause));
      await this.untilCurrent();
      const fate = fateOf(sent, this.feed.from(sent.after));
      if (fate.kind === 'played') return { ok: true, value: fate.line };
      if (fate.kind === 'passed') return { ok: false, isTooLate: true };
    }
  }

  // Everything that has happened is known here.
  private untilCurrent(): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.feed.isCurrent.value) queueMicrotask(() => (stop(), resolve()));
      });
    });
  }
}
