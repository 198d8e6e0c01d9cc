import { join } from 'node:path';
import { jurisdiccion } from '@fedatario/document-engine';
import { type RunningSandbox, startSandbox } from '@fedatario/test-bank';
import { compiledCode } from '../compiled.ts';
import { type CodigoDeProveedor, capacidades } from './capacidades.ts';
import { EVENTS } from './events.ts';
import type { Payments } from './payments.ts';
import { whenUsed } from './when-used.ts';

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface PaymentSettings {
  readonly proveedor: CodigoDeProveedor;
  readonly stripe: Keys;
  readonly recurrente: Keys & { readonly publicKey: string };
  /** The process of ours that plays a provider. */
  readonly sandbox: { readonly port: number; readonly publicUrl: string | undefined; readonly dataDir: string };
  readonly say: (text: string) => void;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** Registers the address of our webhook with the process that plays a provider; at a true one its owner does that. */
  readonly listenAt: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Opens the provider that the settings name. Throws a text when it does not charge in the currency of the jurisdiction. */
export function openPayments({ proveedor, stripe, recurrente, sandbox, say }: PaymentSettings): OpenPayments {
  const { codigo } = jurisdiccion.moneda;
  const { monedas } = capacidades[proveedor];
  if (monedas && !monedas.includes(codigo)) throw new Error(`PAYMENTS=${proveedor} no cobra en ${codigo}.`);
  if (proveedor === 'stripe') return openTrue('stripe', () => stripeWith('stripe', stripe));
  if (proveedor === 'recurrente') return openTrue('recurrente', () => recurrenteWith('recurrente', recurrente));
  return openPlayed(proveedor, sandbox, say);
}

function openTrue(codigo: 'stripe' | 'recurrente', open: () => Promise<Payments>): OpenPayments {
  const payments = whenUsed(codigo, open);
  return { payments, listenAt: async () => undefined, stop: async () => payments.close() };
}

type Address = RunningSandbox['address'];

async function stripeWith(codigo: 'stripe' | 'sandbox', { secretKey, webhookSecret }: Keys, address?: Address) {
  const { stripePayments } = await import('./stripe.ts');
  return stripePayments({ codigo, secretKey, address, webhookSecret: () => webhookSecret });
}

async function recurrenteWith(
  codigo: 'recurrente' | 'recurrente-prueba',
  { publicKey, secretKey, webhookSecret }: PaymentSettings['recurrente'],
  address?: Address,
) {
  const { recurrentePayments } = await import('./recurrente/recurrente.ts');
  const calls = address && `http://${address.host}:${address.port}/api`;
  return recurrentePayments({ codigo, publicKey, secretKey, address: calls, webhookSecret: () => webhookSecret });
}

/** Wire and folder of the book of each process that plays a provider. */
const played = {
  sandbox: { wire: 'stripe', folder: 'banco-de-prueba', events: EVENTS },
  'recurrente-prueba': { wire: 'recurrente', folder: 'recurrente-de-prueba', events: ['*'] },
} as const;

function openPlayed(
  codigo: keyof typeof played,
  { port, publicUrl, dataDir }: PaymentSettings['sandbox'],
  say: (text: string) => void,
): OpenPayments {
  let started: Promise<RunningSandbox> | undefined;
  const { wire, folder, events } = played[codigo];
  const start = () => {
    const options = { port, publicUrl, dataDir: join(dataDir, folder), wire, events, env: compiledCode(), say };
    started ??= startSandbox(options).catch((error) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  const payments = whenUsed(codigo, async () => {
    const { apiKey: secretKey, address, webhookSecret } = await start();
    const keys = { publicKey: 'pk_test_prueba', secretKey, webhookSecret };
    return codigo === 'sandbox' ? stripeWith(codigo, keys, address) : recurrenteWith(codigo, keys, address);
  });
  return {
    payments,
    listenAt: async (url) => {
      await (await start()).registerWebhook(url);
    },
    stop: async () => {
      payments.close();
      await started?.then((sandbox) => sandbox.stop()).catch(() => undefined);
    },
  };
}
