import type { GestionDetalle } from '@fedatario/contract/tramite';
import {
  evaluarEntrevista,
  jurisdiccionDe,
  mostrarRespuesta,
  type Pregunta,
  respondidasDe,
  seccionesDe,
} from '@fedatario/document-engine';
import { contextoDe, versionDe } from '../../../catalogo/productos/productos.ts';
import type { Db } from '../../../db/db.ts';
import { ocultar } from '../../../services/ocultar.ts';
import { findRespuestas } from './queries.ts';

/** The interview is in Spanish, and so are the words of its answers. */
const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };

/** The answers that a gestión was bought with, in words, by section; none for one that was sold without an interview. */
export async function datosDe(db: Db, idSolicitud: string, ocultas: boolean): Promise<GestionDetalle['datos']> {
  const row = await findRespuestas(db, idSolicitud);
  if (!row) return [];
  const { entrevista } = await versionDe(db, row.idVersion);
  const contexto = contextoDe(row.creadaEn);
  const { visibles, datos } = evaluarEntrevista(entrevista, row.respuestas, { contexto, rol: 'cliente' });
  const jurisdiccion = jurisdiccionDe(entrevista, datos);
  return seccionesDe(entrevista)
    .map((seccion) => ({
      titulo: seccion.titulo,
      filas: respondidasDe(seccion, visibles, datos).map(({ campo, dentro, valor }) => ({
        pregunta: [...dentro, campo.pregunta.etiqueta].join(' › '),
        respuesta: paraLeer(campo.pregunta, mostrarRespuesta(campo.pregunta, valor, palabras, jurisdiccion), ocultas),
      })),
    }))
    .filter(({ filas }) => filas.length > 0);
}

/** To the office an identity number is its last four digits, as in a trámite: the whole one stands on the document handed in. */
function paraLeer({ tipo }: Pregunta, texto: string, ocultas: boolean): string {
  return ocultas && texto && tipo === 'cui' ? ocultar(texto) : texto;
}
