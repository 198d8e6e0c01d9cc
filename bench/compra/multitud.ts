import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** So many customers buy for some seconds, each one thing after another. `buy` is told the turn. */
export async function crowd(buy: (turn: number) => Promise<void>, { customers, seconds }: Crowd) {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const one = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += customers) {
      const before = performance.now();
      await buy(turn);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: customers }, (_, n) => one(n)));
  times.sort((x, y) => x - y);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / ((performance.now() - start) / 1000), p50: at(0.5), p99: at(0.99) };
}

interface Crowd {
  readonly customers: number;
  readonly seconds: number;
}

/** JSON there and back over connections that stay open; anything but 200 is an error. */
export function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ body: unknown; headers: IncomingHttpHeaders }> {
  const typed = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers: typed, agent }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      if (answer.statusCode === 200) done({ body: JSON.parse(text), headers: answer.headers });
      else fail(new Error(`${method} ${url}: ${answer.statusCode} ${text}`));
    });
    sent.on('error', fail);
    sent.end(body && JSON.stringify(body));
  });
}

export function hangUp(): void {
  agent.destroy();
}
