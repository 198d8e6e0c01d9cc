import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { type Endpoint, grupos, nameOf, type Rol, roles } from '@fedatario/contract/base';
import type { Db } from '../db/db.ts';
import { type Area, endpointsIn } from './access-areas.ts';
import type { AccessCase } from './access-case.ts';
import { accessCases } from './access-cases.ts';
import { startTestApp, type TestApp } from './client.ts';
import { type CreatedUsuario, createUsuario } from './factories.ts';

type Caller = Rol | 'invitado';
type Whose = 'propio' | 'ajeno' | 'ausente';

/** One call as somebody, on an object of theirs, of another or of nobody. */
interface Trial {
  readonly endpoint: Endpoint;
  readonly known: AccessCase;
  readonly caller: Caller;
  readonly whose: Whose;
  readonly expected: number;
}

/**
 * Tries each call of an area as a guest and in every role, on one's own, another's and an absent object; an administrative act
 * that works leaves its record, and one that is refused leaves none.
 */
export async function checkAccess(area: Area): Promise<void> {
  const app = await startTestApp();
  const { db } = app.database.pools;
  after(app.close);
  // Administrators left active would be notified of everything that the following trials do.
  afterEach(() => db.updateTable('usuarios').set({ activo: false }).where('activo', '=', true).execute());
  const callers = holders(db);
  for (const endpoint of endpointsIn(area)) {
    const known = accessCases[nameOf(endpoint)] ?? {};
    const owners = holders(db);
    describe(nameOf(endpoint), () => {
      for (const trial of trialsOf(endpoint, known))
        test(titleOf(trial), async () => {
          const { actor, input } = await requestOf(db, trial, { callers, owners });
          const before = endpoint.acto && (await lastRecord(db));
          const { status } = await app.as(actor).call(endpoint, input as never);
          assert.equal(status, trial.expected);
          await checkRecords(app, trial, { actor, before });
        });
    });
  }
}

function trialsOf(endpoint: Endpoint, known: AccessCase): Trial[] {
  return (['invitado', ...roles] as const).flatMap((caller) => {
    const objects: Whose[] = endpoint.alcance && caller !== 'invitado' ? ['propio', 'ajeno', 'ausente'] : ['propio'];
    return objects.map((whose) => {
      const expected = expectedStatus(endpoint, known, caller, whose);
      return { endpoint, known, caller, whose, expected };
    });
  });
}

function titleOf(trial: Trial): string {
  const { endpoint, caller, whose, expected } = trial;
  const record = recordsOf(trial) === 1 ? ', con su registro' : '';
  return `${caller}${endpoint.alcance ? `, objeto ${whose}` : ''}: ${expected}${record}`;
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

/** Records that a call of an act leaves; undefined where the same call is an act for some and everyday work for others. */
function recordsOf({ endpoint, caller, whose, expected }: Trial): 0 | 1 | undefined {
  if (!endpoint.acto) return undefined;
  if (expected !== 200) return 0;
  const onOther = !endpoint.alcance || whose === 'ajeno';
  return caller === 'admin' && onOther ? 1 : undefined;
}

/** Somebody, with what was made for them: by each maker once. */
interface Holder {
  readonly owner: CreatedUsuario;
  readonly make: <T>(maker: ((db: Db, owner: CreatedUsuario) => T) | undefined) => Promise<Awaited<T> | undefined>;
}

async function createHolder(db: Db, rol: Rol): Promise<Holder> {
  const owner = await createUsuario(db, { rol });
  const made = new Map<unknown, unknown>();
  return {
    owner,
    make: async <T>(maker: ((db: Db, owner: CreatedUsuario) => T) | undefined): Promise<Awaited<T> | undefined> => {
      if (maker && !made.has(maker)) made.set(maker, await maker(db, owner));
      return made.get(maker) as Awaited<T> | undefined;
    },
  };
}

type Holders = (name: Rol | 'otra') => Promise<Holder>;

/** One of each role and one more customer, created when first asked for and active again at each time. */
function holders(db: Db): Holders {
  const known = new Map<string, Promise<Holder>>();
  return async (name) => {
    const found = known.get(name) ?? createHolder(db, name === 'otra' ? 'cliente' : name);
    known.set(name, found);
    const { idUsuario } = (await found).owner;
    await db.updateTable('usuarios').set({ activo: true }).where('idUsuario', '=', idUsuario).execute();
    return found;
  };
}

/**
 * The caller of a trial and what they send. A call that may change something gets people and objects of its own; the others of an
 * endpoint share theirs.
 */
async function requestOf(db: Db, trial: Trial, { callers, owners }: { callers: Holders; owners: Holders }) {
  const { known, caller, whose } = trial;
  const fresh: Holders = (name) => createHolder(db, name === 'otra' ? 'cliente' : name);
  const [from, people] = changes(trial) ? [fresh, fresh] : [owners, callers];
  const isOther = caller === 'invitado' || whose === 'ajeno';
  const { owner, make } = await from(isOther ? 'otra' : caller);
  const stranger = isOther && caller !== 'invitado' ? (await people(caller)).owner : undefined;
  const actor = isOther ? stranger : owner;
  const params = whose === 'ausente' ? known.absent : await make(known.own);
  const body = await make(known.body);
  const input = { ...(params && { params }), ...(known.query && { query: known.query }), ...(body && { body }) };
  return { actor, input };
}

/** Whether the call may change what it is given: a refused one does not, nor does a read. */
function changes({ endpoint, expected }: Trial): boolean {
  return endpoint.method !== 'GET' && ![401, 403, 404].includes(expected);
}

const listed = (db: Db) => db.selectFrom('auditoria').selectAll().orderBy('idRegistro');

async function lastRecord(db: Db): Promise<string | undefined> {
  const query = db.selectFrom('auditoria').select('idRegistro').orderBy('idRegistro', 'desc').limit(1);
  return (await query.executeTakeFirst())?.idRegistro;
}

interface Called {
  readonly actor: CreatedUsuario | undefined;
  readonly before: string | undefined;
}

/** An act that was done has one record, which says who did what; a call that was refused has none. */
async function checkRecords({ database, clock }: TestApp, trial: Trial, { actor, before }: Called): Promise<void> {
  const expected = recordsOf(trial);
  if (expected === undefined) return;
  const all = listed(database.pools.db);
  const rows = await (before === undefined ? all : all.where('idRegistro', '>', before)).execute();
  assert.equal(rows.length, expected);
  for (const row of rows) {
    assert.equal(`${row.objeto}.${row.accion}`, trial.endpoint.acto?.split('.').slice(0, 2).join('.'));
    assert.deepEqual([row.idActor, row.nombreActor, row.rolActor], [actor?.idUsuario, 'Ana Ruiz', 'admin']);
    assert.deepEqual([row.hechoEn, row.origen], [clock.now, '127.0.0.0/24']);
    assert.ok(
      row.idObjeto !== null || row.vistos.length > 0 || /^(?:informacion|datos|calendario|reglas)/.test(row.objeto),
    );
  }
}
