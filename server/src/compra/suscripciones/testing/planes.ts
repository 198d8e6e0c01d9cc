import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import type { PlanNuevo } from '@fedatario/contract/catalogo';
import type { CompraDePlan } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { crearPlan, ponerPlanEnVenta } from '../../../catalogo/planes/planes.ts';
import type { Db } from '../../../db/db.ts';
import { huellaDeDatos } from '../../../services/huella.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { finDe, insertCargo, lockSuscripcion } from '../../beneficios/beneficios.ts';
import { guardarPedidoDePlan } from '../../facturas/facturas.ts';
import { compraDe, pagarPedido } from '../../pagos/testing/compras.ts';
import { pedirPlan } from '../suscripciones.ts';

let serial = 0;
const NOW = new Date('2026-01-15T09:00:00Z');

/** A plan as it is written: Q99.00 by the month or Q990.00 by the year, with two documents and no appointment a month, and 20 % off the rest. */
function planNuevo(options: Partial<PlanNuevo> = {}): PlanNuevo {
  serial += 1;
  return {
    nombre: `Plan ${serial}`,
    descripcion: '',
    destacado: false,
    orden: 100,
    para: 'todos',
    precioMensual: 9_900,
    precioAnual: 99_000,
    documentos: 2,
    citas: 0,
    descuento: 20,
    categorias: [],
    ...options,
  };
}

/** A plan on sale. */
export async function createPlan(db: Db, options: Partial<PlanNuevo> = {}) {
  return db.transaction().execute(async (tx) => {
    const { idPlan } = await crearPlan({ db: tx, now: NOW }, planNuevo(options));
    return ponerPlanEnVenta({ db: tx, now: NOW }, idPlan, true);
  });
}

/** A subscription as its page sends it, paid by bank transfer unless told otherwise. */
export function compraDePlan(
  idPlan: string,
  total: number,
  options: Partial<Pick<CompraDePlan, 'periodo' | 'metodo' | 'codigo'>> = {},
): CompraDePlan {
  return { ...compraDe(total, options.metodo), idPlan, periodo: 'mensual', ...options };
}

/** A paid subscription of the customer's, with the invoice that began it. */
export async function createSuscripcion(
  db: Db,
  { idUsuario }: Pick<CreatedUsuario, 'idUsuario'>,
  { now = NOW, periodo = 'mensual', ...plan }: Partial<PlanNuevo> & { now?: Date; periodo?: 'mensual' | 'anual' } = {},
) {
  const { idPlan, precioMensual, precioAnual } = await createPlan(db, plan);
  const compra = compraDePlan(idPlan, (periodo === 'mensual' ? precioMensual : precioAnual) ?? 0, { periodo });
  return db.transaction().execute(async (tx) => {
    const { idFactura } = await pedirPlan(tx, { idUsuario, clave: uuidv7(), compra, now });
    await pagarPedido(tx, idFactura, now);
    const { idSuscripcion } = await tx
      .selectFrom('suscripcionCargos')
      .select('idSuscripcion')
      .where('idFactura', '=', idFactura)
      .executeTakeFirstOrThrow();
    return { idPlan, idFactura, idSuscripcion };
  });
}

/** Renews a subscription with the same terms, as its payment does. */
export function renovarSuscripcion(db: Db, idSuscripcion: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await lockSuscripcion(tx, idSuscripcion);
    if (!row) throw new Error(`No subscription ${idSuscripcion}`);
    const { idUsuario, idVersion, nombrePlan: nombre, finPeriodo: desde, valor: precio } = row;
    const [idFactura, clave, vuelta] = [uuidv7(), uuidv7(), row.vuelta + 1];
    const periodo = row.periodo as 'mensual' | 'anual';
    const pedido = { idFactura, idUsuario, clave, huella: huellaDeDatos(clave), metodo: 'tarjeta' } as const;
    const { receptor } = compraDe(precio);
    await guardarPedidoDePlan(tx, { ...pedido, receptor, idSuscripcion, nombre, precio, cupon: null, now });
    const cargo = {
      idFactura,
      idSuscripcion,
      clase: 'renovacion',
      estado: 'pendiente',
      vuelta,
      periodo,
      precio,
    } as const;
    await insertCargo(tx, { ...cargo, idVersion, desde, hasta: finDe(desde, periodo, 1), creadoEn: now });
    await pagarPedido(tx, idFactura, now);
  });
}

const plan: AccessCase = {
  own: async (db) => ({ idPlan: (await createPlan(db)).idPlan }),
  absent: { idPlan: uuidv7() },
};

const suscripcion: AccessCase = {
  own: async (db, who) => ({ idSuscripcion: (await createSuscripcion(db, who)).idSuscripcion }),
  absent: { idSuscripcion: uuidv7() },
};
const orden = { motivo: 'Se equivocó de plan al elegir', revision: 2 };

/** Cases of plans and of subscriptions to them. */
export const casosDePlanes: Record<string, AccessCase> = {
  [nameOf(api.planes.publicos)]: {},
  [nameOf(api.planes.list)]: {},
  [nameOf(api.planes.export)]: { query: { formato: 'csv' } },
  [nameOf(api.planes.create)]: { body: () => planNuevo() },
  [nameOf(api.planes.read)]: plan,
  [nameOf(api.planes.update)]: { ...plan, body: () => ({ ...planNuevo(), revision: 3 }) },
  [nameOf(api.planes.activate)]: { ...plan, body: () => ({ enVenta: false }) },
  [nameOf(api.suscripciones.mine)]: {},
  [nameOf(api.suscripciones.ledger)]: {},
  [nameOf(api.suscripciones.compare)]: {},
  [nameOf(api.suscripciones.quote)]: { query: { idPlan: uuidv7(), periodo: 'mensual' }, status: 404 },
  [nameOf(api.suscripciones.cancel)]: { body: () => ({ revision: 1 }), status: 404 },
  [nameOf(api.suscripciones.keep)]: { body: () => ({ revision: 1 }), status: 404 },
  [nameOf(api.suscripciones.subscribe)]: { body: () => compraDePlan(uuidv7(), 9_900), status: 400 },
  [nameOf(api.cambiosDePlan.quote)]: { query: { idPlan: uuidv7(), periodo: 'mensual' }, status: 404 },
  [nameOf(api.cambiosDePlan.schedule)]: {
    body: () => ({ idPlan: uuidv7(), periodo: 'mensual', revision: 1 }),
    status: 404,
  },
  [nameOf(api.cambiosDePlan.change)]: {
    body: () => ({ ...compraDePlan(uuidv7(), 9_900), revision: 1 }),
    status: 400,
  },
  [nameOf(api.suscripcionesDeOficina.list)]: {},
  [nameOf(api.suscripcionesDeOficina.export)]: { query: { formato: 'csv' } },
  [nameOf(api.suscripcionesDeOficina.read)]: suscripcion,
  [nameOf(api.suscripcionesDeOficina.grant)]: { ...suscripcion, body: () => ({ ...orden, cantidad: 1 }) },
  [nameOf(api.suscripcionesDeOficina.extend)]: { ...suscripcion, body: () => ({ ...orden, dias: 5 }) },
  [nameOf(api.suscripcionesDeOficina.cancel)]: { ...suscripcion, body: () => orden },
};
