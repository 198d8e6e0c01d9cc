import { maquinaDeTramite } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { lockSuscripcion, terminar } from '../../../compra/beneficios/beneficios.ts';
import { createSuscripcion, renovarSuscripcion } from '../../../compra/suscripciones/testing/planes.ts';
import { type Db, openPools } from '../../../db/db.ts';
import { openQueue } from '../../../queue/queue.ts';
import { useSecret } from '../../../services/cipher.ts';
import { lockSolicitud, moverSolicitud } from '../../../solicitud/solicitudes/solicitudes.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { cerrar, rehacer, todosLosGuardados } from '../cierres.ts';

const HORAS = 31;
/** Everything is made again, as by `npm run cierres`, once in so many turns. */
const REHACER = 6;

/** A process that sells, renews plans, moves trámites and closes days, each in its own transaction, over months of a made-up clock; a test kills it at any moment. */
if (import.meta.main) await work(process.argv[2] ?? '', process.argv[3] ?? '', process.argv[4] ?? '');

async function work(url: string, secret: string, idNotario: string): Promise<void> {
  useSecret(secret);
  const { db } = openPools({ url, max: 4 });
  await openQueue({ url, db, now: () => new Date(), report: () => undefined });
  let now = await despuesDeTodo(db);
  process.stdout.write('Trabajando\n');
  for (let turno = 0; ; turno += 1) {
    now = new Date(now.getTime() + HORAS * 3_600_000);
    process.stdout.write(`Turno ${turno}\n`);
    const rehace = turno % REHACER === REHACER - 1;
    await Promise.all([
      vender(db, idNotario, now),
      avanzar(db, now),
      moverPlanes(db, now),
      ...todosLosGuardados.map((guardado) =>
        db.transaction().execute((tx) => (rehace ? rehacer : cerrar)(tx, guardado, now)),
      ),
    ]);
  }
}

/** The moment after everything that was committed before, so that a process goes on where the one before it was killed. */
async function despuesDeTodo(db: Db): Promise<Date> {
  const { rows } = await sql<{
    en: Date;
  }>`select greatest('2029-11-20T12:00:00Z', (select max(pagada_en) from facturas),
    (select max(creada_en) from notas_credito), (select max(hecho_en) from solicitud_historial),
    (select max(aplicado_en) from suscripcion_cargos), (select max(cancelada_en) from suscripciones)) as en`.execute(
    db,
  );
  return rows[0]?.en ?? new Date();
}

/** A trámite bought and paid, and half of an earlier order given back by a credit note. */
async function vender(db: Db, idNotario: string, now: Date): Promise<void> {
  const cliente = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
  await createTramite(db, cliente, { now, notario: { idUsuario: idNotario }, precio: 1 + azar(90_000) });
  await sql`with nota as (
      insert into notas_credito (id_nota, id_factura, serie, numero, total, base, iva, moneda, motivo, creada_en)
      select gen_random_uuid(), id_factura, 'NC-' || serie, numero, (total + 1) / 2, (total + 1) / 2, 0, 'GTQ', 'Se canceló', ${now}
      from facturas f where numero is not null and not exists (select from notas_credito n where n.id_factura = f.id_factura)
      order by random() limit 1 returning *
    ) insert into notas_credito_lineas (id_nota, id_factura, posicion, monto, base, iva) select id_nota, id_factura, 1, total, total, 0 from nota`.execute(
    db,
  );
}

/** A customer subscribes for the first time or again; some are renewed at another price, and some end. */
async function moverPlanes(db: Db, now: Date): Promise<void> {
  const { rows: libres } = await sql<{ idUsuario: string }>`select id_usuario from suscripciones s where not exists (
    select from suscripciones v where v.id_usuario = s.id_usuario and v.estado <> 'cancelada') order by random() limit 1`.execute(
    db,
  );
  const deVuelta = uno(azar(3) === 0 ? libres : []);
  const cliente = deVuelta ?? (await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` }));
  const periodo = azar(2) === 0 ? 'mensual' : 'anual';
  await createSuscripcion(db, cliente, { nombre: uuidv7(), precioMensual: 1 + azar(9_900), now, periodo });
  const { rows } = await sql<{ idSuscripcion: string }>`select id_suscripcion from suscripciones
    where estado = 'activa' and vuelta > 0 and actualizada_en < ${now} order by random() limit 3`.execute(db);
  for (const [i, { idSuscripcion }] of rows.entries()) {
    if (i > 0) await renovar(db, idSuscripcion, now);
    else
      await db.transaction().execute(async (tx) => {
        const row = await lockSuscripcion(tx, idSuscripcion);
        if (row) await terminar(tx, row, now);
      });
  }
}

async function renovar(db: Db, idSuscripcion: string, now: Date): Promise<void> {
  await renovarSuscripcion(db, idSuscripcion, now);
  await sql`update suscripcion_cargos set precio = greatest(1, precio + ${azar(3) - 1} * 700)
    where id_suscripcion = ${idSuscripcion} and aplicado_en = ${now}`.execute(db);
}

/**
 * Some open trámites take one of the steps that their state has, each in its own transaction. Those without a notary are left alone: they are
 * being sold, or the process that sold them was killed before it gave them one, and nobody can accept them.
 */
async function avanzar(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ idSolicitud: string }>`select id_solicitud from solicitudes
    where tipo = 'tramite' and grupo <> 'finalizado' and id_notario is not null order by random() limit 4`.execute(db);
  for (const { idSolicitud } of rows)
    await db.transaction().execute(async (tx) => {
      const row = await lockSolicitud(tx, idSolicitud);
      const paso = uno(maquinaDeTramite.pasos.filter(({ de }) => de === row?.estado));
      if (!row || !paso) return;
      const a = paso.accion === 'reanudar' ? (row.estadoAnterior ?? 'sinAsignar') : (uno(paso.a) ?? paso.de);
      const cambio = {
        ...(a === 'enPausa' && { estadoAnterior: row.estado }),
        ...(paso.accion === 'aceptar' && { aceptadaEn: now }),
      };
      await moverSolicitud(tx, row, { a, accion: paso.accion, idUsuario: null, motivo: null, now }, cambio);
    });
}

function azar(n: number): number {
  return Math.floor(Math.random() * n);
}

function uno<X>(de: readonly X[]): X | undefined {
  return de[azar(de.length)];
}
