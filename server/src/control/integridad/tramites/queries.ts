import { estadosCon } from '@fedatario/contract/base';
import { maquinaDeTramite, tramitesEntregados, tramitesPorEntregar } from '@fedatario/contract/solicitud';
import { type RawBuilder, sql } from 'kysely';
import { words } from '../../../db/words.ts';

/** Every step of the contract's table, as a row of history records it. */
const pasos = maquinaDeTramite.pasos.flatMap(({ de, accion, a }) => a.map((estado) => [de, accion, estado].join(' ')));
const corren = estadosCon(maquinaDeTramite, 'reloj', 'corre');
const deNotario = estadosCon(maquinaDeTramite, 'agente', 'notario').filter((estado) => corren.includes(estado));

const tramite = sql`s.serie || '-' || s.numero`;

/** Promises about each trámite, and queries of the rows that break them. */
export const promesasDeTramites: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'cada trámite está donde dice el último paso de su historia, y cada paso empieza donde terminó el anterior': sql`
    select ${tramite} as caso from solicitudes s
    where s.tipo = 'tramite' and (
      s.estado is distinct from (select h.a from solicitud_historial h
        where h.id_solicitud = s.id_solicitud order by h.orden desc limit 1)
      or exists (select 1 from (
          select h.de, h.orden, lag(h.a) over (order by h.orden) as antes, row_number() over (order by h.orden) as lugar
          from solicitud_historial h where h.id_solicitud = s.id_solicitud) pasos
        where pasos.de is distinct from pasos.antes or pasos.orden <> pasos.lugar))`,
  'cada paso de un trámite está en la tabla de pasos': sql`
    select ${tramite} || ' paso ' || h.orden as caso from solicitud_historial h join solicitudes s using (id_solicitud)
    where s.tipo = 'tramite' and (h.orden = 1) = (h.accion <> 'comprar')
      or s.tipo = 'tramite' and h.orden > 1 and h.de || ' ' || h.accion || ' ' || h.a not in (${words(pasos)})`,
  'ningún trámite se entregó sin su documento sellado, ni uno de notario sin su asiento': sql`
    select ${tramite} as caso
    from solicitudes s join factura_lineas l on l.id_factura = s.id_factura and l.posicion = s.posicion
    where s.tipo = 'tramite' and s.estado in (${words(tramitesEntregados)}) and not exists (
      select 1 from documentos d join archivos a using (id_archivo)
      where d.id_solicitud = s.id_solicitud and a.adjunto and a.sha256 = d.sha256
        and (l.modalidad <> 'notarial' or exists (select 1 from registro_actuaciones r
          where r.id_solicitud = s.id_solicitud and r.actuacion = 'entrega' and r.documento_sha256 = d.sha256)))`,
  'ningún trámite pagado espera más de una hora a que se entregue su documento': sql`
    select ${tramite} || ' (' || s.estado || ')' as caso from solicitudes s
    where s.tipo = 'tramite' and s.estado in (${words(tramitesPorEntregar)}) and s.actualizada_en < now() - interval '1 hour'`,
  'el reloj de un trámite corre solo mientras alguien de la casa debe actuar': sql`
    select ${tramite} as caso from solicitudes s
    where s.tipo = 'tramite' and s.reloj_desde is not null and s.estado not in (${words(corren)})`,
  'un trámite que espera notario no lo tiene, y el que está con uno sí': sql`
    select ${tramite} as caso from solicitudes s
    where s.tipo = 'tramite' and (s.estado = 'sinAsignar' and s.id_notario is not null
      or s.estado in (${words(deNotario)}) and s.id_notario is null)`,
  'ningún trámite se cerró con deberes pendientes': sql`
    select ${tramite} as caso from solicitudes s
    where s.estado = 'cerrado'
      and exists (select 1 from deberes d where d.id_solicitud = s.id_solicitud and d.estado = 'pendiente')`,
  'un trámite que espera a su cliente tiene hasta cuándo': sql`
    select ${tramite} as caso from solicitudes s
    where s.tipo = 'tramite' and s.grupo = 'cliente' and s.limite_en is null
      and exists (select 1 from solicitud_historial h where h.id_solicitud = s.id_solicitud and h.orden > 1)`,
};
