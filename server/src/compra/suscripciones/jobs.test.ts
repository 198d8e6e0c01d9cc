import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DAY, idDeRol } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { cambiarPlan, leerPlan } from '../../catalogo/planes/planes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closedPayments } from '../../services/payments/closed.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { jobs } from './jobs.ts';
import { createSuscripcion } from './testing/planes.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const AHORA = new Date('2026-02-01T18:00:00Z');

/** So many more subscriptions of other customers with the same terms. */
async function copiar(idSuscripcion: string, cuantas: number, cambio: { fin: Date; estado: string }) {
  await sql`with personas as (
      insert into usuarios (id_usuario, email, nombre_completo, id_rol, creado_en, actualizado_en)
      select id, id || '@ejemplo.gt', 'Cliente', ${idDeRol.cliente}, ${AHORA}, ${AHORA} from (select gen_random_uuid() as id from generate_series(1, ${cuantas}::int)) as nuevas
      returning id_usuario)
    insert into suscripciones select (jsonb_populate_record(s, jsonb_build_object('id_suscripcion', gen_random_uuid(),
      'id_usuario', p.id_usuario, 'fin_periodo', ${cambio.fin}::timestamptz, 'estado', ${cambio.estado}::text))).*
    from suscripciones s, personas p where s.id_suscripcion = ${idSuscripcion}`.execute(db);
}

async function revisar() {
  const trabajo = jobs({ payments: closedPayments, baseUrl: '' }).find(
    ({ job }) => job.name === 'revisar-suscripciones',
  );
  await inTransaction(db, async (tx) => trabajo?.handle({ db: tx, idJob: '', now: AHORA }, {}));
}

async function encoladas(nombre: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = ${nombre}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

test('con mil a las que no les toca nada, se atienden todas a las que sí', async () => {
  const who = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, who, { now: new Date('2026-01-25T18:00:00Z') });
  // Cancelled ones that end tomorrow have nothing due, and come first.
  await copiar(idSuscripcion, 1_000, { fin: new Date(AHORA.getTime() + DAY), estado: 'cancelacionProgramada' });
  await copiar(idSuscripcion, 30, { fin: new Date(AHORA.getTime() + 2 * DAY), estado: 'activa' });
  await revisar();
  assert.equal(await encoladas('atender-suscripcion'), 30);
});

test('de otros términos se avisa a todos los que los pueden pagar, también si a quinientos ya no se les venden', async () => {
  const terminos = { precioMensual: 9_900, precioAnual: 99_000 };
  const who = await createUsuario(db);
  const now = new Date('2026-01-25T18:00:00Z');
  const { idPlan, idSuscripcion } = await createSuscripcion(db, who, { now, periodo: 'anual', ...terminos });
  await copiar(idSuscripcion, 600, { fin: new Date(AHORA.getTime() + 200 * DAY), estado: 'activa' });
  const otra = await createUsuario(db);
  const mensual = await createSuscripcion(db, otra, { now, ...terminos });
  await db.updateTable('suscripciones').set({ idPlan }).where('idSuscripcion', '=', mensual.idSuscripcion).execute();
  const { nombre, descripcion, destacado, orden, para, descuento, citas, revision } = await leerPlan(db, idPlan);
  const nuevos = { nombre, descripcion, destacado, orden, para, descuento, citas, categorias: [], documentos: 9 };
  const cambio = { ...nuevos, precioMensual: 9_900, precioAnual: null, revision };
  await inTransaction(db, (tx) => cambiarPlan({ db: tx, now: AHORA }, idPlan, cambio));
  await revisar();
  assert.equal(await encoladas('avisar-otra-version-de-plan'), 1);
});
