import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { type Endpoint, grupos, nameOf, type Rol, roles } from '@fedatario/contract';
import type { Identity } from './casa/identidad/identidad.ts';
import { allRoutes } from './routes.ts';
import { sealedFiles } from './services/files/files.ts';
import { memoryFiles } from './services/files/testing/memory.ts';
import { closedPayments } from './services/payments/closed.ts';
import { startPdf } from './services/pdf/pdf.ts';
import type { AccessCase } from './testing/access-case.ts';
import { accessCases, allEndpoints } from './testing/access-cases.ts';
import { startTestApp } from './testing/client.ts';
import { createUsuario } from './testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
// Deactivated after each case: administrators left active would be notified of everything the following cases do.
afterEach(() => db.updateTable('usuarios').set({ activo: false }).where('activo', '=', true).execute());

const baseUrl = 'http://localhost';

type Caller = Rol | 'invitado';
type Whose = 'propio' | 'ajeno' | 'ausente';

test('cada llamada del contrato tiene su ruta, una vez, y su caso de prueba', () => {
  const promised = allEndpoints.map(nameOf).sort();
  const served = allRoutes(
    { baseUrl } as Identity,
    { payments: closedPayments, baseUrl },
    startPdf().renderPdf,
    sealedFiles(memoryFiles()),
  ).map(({ endpoint }) => nameOf(endpoint));
  assert.deepEqual(served.sort(), promised);
  assert.deepEqual(Object.keys(accessCases).sort(), promised);
});

test('lo público es público y lo privado no', () => {
  for (const { path, access } of allEndpoints) assert.equal(path.startsWith('/public/'), access === 'public', path);
});

for (const endpoint of allEndpoints) {
  const known = accessCases[nameOf(endpoint)] ?? {};
  describe(nameOf(endpoint), () => {
    for (const caller of ['invitado', ...roles] as const) {
      const objects: Whose[] = endpoint.alcance && caller !== 'invitado' ? ['propio', 'ajeno', 'ausente'] : ['propio'];
      for (const whose of objects) {
        const expected = expectedStatus(endpoint, known, caller, whose);
        test(`${caller}${endpoint.alcance ? `, objeto ${whose}` : ''}: ${expected}`, async () => {
          assert.equal(await statusOf(endpoint, known, caller, whose), expected);
        });
      }
    }
  });
}

function expectedStatus(
  { access, alcance }: Endpoint,
  { status = 200 }: AccessCase,
  caller: Caller,
  whose: Whose,
): number {
  const admitted: readonly Caller[] | null = grupos[access];
  if (admitted !== null && !admitted.includes(caller)) return caller === 'invitado' ? 401 : 403;
  if (!alcance) return status;
  if (whose === 'ausente') return 404;
  const reaches: Record<string, readonly Caller[]> = {
    propio: [],
    propioOAdmin: ['admin'],
    participante: ['admin'],
    todos: roles,
  };
  return whose === 'propio' || reaches[alcance]?.includes(caller) ? status : 404;
}

async function statusOf(endpoint: Endpoint, known: AccessCase, caller: Caller, whose: Whose): Promise<number> {
  const actor = caller === 'invitado' ? undefined : await createUsuario(db, { rol: caller });
  const owner = whose === 'ajeno' || !actor ? await createUsuario(db) : actor;
  const params = whose === 'ausente' ? known.absent : await known.own?.(db, owner);
  const body = await known.body?.(db, owner);
  const input = { ...(params && { params }), ...(known.query && { query: known.query }), ...(body && { body }) };
  return (await as(actor).call(endpoint, input as never)).status;
}
