import type { Receptor } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';
import { LARGO_DE_MOTIVO } from '../../../services/fel/esquema.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { findLineas } from '../filas/queries.ts';
import { findLineasDeNota, findNota } from '../notas/queries.ts';
import type { DatosDte, Emisor, LineaFiscal } from './documento.ts';
import { type DteRow, type FacturaFiscal, findDteDe, findFacturaFiscal } from './queries.ts';

/** All data of an invoice or a credit note, for the certifier and for the printed page. */
export interface Fiscal extends Omit<DatosDte, 'emisor'> {
  readonly factura: FacturaFiscal;
  /** Null while the issuer's data are missing. */
  readonly emisor: Emisor | null;
  /** Document of the invoice that a credit note corrects; undefined for an invoice. */
  readonly origen: DteRow | undefined;
  readonly motivo: string | undefined;
}

interface Cual {
  readonly idFactura: string;
  /** The credit note; null for the invoice itself. */
  readonly idNota: string | null;
}

/** Undefined when there was no invoice. */
export async function leerFiscal(db: Db, { idFactura, idNota }: Cual): Promise<Fiscal | undefined> {
  const factura = await findFacturaFiscal(db, idFactura);
  const nota = idNota === null ? undefined : await findNota(db, idNota);
  if (!factura || (idNota !== null && nota?.idFactura !== idFactura)) return undefined;
  const origen = nota && (await findDteDe(db, idFactura, null));
  const { serie, numero } = nota ?? factura;
  return {
    factura,
    origen,
    serie,
    numero,
    motivo: nota?.motivo,
    moneda: factura.moneda,
    correo: factura.email,
    tipo: nota ? 'NCRE' : 'FACT',
    emitidoEn: nota?.creadaEn ?? factura.pagadaEn,
    emisor: factura.emisor as Emisor | null,
    receptor: factura.receptor as Receptor,
    lineas: nota ? (await findLineasDeNota(db, nota.idNota)).map(devuelta) : await findLineas(db, idFactura),
    referencia: nota && origen && referenciaDe(origen, nota.motivo),
  };
}

type LineaDeNota = Awaited<ReturnType<typeof findLineasDeNota>>[number];

function devuelta({ posicion, nombre, monto, base, iva }: LineaDeNota): LineaFiscal {
  return { posicion, nombre: `Devolución: ${nombre}`, precio: monto, descuento: 0, total: monto, base, iva };
}

function referenciaDe({ autorizacion, serie, numero, emitidoEn, fechadoEn }: DteRow, razon: string) {
  if (!autorizacion || !serie || !numero) return undefined;
  const fechaEmision = diaLocal(fechadoEn ?? emitidoEn);
  const motivo = razon.slice(0, LARGO_DE_MOTIVO);
  return { autorizacion: autorizacion.toUpperCase(), serie, numero, fechaEmision, motivo };
}
