import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@fedatario/test-bank';
import { compiledCode } from '../compiled.ts';
import { EVENTS } from './events.ts';
import type { Payments } from './payments.ts';
import { whenUsed } from './when-used.ts';

export interface PaymentSettings {
  /** Stripe's keys; without them payments go to a sandbox in a process of ours. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly sandbox: { readonly port: number; readonly publicUrl: string | undefined; readonly dataDir: string };
  readonly say: (text: string) => void;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** Registers the address of our webhook with the sandbox; at Stripe its owner does that. */
  readonly listenAt: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function openPayments({ stripe, sandbox, say }: PaymentSettings): OpenPayments {
  return stripe ? openStripe(stripe) : openSandbox(sandbox, say);
}

function openStripe({ secretKey, webhookSecret }: NonNullable<PaymentSettings['stripe']>): OpenPayments {
  const payments = whenUsed('stripe', async () => {
    const { stripePayments } = await import('./stripe.ts');
    return stripePayments({ codigo: 'stripe', secretKey, webhookSecret: () => webhookSecret });
  });
  return { payments, listenAt: async () => undefined, stop: async () => payments.close() };
}

function openSandbox(
  { port, publicUrl, dataDir }: PaymentSettings['sandbox'],
  say: (text: string) => void,
): OpenPayments {
  let started: Promise<RunningSandbox> | undefined;
  const start = () => {
    const folder = join(dataDir, 'banco-de-prueba');
    const options = { port, publicUrl, dataDir: folder, events: EVENTS, env: compiledCode(), say };
    started ??= startSandbox(options).catch((error) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  const payments = whenUsed('sandbox', async () => {
    const { stripePayments } = await import('./stripe.ts');
    const { apiKey, address, webhookSecret } = await start();
    return stripePayments({ codigo: 'sandbox', secretKey: apiKey, address, webhookSecret: () => webhookSecret });
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
