import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** JSON as the office wrote it, the answers of the sample included. */
export interface Escrito {
  readonly entrevista: unknown;
  readonly plantilla: unknown;
  readonly respuestas: unknown;
}

/** The revision of what is written of a text, 0 when nothing ever was, and the text itself unless it was published or dropped. */
export async function findTextoEscrito(
  db: Db,
  idProducto: string,
): Promise<{ revision: number; escrito: Escrito | undefined }> {
  const row = await db
    .selectFrom('textosProducto')
    .select(['entrevista', 'plantilla', 'respuestas', 'revision'])
    .where('idProducto', '=', idProducto)
    .executeTakeFirst();
  if (!row) return { revision: 0, escrito: undefined };
  const { revision, ...escrito } = row;
  return { revision, escrito: escrito.entrevista === null ? undefined : escrito };
}

/** The texts of a version; those published before the answers were kept have none. */
export async function findTextoDeVersion(db: Db, idVersion: string): Promise<Escrito | undefined> {
  return db
    .selectFrom('versionesProducto')
    .select(['entrevista', 'plantilla', sql<unknown>`coalesce(respuestas_de_muestra, '{}')`.as('respuestas')])
    .where('idVersion', '=', idVersion)
    .where('entrevista', 'is not', null)
    .executeTakeFirst();
}

/** A version of this product that was published. */
export async function findVersionPublicada(db: Db, idProducto: string, idVersion: string) {
  return db
    .selectFrom('versionesProducto')
    .select(['idVersion', 'numero', 'precio'])
    .where('idProducto', '=', idProducto)
    .where('idVersion', '=', idVersion)
    .where('publicadaEn', 'is not', null)
    .executeTakeFirst();
}

/** A written text as the editor of the product needs to know of it; `cambia` says whether it differs from that version. */
export async function findSituacionDeTexto(db: Db, idProducto: string, idVersionVigente: string | null) {
  return db
    .selectFrom('textosProducto as t')
    .innerJoin('usuarios as u', 'u.idUsuario', 't.escritoPor')
    .leftJoin('versionesProducto as v', (join) => join.on('v.idVersion', '=', idVersionVigente))
    .select([
      't.revision',
      't.errores',
      't.completa',
      't.casosSinPasar',
      't.escritoEn',
      'u.nombreCompleto as escritoPor',
    ])
    .select([
      sql<boolean>`t.entrevista is not null`.as('hay'),
      sql<number>`coalesce((select sum(json_array_length(s->'preguntas'))::int
        from json_array_elements(t.entrevista->'secciones') s), 0)`.as('preguntas'),
      sql<boolean>`row(t.entrevista::jsonb, t.plantilla::jsonb, t.respuestas::jsonb)
        is distinct from row(v.entrevista::jsonb, v.plantilla::jsonb, v.respuestas_de_muestra::jsonb)`.as('cambia'),
    ])
    .where('t.idProducto', '=', idProducto)
    .executeTakeFirst();
}

interface Escritura extends Escrito {
  readonly idProducto: string;
  readonly errores: number;
  readonly completa: boolean;
  /** Saved cases that give another text than the expected one. */
  readonly casosSinPasar: number;
  readonly idUsuario: string;
  readonly now: Date;
}

export async function upsertTexto(db: Db, { idUsuario, now, ...texto }: Escritura): Promise<void> {
  const columns = {
    entrevista: JSON.stringify(texto.entrevista),
    plantilla: JSON.stringify(texto.plantilla),
    respuestas: JSON.stringify(texto.respuestas),
    errores: texto.errores,
    completa: texto.completa,
    casosSinPasar: texto.casosSinPasar,
    escritoPor: idUsuario,
    escritoEn: now,
  };
  await db
    .insertInto('textosProducto')
    .values({ idProducto: texto.idProducto, ...columns })
    .onConflict((conflict) =>
      conflict.column('idProducto').doUpdateSet((eb) => ({
        ...columns,
        revision: eb('textosProducto.revision', '+', 1),
      })),
    )
    .execute();
}

/** Leaves the product without a written text, under a revision of its own. */
export async function upsertSinTexto(
  db: Db,
  { idProducto, idUsuario, now }: Pick<Escritura, 'idProducto' | 'idUsuario' | 'now'>,
): Promise<void> {
  await sql`
    insert into textos_producto (id_producto, escrito_por, escrito_en) values (${idProducto}, ${idUsuario}, ${now})
    on conflict (id_producto) do update set entrevista = null, plantilla = null, respuestas = null, errores = 0, completa = false, casos_sin_pasar = 0,
      revision = textos_producto.revision + 1, escrito_por = excluded.escrito_por, escrito_en = excluded.escrito_en`.execute(
    db,
  );
}

/** Notes the findings of a new look at the same text. */
export async function updateRevisado(
  db: Db,
  idProducto: string,
  visto: Pick<Escritura, 'errores' | 'completa' | 'casosSinPasar'>,
): Promise<void> {
  await db.updateTable('textosProducto').set(visto).where('idProducto', '=', idProducto).execute();
}
