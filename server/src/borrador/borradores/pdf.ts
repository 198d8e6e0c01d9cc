import type { Archivo } from '@fedatario/contract/base';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { documentoDe, versionDe } from '../../catalogo/productos/productos.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { evaluar } from './evaluacion.ts';
import { borradorDe } from './propio.ts';

type BorradorRequest = Pick<OutsideContext<'adminCliente'>, 'transact' | 'actor' | 'now'>;

/** The draft as its document stands today, watermarked; what is missing shows its name in its place. */
export async function pdfDeBorrador(
  { transact, actor, now }: BorradorRequest,
  id: string,
  renderPdf: RenderPdf,
): Promise<Archivo> {
  const { nombre, documento, autor } = await transact(async (db) => {
    const row = await borradorDe(db, actor, id);
    const version = await versionDe(db, row.idVersion);
    const estado = evaluar(version, row.respuestas, now);
    const { nombreEmpresa } = await informacionActual(db);
    // The number is given at purchase; until then the document reads «Borrador», as on the screen.
    const datos = { ...estado.datos, documento: { numero: 'Borrador' } };
    return { ...row, autor: nombreEmpresa, documento: documentoDe(version, { ...estado, datos }) };
  });
  const options = { autor, fecha: now.toISOString(), borrador: true };
  const contenido = await renderPdf(documento, options);
  return { tipo: 'application/pdf', nombre: `${nombre} (borrador).pdf`, contenido };
}
