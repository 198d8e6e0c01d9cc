import type { Archivo } from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import { informacionActual } from '../../../casa/informacion-general/informacion-general.ts';
import { notificar } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { AppError } from '../../../http/errors.ts';
import type { OutsideTask } from '../../../queue/job.ts';
import type { RenderPdf } from '../../../services/pdf/pdf.ts';
import { impresa } from './impresion.ts';
import { type Fiscal, leerFiscal } from './lectura.ts';
import { findDte, findDteDe, lockDte, updateDte } from './queries.ts';

type Cual = Parameters<typeof leerFiscal>[1];

/** The data that the page of an invoice or a credit note is made from. 404 when there was no invoice. */
export async function leerPagina(db: Db, cual: Cual) {
  const fiscal = await leerFiscal(db, cual);
  if (!fiscal) throw new AppError('no-encontrado');
  const dte = await findDteDe(db, cual.idFactura, cual.idNota);
  const { nombreEmpresa: empresa } = await informacionActual(db);
  return { fiscal, empresa, pagina: impresa(fiscal, dte, empresa) };
}

type Pagina = Awaited<ReturnType<typeof leerPagina>>;

/** Runs outside of any transaction. The same data give the same file. */
export async function componer(renderPdf: RenderPdf, { pagina, fiscal, empresa }: Pagina): Promise<Archivo> {
  const options = { autor: empresa, fecha: fiscal.emitidoEn.toISOString(), borrador: false };
  return { tipo: 'application/pdf', nombre: `${pagina.titulo}.pdf`, contenido: await renderPdf(pagina, options) };
}

/** Sends a certified document to its customer, once however often it is asked. */
export async function entregar(renderPdf: RenderPdf, { transact, now }: OutsideTask, idDte: string) {
  const pagina = await transact(async (db) => {
    const dte = await findDte(db, idDte);
    return dte?.estado === 'certificada' && !dte.enviadoEn ? leerPagina(db, dte) : undefined;
  });
  if (!pagina) return;
  const archivo = await componer(renderPdf, pagina);
  await transact(async (db) => {
    if ((await lockDte(db, idDte))?.enviadoEn) return;
    await updateDte(db, idDte, { enviadoEn: now });
    await avisar(db, pagina, archivo);
  });
}

async function avisar(db: Db, { fiscal }: Pagina, { nombre, tipo, contenido }: Archivo): Promise<void> {
  const { factura, motivo } = fiscal;
  const variables = {
    numero: formatNumber(fiscal.serie, fiscal.numero),
    monto: jurisdiccion.moneda.formatPantalla(totalDe(fiscal)),
  };
  const suya = {
    idUsuario: factura.idUsuario,
    enlace: `/detalle-pago/${factura.idFactura}`,
    adjuntos: [{ nombre, tipo, contenido: Buffer.from(contenido).toString('base64') }],
  };
  if (motivo === undefined) await notificar(db, { ...suya, tipo: 'factura', variables });
  else await notificar(db, { ...suya, tipo: 'notaDeCredito', variables: { ...variables, motivo } });
}

function totalDe({ lineas }: Fiscal): number {
  return lineas.reduce((suma, { total }) => suma + total, 0);
}
