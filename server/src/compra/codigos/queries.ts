import type { EstadoDeUso } from '@fedatario/contract/compra';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { fixed } from '../../db/wire/fixed.ts';

/** A promo code with how many times a customer already used it. */
export interface Cupon {
  readonly idCodigo: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo: string;
  readonly valor: number;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly usosMaximos: number | null;
  readonly usosPorCliente: number | null;
  readonly montoMinimo: number;
  readonly aplicaA: string;
  readonly objetos: readonly string[];
  readonly activo: boolean;
  readonly usos: number;
  readonly usosDelCliente: number;
}

/** A code with its uses as one value of any statement, so that a cart is read in one; null for a code that does not exist. */
export function cuponDe(codigo: RawBuilder<unknown>, idUsuario: RawBuilder<unknown>) {
  return sql<Cupon | null>`(select json_build_object('idCodigo', k.id_codigo, 'codigo', k.codigo, 'descripcion', k.descripcion, 'tipo', k.tipo,
      'valor', k.valor, 'desde', k.desde, 'hasta', k.hasta, 'usosMaximos', k.usos_maximos, 'usosPorCliente', k.usos_por_cliente,
      'montoMinimo', k.monto_minimo, 'aplicaA', k.aplica_a, 'objetos', k.objetos, 'activo', k.activo, 'usos', k.usos,
      'usosDelCliente', coalesce((select usos from codigos_por_cliente where id_codigo = k.id_codigo and id_usuario = ${idUsuario}), 0))
    from codigos_promocionales k where k.codigo = ${codigo})`;
}

/** A code with the uses of a customer, by its name. */
export async function findCupon(db: Db, codigo: string, idUsuario: string): Promise<Cupon | null> {
  const { rows } = await sql<{
    cupon: Cupon | null;
  }>`select ${cuponDe(sql`${codigo}`, sql`${idUsuario}`)} as cupon`.execute(db);
  return rows[0]?.cupon ?? null;
}

/**
 * Takes one use of the code and one of this customer, each on its own counter and never past its limit, and notes them with
 * the order. False when there is none left: the caller rolls back.
 */
export async function takeUso(db: Db, uso: Uso): Promise<boolean> {
  return (await tomado.rows(db, uso)).length === 1;
}

const tomado = fixed(
  (_, { idFactura, idCodigo, idUsuario, descuento, now }: Uso) => sql<{ idCodigo: string }>`
    with tomado as (
      update codigos_promocionales set usos = usos + 1
      where id_codigo = ${idCodigo} and activo and (usos_maximos is null or usos < usos_maximos)
      returning id_codigo, usos_por_cliente),
    suyo as (
      insert into codigos_por_cliente as p (id_codigo, id_usuario, usos)
      select id_codigo, ${idUsuario}::uuid, 1 from tomado
      on conflict (id_codigo, id_usuario) do update set usos = p.usos + 1
        where (select usos_por_cliente from tomado) is null or p.usos < (select usos_por_cliente from tomado)
      returning id_codigo, id_usuario)
    insert into usos_codigo (id_factura, id_codigo, id_usuario, descuento, estado, creado_en, actualizado_en)
    select ${idFactura}::uuid, id_codigo, id_usuario, ${descuento}::int, 'reservado', ${now}::timestamptz, ${now}::timestamptz
    from suyo returning id_codigo`,
);

export interface Uso {
  readonly idFactura: string;
  readonly idCodigo: string;
  readonly idUsuario: string;
  /** Centavos. */
  readonly descuento: number;
  readonly now: Date;
}

export async function markUsadoLater(db: Db, idFactura: string, now: Date): Promise<void> {
  await usado.later(db, { idFactura, now });
}

const usado = fixed((db, { idFactura, now }: { idFactura: string; now: Date }) =>
  db
    .updateTable('usosCodigo')
    .set({ estado: 'usado', actualizadoEn: now })
    .where('idFactura', '=', idFactura)
    .where('estado', '=', 'reservado'),
);

const liberado: EstadoDeUso = 'liberado';
const reservado: EstadoDeUso = 'reservado';

/** Gives back what an order had reserved; done once however often it is asked. */
export async function updateUsoLiberado(db: Db, idFactura: string, now: Date): Promise<void> {
  await sql`
    with liberado as (
      update usos_codigo set estado = ${liberado}, actualizado_en = ${now}
      where id_factura = ${idFactura} and estado = ${reservado} returning id_codigo, id_usuario),
    codigo as (
      update codigos_promocionales c set usos = c.usos - 1 from liberado l where c.id_codigo = l.id_codigo)
    update codigos_por_cliente p set usos = p.usos - 1 from liberado l
    where p.id_codigo = l.id_codigo and p.id_usuario = l.id_usuario`.execute(db);
}
