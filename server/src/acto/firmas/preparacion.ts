import { conInstrumento, type DiferenciaDeFirma, type PorImprimir } from '@fedatario/contract/acto';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { guardarActo } from '../../tramite/minutas/minutas.ts';
import { exigirPaso, tomar } from '../../tramite/tramites/tramites.ts';
import { compararTexto, exigirTexto } from './texto.ts';

type PreparacionRequest = Pick<OutsideContext<'all'>, 'transact' | 'transactActo' | 'actor' | 'now'>;

/**
 * Writes into the approved text what is known only at its signing, so that it can be printed and signed. Sheets that were not said are
 * counted from the print, of one side each; a number of sheets that makes the text a page longer is counted again.
 */
export async function prepararTexto(
  renderPdf: RenderPdf,
  request: PreparacionRequest,
  idSolicitud: string,
  dicho: PorImprimir,
): Promise<{ hojas: number | null; diferencias: DiferenciaDeFirma[] }> {
  const contar = dicho.hojas === null && !conInstrumento.includes(dicho.clase);
  let hojas = contar ? 1 : dicho.hojas;
  for (let vez = 0; contar && vez < 3; vez += 1) {
    const contadas = await contarHojas(renderPdf, request, idSolicitud, { ...dicho, hojas });
    if (contadas === hojas) break;
    hojas = contadas;
    if (contadas === null) break;
  }
  const { actor, now } = request;
  const caso = { idSolicitud, idNotario: actor.idUsuario, now };
  const diferencias = await request.transactActo(async (db) => {
    await tomarPorFirmar(db, request, idSolicitud);
    const texto = await exigirTexto(db, caso, { ...dicho, hojas });
    if (!texto) return [];
    await guardarActo(db, texto.cambio);
    return compararTexto(db, texto, 'nuevo');
  });
  return { hojas, diferencias };
}

async function tomarPorFirmar(db: Db, { actor }: Pick<PreparacionRequest, 'actor'>, idSolicitud: string) {
  const { row, como } = await tomar(db, actor, idSolicitud);
  exigirPaso(row, 'firmar', como);
  return row;
}

async function contarHojas(
  renderPdf: RenderPdf,
  request: PreparacionRequest,
  idSolicitud: string,
  dicho: PorImprimir,
): Promise<number | null> {
  const { transact, actor, now } = request;
  const porContar = await transact(async (db) => {
    const row = await tomarPorFirmar(db, request, idSolicitud);
    const texto = await exigirTexto(db, { idSolicitud, idNotario: actor.idUsuario, now }, dicho);
    // No text was approved, or nothing of it waits for the signing.
    if (!texto) return undefined;
    const { nombreEmpresa } = await informacionActual(db);
    return { documento: texto.documento, autor: nombreEmpresa, numero: formatNumber(row.serie, row.numero) };
  });
  if (!porContar) return null;
  const { documento, autor, numero } = porContar;
  const pdf = await renderPdf(documento, { numero, autor, fecha: now.toISOString(), borrador: false, rayado: true });
  return paginasDe(pdf);
}

/** Pages of a PDF of our own, whose objects are not compressed. */
function paginasDe(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 1
  );
}
