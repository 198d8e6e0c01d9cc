import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type Control, wait } from './bank.ts';
import type { Notice } from './rows.ts';
import type { Store } from './store.ts';
import { newId } from './wire.ts';

export interface Notices {
  readonly notify: (type: string, object: object) => void;
  /** Sends the notices that were held. */
  readonly release: (order: 'order' | 'reverse') => void;
  /** Sends the notices that wait, also after a registration. */
  readonly resume: () => void;
}

const AT_ONCE = 8;
const PAUSES = [250, 500, 1_000, 2_000, 5_000, 15_000, 60_000];
const TIMEOUT = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, scheduling: 'lifo' });

/** How a wire tells an event: none, one or several notices, and the headers that sign each. */
export interface NoticeWire {
  readonly noticesOf: (type: string, object: object, created: number) => readonly Notice[];
  readonly headersOf: (notice: Notice, secret: string) => Readonly<Record<string, string>>;
}

export interface NoticeOptions {
  readonly store: Store;
  readonly control: Control;
  readonly now: () => number;
  /** Signs the notices. */
  readonly secret: string;
  readonly wire: NoticeWire;
}

/** Signed webhooks: each is sent until a 2xx, with growing pauses, across restarts. */
export function openNotices({ now, ...means }: NoticeOptions): Notices {
  const { store, control, wire } = means;
  const { queue, pump } = openQueue((id) => deliver(means, id));
  const held: string[] = [];
  const enqueue = (ids: Iterable<string>) => {
    if (control.notices === 'hold') held.push(...ids);
    else queue.push(...ids);
    // Sent after the line that holds it is written.
    setImmediate(pump);
  };
  return {
    notify: (type, object) => {
      const wanted = [...store.endpoint.values()].some(({ events }) => wants(events, type));
      if (control.notices === 'none' || (store.endpoint.size > 0 && !wanted)) return;
      for (const notice of wire.noticesOf(type, object, now())) {
        store.save('notice', notice);
        enqueue([notice.id]);
      }
    },
    release: (order) => {
      const ids = held.splice(0);
      queue.push(...(order === 'reverse' ? ids.reverse() : ids));
      pump();
    },
    resume: () => enqueue([...store.notice.keys()].filter((id) => !queue.includes(id) && !held.includes(id))),
  };
}

/** Ids in order of delivery, a few at once. */
function openQueue(deliverOne: (id: string) => Promise<void>) {
  const queue: string[] = [];
  let active = 0;
  const pump = () => {
    while (active < AT_ONCE && queue.length > 0) {
      active += 1;
      void deliverOne(queue.shift() ?? '').finally(() => {
        active -= 1;
        pump();
      });
    }
  };
  return { queue, pump };
}

type Means = Omit<NoticeOptions, 'now'>;

async function deliver(means: Means, id: string, attempt = 0): Promise<void> {
  const { store, control } = means;
  const notice = store.notice.get(id);
  if (!notice || store.endpoint.size === 0) return;
  if (control.noticeDelayMs > 0) await wait(control.noticeDelayMs);
  if (await sendToOne(means, notice)) {
    store.forget('notice', id);
    store.commit();
    return;
  }
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0;
  // A notice that waits for its next try leaves its slot to others.
  setTimeout(() => void deliver(means, id, attempt + 1), pause).unref();
}

export const stripeNotices: NoticeWire = {
  noticesOf: (type, object, created) => {
    const id = newId('evt');
    const event = { id, object: 'event', created, type, livemode: false, pending_webhooks: 1, data: { object } };
    return [{ id, created, type, body: JSON.stringify(event) }];
  },
  headersOf: ({ body }, secret) => ({ 'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)) }),
};

function wants(events: readonly string[], type: string): boolean {
  return events.includes('*') || events.includes(type);
}

/** The addresses are processes of one office: the one that came last and lives takes the notice for all. */
async function sendToOne({ store, control, secret, wire }: Means, notice: Notice): Promise<boolean> {
  const { type, body } = notice;
  const wanted = [...store.endpoint.values()].filter(({ events }) => wants(events, type));
  for (const { url } of wanted.reverse()) {
    const again = () => send(url, body, wire.headersOf(notice, secret));
    if (!(await again())) continue;
    return control.notices !== 'twice' || again();
  }
  return wanted.length === 0;
}

function send(url: string, body: string, signed: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((done) => {
    const secure = url.startsWith('https:');
    const asked = (secure ? secureRequest : request)(url, {
      method: 'POST',
      timeout: TIMEOUT,
      ...(!secure && { agent }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...signed,
      },
    });
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done((answer.statusCode ?? 500) < 300));
      answer.on('error', () => done(false));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => done(false));
    asked.end(body);
  });
}

function signatureOf(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
