import { comprobantesPorRevisar, type EstadoFactura, facturasPorPagar } from '@fedatario/contract/compra';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { takenNumber } from '../../../db/numbers.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';
import { later } from '../../../db/wire/later.ts';
import { words } from '../../../db/words.ts';
import type { Actor } from '../../../http/route.ts';

export type FacturaNueva = Insertable<DB['facturas']>;
export type LineaNueva = Insertable<DB['facturaLineas']>;
type Cambio = Omit<Updateable<DB['facturas']>, 'emisor'>;

export const insertFacturaLater = fixed((db, row: FacturaNueva) => db.insertInto('facturas').values(row)).later;

export async function insertLineasLater(db: Db, rows: readonly LineaNueva[]): Promise<void> {
  for (const row of rows) await lineaNueva.later(db, row);
}

const lineaNueva = fixed((db, row: LineaNueva) => db.insertInto('facturaLineas').values(row));

export const selectPorClave = fixed((db, { idUsuario, clave }: { idUsuario: string; clave: string }) =>
  db
    .selectFrom('facturas')
    .select(['idFactura', 'huella', 'metodo', 'total', 'referencia', 'moneda'])
    .where('idUsuario', '=', idUsuario)
    .where('clave', '=', clave),
);

/** An invoice of any customer, locked until this transaction ends, so that its state is decided once. */
export async function lockFactura(db: Db, idFactura: string) {
  const row = await db
    .selectFrom('facturas')
    .selectAll()
    .where('idFactura', '=', idFactura)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export type FacturaRow = NonNullable<Awaited<ReturnType<typeof lockFactura>>>;

export async function updateFacturaLater(db: Db, idFactura: string, values: Cambio): Promise<void> {
  const query = db
    .updateTable('facturas')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idFactura', '=', idFactura);
  await later(db, query.compile());
}

/** Gives the order the number that this transaction took of the series. */
export const markPagadaLater = fixed((db, { idFactura, serie, now }: DeFactura & { serie: string; now: Date }) =>
  db
    .updateTable('facturas')
    .set((eb) => ({
      estado: 'pagada',
      serie,
      numero: takenNumber(serie),
      pagadaEn: now,
      actualizadaEn: now,
      emisor: emisorActual,
      revision: eb('revision', '+', 1),
    }))
    .where('idFactura', '=', idFactura),
).later;

/** Releases the drafts of an order that was given up. */
export const updateLineasSueltasLater = fixed((db, { idFactura }: DeFactura) =>
  db.updateTable('facturaLineas').set({ retiene: false }).where('idFactura', '=', idFactura),
).later;

export const findLineas = (db: Db, idFactura: string) => selectLineas.rows(db, { idFactura });

export const selectLineas = fixed((db, { idFactura }: DeFactura) =>
  db
    .selectFrom('facturaLineas as l')
    .leftJoin('solicitudes as s', (join) =>
      join.onRef('s.idFactura', '=', 'l.idFactura').onRef('s.posicion', '=', 'l.posicion'),
    )
    .selectAll('l')
    .select([
      's.idSolicitud',
      's.serie as serieSolicitud',
      's.numero as numeroSolicitud',
      's.estado as estadoSolicitud',
      's.automatica',
    ])
    .where('l.idFactura', '=', idFactura)
    .orderBy('l.posicion'),
);

interface DeFactura {
  readonly idFactura: string;
}

/** An invoice of the actor's; anyone else's does not exist. */
export async function findPropia(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, idFactura: string) {
  const [row] = await selectPropia.rows(db, { idUsuario, idFactura });
  return row;
}

/** The data of a customer's profile that an invoice may be made out to. */
export function findFiscalDe(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select(['nit', 'nombreCompleto', 'direccion'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

export const selectPropia = fixed((db, { idUsuario, idFactura }: DeFactura & { idUsuario: string }) =>
  db.selectFrom('facturas').selectAll().where('idFactura', '=', idFactura).where('idUsuario', '=', idUsuario),
);

export const selectPagos = fixed((db, { idFactura }: DeFactura) =>
  db.selectFrom('pagos').selectAll().where('idFactura', '=', idFactura).orderBy('idPago', 'desc'),
);

export interface Filtro {
  readonly estado?: EstadoFactura | undefined;
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
  readonly antesDe?: string | undefined;
  readonly soloPlanes: boolean;
  readonly limite: number;
}

export async function listPropias(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, filtro: Filtro) {
  const { estado, desde, hasta, antesDe, soloPlanes, limite } = filtro;
  return db
    .selectFrom('facturas as f')
    .selectAll('f')
    .select(
      sql<
        string[]
      >`array(select l.nombre from factura_lineas l where l.id_factura = f.id_factura order by l.posicion)`.as(
        'conceptos',
      ),
    )
    .select(comprobantePorRevisar.as('comprobantePorRevisar'))
    .where('f.idUsuario', '=', idUsuario)
    .$call((query) => (estado === undefined ? query : query.where('f.estado', '=', estado)))
    .$if(desde !== undefined, (query) => query.where('f.creadaEn', '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where('f.creadaEn', '<', hasta as Date))
    .$if(soloPlanes, (query) =>
      query.where(
        sql<boolean>`exists (select from factura_lineas l where l.id_factura = f.id_factura and l.tipo = 'plan')`,
      ),
    )
    .$if(antesDe !== undefined, (query) => query.where('f.idFactura', '<', String(antesDe)))
    .orderBy('f.idFactura', 'desc')
    .limit(limite)
    .execute();
}

/** Whether the receipt of the transfer of an order `f` waits for the office. */
export const comprobantePorRevisar = sql<boolean>`(f.estado in (${words(facturasPorPagar)}) and exists (
  select 1 from comprobantes c where c.id_factura = f.id_factura and c.estado in (${words(comprobantesPorRevisar)})))`;

/** Orders not paid in time; one whose receipt waits for the office is in time. */
export async function findVencidas(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('facturas')
    .select('idFactura')
    .where('estado', 'in', facturasPorPagar)
    .where('venceEn', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comprobantes as c')
            .select('c.idComprobante')
            .whereRef('c.idFactura', '=', 'facturas.idFactura')
            .where('c.estado', 'in', comprobantesPorRevisar),
        ),
      ),
    )
    .orderBy('venceEn')
    .limit(limite)
    .execute();
  return rows.map((row) => row.idFactura);
}

/** The issuer's present data as an SQL expression; null while the NIT, the name or the address is missing. */
export const emisorActual = sql<string>`(
  select jsonb_build_object(
    'nit', d.nit, 'razonSocial', d.razon_social, 'nombreComercial', i.nombre_empresa, 'correo', i.email,
    'establecimiento', coalesce(d.establecimiento, '1'), 'direccion', d.direccion, 'municipio', d.municipio,
    'departamento', d.departamento, 'codigoPostal', coalesce(d.codigo_postal, '0'), 'regimen', d.regimen)
  from datos_facturacion d, informacion_general i
  where num_nulls(d.nit, d.razon_social, d.direccion, d.municipio, d.departamento) = 0)`;

export async function findDatosTransferencia(db: Db): Promise<string | null> {
  const row = await db.selectFrom('datosFacturacion').select('datosTransferencia').executeTakeFirst();
  return row?.datosTransferencia ?? null;
}

/** The last receipt of an order's transfer. */
export async function findComprobante(db: Db, idFactura: string) {
  const row = await db
    .selectFrom('comprobantes')
    .select(['estado', 'motivo'])
    .where('idFactura', '=', idFactura)
    .orderBy('idComprobante', 'desc')
    .executeTakeFirst();
  return row ? { estado: row.estado, motivo: row.motivo } : null;
}
