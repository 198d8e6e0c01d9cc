import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renew } from './renew.ts';

/** Shows a call whose answers are given by hand, in the order in which they were asked for. */
function show(client: QueryClient, path: string) {
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: [path, {}],
    queryFn: ({ signal: _ }) => new Promise((answer) => asked.push(answer)),
  });
  const hide = observer.subscribe(() => undefined);
  return { asked, hide, shown: () => observer.getCurrentResult().data };
}

test('lo que se estaba leyendo por primera vez cuando algo cambió se lee otra vez', async () => {
  const client = new QueryClient();
  const { asked, hide, shown } = show(client, '/productos');
  const renewed = renew(client, { path: '/productos' });
  await new Promise((done) => setImmediate(done));
  asked[0]?.('antes del cambio');
  asked[1]?.('después del cambio');
  await renewed;
  assert.equal(asked.length, 2);
  assert.equal(shown(), 'después del cambio');
  hide();
  client.clear();
});

test('lo que ya se veía sigue a la vista mientras se lee otra vez, y lo de otras llamadas no se toca', async () => {
  const client = new QueryClient();
  const one = show(client, '/productos');
  const other = show(client, '/perfil');
  one.asked[0]?.('antes del cambio');
  await new Promise((done) => setImmediate(done));
  const renewed = renew(client, { path: '/productos' });
  assert.equal(one.shown(), 'antes del cambio');
  await new Promise((done) => setImmediate(done));
  one.asked[1]?.('después del cambio');
  await renewed;
  assert.equal(one.shown(), 'después del cambio');
  assert.equal(other.asked.length, 1);
  one.hide();
  other.hide();
  client.clear();
});
