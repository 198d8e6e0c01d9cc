import { type Archivo, errorDeCampo } from '@fedatario/contract/base';
import {
  canonicaDe,
  type Documento,
  definitivo,
  documentoDeMinuta,
  documentoFinal,
  evaluarEntrevista,
  leerMinuta,
  minutaDe,
} from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { contextoDe, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { renderDocx } from '../../services/docx/docx.ts';
import { findTexto } from './queries.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Comprada {
  readonly serie: string;
  readonly numero: number;
  readonly idVersion: string;
  readonly creadaEn: Date;
  /** Answers as JSON. */
  readonly respuestas: string;
}

/** The document of what was bought, as it is delivered: with no blank. It speaks of the day it was bought. */
export async function escribir(
  db: Db,
  { serie, numero, idVersion, creadaEn, respuestas }: Comprada,
): Promise<Documento> {
  const version = await versionDe(db, idVersion);
  const contexto = { ...contextoDe(creadaEn), documento: { numero: formatNumber(serie, numero) } };
  const dadas: Record<string, unknown> = JSON.parse(respuestas);
  const estado = evaluarEntrevista(version.entrevista, dadas, { contexto, rol: 'cliente' });
  const final = documentoFinal(version.plantilla, version.entrevista, estado);
  if (final.ok) return final.documento;
  const errores = final.faltas.map(({ ruta, mensaje: falta }) =>
    errorDeCampo(ruta, 'enBorrador', { documento: version.plantilla.titulo, falta }),
  );
  throw new AppError('documento-incompleto', { errores });
}

/** The delivered text, to be stored. A text over the limit is not stored, but written again when it is asked for. */
export function contenidoDe(documento: Documento): { contenido?: string } {
  try {
    return { contenido: canonicaDe(minutaDe(definitivo(documento))) };
  } catch {
    return {};
  }
}

/** The text of one's own delivered document, to edit it further. An act signed before a notary has none: its original is on paper. */
export async function descargarWord(
  { transact, actor }: OutsideContext<'adminCliente'>,
  idSolicitud: string,
): Promise<Archivo> {
  const { documento, autor, titulo } = await transact(async (db) => {
    const found = await findTexto(db, actor, idSolicitud);
    if (!found) throw new AppError('no-encontrado');
    const { nombreEmpresa } = await informacionActual(db);
    const documento = found.contenido === null ? await escribir(db, found) : leido(found.contenido);
    return { documento, autor: nombreEmpresa, titulo: `${found.nombre} ${formatNumber(found.serie, found.numero)}` };
  });
  const contenido = await renderDocx(documento, { autor, borrador: false });
  return { tipo: WORD, nombre: `${titulo}.docx`, contenido };
}

/** The text as it was delivered. */
function leido(contenido: string): Documento {
  const read = leerMinuta(JSON.parse(contenido));
  if (!read.ok) throw new AppError('error-interno');
  return documentoDeMinuta(read.minuta);
}
