import { facturasCaidas, reembolsosDecididos } from '@fedatario/contract/compra';
import { tramitesEntregados } from '@fedatario/contract/solicitud';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { words } from '../../db/words.ts';
import { promesasDeGastos } from './gastos/queries.ts';
import { promesasDePedidos } from './pedidos/queries.ts';
import { promesasDePlanes } from './planes/queries.ts';
import { promesasDeProtocolo } from './protocolo/queries.ts';
import { promesasDeTramites } from './tramites/queries.ts';

/** Queries of the rows that break each promise; a promise without such rows is kept. */
export const promesas: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'una factura pagada tiene justo un pago que la paga, por su total': sql`
    select f.referencia as caso from facturas f
    where f.numero is not null and (select count(*) from pagos p
      where p.id_factura = f.id_factura and p.aplicado and p.estado = 'capturado' and p.monto = f.total) <> 1`,
  'nadie pagó un pedido que no es factura': sql`
    select f.referencia as caso from facturas f
    where f.numero is null and exists (select 1 from pagos p where p.id_factura = f.id_factura and p.aplicado)`,
  'lo cobrado que no pagó nada se devolvió o espera volver': sql`
    select p.id_pago::text as caso from pagos p
    where p.estado = 'capturado' and not p.aplicado and p.devolucion is null
      and p.actualizado_en < now() - interval '1 hour'`,
  'los números de cada serie van del uno al último, sin huecos ni repetidos': sql`
    with dados as (
      select serie, numero from facturas where numero is not null
      union all select serie, numero from solicitudes
      union all select serie, numero from notas_credito)
    select coalesce(d.serie, n.serie) as caso
    from (select serie, count(*) as cuenta, count(distinct numero) as distintos, max(numero) as mayor from dados group by serie) d
    full join numeraciones n on n.serie = d.serie
    where d.serie is null or n.serie is null or d.cuenta <> n.ultimo or d.distintos <> n.ultimo or d.mayor <> n.ultimo`,
  'cada línea pagada es una solicitud, y ninguna otra lo es; la de un plan no hace ninguna': sql`
    select f.referencia || ' línea ' || l.posicion as caso
    from factura_lineas l join facturas f using (id_factura)
      left join solicitudes s on s.id_factura = l.id_factura and s.posicion = l.posicion
    where (f.numero is not null and f.gastos_de is null and l.tipo <> 'plan') <> (s.id_solicitud is not null)`,
  ...promesasDeGastos,
  'los montos de una factura son la suma de sus líneas': sql`
    select f.referencia as caso from facturas f
    join lateral (select sum(precio) as subtotal, sum(descuento) as descuento, sum(total) as total, sum(base) as base,
      sum(iva) as iva, sum(reembolsado) as reembolsado from factura_lineas l where l.id_factura = f.id_factura) l on true
    where (f.subtotal, f.descuento, f.total, f.base, f.iva, f.reembolsado)
      is distinct from (l.subtotal, l.descuento, l.total, l.base, l.iva, l.reembolsado)`,
  'lo devuelto de cada línea es lo que suman sus notas de crédito': sql`
    select f.referencia || ' línea ' || l.posicion as caso from factura_lineas l join facturas f using (id_factura)
    where l.reembolsado <> l.acreditado or l.reembolsado <> (select coalesce(sum(n.monto), 0)
      from notas_credito_lineas n where n.id_factura = l.id_factura and n.posicion = l.posicion)`,
  'lo prometido y lo devuelto de cada línea es lo que suman sus reembolsos, y nunca pasa de ella': sql`
    select f.referencia || ' línea ' || l.posicion as caso
    from factura_lineas l join facturas f using (id_factura)
      join lateral (select coalesce(sum(x.monto) filter (where r.estado in (${words(reembolsosDecididos)})), 0) as prometido,
        coalesce(sum(x.monto) filter (where r.estado = 'completado'), 0) as devuelto
        from reembolso_lineas x join reembolsos r using (id_reembolso)
        where x.id_factura = l.id_factura and x.posicion = l.posicion) r on true
    where (l.comprometido, l.reembolsado) is distinct from (r.prometido, r.devuelto) or l.comprometido > l.total`,
  'un reembolso completado tiene su nota de crédito por lo mismo, y ningún otro la tiene': sql`
    select f.referencia || ' ' || r.id_reembolso as caso from reembolsos r join facturas f using (id_factura)
      left join notas_credito n on n.id_reembolso = r.id_reembolso
    where (r.estado = 'completado') <> (n.id_nota is not null) or (n.total is not null and n.total <> r.monto)`,
  'una factura está reembolsada como dicen sus montos': sql`
    select f.referencia as caso from facturas f
    where f.numero is not null and f.total > 0 and f.estado <> case f.reembolsado
      when 0 then 'pagada' when f.total then 'reembolsada' else 'parcialmenteReembolsada' end`,
  'cada factura pagada tiene su documento fiscal, o espera el suyo': sql`
    select f.referencia as caso from facturas f
    where f.pagada_en < now() - interval '1 hour'
      and not exists (select 1 from dtes d where d.id_factura = f.id_factura and d.id_nota is null)`,
  'el uso de un código sigue a su factura': sql`
    select f.referencia as caso from usos_codigo u join facturas f using (id_factura)
    where u.estado <> case when f.numero is not null then 'usado' when f.estado = 'pendientePago' then 'reservado' else 'liberado' end`,
  'cada código cuenta justo los usos que tiene': sql`
    select c.codigo as caso from codigos_promocionales c
    where c.usos <> (select count(*) from usos_codigo u where u.id_codigo = c.id_codigo and u.estado <> 'liberado')`,
  'cada cliente cuenta justo los usos que hizo de un código': sql`
    select p.id_codigo || ' ' || p.id_usuario as caso from codigos_por_cliente p
    where p.usos <> (select count(*) from usos_codigo u
      where u.id_codigo = p.id_codigo and u.id_usuario = p.id_usuario and u.estado <> 'liberado')`,
  'un comprobante aceptado tiene su transferencia cobrada, y uno en revisión un pedido que no se dejó': sql`
    select f.referencia as caso from comprobantes c join facturas f using (id_factura)
    where c.estado = 'aceptado' and not exists (select 1 from pagos p
        where p.id_factura = c.id_factura and p.metodo = 'transferencia' and p.aplicado)
      or c.estado = 'enRevision' and f.estado in (${words(facturasCaidas)})`,
  'lo que se entrega sin notario tiene justo un documento sellado, y antes de entregarse ninguno': sql`
    select s.serie || '-' || s.numero as caso from solicitudes s
    where s.automatica and (select count(*) from documentos d join archivos a using (id_archivo)
        where d.id_solicitud = s.id_solicitud and a.adjunto and a.sha256 = d.sha256)
        <> case when s.estado in (${words(tramitesEntregados)}) then 1 else 0 end`,
  'lo que selló un notario está en su registro, una vez, con la huella de su documento': sql`
    select s.serie || '-' || s.numero as caso from documentos d join solicitudes s using (id_solicitud)
    where d.id_notario is not null and (select count(*) from registro_actuaciones r
      where r.id_solicitud = d.id_solicitud and r.id_notario = d.id_notario and r.actuacion = 'entrega'
        and r.documento_sha256 = d.sha256) <> 1`,
  'el texto que un notario dice haber entregado es el último que se aprobó': sql`
    select s.serie || '-' || s.numero as caso from registro_actuaciones r join solicitudes s using (id_solicitud)
    where r.actuacion = 'entrega' and r.datos::jsonb ? 'texto' and r.datos::jsonb #>> '{texto,sha256}' is distinct from (
      select encode(m.sha256, 'hex') from minuta_envios e join minutas m using (id_solicitud, version)
      where e.id_solicitud = r.id_solicitud and e.aprobada_en is not null order by e.orden desc limit 1)`,
  'lo que se dijo de un documento de un notario está en su registro, una vez, y el registro no dice otra cosa': sql`
    select s.serie || '-' || s.numero as caso
    from documento_marcas m join documentos d using (id_documento) join solicitudes s using (id_solicitud)
    where d.id_notario is not null and (select count(*) from registro_actuaciones r
      where r.id_notario = d.id_notario and r.id_solicitud = d.id_solicitud and r.documento_sha256 = d.sha256
        and r.actuacion = case m.marca when 'anulado' then 'anulacion' else 'sustitucion' end) <> 1
    union all
    select s.serie || '-' || s.numero from registro_actuaciones r join solicitudes s using (id_solicitud)
    where r.actuacion <> 'entrega' and not exists (select 1 from documento_marcas m join documentos d using (id_documento)
      where d.id_solicitud = r.id_solicitud and d.sha256 = r.documento_sha256
        and r.actuacion = case m.marca when 'anulado' then 'anulacion' else 'sustitucion' end)`,
  'cada marca de un documento la propuso una persona y la confirmó otra': sql`
    select s.serie || '-' || s.numero as caso
    from documento_marcas m join documentos d using (id_documento) join solicitudes s using (id_solicitud)
    where not exists (select 1 from marca_propuestas p where p.id_documento = m.id_documento and p.estado = 'confirmada'
      and p.marca = m.marca and p.propuesta_por = m.propuesta_por and p.decidida_por = m.confirmada_por)`,
  ...promesasDePedidos,
  ...promesasDePlanes,
  ...promesasDeTramites,
  ...promesasDeProtocolo,
};

export async function findFaltas(db: Db, promesa: string): Promise<string[]> {
  const found = promesas[promesa];
  if (!found) return [];
  const { rows } = await found.execute(db);
  return rows.map(({ caso }) => caso);
}

/** Files that belong to something, in order of their ids, after one of them. */
export async function listAdjuntos(db: Db, despuesDe: string, limite: number) {
  return db
    .selectFrom('archivos')
    .select(['idArchivo', 'nombre', 'sha256'])
    .where('adjunto', '=', true)
    .where('idArchivo', '>', despuesDe)
    .orderBy('idArchivo')
    .limit(limite)
    .execute();
}
