import { duplicado, rechazo, sinCredenciales } from '../fallos.ts';
import type { ErrorFel, Fallo } from '../fel.ts';
import type { Certificado } from './wire.ts';

type Falta = NonNullable<Certificado['descripcion_errores']>[number];

/** A refusal comes with status 200: only its errors say of what class it is, by their source and their words. */
export function falloDe({ descripcion, descripcion_errores }: Certificado): Fallo {
  const faltas = descripcion_errores ?? [];
  const errores = faltas.map(errorDe);
  const [primero] = errores;
  if (!primero) return rechazo([{ mensaje: descripcion || 'INFILE rechazó el documento y no dice por qué.' }]);
  if (faltas.some(deFirma)) return sinCredenciales(`INFILE no acepta la firma: ${primero.mensaje}`);
  if (errores.some(({ mensaje }) => USADO.test(mensaje))) return duplicado(primero.mensaje);
  return rechazo(errores);
}

function deFirma(falta: Falta): boolean {
  return typeof falta !== 'string' && /firma digital del emisor/i.test(falta.fuente ?? '');
}

/** That INFILE answers so when a reference is sent again was not seen: its connectors say that it gives the document. */
const USADO = /(?:identificador|referencia|documento).{0,40}(?:utilizad|duplicad|ya (?:fue|ha sido|existe))/i;

function errorDe(falta: Falta): ErrorFel {
  if (typeof falta === 'string') return { mensaje: dicho(falta) };
  const { numeral, validacion, mensaje_error } = falta;
  const codigo = [numeral, validacion].filter(Boolean).join('.');
  return { ...(codigo && { codigo }), mensaje: dicho(mensaje_error ?? '') };
}

/** `FEL-GUI-51 | 3.5 | 3.5.1 | No. 5 | Error - …`: a person reads what follows the last bar. */
function dicho(mensaje: string): string {
  const ultimo = mensaje.split('|').at(-1) ?? '';
  return ultimo.replace(/^\s*Error\s*-\s*/i, '').trim() || 'INFILE rechazó el documento y no dice por qué.';
}
