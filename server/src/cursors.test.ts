import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { grupos, nameOf } from '@fedatario/contract/base';
import { accessCases, allEndpoints } from './testing/access-cases.ts';
import { startTestApp } from './testing/client.ts';
import { createUsuario } from './testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const FORGED = [['x'], ['x', 'y'], ['x', 'y', 'z'], [1, '\u0000', 'x']].map((values) =>
  Buffer.from(JSON.stringify(values)).toString('base64url'),
);

for (const endpoint of allEndpoints.filter(({ paged }) => paged)) {
  test(`${nameOf(endpoint)} refuses a position that it did not give`, async () => {
    const [rol] = grupos[endpoint.access] ?? [];
    const actor = rol && (await createUsuario(db, { rol }));
    const { own, query } = accessCases[nameOf(endpoint)] ?? {};
    const params = actor && (await own?.(db, actor));
    for (const cursor of FORGED) {
      const input = { ...(params && { params }), query: { ...query, cursor } };
      const { status, codigo } = await as(actor).call(endpoint, input as never);
      assert.deepEqual([status, codigo], [422, 'datos-invalidos'], cursor);
    }
  });
}
