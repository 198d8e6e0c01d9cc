import type { ContextoDeCaso } from '@fedatario/contract/catalogo';
import { CONTEXTO_DEL_EJEMPLO } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { casosDeEjemplo, type PorPublicar } from '../../surtido/surtido.ts';
import { insertCaso } from '../casos/queries.ts';
import { upsertParte } from '../filas/queries.ts';
import { publicarRedaccion } from '../publicar.ts';
import { leerRedaccion, type RedaccionRequest } from '../redacciones.ts';
import { upsertTexto } from '../texto/queries.ts';

/** Tests hold that the documents of the house pass the linter, fill their sample and give the text of their cases, so nothing looks at start. */
const SIN_TACHA = { errores: 0, completa: true, casosSinPasar: 0 };

/**
 * Writes a document of the house as the office would, with its cases, and publishes it as the editor does, with what publishing demands.
 * Answers the id of its version.
 */
export async function publicarDeLaCasa(
  request: RedaccionRequest,
  { idProducto, slug, precio, texto }: PorPublicar,
): Promise<string> {
  const { db, actor, now } = request;
  const escritura = { idProducto, idUsuario: actor.idUsuario, now };
  await upsertParte(db, escritura, 'precio', precio);
  const { hoy: dia, ...contexto } = CONTEXTO_DEL_EJEMPLO as ContextoDeCaso;
  for (const caso of casosDeEjemplo(slug))
    await insertCaso(db, { ...caso, ...escritura, idCaso: uuidv7(), dia, contexto });
  const { entrevista, plantilla, respuestasDeMuestra: respuestas } = texto;
  await upsertTexto(db, { ...escritura, ...SIN_TACHA, entrevista, plantilla, respuestas });
  const escrita = await leerRedaccion(db, idProducto);
  const publicada = await publicarRedaccion(request, {
    idProducto,
    revision: escrita.revision,
    revisionDeTexto: escrita.texto?.revision ?? 0,
  });
  return publicada.texto?.idVersion ?? '';
}
