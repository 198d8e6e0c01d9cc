import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from './cognito-operations.ts';
import { type CognitoClient, type CognitoState, emptyState, WireError } from './cognito-users.ts';

const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/;
const CONTENT_TYPE = 'application/x-amz-json-1.1';

export interface CognitoWire {
  readonly url: string;
  readonly state: CognitoState;
  /** The operations asked for, in order. */
  readonly asked: string[];
  /** Failure instead of an answer: silence for ever, an error of its own, or this exception. */
  fault: 'mute' | 'broken' | { readonly type: string; readonly message: string } | undefined;
  readonly close: () => Promise<void>;
}

/**
 * A user pool that speaks as much of Cognito's wire as our adapter uses, with the exceptions and the lives of codes that
 * Amazon documents. Everything is in memory.
 */
export async function startCognitoWire(client: CognitoClient): Promise<CognitoWire> {
  const server = createServer((request, response) => void answer(wire, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const wire: CognitoWire = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: emptyState(client),
    asked: [],
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return wire;
}

async function answer(wire: CognitoWire, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, operation = ''] = TARGET.exec(String(request.headers['x-amz-target'])) ?? [];
  wire.asked.push(operation);
  if (wire.fault === 'mute') return;
  const { status, body } = await perform(wire, operation, request);
  response.writeHead(status, { 'content-type': CONTENT_TYPE }).end(JSON.stringify(body));
}

async function perform({ fault, state }: CognitoWire, operation: string, request: IncomingMessage) {
  if (fault === 'broken') return failure(500, 'InternalErrorException', 'Internal error');
  if (typeof fault === 'object') return failure(400, fault.type, fault.message);
  const wellFormed =
    request.method === 'POST' && request.url === '/' && request.headers['content-type'] === CONTENT_TYPE;
  const work = wellFormed ? operations[operation] : undefined;
  if (!work) return failure(400, 'UnknownOperationException', operation);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return { status: 200, body: work(state, JSON.parse(Buffer.concat(chunks).toString())) };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return failure(400, error.type, error.message);
  }
}

function failure(status: number, type: string, message: string) {
  return { status, body: { __type: type, message } };
}
