import { conInstrumento, type ImpresionEnProtocolo } from '@fedatario/contract/acto';
import type { Archivo } from '@fedatario/contract/base';
import { esperaFirma } from '@fedatario/contract/solicitud';
import { type Correccion, salvadoDe } from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { documentoPorFirmar, exigirEscrito, findAprobada } from '../../tramite/minutas/minutas.ts';
import { exigirEnOficina } from '../../tramite/tramites/tramites.ts';
import { findClaseDeProducto } from './queries.ts';

/** The approved text of an instrument of the protocol, as it is printed on its sealed paper to be signed. */
export async function imprimirEnProtocolo(
  renderPdf: RenderPdf,
  { transact, actor, now }: Pick<OutsideContext<'staff'>, 'transact' | 'actor' | 'now'>,
  idSolicitud: string,
  { lado, renglon, ajuste, entreLineas = '', testado = '' }: ImpresionEnProtocolo,
): Promise<Archivo> {
  const { documento, autor, numero } = await transact(async (db) => {
    const row = await exigirEnOficina(db, actor, idSolicitud);
    const clase = await findClaseDeProducto(db, idSolicitud);
    const aprobada = esperaFirma(row.estado) ? await findAprobada(db, idSolicitud) : undefined;
    if (!aprobada || (clase !== null && !conInstrumento.includes(clase))) throw new AppError('estado-no-permite');
    const escrito = await documentoPorFirmar(db, idSolicitud, aprobada.version);
    // A line of the protocol is never left blank (art. 13): the data of the signing are written first.
    exigirEscrito(escrito.faltantes);
    const { nombreEmpresa } = await informacionActual(db);
    return { documento: escrito, autor: nombreEmpresa, numero: formatNumber(row.serie, row.numero) };
  });
  const salvado = salvadoDe([...corregido('entreLineas', entreLineas), ...corregido('testado', testado)]);
  const hoja = { plantilla: 'protocolo', documento, inicio: { lado, renglon }, salvado, ajuste } as const;
  const contenido = await renderPdf(hoja, { autor, fecha: now.toISOString(), borrador: false });
  return { tipo: 'application/pdf', nombre: `${documento.titulo} ${numero} (protocolo).pdf`, contenido };
}

/** One correction on each line that is not empty. */
function corregido(clase: Correccion['clase'], escrito: string): Correccion[] {
  const lineas = escrito.split('\n').map((linea) => linea.trim());
  return lineas.filter((texto) => texto !== '').map((texto) => ({ clase, texto }));
}
