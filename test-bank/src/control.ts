import { z } from 'zod';
import type { Bank } from './bank.ts';
import { endVerifications } from './counter.ts';
import type { Notices } from './notices.ts';
import { endOldSessions } from './sessions.ts';
import { takeOver } from './store.ts';

const Command = z.strictObject({
  /** See `Planned`. */
  next: z
    .strictObject({
      how: z.enum(['fail', 'limit', 'delay', 'lose', 'cut']),
      path: z.string().default(''),
      ms: z.number().default(0),
      times: z.number().default(1),
    })
    .optional(),
  notices: z.enum(['normal', 'twice', 'hold', 'none']).optional(),
  verification: z.enum(['normal', 'hold']).optional(),
  /** Ends every verification under way. */
  verify: z.enum(['approve', 'refuse']).optional(),
  noticeDelayMs: z.number().optional(),
  release: z.enum(['order', 'reverse']).optional(),
  /** Seconds to move the clock ahead. */
  ahead: z.number().optional(),
  /** Folder of another bank, which is stopped: this one takes its customers over. */
  book: z.string().optional(),
});

export type ControlCommand = z.input<typeof Command>;

/** Runs a command of a test or of the demonstration; throws for anything else. */
export function obey(bank: Bank, notices: Notices, text: string): object {
  const { control } = bank;
  const {
    next,
    notices: mode,
    noticeDelayMs,
    release,
    ahead,
    book,
    verification,
    verify,
  } = Command.parse(JSON.parse(text || '{}'));
  if (next) control.next.push(next);
  if (mode) control.notices = mode;
  if (verification) control.verification = verification;
  if (verify) endVerifications(bank, verify === 'approve');
  if (noticeDelayMs !== undefined) control.noticeDelayMs = noticeDelayMs;
  if (ahead) {
    control.ahead += ahead;
    endOldSessions(bank);
  }
  if (book !== undefined) takeOver(bank.store, book);
  if (release) notices.release(release);
  const { intent, session, refund, notice } = bank.store;
  return { intents: intent.size, sessions: session.size, refunds: refund.size, notices: notice.size };
}
