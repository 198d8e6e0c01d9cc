import type { FiltrosDeLectores } from '@fedatario/contract/casa';
import { type SqlBool, sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';
import type { Actor } from '../../../http/route.ts';
import { visiblePara } from '../../clientela/clientela.ts';

export interface Filtros extends FiltrosDeLectores {
  readonly actor: Actor;
}

interface Lista extends Filtros {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const situaciones = {
  activa: sql<SqlBool>`boletin.activo`,
  porConfirmar: sql<SqlBool>`(not boletin.activo and boletin.enlace_enviado_en is not null)`,
  baja: sql<SqlBool>`(not boletin.activo and boletin.enlace_enviado_en is null)`,
} as const;

const origenes = {
  cuenta: sql<SqlBool>`boletin.id_usuario is not null`,
  visita: sql<SqlBool>`boletin.id_usuario is null`,
} as const;

const criterios = {
  /** The latest first. */
  suscrito: sql`-(extract(epoch from boletin.f_suscripcion) * 1000)::bigint`,
  nombre: alfabetico(sql`boletin.nombre`),
};

const columnas = [
  'idBoletin',
  'nombre',
  'email',
  'idUsuario',
  'activo',
  'fSuscripcion',
  'confirmadoEn',
  'enlaceEnviadoEn',
] as const;

function filtrados(db: Db, { actor, texto, situacion, origen }: Filtros) {
  return db
    .selectFrom('boletin')
    .select(columnas)
    .where(visiblePara(actor, 'boletin.id_usuario'))
    .$if(Boolean(texto), (query) => query.where(conPalabras(texto, sql`boletin.nombre`, sql`boletin.email`)))
    .$if(situacion !== undefined, (query) => query.where(situaciones[situacion ?? 'activa']))
    .$if(origen !== undefined, (query) => query.where(origenes[origen ?? 'cuenta']));
}

export function listLectores(db: Db, { orden = 'suscrito', despuesDe, limite, ...filtros }: Lista) {
  const { clave, despues, por } = keyset({ criterios, orden, id: sql`boletin.id_boletin`, despuesDe });
  return filtrados(db, filtros).select(clave.as('clave')).where(despues).orderBy(por).limit(limite).execute();
}

/** Count of the readers that match the filter, up to `hasta` and one more. */
export function countLectores(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(db, filtrados(db, filtros).limit(hasta + 1));
}

export type FilaDeLector = Omit<Awaited<ReturnType<typeof listLectores>>[number], 'clave'>;

export function readLector(db: Db, idBoletin: string): Promise<FilaDeLector> {
  return db.selectFrom('boletin').select(columnas).where('idBoletin', '=', idBoletin).executeTakeFirstOrThrow();
}
