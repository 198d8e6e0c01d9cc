import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import { estadosVivosDeCita } from '@fedatario/contract/solicitud';
import { byLength, REPEAT, SEED } from '@fedatario/document-engine/testing/length';
import { sql } from 'kysely';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startCitas } from '../../solicitud/citas/testing/casos.ts';
import { createUsuario } from '../../testing/factories.ts';
import { saldarCita } from '../beneficios/citas.ts';
import { createTarjeta } from '../pagos/testing/compras.ts';
import { bancoDePlanes, sorteo } from '../suscripciones/testing/banco.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { type Fin, type Mundo, mandar } from './testing.ts';

const { db, clock, close, idSede, admin, caso, correr } = await startCitas();
after(close);
/** Run with 10,000 by hand, which takes some minutes; the suite runs these. */
const ORDENES = byLength(120, 600);
/** In one turn of so many some hours pass, so that either length sees the plans renewed. */
const PASAN_HORAS = byLength(1, 5);
const A_LA_VEZ = 6;
/** Plans of the middle of January are renewed three days later. */
const INICIO = new Date('2026-02-12T15:00:00Z');

const varios = <X>(n: number, hacer: () => Promise<X>) => Promise.all(Array.from({ length: n }, hacer));
const firmas = await varios(6, caso);
const notarios = await varios(3, () => createNotario(db, { modalidades: ['presencial', 'telefono'] }));
const asistentes = await varios(2, () => createUsuario(db, { rol: 'admin' }));
const conPlan = await varios(6, async () => {
  const who = await createUsuario(db);
  await createSuscripcion(db, who, { citas: 3 });
  return { who, tarjeta: `pm_${await createTarjeta(db, who)}` };
});
const idsDe = (personas: readonly { readonly idUsuario: string }[]) => personas.map(({ idUsuario }) => idUsuario);
const banco = bancoDePlanes();
const mundo: Mundo = {
  db,
  clock,
  banco,
  idSede,
  admin,
  conPlan,
  firmas,
  notarios: idsDe(notarios),
  asistentes: idsDe(asistentes),
  sinPlan: await varios(6, () => createUsuario(db)),
};

/** Pairs that overlap, live rows that no live appointment explains, and appointments that lack the time of somebody. */
async function faltas() {
  const { rows } = await sql`select
    (select count(*)::int from ocupaciones a join ocupaciones b on a.id_ocupacion < b.id_ocupacion and a.viva and b.viva
      and a.id_causa <> b.id_causa and a.rango && b.rango
      and (a.id_persona = b.id_persona or (a.id_sede = b.id_sede and a.sala = b.sala))) as encimadas,
    (select count(*)::int from ocupaciones o join citas c using (id_cita) where o.viva
      and (c.estado not in ('retenida', 'solicitada', 'confirmada') or o.propuesta and c.propuesta_inicio is null
        or o.papel = 'equipo' and not exists (select from equipo_de_citas q
          where q.id_cita = c.id_cita and q.id_usuario = o.id_persona))) as huerfanas,
    (select count(*)::int from citas c cross join (values (false), (true)) p (propuesta)
      where c.estado in ('retenida', 'solicitada', 'confirmada') and (not p.propuesta or c.propuesta_inicio is not null)
      and (select count(distinct o.id_persona) from ocupaciones o where o.id_cita = c.id_cita and o.viva and o.propuesta = p.propuesta
        and o.inicio = case when p.propuesta then c.propuesta_inicio else c.inicio end
        and o.fin = case when p.propuesta then c.propuesta_fin else c.fin end)
        <> 2 + (select count(*) from equipo_de_citas q where q.id_cita = c.id_cita)) as sin_tiempo`.execute(db);
  return rows[0];
}
const NINGUNA = { encimadas: 0, huerfanas: 0, sinTiempo: 0 };

/** The ledger of units: balances that are not the sum of their lines, and appointments whose unit did not end as they did. */
async function descuadres() {
  const { rows } = await sql`select
    (select count(*)::int from beneficio_saldos s where s.disponible is distinct from
      (select sum(case when movimiento in ('otorgado', 'devuelto') then cantidad
        when movimiento in ('reservado', 'vencido') then -cantidad else 0 end)
      from beneficios b where b.id_suscripcion = s.id_suscripcion and b.clase = s.clase)) as saldos,
    (select count(*)::int from beneficios b join citas c using (id_cita) where b.movimiento = 'reservado'
      and case when c.estado in ('realizada', 'noAsistioCliente') then 'consumido' else 'devuelto' end
        is distinct from (select f.movimiento from beneficios f where f.id_cita = b.id_cita and f.movimiento <> 'reservado')) as unidades,
    (select count(*)::int from beneficios b where b.id_cita is not null
      and not exists (select from citas c where c.id_cita = b.id_cita)) as sin_cita`.execute(db);
  return rows[0];
}

/** Invoices that are paid without a charge of the bank, charges without one, and amounts that differ. */
async function dinero() {
  const capturas = [...banco.cobros.values()].filter(({ estado }) => estado === 'capturado');
  const cargos = await db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select(['f.idFactura', 'f.total'])
    .where('g.clase', '=', 'renovacion')
    .where('g.estado', '=', 'aplicado')
    .where('f.estado', '=', 'pagada')
    .execute();
  const pagadas = cargos.map(({ idFactura, total }) => `${idFactura} ${total}`).sort();
  const cobradas = capturas.map(({ metadata, monto }) => `${metadata.idFactura} ${monto}`).sort();
  return { pagadas, cobradas, negados: banco.cobros.size - capturas.length };
}

/** Lets all deadlines pass, and does the jobs that look at them. */
async function terminarTodo() {
  clock.now = new Date(clock.now.getTime() + 60 * DAY + HOUR);
  await correr('soltar-citas-retenidas');
  const citas = await db.selectFrom('citas').select(['idCita', 'estado', 'propuestaHasta']).execute();
  const abiertas = citas.filter(({ estado, propuestaHasta }) => ABIERTOS.includes(estado) || propuestaHasta !== null);
  for (const { idCita } of abiertas) await correr('vencer-cita', { idCita });
  for (const { idCita } of citas) await inTransaction(db, (tx) => saldarCita(tx, idCita, clock.now));
}
const ABIERTOS = [...estadosVivosDeCita, 'reclamada'] as const;

/** So many random orders, so many at once, while time passes and the jobs run. */
async function mandarTodas(): Promise<Record<Fin, number>> {
  const azar = sorteo(SEED * 1_000);
  clock.now = INICIO;
  const cuenta = { hecho: 0, negado: 0 };
  for (let n = 0; n < ORDENES; n += A_LA_VEZ) {
    for (const fin of await varios(A_LA_VEZ, () => mandar(mundo, azar(2 ** 31)))) cuenta[fin] += 1;
    clock.now = new Date(
      clock.now.getTime() + azar(4) * MINUTE + (azar(PASAN_HORAS) === 0 ? (4 + azar(12)) * HOUR : 0),
    );
    if (azar(3) === 0) await correr(azar(3) === 0 ? 'soltar-citas-retenidas' : 'ofrecer-horas');
    if (n % (A_LA_VEZ * 20) === 0) assert.deepEqual(await faltas(), NINGUNA);
  }
  return cuenta;
}

test(`tras ${ORDENES} órdenes al azar, de a ${A_LA_VEZ}, con cobros que fallan, nada se encima, nada queda retenido y las cuentas cuadran`, async (t) => {
  t.diagnostic(REPEAT);
  const cuenta = await mandarTodas();
  assert.ok(cuenta.hecho > ORDENES / 6 && cuenta.negado > ORDENES / 6, JSON.stringify(cuenta));
  assert.deepEqual(await faltas(), NINGUNA);
  await terminarTodo();
  assert.deepEqual(await faltas(), NINGUNA);
  assert.deepEqual(await descuadres(), { saldos: 0, unidades: 0, sinCita: 0 });
  const { pagadas, cobradas, negados } = await dinero();
  assert.deepEqual(pagadas, cobradas);
  assert.ok(negados > 0, 'ningún cobro falló');
  const abiertas = await db.selectFrom('citas').select('estado').where('estado', 'in', ABIERTOS).execute();
  assert.deepEqual(abiertas, []);
});
