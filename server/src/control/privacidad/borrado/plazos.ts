import type { ClaseDeRetencion } from '@fedatario/contract/control';
import { jurisdiccion } from '@fedatario/document-engine';
import { diaLocal } from '../../../services/hora-local.ts';

/**
 * Last day, `aaaa-mm-dd`, on which the rows of a class are retained; null for ever. `cierre`: when the account is closed;
 * `ultima`: when the newest thing of the class was done.
 */
export function hastaDe(clase: ClaseDeRetencion, cierre: Date, ultima: Date | null): string | null {
  const { anios, desde } = jurisdiccion.retencion[clase];
  if (anios === null) return null;
  if (desde === 'finDeAnio') return `${Number(diaLocal(ultima ?? cierre).slice(0, 4)) + anios}-12-31`;
  const [anio = '', mes = '', dia = ''] = diaLocal(cierre).split('-');
  // A 29 February ends on the 28th where there is none.
  const ultimoDelMes = new Date(Date.UTC(Number(anio) + anios, Number(mes), 0)).getUTCDate();
  return `${Number(anio) + anios}-${mes}-${String(Math.min(Number(dia), ultimoDelMes)).padStart(2, '0')}`;
}
