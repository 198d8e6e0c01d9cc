import { createHmac } from 'node:crypto';
import type { Bank } from '../bank.ts';
import type { NoticeWire } from '../notices.ts';
import { newId } from '../wire.ts';
import { eventShape } from './shapes.ts';

/** The names under which each event is sent: those by kind of payment and those of 2026 come both. */
const names: Readonly<Record<string, readonly string[]>> = {
  'payment_intent.succeeded': ['payment_intent.succeeded', 'intent.succeeded'],
  'payment_intent.payment_failed': ['payment_intent.failed', 'intent.failed'],
  'payment_intent.canceled': ['intent.canceled'],
  'payment_intent.processing': ['intent.pending'],
};

/** Notices as Recurrente sends them through Svix. The id is that of the delivery and stands in a header alone. */
export function recurrenteNotices(bank: () => Bank): NoticeWire {
  return {
    noticesOf: (type, object, created) => {
      const intent = bank().store.intent.get((object as { readonly id: string }).id);
      const sent = intent ? (names[type] ?? []) : [];
      return sent.map((name) => {
        const body = JSON.stringify(intent && eventShape(bank(), intent, name));
        return { id: newId('msg'), created, type, body };
      });
    },
    headersOf: ({ id, body }, secret) => {
      const time = Math.floor(Date.now() / 1000);
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
      return { 'svix-id': id, 'svix-timestamp': String(time), 'svix-signature': `v1,${signature}` };
    },
  };
}
