import type { Certificacion, FacturaDetalle } from '@fedatario/contract/compra';
import { formatNumber } from '../../../db/numbers.ts';
import type { CertificacionRow } from './queries.ts';

type Certificaciones = Pick<FacturaDetalle, 'certificacion' | 'notasDeCredito'>;

/** State of an invoice just paid, whose document the queue has not made yet. */
const POR_EMITIR = { estado: 'pendiente_certificacion', autorizacion: null, serie: null, numero: null } as const;

/** Certification of an invoice and of its credit notes. */
export function toCertificaciones(rows: readonly CertificacionRow[], propio: number | null): Certificaciones {
  const propia = rows.find(({ idNota }) => idNota === null);
  const notasDeCredito = rows.flatMap((row) => {
    const { idNota, serieNota, numeroNota, motivo, total, creadaEn } = row;
    if (!idNota || !serieNota || numeroNota === null || motivo === null || total === null || !creadaEn) return [];
    const numero = formatNumber(serieNota, numeroNota);
    return [{ idNota, numero, motivo, total, creadaEn: creadaEn.toISOString(), certificacion: toCertificacion(row) }];
  });
  const porEmitir = propio === null ? null : { ...POR_EMITIR, certificadaEn: null };
  return { certificacion: propia ? toCertificacion(propia) : porEmitir, notasDeCredito };
}

function toCertificacion({ estado, autorizacion, serie, numero, certificadoEn }: CertificacionRow): Certificacion {
  return {
    estado,
    serie,
    numero,
    autorizacion: autorizacion?.toUpperCase() ?? null,
    certificadaEn: certificadoEn?.toISOString() ?? null,
  };
}
