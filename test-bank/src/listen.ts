import type { IncomingMessage, Server } from 'node:http';

export interface Listening {
  readonly port: number;
  readonly stop: () => void;
}

/** Resolves with the port that was taken. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** The body as text; undefined when it is longer than the limit. */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<string | undefined> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > limit) return undefined;
  }
  return text;
}

/** Whether a command comes from this machine with the key of the process. */
export function isCommand({ socket, headers, method }: IncomingMessage, apiKey: string): boolean {
  const here = socket.remoteAddress?.replace('::ffff:', '');
  const loopback = here === '127.0.0.1' || here === '::1';
  return method === 'POST' && loopback && headers.authorization === `Bearer ${apiKey}`;
}
