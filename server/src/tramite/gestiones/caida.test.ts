import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { FacturaDetalle } from '@fedatario/contract/compra';
import { HANGS_MS, pointsByLength } from '@fedatario/document-engine/testing/length';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { addDocumento, compraDe } from '../../compra/pagos/testing/compras.ts';
import { devolverReembolso } from '../../compra/reembolsos/cola.ts';
import { verificar, verificarArchivos } from '../../control/integridad/verificacion.ts';
import { openQueue } from '../../queue/queue.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { localFiles } from '../../services/files/local.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { gastosResueltos, saldarGastos } from '../../solicitud/gastos/gastos.ts';
import { sellarResultado } from '../../solicitud/solicitudes/solicitudes.ts';
import { type Envio, openCaida, type Pagador, Rechazo, sesionDe } from '../../testing/caida.ts';
import { timeOf, wakeAbandoned } from '../../testing/crash.ts';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { codigoDeGestor, tokenDeGestor } from './testing/casos-de-gestor.ts';
import { createGestor } from './testing/gestiones.ts';

const POINTS = 20;
const points = pointsByLength(POINTS, 5);
const HOY = diaLocal(new Date());
const PRECIO = 10_000;
/** Estimates of the two fees, of which only the first is spent. */
const ESTIMADOS = [3_000, 2_500] as const;
const GASTADO = 2_800;
/** Refusals after which a browser sends the same again. */
const ESPERAN = ['peticion-en-curso', 'demasiadas-peticiones'];
/** Seconds that a part of a gestión may wait for jobs whose worker was killed. */
const PACIENCIA = 300;

const caida = await openCaida();
const { db, call, start, kill } = caida;
const queue = await openQueue({ url: caida.url, db, now: () => new Date(), report: () => undefined, onlyWork: true });
let abierta = true;
after(async () => {
  abierta = false;
  await queue.stop();
  await caida.close();
});

type Quien = 'oficina' | 'gestor';

/** A gestión of the drill: who does it, and whether its fees are charged before or with the result. */
interface Encargo {
  readonly idSolicitud: string;
  readonly cliente: Pagador;
  readonly quien: Quien;
  readonly antes: boolean;
}

test(`kill -9 en ${points.length} puntos de una gestión: un resultado, y su libro igual a sus facturas y reembolsos`, {
  timeout: HANGS_MS,
}, async () => {
  await start();
  const puede = await quienes();
  const clientes = await Promise.all(modos.map(async (modo) => ({ ...modo, cliente: await caida.pagador() })));
  const tres = () => Promise.all(clientes.map((uno) => encargo(puede, uno)));
  const primeras = await tres();
  const usual = await timeOf(async () => {
    await Promise.all(primeras.map((uno) => llevar(puede, uno)));
    await devueltas(primeras);
  });
  const todas = [...primeras];
  const llevadas: Promise<unknown>[] = [];
  const llevarlas = () => Promise.all(todas.slice(-modos.length).map((uno) => llevar(puede, uno)));
  for (const point of points) {
    todas.push(...(await tres()));
    llevadas.push(llevarlas());
    llevadas.at(-1)?.catch(() => undefined);
    await new Promise((rest) => setTimeout(rest, (usual * point) / POINTS));
    await kill();
    await start();
  }
  await kill();
  await despertar();
  await start();
  await Promise.all(llevadas);
  await devueltas(todas);
  await selladas(todas);
  for (const uno of todas) await comprobar(uno);
  comprobarBanco(todas);
  await sql`update solicitudes set actualizada_en = actualizada_en - interval '2 hours'`.execute(db);
  const files = sealedFiles(localFiles(join(caida.dataDir, 'archivos')));
  for (const { promesa, faltas } of [...(await verificar(db, new Date())), await verificarArchivos(db, files)])
    assert.deepEqual(faltas, [], promesa);
});

const modos = [
  { quien: 'oficina', antes: true },
  { quien: 'gestor', antes: true },
  { quien: 'gestor', antes: false },
] as const;

type Puede = Awaited<ReturnType<typeof quienes>>;

/** The office and a gestor who opened their link, each with how they say who they are and where they send. */
async function quienes() {
  const admin = await createUsuario(db, { rol: 'admin' });
  const idGestor = await createGestor(db);
  const token = await tokenDeGestor(db, idGestor, new Date());
  const send = (path: string, body: object) => call({ path, headers: {}, key: uuidv7(), body });
  await send('/public/gestor/codigo', { token });
  const cookie = await caida.cookieOf('/public/gestor/sesion', { token, codigo: await codigoDeGestor(db, idGestor) });
  return { idGestor, oficina: await sesionDe(db, admin), gestor: { cookie } };
}

/** Buys a gestión with its fees, and takes it to where its gestor presented it. */
async function encargo({ idGestor }: Puede, uno: Omit<Encargo, 'idSolicitud'>): Promise<Encargo> {
  const { who, headers, idFormaPago } = uno.cliente;
  const aranceles = ESTIMADOS.map((monto, i) => ({ concepto: `Tasa ${i + 1}`, monto, nota: null }));
  await addDocumento(db, who, { modalidad: 'gestion', precio: PRECIO, aranceles });
  const body = compraDe(PRECIO, { tipo: 'tarjetaGuardada', idFormaPago });
  const { idFactura } = await call<FacturaDetalle>({ path: '/private/compras', headers, key: uuidv7(), body });
  const now = new Date();
  const { idSolicitud } = await db
    .updateTable('solicitudes')
    .set({ estado: 'presentada', idGestor, asignadaEn: now, aceptadaEn: now })
    .where('idFactura', '=', idFactura)
    .returning('idSolicitud')
    .executeTakeFirstOrThrow();
  return { idSolicitud, ...uno };
}

/** All that a gestión needs from its presentation to its delivery, each request sent as often as it takes. */
async function llevar(puede: Puede, uno: Encargo): Promise<void> {
  const { idSolicitud, antes } = uno;
  if (antes) {
    const total = ESTIMADOS.reduce((suma, estimado) => suma + estimado, 0);
    const body = { total, revision: await revisionDe(idSolicitud) };
    await insistir({ path: `/private/gestiones/${idSolicitud}/cobros`, headers: puede.oficina, key: uuidv7(), body });
    await pagar(uno, 'presentada');
  }
  await gastar(puede, uno);
  await resolver(puede, uno);
  if (!antes) await pagar(uno, 'entregada');
}

/** Pays the invoice of the fees with the saved card, and waits until the gestión has gone on. */
async function pagar({ idSolicitud, cliente }: Encargo, destino: string): Promise<void> {
  const { headers, idFormaPago } = cliente;
  const { idFactura } = await db
    .selectFrom('facturas')
    .select('idFactura')
    .where('gastosDe', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const body = { tipo: 'tarjetaGuardada', idFormaPago };
  const pago = { path: `/private/facturas/${idFactura}/pagos`, headers, key: uuidv7(), body };
  const pagada = () => call<FacturaDetalle>(pago).catch(() => undefined);
  await until(pagada, (answer) => answer?.estado === 'pagada', PACIENCIA);
  await until(
    () => leer(idSolicitud),
    ({ estado }) => estado === destino,
    PACIENCIA,
  );
}

async function gastar(puede: Puede, uno: Encargo): Promise<void> {
  const { idSolicitud, quien } = uno;
  const { idGasto } = await db
    .selectFrom('gestionGastos')
    .select('idGasto')
    .where('idSolicitud', '=', idSolicitud)
    .where('orden', '=', 1)
    .executeTakeFirstOrThrow();
  const comprobante = await subir(puede, quien);
  const gasto = { revision: await revisionDe(idSolicitud), gastado: GASTADO, gastadoEl: HOY, comprobante };
  const deGestor = { path: '/public/gestor/gastos', body: { ...gasto, idSolicitud, idGasto } };
  const deOficina = {
    path: `/private/gestiones/${idSolicitud}/gastos/${idGasto}`,
    body: { ...gasto, paga: 'cliente' },
  };
  await insistir({ ...(quien === 'gestor' ? deGestor : deOficina), headers: puede[quien], key: uuidv7() });
}

async function resolver(puede: Puede, { idSolicitud, quien }: Encargo): Promise<void> {
  const archivos = [await subir(puede, quien)];
  const dicho = { favorable: true, numero: '9', folio: null, libro: null, resueltaEl: HOY, venceEl: null, nota: '' };
  const resultado = { ...dicho, archivos, revision: await revisionDe(idSolicitud) };
  const deGestor = { path: '/public/gestor/resultados', body: { ...resultado, idSolicitud } };
  const deOficina = { path: `/private/gestiones/${idSolicitud}/resultados`, body: resultado };
  await insistir({ ...(quien === 'gestor' ? deGestor : deOficina), headers: puede[quien], key: uuidv7() });
}

async function subir(puede: Puede, quien: Quien): Promise<string> {
  const path = `${quien === 'gestor' ? '/public/gestor/archivos' : '/private/archivos'}?nombre=hoja.png`;
  return (await insistir<{ idArchivo: string }>({ path, headers: puede[quien], key: uuidv7(), body: PUNTO })).idArchivo;
}

/** Sends the same request under the same key until it is answered. */
async function insistir<T>(envio: Envio): Promise<T> {
  for (;;) {
    try {
      return await call<T>(envio);
    } catch (error) {
      const { codigo } = error as Rechazo;
      if (!abierta || (error instanceof Rechazo && !ESPERAN.includes(String(codigo)))) throw error;
      await new Promise((rest) => setTimeout(rest, 50));
    }
  }
}

function leer(idSolicitud: string) {
  return db
    .selectFrom('solicitudes')
    .select(['estado', 'revision'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
}

const revisionDe = async (idSolicitud: string) => (await leer(idSolicitud)).revision;

/** The time passes in which what a killed server left half done may be tried again. */
async function despertar(): Promise<void> {
  for (const { name } of [gastosResueltos, saldarGastos, devolverReembolso, sellarResultado])
    await wakeAbandoned({ db, boss: queue.boss }, name);
  await db.updateTable('reembolsos').set({ siguienteEn: new Date() }).where('siguienteEn', 'is not', null).execute();
}

const sobra = ({ antes }: Encargo) => (antes ? ESTIMADOS[0] + ESTIMADOS[1] - GASTADO : 0);

async function devueltas(todas: readonly Encargo[]): Promise<void> {
  const esperadas = todas.filter((una) => sobra(una) > 0).length;
  const hechas = () => db.selectFrom('reembolsos').select('monto').where('estado', '=', 'completado').execute();
  await until(hechas, ({ length }) => length >= esperadas, PACIENCIA);
}

async function selladas(todas: readonly Encargo[]): Promise<void> {
  const hechas = () => db.selectFrom('documentos').select('idSolicitud').execute();
  await until(hechas, ({ length }) => length >= todas.length, PACIENCIA);
}

/** It was delivered once with its one result and one sealed statement of it; it was charged once, and what was left over given back once. */
async function comprobar(uno: Encargo): Promise<void> {
  const { idSolicitud } = uno;
  const { rows } = await sql`select s.estado,
      (select count(*) from solicitud_historial h where h.id_solicitud = s.id_solicitud and h.accion = 'resolver')::int as resueltas,
      (select count(*) from solicitud_historial h where h.id_solicitud = s.id_solicitud and h.accion = 'entregar')::int as entregas,
      (select count(*) from gestion_resultados r where r.id_solicitud = s.id_solicitud)::int as resultados,
      (select count(*) from gestion_resultado_archivos r where r.id_solicitud = s.id_solicitud)::int as archivos,
      (select count(*) from documentos d where d.id_solicitud = s.id_solicitud)::int as constancias,
      (select sum(gastado) from gestion_gastos g where g.id_solicitud = s.id_solicitud)::int as gastado,
      (select array_agg(l.total - l.reembolsado) from facturas f join factura_lineas l using (id_factura)
        where f.gastos_de = s.id_solicitud and f.numero is not null) as pagado,
      (select array_agg(r.monto) from reembolsos r join facturas f using (id_factura)
        where f.gastos_de = s.id_solicitud) as devuelto
    from solicitudes s where s.id_solicitud = ${idSolicitud}`.execute(db);
  const devuelto = sobra(uno) > 0 ? [sobra(uno)] : null;
  const unaVez = { resueltas: 1, entregas: 1, resultados: 1, archivos: 1, constancias: 1 };
  assert.deepEqual(rows, [{ estado: 'entregada', ...unaVez, gastado: GASTADO, pagado: [GASTADO], devuelto }]);
}

/** The bank holds the purchase of each gestión and one payment of its fees, less what was given back of it. */
function comprobarBanco(todas: readonly Encargo[]): void {
  const pagos = caida.enElBanco<{ id: string; status: string; amount: number; refunded: number }>('intent');
  const cobrados = pagos.filter(({ status }) => status === 'succeeded');
  assert.deepEqual(
    cobrados.map(({ amount, refunded }) => amount - refunded).sort(),
    todas.flatMap(() => [PRECIO, GASTADO]).sort(),
  );
  const devoluciones = caida.enElBanco<{ id: string; amount: number }>('refund');
  assert.deepEqual(
    devoluciones.map(({ amount }) => amount),
    todas.flatMap((una) => (sobra(una) > 0 ? [sobra(una)] : [])),
  );
}
