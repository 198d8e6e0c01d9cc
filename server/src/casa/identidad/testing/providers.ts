import { cognito } from '../../../services/identity/cognito.ts';
import type { CognitoClient } from '../../../services/identity/testing/cognito-users.ts';
import { startCognitoWire } from '../../../services/identity/testing/cognito-wire.ts';
import { startTestApp, type TestApp } from '../../../testing/client.ts';
import { until } from '../../../testing/until.ts';
import { mailboxOf } from './identidad.ts';

export interface ProviderUnderTest {
  readonly app: TestApp;
  /** The next code that this address was sent and that was not looked at yet. */
  readonly code: (email: string) => Promise<string>;
  /** The code of the next mail of ours to this address. */
  readonly mailCode: (email: string) => Promise<string>;
  /** The next mail of ours to this address. */
  readonly mail: (email: string) => Promise<{ asunto: string }>;
  readonly close: () => Promise<void>;
}

export async function startPropio(): Promise<ProviderUnderTest> {
  const app = await startTestApp({ jobs: true });
  const { code, next } = mailboxOf(app);
  return { app, code, mailCode: code, mail: next, close: app.close };
}

const TIMEOUTS = { connect: 500, request: 500 };

/** The application over a pool that speaks Cognito's wire and shares its clock. */
export async function startCognito(client: Partial<CognitoClient> = {}) {
  const wire = await startCognitoWire({ clientId: 'cliente-de-prueba', ...client });
  const { clientId, clientSecret } = wire.state.client;
  const provider = cognito({ region: 'us-east-1', clientId, clientSecret, endpoint: wire.url, timeouts: TIMEOUTS });
  const app = await startTestApp({ jobs: true, provider });
  wire.state.now = () => app.clock.now;
  const { next: mail, code: mailCode } = mailboxOf(app);
  const seen = new Map<string, number>();
  const code = async (email: string) => {
    const index = seen.get(email) ?? 0;
    seen.set(email, index + 1);
    const sent = await until(async () => wire.state.sent.get(email)?.[index]);
    if (!sent) throw new Error(`Cognito no envió ningún código nuevo a ${email}.`);
    return sent;
  };
  const close = async () => {
    await app.close();
    await wire.close();
  };
  return { app, wire, provider, code, mailCode, mail, close };
}
