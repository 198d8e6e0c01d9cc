import { DAY } from '@fedatario/contract/base';
import {
  cargosPorPagar,
  comprobantesPorRevisar,
  DIAS_SIN_USO,
  type FiltrosDeSuscripciones,
  facturasPorPagar,
  type RiesgoDeSuscripcion,
  suscripcionesEnUso,
  suscripcionesImpagas,
  suscripcionesTerminadas,
} from '@fedatario/contract/compra';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { visiblePara } from '../../../casa/clientela/clientela.ts';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';
import { words } from '../../../db/words.ts';
import type { Actor } from '../../../http/route.ts';

/** The reader, and the moment at which a risk is judged. */
export interface Mirada {
  readonly actor: Actor;
  readonly now: Date;
}

export interface Listado extends FiltrosDeSuscripciones {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

/** The condition of each risk, on a subscription `s` and its version `v`. A card is good through the last day of its month. */
export const condicionesDeRiesgo = (now: Date): Readonly<Record<RiesgoDeSuscripcion, RawBuilder<SqlBool>>> => ({
  mora: sql`s.estado in (${words(suscripcionesImpagas)})`,
  tarjetaPorVencer: sql`(s.renovar and s.estado not in (${words(suscripcionesTerminadas)}) and s.vuelta > 0 and exists (
    select from (select vence_mes, vence_anio from formas_pago t
      where t.id_usuario = s.id_usuario and t.token_cifrado is not null
      order by t.predeterminada desc, t.id_forma_pago desc limit 1) t
    where make_date(t.vence_anio, t.vence_mes, 1) + interval '1 month' <= s.fin_periodo))`,
  sinUso: sql`(s.estado in (${words(suscripcionesEnUso)}) and (v.documentos is distinct from 0 or v.citas is distinct from 0)
    and s.inicio <= ${new Date(now.getTime() - DIAS_SIN_USO * DAY)}
    and not exists (select from beneficios b where b.id_suscripcion = s.id_suscripcion and b.movimiento = 'reservado'))`,
});

const criterios = {
  fin: sql`s.fin_periodo`,
  inicio: sql`s.creada_en`,
  cliente: alfabetico(sql`u.nombre_completo`),
};

function filtradas(db: Db, { texto, estado, riesgo }: FiltrosDeSuscripciones, { actor, now }: Mirada) {
  return db
    .selectFrom('suscripciones as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .innerJoin('versionesPlan as v', 'v.idVersion', 's.idVersion')
    .where(visiblePara(actor, 's.id_usuario'))
    .$if(Boolean(texto), (query) =>
      query.where(conPalabras(texto, sql`u.nombre_completo`, sql`u.email`, sql`s.nombre_plan`)),
    )
    .$call((query) => (estado === undefined ? query : query.where('s.estado', '=', estado)))
    .$if(riesgo !== undefined, (query) => query.where(condicionesDeRiesgo(now)[riesgo as RiesgoDeSuscripcion]));
}

interface Pendiente {
  readonly idFactura: string;
  readonly total: number;
  readonly metodo: string;
  readonly venceEn: string;
  readonly enRevision: boolean;
}

function conDatos(query: ReturnType<typeof filtradas>, { now }: Mirada) {
  const cada = Object.entries(condicionesDeRiesgo(now)).map(
    ([nombre, es]) => sql`case when ${es} then ${sql.lit(nombre)} end`,
  );
  return query
    .select(['s.idSuscripcion', 's.idUsuario', 'u.nombreCompleto as nombre', 'u.email', 's.nombrePlan', 's.periodo'])
    .select(['s.estado', 's.inicio', 's.finPeriodo', 's.renovar', 's.revision', 's.vuelta', 's.motivoOficina'])
    .select(['v.precioMensual', 'v.precioAnual', 'v.documentos'])
    .select([
      sql<RiesgoDeSuscripcion[]>`array_remove(array[${sql.join(cada)}], null)`.as('riesgos'),
      sql<{ disponible: number | null } | null>`(select json_build_object('disponible', b.disponible)
        from beneficio_saldos b where b.id_suscripcion = s.id_suscripcion and b.clase = 'documento')`.as('saldo'),
      sql<{ disponible: number | null } | null>`(select json_build_object('disponible', b.disponible)
        from beneficio_saldos b where b.id_suscripcion = s.id_suscripcion and b.clase = 'cita')`.as('saldoDeCitas'),
      sql<Pendiente | null>`(select json_build_object('idFactura', f.id_factura, 'total', f.total, 'metodo', f.metodo,
          'venceEn', f.vence_en, 'enRevision', exists (select from comprobantes c
            where c.id_factura = f.id_factura and c.estado in (${words(comprobantesPorRevisar)})))
        from suscripcion_cargos g join facturas f on f.id_factura = g.id_factura
        where g.id_suscripcion = s.id_suscripcion and g.estado in (${words(cargosPorPagar)}) and f.estado in (${words(facturasPorPagar)}))`.as(
        'pendiente',
      ),
    ]);
}

export type FilaDeOficina = NonNullable<Awaited<ReturnType<typeof findDeOficina>>>;

export function findDeOficina(db: Db, idSuscripcion: string, mirada: Mirada) {
  return conDatos(filtradas(db, {}, mirada), mirada)
    .where('s.idSuscripcion', '=', idSuscripcion)
    .executeTakeFirst();
}

export function listDeOficina(db: Db, { orden = 'fin', despuesDe, limite, ...filtros }: Listado, mirada: Mirada) {
  const instantes = ['fin', 'inicio'] as const;
  const { clave, despues, por } = keyset({ criterios, instantes, orden, id: sql`s.id_suscripcion`, despuesDe });
  return conDatos(filtradas(db, filtros, mirada), mirada)
    .select(clave.as('clave'))
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

/** Count of the subscriptions that match the filter, up to `hasta` and one more. */
export function countDeOficina(db: Db, filtros: FiltrosDeSuscripciones, mirada: Mirada, hasta: number) {
  const query = filtradas(db, filtros, mirada);
  return countRows(db, query.select('s.idSuscripcion').limit(hasta + 1));
}
