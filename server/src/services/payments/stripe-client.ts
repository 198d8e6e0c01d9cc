import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import Stripe from 'stripe';
import type { Payments } from './payments.ts';

export interface StripeOptions {
  readonly codigo: Payments['codigo'];
  readonly secretKey: string;
  /** Read at each event: the sandbox gives it once our webhook is registered. */
  readonly webhookSecret: () => string | undefined;
  /** Address of the sandbox; Stripe's own if left out. */
  readonly address?: { readonly host: string; readonly port: number } | undefined;
  /** Milliseconds without an answer after which the outcome counts as uncertain. */
  readonly timeout?: number;
}

const TIMEOUT = 8_000;
const keepAlive = { keepAlive: true, keepAliveMsecs: 30_000, maxSockets: 64, scheduling: 'lifo' } as const;

/** The SDK retries a closed connection once with the same key; further retries are jobs', which outlive the process. */
export function openStripe({ secretKey, address, timeout = TIMEOUT }: StripeOptions) {
  const agent = address ? new Agent(keepAlive) : new SecureAgent(keepAlive);
  const stripe = new Stripe(secretKey, {
    httpClient: rememberLost(Stripe.createNodeHttpClient(agent)),
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
    ...(address && { ...address, protocol: 'http' }),
  });
  return { stripe, close: () => agent.destroy() };
}

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

const CLOSED = ['ECONNRESET', 'EPIPE'];
const LOST = 'ANSWER_LOST';

/** When the SDK's second try cannot connect, its error says that nothing was sent; yet the first may have arrived. */
function rememberLost(client: Client): Client {
  const lost = new Set<unknown>();
  const send = client.makeRequest.bind(client);
  const makeRequest: Client['makeRequest'] = async (...request) => {
    const key = (request[4] as Readonly<Record<string, unknown>>)['Idempotency-Key'];
    try {
      const answer = await send(...request);
      lost.delete(key);
      return answer;
    } catch (error) {
      const before = lost.delete(key);
      if (before) throw Object.assign(error as Error, { code: LOST });
      if (key && CLOSED.includes(String((error as NodeJS.ErrnoException).code))) lost.add(key);
      throw error;
    }
  };
  return Object.assign(client, { makeRequest });
}
