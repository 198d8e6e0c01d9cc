import { conInstrumento } from '@fedatario/contract/acto';
import { tramitesFirmados } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { type RawBuilder, sql } from 'kysely';
import { words } from '../../../db/words.ts';

const { zonaHoraria } = jurisdiccion;
const tramite = sql`s.serie || '-' || s.numero`;
const instrumento = sql`u.nombre_completo || ' ' || p.anio || ' número ' || p.numero`;
const delProtocolo = sql.join(conInstrumento.map((clase) => sql`${clase}`));
const diaDe = (instante: RawBuilder<unknown>) => sql`(${instante} at time zone ${zonaHoraria})::date`;

/** Promises about each notary's protocol (Código de Notariado, arts. 13 and 29), and queries of the rows that break them. */
export const promesasDeProtocolo: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'cada instrumento que firmó un notario está en su protocolo, con un número que nadie más usó ese año': sql`
    select ${tramite} || ' número ' || coalesce(f.instrumento, '—') as caso from firmas f join solicitudes s using (id_solicitud)
    where f.clase in ('escrituraPublica', 'protocolacion') and not exists (select 1 from protocolo_instrumentos p
      where p.id_solicitud = f.id_solicitud and p.id_notario = f.id_notario and p.anio = extract(year from f.fecha)
        and p.numero::text = ltrim(f.instrumento, '0'))`,
  'ningún documento que se vendió para ir en el protocolo se firmó fuera de él': sql`
    select ${tramite} || ' (' || f.clase || ')' as caso
    from firmas f join solicitudes s using (id_solicitud) join productos p using (id_producto)
    where p.clase_acto in (${delProtocolo}) and f.clase not in (${delProtocolo})`,
  'ningún acto que un notario autoriza fuera del protocolo tomó un número de él': sql`
    select ${tramite} || ' (' || f.clase || ' número ' || coalesce(f.instrumento, '—') || ')' as caso
    from firmas f join solicitudes s using (id_solicitud) join productos p using (id_producto)
    where p.clase_acto not in (${delProtocolo}) and f.clase in (${delProtocolo})`,
  'ningún acto que firmó un notario quedó como si no se hubiera firmado': sql`
    select ${tramite} || ' (' || s.estado || ')' as caso from firmas f join solicitudes s using (id_solicitud)
    where s.estado not in (${words(tramitesFirmados)})`,
  'los números de un protocolo de notario van seguidos': sql`
    select ${instrumento} as caso
    from (select *, lag(numero) over (partition by id_notario, anio order by numero) as antes from protocolo_instrumentos) p
      join usuarios u on u.id_usuario = p.id_notario
    where p.numero <> p.antes + 1`,
  'los folios de un protocolo de notario van seguidos, sin saltos ni repetidos': sql`
    select ${instrumento} as caso
    from (select *, lag(folio_hasta) over (partition by id_notario, anio order by numero) as antes from protocolo_instrumentos) p
      join usuarios u on u.id_usuario = p.id_notario
    where p.folio_desde is null or p.folio_desde <> p.antes + case when p.misma_hoja then 0 else 1 end`,
  'los instrumentos de un notario van en orden de fechas': sql`
    select ${instrumento} as caso
    from (select *, max(fecha) over (partition by id_notario order by anotado_en, anio, numero
        rows between unbounded preceding and 1 preceding) as antes from protocolo_instrumentos) p
      join usuarios u on u.id_usuario = p.id_notario
    where p.fecha < p.antes`,
  'ningún acto de notario está fechado antes de comprarse o de aprobarse su texto, ni después de firmarse': sql`
    select ${tramite} as caso from firmas f join solicitudes s using (id_solicitud)
    where f.fecha < ${diaDe(sql`s.creada_en`)} or f.fecha > ${diaDe(sql`f.firmada_en`)}
      or f.fecha < (select ${diaDe(sql`e.aprobada_en`)} from minuta_envios e
        where e.id_solicitud = f.id_solicitud and e.aprobada_en is not null order by e.orden desc limit 1)`,
};
