import { rmSync } from 'node:fs';
import { type RunningSandbox, startSandbox } from '@fedatario/test-bank';
import { type TestCardKind, testCards } from '@fedatario/test-bank/cards';
import { compiledCode } from '../compiled.ts';
import { EVENTS } from './events.ts';
import type { Payments } from './payments.ts';
import { stripePayments } from './stripe.ts';

export type { TestCardKind } from '@fedatario/test-bank/cards';

export interface PastPayments {
  readonly payments: Payments;
  /** Types a test card on a page of the bank, as a browser sends it; the address to which it goes back, empty while it stays there. */
  readonly typeCard: (url: string, kind: TestCardKind, titular: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface PastSettings {
  /** Folder of its book. */
  readonly folder: string;
  /** Address under which the product will reach the bank later, which the pages that nobody paid on keep. */
  readonly publicUrl: string;
  /** Clock of the past. */
  readonly now: () => Date;
}

/** Milliseconds by which the bank's clock may lag behind before it is set again. */
const NEAR = 1_500;

/** Settings of a sandbox that only this process and its people reach. */
const settingsOf = (folder: string, publicUrl: string) => ({
  port: 0,
  host: '127.0.0.1',
  publicUrl,
  dataDir: folder,
  events: EVENTS,
  env: compiledCode(),
  say: () => undefined,
  slowMs: 0,
});

/** The sandbox of the demonstration on a clock that is given: a page to pay is open for half an hour of that clock. */
export async function openPastPayments({ folder, publicUrl, now }: PastSettings): Promise<PastPayments> {
  const sandbox = await startSandbox(settingsOf(folder, publicUrl));
  const { apiKey: secretKey, address } = sandbox;
  const payments = stripePayments({ codigo: 'sandbox', secretKey, address, webhookSecret: () => undefined });
  const setClock = clockOf(sandbox, now);
  return {
    payments: onClock(payments, setClock),
    typeCard: async (url, kind, titular) => {
      await setClock();
      const send = async (page: string, fields: Record<string, string>) => {
        const { pathname } = new URL(page);
        const body = new URLSearchParams(fields);
        const answer = await fetch(`${sandbox.url}${pathname}`, { method: 'POST', redirect: 'manual', body });
        return answer.headers.get('location') ?? '';
      };
      const back = await send(url, { numero: testCards[kind].numero, vence: '12/34', cvc: '123', titular });
      return back.includes('/confirmar/') ? send(new URL(back, publicUrl).href, { accion: 'aprobar' }) : back;
    },
    stop: async () => {
      payments.close();
      await sandbox.stop();
    },
  };
}

/** Moves the bank's clock to ours; a second behind, so that a page for half an hour is never shorter than that. */
function clockOf({ url, apiKey }: RunningSandbox, now: () => Date): () => Promise<void> {
  let moved = 0;
  return async () => {
    const wanted = now().getTime() - Date.now() - 1_000;
    if (Math.abs(wanted - moved) < NEAR) return;
    const ahead = Math.round((wanted - moved) / 1_000);
    await order({ url, apiKey }, { ahead });
    moved += ahead * 1_000;
  };
}

async function order({ url, apiKey }: Pick<RunningSandbox, 'url' | 'apiKey'>, command: object): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(`${url}/_control`, { method: 'POST', headers, body: JSON.stringify(command) });
  if (!answer.ok) throw new Error(`El banco de prueba contestó ${answer.status} a ${JSON.stringify(command)}.`);
}

/** Gives the cards and charges of a past, whose sandbox is stopped, to that of the product, and removes its folder. */
export async function handOverPast(past: string, { folder, publicUrl }: Omit<PastSettings, 'now'>): Promise<void> {
  const sandbox = await startSandbox(settingsOf(folder, publicUrl));
  try {
    await order(sandbox, { book: past });
  } finally {
    await sandbox.stop();
  }
  rmSync(past, { recursive: true, force: true });
}

function onClock(payments: Payments, setClock: () => Promise<void>): Payments {
  const timely =
    <Input extends unknown[], T>(operation: (...input: Input) => Promise<T>) =>
    async (...input: Input) => {
      await setClock();
      return operation(...input);
    };
  return {
    ...payments,
    createCustomer: timely(payments.createCustomer),
    openCardPage: timely(payments.openCardPage),
    chargeSaved: timely(payments.chargeSaved),
    findCobro: timely(payments.findCobro),
    readCobro: timely(payments.readCobro),
    cancelCobro: timely(payments.cancelCobro),
    openSetupPage: timely(payments.openSetupPage),
    readSetup: timely(payments.readSetup),
    refund: timely(payments.refund),
    readDevolucion: timely(payments.readDevolucion),
    findDevolucion: timely(payments.findDevolucion),
  };
}
