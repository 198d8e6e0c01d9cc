import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createPagada } from '../../../compra/pagos/testing/compras.ts';
import type { Db } from '../../../db/db.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';

/** A generator of numbers that gives the same ones at each run (Lehmer). */
let semilla = 20_261_126;
const azar = (n: number) => {
  semilla = (semilla * 48_271) % 2_147_483_647;
  return semilla % n;
};
const uno = <X>(de: readonly X[]) => de[azar(de.length)] as X;
/** An instant of fourteen months around 2031, many of them in the hours where the office and UTC are on different days. */
const momento = () => {
  const dia = Date.parse('2030-12-01T00:00:00Z') + azar(425) * 86_400_000;
  return new Date(dia + (azar(2) === 0 ? azar(8) : azar(24)) * 3_600_000 + azar(3_600) * 1000);
};

interface Gente {
  readonly clientes: readonly CreatedUsuario[];
  readonly admin: CreatedUsuario;
}

/** Fourteen months of sales, credit notes and refunds, some of them moved to another day afterwards; the same at each run. */
export async function createVentasAlAzar(db: Db, admin: CreatedUsuario): Promise<void> {
  const clientes = await Promise.all(Array.from({ length: 4 }, () => createUsuario(db)));
  for (let n = 0; n < 90; n++) await ventaAlAzar(db, { clientes, admin });
  // Some were for the expenses of a gestión bought before.
  for (let n = 0; n < 8; n++)
    await sql`update facturas set gastos_de = (select id_solicitud from solicitudes order by id_solicitud limit 1)
      where id_factura = (select id_factura from facturas where numero is not null order by id_factura offset ${azar(60)} limit 1)`.execute(
      db,
    );
  // Days moved afterwards, as a correction of a moment does.
  for (let n = 0; n < 10; n++)
    await sql`update facturas set pagada_en = ${momento()} where id_factura = (select id_factura from facturas
      where numero is not null order by id_factura offset ${azar(60)} limit 1)`.execute(db);
}

/** A paid order at some moment, by some method and code; now and then one that costs nothing, or that was never paid. */
async function ventaAlAzar(db: Db, gente: Gente) {
  const precios = Array.from({ length: 1 + azar(3) }, () => 100 + azar(90_000));
  const idFactura = await createPagada(db, uno(gente.clientes), precios);
  const metodo = uno(['tarjeta', 'transferencia'] as const);
  const codigo = uno([null, null, 'PRIMERA', 'AMIGOS']);
  const suerte = azar(10);
  await db
    .updateTable('facturas')
    .set({ metodo, codigo, pagadaEn: momento() })
    .where('idFactura', '=', idFactura)
    .execute();
  if (suerte === 0) {
    const nada = { subtotal: 0, descuento: 0, total: 0, base: 0, iva: 0 };
    const nadaDeLinea = { precio: 0, descuento: 0, total: 0, base: 0, iva: 0 };
    await db
      .updateTable('facturas')
      .set({ ...nada, metodo: 'sinCosto' })
      .where('idFactura', '=', idFactura)
      .execute();
    await db.updateTable('facturaLineas').set(nadaDeLinea).where('idFactura', '=', idFactura).execute();
  } else if (suerte === 1) {
    const sinPagar = {
      numero: null,
      serie: null,
      pagadaEn: null,
      estado: uno(['anulada', 'vencida'] as const),
      creadaEn: momento(),
    };
    await db.updateTable('facturas').set(sinPagar).where('idFactura', '=', idFactura).execute();
  } else if (suerte < 5) await devolver(db, idFactura, gente.admin);
}

let serial = 0;
/** Credit notes of some lines of an invoice, and the refund that one of them is for, each at a moment of its own. */
async function devolver(db: Db, idFactura: string, admin: CreatedUsuario) {
  const lineas = await db.selectFrom('facturaLineas').selectAll().where('idFactura', '=', idFactura).execute();
  for (const { posicion, total } of lineas.slice(0, 1 + azar(2))) {
    serial += 1;
    const monto = 1 + azar(total);
    const idNota = uuidv7();
    const montos = { base: monto, iva: 0 };
    const nota = {
      idNota,
      idFactura,
      total: monto,
      ...montos,
      moneda: 'GTQ',
      motivo: 'Se canceló',
      serie: 'NC',
      numero: serial,
    };
    await db
      .insertInto('notasCredito')
      .values({ ...nota, creadaEn: momento() })
      .execute();
    await db
      .insertInto('notasCreditoLineas')
      .values({ idNota, idFactura, posicion, monto, ...montos })
      .execute();
    if (azar(2) === 0) await reembolsar(db, idFactura, monto, admin);
  }
}

async function reembolsar(db: Db, idFactura: string, monto: number, admin: CreatedUsuario) {
  const idReembolso = uuidv7();
  const [idUsuario, en] = [admin.idUsuario, momento()];
  const estado = uno(['completado', 'enProceso'] as const);
  await db
    .insertInto('reembolsos')
    .values({
      idReembolso,
      idFactura,
      estado,
      medio: 'manual',
      motivo: 'Se canceló',
      cotizado: monto,
      monto,
      pedidoPor: idUsuario,
      decididoPor: idUsuario,
      devolucion: 'boleta',
      creadoEn: en,
      actualizadoEn: en,
    })
    .execute();
  const paso = {
    idReembolso,
    orden: 1,
    de: null,
    a: estado,
    accion: 'completar',
    idUsuario,
    motivo: null,
    hechoEn: en,
  } as const;
  await db.insertInto('reembolsoHistorial').values(paso).execute();
}
