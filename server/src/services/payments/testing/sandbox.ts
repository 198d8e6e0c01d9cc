import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSandbox, type StartSandbox, startSandbox } from '@fedatario/test-bank';
import { type TestCardKind, testCards } from '@fedatario/test-bank/cards';
import type { ControlCommand } from '@fedatario/test-bank/control';
import { EVENTS } from '../events.ts';
import type { Payments } from '../payments.ts';
import { recurrentePayments } from '../recurrente/recurrente.ts';
import { stripePayments } from '../stripe.ts';

export interface TestSandbox {
  readonly sandbox: RunningSandbox;
  readonly payments: Payments;
  readonly dataDir: string;
  /** Counts of the sandbox's objects; with a command, a behaviour for coming calls (see `test-bank/src/control.ts`). */
  readonly control: (command?: ControlCommand) => Promise<Counts>;
  /** Registers the address, whose signatures `payments.readEvent` then knows. */
  readonly registerWebhook: (url: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface Counts {
  readonly intents: number;
  readonly sessions: number;
  readonly refunds: number;
  readonly notices: number;
}

type Options = Partial<Omit<StartSandbox, 'dataDir'>> & { readonly timeout?: number };

/** A sandbox on a free port with a folder of its own, and the adapter that speaks its wire. */
export async function openSandbox({ timeout = 2_000, ...options }: Options = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-cobros-'));
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    events: options.wire === 'recurrente' ? ['*'] : EVENTS,
    say: () => undefined,
    ...options,
  });
  let secret: string | undefined;
  const { apiKey: secretKey, address } = sandbox;
  const keys = { secretKey, webhookSecret: () => secret, timeout };
  const calls = `http://${address.host}:${address.port}/api`;
  const payments =
    options.wire === 'recurrente'
      ? recurrentePayments({ ...keys, codigo: 'recurrente-prueba', publicKey: 'pk_test_prueba', address: calls })
      : stripePayments({ ...keys, codigo: 'sandbox', address });
  return {
    sandbox,
    payments,
    dataDir,
    control: (command = {}) => controlSandbox(sandbox, command),
    registerWebhook: async (url) => {
      secret = await sandbox.registerWebhook(url);
      return secret;
    },
    stop: async () => {
      payments.close();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function controlSandbox({ url, apiKey }: RunningSandbox, command: ControlCommand): Promise<Counts> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(`${url}/_control`, { method: 'POST', headers, body: JSON.stringify(command) });
  if (!answer.ok) throw new Error(`El sandbox contestó ${answer.status}.`);
  return (await answer.json()) as Counts;
}

export interface PageAnswer {
  readonly status: number;
  /** Address of the redirect, if any. */
  readonly goTo: string | null;
  readonly text: string;
}

/** Types a test card on a page, as a browser would send it. Rejects when the connection is cut. */
export function typeCard(url: string, kind: TestCardKind, fields: Record<string, string> = {}): Promise<PageAnswer> {
  const { numero } = testCards[kind];
  return sendForm(url, { numero, vence: '12/34', cvc: '123', titular: 'Ana Prueba', ...fields });
}

export function answerBank(url: string, accion: 'aprobar' | 'rechazar'): Promise<PageAnswer> {
  return sendForm(url, { accion });
}

async function sendForm(url: string, fields: Record<string, string>): Promise<PageAnswer> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { status: answer.status, goTo: answer.headers.get('location'), text: await answer.text() };
}
