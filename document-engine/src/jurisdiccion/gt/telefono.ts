import { accept, type Resultado, refuse } from '../../base/resultado.ts';
import { limpiarTexto } from '../../texto/limpiar.ts';

export type MotivoTelefono = 'vacio' | 'caracteres' | 'longitud' | 'primerDigito';

export type Telefono = {
  /** As stored: `+` and digits. */
  e164: string;
  /** `especial`: free of charge or dearer than others, as 1801 and 1900. */
  clase: 'movil' | 'fijo' | 'especial' | 'extranjero';
};

const TEXTO_MAXIMO = 40;
const ESPECIAL = /^(180[01]|1900)(\d{3})(?=\d{4}$)/;

/**
 * Reads a telephone as a person types or pastes it. Eight digits, or `+502` / `00502` / `502` and eight digits, are Guatemalan:
 * 2, 6, 7 fixed; 3, 4, 5 mobile; so are eleven that begin with 1800, 1801 or 1900. With another prefix any E.164 number (7 to 15 digits) is accepted as foreign.
 * Errors: `vacio`, `caracteres`, `longitud`, `primerDigito` (0, 1, 8, 9 begin no Guatemalan number).
 * Source: domain-gt 2.3; libphonenumber, metadata of Guatemala.
 */
export function parseTelefono(texto: string): Resultado<Telefono, MotivoTelefono> {
  if (texto.length > TEXTO_MAXIMO) return refuse('longitud');
  const typed = limpiarTexto(texto, true)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  if (typed === '' || typed === '+') return refuse('vacio');
  if (!/^\+?\d+$/.test(typed)) return refuse('caracteres');
  const nacional = readNacional(typed);
  return nacional === undefined ? readExtranjero(typed) : readGuatemala(nacional);
}

/** `+50223456789` as people read it, `2345-6789`, or with `conPrefijo` `+502 2345-6789`. Others stay as they are. */
export function formatTelefono(e164: string, opciones: { conPrefijo?: boolean } = {}): string {
  const telefono = parseTelefono(e164);
  if (!telefono.ok) return e164;
  if (telefono.valor.clase === 'extranjero') return telefono.valor.e164;
  const nacional = telefono.valor.e164.slice(4);
  const shown = nacional.replace(ESPECIAL, '$1-$2-').replace(/^(\d{4})(\d{4})$/, '$1-$2');
  return opciones.conPrefijo ? `+502 ${shown}` : shown;
}

/** The digits after 502, or undefined when the number says it is of another country. */
function readNacional(typed: string): string | undefined {
  if (typed.startsWith('+502')) return typed.slice(4);
  if (typed.startsWith('+')) return undefined;
  return typed.length === 11 && typed.startsWith('502') ? typed.slice(3) : typed;
}

function readGuatemala(nacional: string): Resultado<Telefono, MotivoTelefono> {
  if (ESPECIAL.test(nacional)) return accept({ e164: `+502${nacional}`, clase: 'especial' });
  if (nacional.length !== 8) return refuse('longitud');
  if (!/^[2-7]/.test(nacional)) return refuse('primerDigito');
  return accept({ e164: `+502${nacional}`, clase: /^[345]/.test(nacional) ? 'movil' : 'fijo' });
}

function readExtranjero(typed: string): Resultado<Telefono, MotivoTelefono> {
  if (!/^\+[1-9]/.test(typed)) return refuse('primerDigito');
  return typed.length >= 8 && typed.length <= 16 ? accept({ e164: typed, clase: 'extranjero' }) : refuse('longitud');
}
