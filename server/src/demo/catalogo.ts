import { crearEn } from '../casa/catalogos/catalogos.ts';
import { publicarDeLaCasa } from '../catalogo/redacciones/archivo/de-la-casa.ts';
import { alistarCatalogos, fichas, motorDe, surtir } from '../catalogo/surtido/surtido.ts';
import type { Db } from '../db/db.ts';
import { gestores } from './gestores.ts';
import { instituciones } from './instituciones.ts';
import { motivos } from './motivos.ts';
import { plantillas } from './plantillas.ts';
import { preguntas } from './preguntas.ts';
import { sedes } from './sedes.ts';

type Publica = NonNullable<Parameters<typeof surtir>[0]['publica']>;

/**
 * The demo's catalogue: every document and gestión at an invented price, and what visitors ask. Into an empty one. With a user, each
 * document is written and published as that user would from the editor.
 */
export async function seedCatalogo(db: Db, now: Date, idUsuario?: string): Promise<void> {
  for (const gestor of gestores) await crearEn('gestores', { db, now }, gestor);
  for (const una of instituciones) await crearEn('instituciones', { db, now }, una);
  for (const sede of sedes) await crearEn('sedes', { db, now }, sede);
  for (const motivo of motivos) await crearEn('motivos', { db, now }, motivo);
  for (const plantilla of plantillas) await crearEn('plantillas', { db, now }, plantilla);
  await alistarCatalogos({ db, now });
  await surtirDemo(db, now, idUsuario);
  for (const [pregunta, respuesta] of preguntas) await crearEn('preguntas', { db, now }, { pregunta, respuesta });
}

/** Brings the documents of a demo to what this version gives: what it promised before may not be true any more. */
export async function surtirDemo(db: Db, now: Date, idUsuario?: string): Promise<void> {
  const publica: Publica = (tx, producto, moment) =>
    publicarDeLaCasa({ db: tx, now: moment, actor: { idUsuario: idUsuario ?? '' } }, producto);
  await surtir(
    { db, now, adopta: true, ...(idUsuario && { publica }) },
    new Map(fichas.map((ficha) => [ficha.slug, motorDe(ficha).precio])),
  );
}
