import { evaluarEntrevista } from '@fedatario/document-engine';
import { faltasDeVendidos } from '../../../borrador/borradores/borradores.ts';
import { contextoDe, versionDe } from '../../../catalogo/productos/productos.ts';
import type { Db } from '../../../db/db.ts';
import { listConRespuestas, listPorPagar } from './queries.ts';

const POR_VUELTA = 200;
const PRIMERO = '00000000-0000-0000-0000-000000000000';

interface Promesa {
  readonly promesa: string;
  readonly faltas: readonly string[];
}

/** Checks that unpaid orders could be delivered today, and that paid ones are complete. Reads all of them. */
export async function verificarCompletos(db: Db, now: Date): Promise<Promesa[]> {
  return [
    {
      promesa: 'cada documento de un pedido que espera su pago está completo',
      faltas: await porPagar(db, now),
    },
    {
      promesa: 'las respuestas que guarda cada trámite pagado están completas',
      faltas: await pagados(db),
    },
  ];
}

async function porPagar(db: Db, now: Date): Promise<string[]> {
  const faltas: string[] = [];
  for (let despuesDe: string | undefined = PRIMERO; despuesDe !== undefined; ) {
    const rows = await listPorPagar(db, despuesDe, POR_VUELTA);
    const halladas = await faltasDeVendidos(db, rows, now);
    rows.forEach(({ referencia }, i) => {
      const [una] = halladas[i] ?? [];
      if (una) faltas.push(`${referencia}: ${una.mensaje}`);
    });
    despuesDe = rows.at(-1)?.idFactura;
  }
  return faltas;
}

/**
 * Evaluated as of the day of purchase, as they are delivered and corrected: a document that lacked something then cannot be
 * made.
 */
async function pagados(db: Db): Promise<string[]> {
  const faltas: string[] = [];
  for (let despuesDe: string | undefined = PRIMERO; despuesDe !== undefined; ) {
    const rows = await listConRespuestas(db, despuesDe, POR_VUELTA);
    for (const { serie, numero, idVersion, creadaEn, respuestas } of rows) {
      const falta = respuestas ? await faltaEn(db, { idVersion, creadaEn, respuestas }) : 'no se pueden leer';
      if (falta) faltas.push(`${serie}-${numero}: ${falta}`);
    }
    despuesDe = rows.at(-1)?.idSolicitud;
  }
  return faltas;
}

interface Comprado {
  readonly idVersion: string;
  readonly creadaEn: Date;
  readonly respuestas: Record<string, unknown>;
}

async function faltaEn(db: Db, { idVersion, creadaEn, respuestas }: Comprado): Promise<string | undefined> {
  const { entrevista } = await versionDe(db, idVersion);
  const { problemas } = evaluarEntrevista(entrevista, respuestas, { contexto: contextoDe(creadaEn), rol: 'cliente' });
  return problemas.find(({ motivo }) => motivo === 'falta')?.mensaje;
}
