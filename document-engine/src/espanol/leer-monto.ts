import { limpiarTexto } from '../texto/limpiar.ts';

/** Whole cents, or why it is no amount, in Spanish, to follow the field's name. */
export type MontoLeido = { ok: true; centavos: number } | { ok: false; mensaje: string };

/** More than any contract: a hundred thousand million. */
export const CENTAVOS_MAXIMOS = 1e13;
const LARGO_MAXIMO = 60;

export const COMO_MONTO = 'escriba una cantidad, por ejemplo 1,500.00.';
export const NEGATIVO = 'no puede ser negativo.';

/** `1,500.00`, `1500`, `1’500,000.5`, with the signs that keyboards have for an apostrophe. */
const CON_COMAS = /^(?:\d+|[1-9]\d{0,2}(?:[,'’‘´`′]\d{3})+)(?:\.\d{0,2})?$/;
/** `1.500,00`, `1.500.000`, `1500,5`: a comma with two digits or one after it is no group of thousands. */
const CON_PUNTOS = /^(?:[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}|[1-9]\d{0,2}(?:\.\d{3}){2,}|\d+,\d{1,2})$/;

/**
 * An amount as people write it, with or without `Q`. What could mean two amounts, as `1.500`, is never read: it says how to
 * write it.
 */
export function leerMonto(escrito: string): MontoLeido {
  if (escrito.length > LARGO_MAXIMO) return { ok: false, mensaje: COMO_MONTO };
  const bare = limpiarTexto(escrito, true)
    .replace(/^(?:Q|GTQ)\.? ?|(?<=[\d.]) ?(?:Q|GTQ|quetzales?)\.?$/gi, '')
    .replace(/(?<=[.,]\d{1,2})\.$/, '')
    .replace(/ (?=\d{3}(?!\d))/g, '');
  if (/^[-−–] ?(?:Q ?)?[\d.,]+$/.test(bare)) return { ok: false, mensaje: NEGATIVO };
  if (/^\.\d{1,2}$/.test(bare)) return centavosDe(`0${bare}`);
  if (CON_COMAS.test(bare)) return centavosDe(bare.replace(/[,'’‘´`′]/g, ''));
  if (CON_PUNTOS.test(bare)) return centavosDe(bare.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}\.\d{3}$/.test(bare)) {
    const whole = bare.replace('.', ',');
    return { ok: false, mensaje: `no queda claro cuánto es: escriba ${whole}.00 si son miles, o dos decimales.` };
  }
  if (/^[\d,]*\.\d{3,}$/.test(bare)) return { ok: false, mensaje: 'escriba dos decimales como máximo.' };
  return { ok: false, mensaje: COMO_MONTO };
}

function centavosDe(decimal: string): MontoLeido {
  const [whole = '', cents = ''] = decimal.split('.');
  // As digits, for no binary fraction holds a cent.
  const centavos = Number(whole + cents.padEnd(2, '0'));
  return { ok: true, centavos };
}
