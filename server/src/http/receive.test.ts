import assert from 'node:assert/strict';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import Fastify from 'fastify';
import { until } from '../testing/until.ts';
import { limitRequests } from './limits.ts';
import { answerProblems } from './problems.ts';
import { FILE_TYPE, receiver } from './receive.ts';
import { openPlaces } from './upload-places.ts';

const KB = 1024;
let clock = 0;
let looks = 0;
const places = openPlaces({ all: 3, ofAddress: 2, ofPerson: 1, bytesPerSecond: KB, graceMs: 2_000, checkMs: 5 }, () => {
  looks += 1;
  return clock;
});
let bytes = 0;
const receive = receiver({ ...places, take: (who) => counting(places.take(who)) });
const app = Fastify({ trustProxy: true });
await limitRequests(app, 1_000, undefined);
app.decorateRequest('actor', undefined);
app.addContentTypeParser(FILE_TYPE, (_request, payload, done) => done(null, payload));
app.post('/', async (asked, reply) => {
  asked.actor = { idUsuario: String(asked.headers.from) } as typeof asked.actor;
  return { size: (await receive({ maximo: 8 * KB }, asked, reply)).length };
});
answerProblems(app, undefined);
await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());
beforeEach(async () => {
  await until(() => places.taken() === 0);
});

/** The place, with the bytes that arrived at it counted. */
function counting(place: ReturnType<typeof places.take>): typeof place {
  if (typeof place === 'string') return place;
  const arrived = (size: number) => {
    bytes += size;
    place.arrived(size);
  };
  return { ...place, arrived };
}

interface Sending {
  readonly sending: ClientRequest;
  readonly answer: Promise<number | undefined>;
}

/** Begins to send a file of four kilobytes; what is written later is up to the test. */
function begin(person: string, address: string): Sending {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': FILE_TYPE, 'content-length': 4 * KB, from: person, 'x-forwarded-for': address };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sending.flushHeaders();
  const answer = new Promise<number | undefined>((done) => {
    sending.on('response', (response) => done(response.resume().statusCode));
    sending.on('error', () => done(undefined));
  });
  return { sending, answer };
}

async function slow(person: string, address: string): Promise<Sending> {
  const before = places.taken();
  const begun = begin(person, address);
  begun.sending.write('x');
  await until(() => places.taken() === before + 1);
  return begun;
}

function whole(person: string, address: string): Promise<number | undefined> {
  const { sending, answer } = begin(person, address);
  sending.end(Buffer.alloc(4 * KB));
  return answer;
}

/** Lets this much time pass, and every upload be looked at afterwards. */
async function pass(milliseconds: number): Promise<void> {
  clock += milliseconds;
  const before = looks;
  await until(() => places.taken() === 0 || looks > before + 2 * places.taken());
}

test('los lentos de una dirección no quitan el lugar a los de otra, y lo pierden', async () => {
  const lentos = [await slow('a', '10.0.0.1'), await slow('b', '10.0.0.1')];
  assert.equal(await whole('c', '10.0.0.1'), 429);
  assert.equal(await whole('d', '10.0.0.2'), 200);
  await pass(2_001);
  assert.deepEqual(await Promise.all(lentos.map(({ answer }) => answer)), [408, 408]);
  assert.equal(await whole('c', '10.0.0.1'), 200);
});

test('una misma cuenta no ocupa dos lugares, aunque venga de dos direcciones', async () => {
  const { answer } = await slow('a', '10.0.0.1');
  assert.equal(await whole('a', '10.0.0.2'), 429);
  await pass(2_001);
  assert.equal(await answer, 408);
});

test('llenos todos, quien sigue espera un momento', async () => {
  const lentos = [await slow('a', '10.0.0.1'), await slow('b', '10.0.0.1'), await slow('c', '10.0.0.2')];
  assert.equal(await whole('d', '10.0.0.3'), 503);
  await pass(2_001);
  await Promise.all(lentos.map(({ answer }) => answer));
  assert.equal(await whole('d', '10.0.0.3'), 200);
});

test('quien llega a paso de teléfono termina, por mucho que tarde', async () => {
  const { sending, answer } = await slow('a', '10.0.0.1');
  const before = bytes;
  sending.write(Buffer.alloc(3 * KB));
  await until(() => bytes >= before + 3 * KB);
  await pass(2_900);
  assert.equal(places.taken(), 1);
  sending.end(Buffer.alloc(KB - 1));
  assert.equal(await answer, 200);
});

test('quien corta a medias deja su lugar', async () => {
  const { sending } = await slow('a', '10.0.0.1');
  sending.destroy();
  await until(() => places.taken() === 0);
});
