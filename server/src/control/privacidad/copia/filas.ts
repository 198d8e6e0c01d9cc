import { jurisdiccion } from '@fedatario/document-engine';
import { unseal } from '../../../services/cipher.ts';
import { horaLocal } from '../../../services/hora-local.ts';
import { lugarDe, type Sellado, selladoEn } from '../../sellados/sellados.ts';
import type { ConTabla, Dato } from '../tablas/dato.ts';
import type { Fila } from './queries.ts';

/** A row as the person's copy shows it: without the columns that copies leave out, and with sealed columns opened. */
export function filaDe(dato: ConTabla, fila: Fila): Record<string, unknown> {
  const { copia } = dato;
  if ('no' in copia) return {};
  const sin = new Set<string>(copia.sin ?? []);
  const abre = new Set<string>(copia.abre ?? []);
  const dichas = Object.entries(fila).filter(([columna]) => !sin.has(columna));
  return Object.fromEntries(
    dichas.map(([columna, valor]) => {
      const sellado = abre.has(columna) ? selladoEn(dato.tabla, columna) : undefined;
      if (sellado) return [columna.replace(/Cifrad[ao]s?$/, ''), abrir(sellado, fila)];
      return [columna, Buffer.isBuffer(valor) ? valor.toString('hex') : valor];
    }),
  );
}

/** Columns of answers, contents and bank accounts, sealed as JSON; a message may begin with a bracket and is text. */
const SELLADA_COMO_JSON = /^(?:respuestas|contenido|antes|cuenta)Cifrad/;

function abrir(sellado: Sellado, fila: Fila): unknown {
  const valor = fila[sellado.columna];
  if (!Buffer.isBuffer(valor) || valor.length === 0) return null;
  const texto = unseal(valor, lugarDe(sellado, fila));
  return SELLADA_COMO_JSON.test(sellado.columna) && /^[[{]/.test(texto) ? JSON.parse(texto) : texto;
}

const ACENTOS: Readonly<Record<string, string>> = {
  numero: 'número',
  codigo: 'código',
  telefono: 'teléfono',
  direccion: 'dirección',
  version: 'versión',
  accion: 'acción',
  titulo: 'título',
  marca: 'marca',
  ultimos: 'últimos',
  cuantos: 'cuántos',
  anio: 'año',
};

/** The name of a column as people read it: `pedidaEn` is «Pedida en». */
export function etiquetaDe(columna: string): string {
  const palabras = columna
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');
  const texto = palabras.map((palabra) => ACENTOS[palabra] ?? palabra).join(' ');
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** The columns of a table that hold money, as {@link enPalabras} asks for it. */
export function dineroDe({ copia }: Dato): ReadonlySet<string> {
  return new Set<string>('no' in copia ? [] : (copia.dinero ?? []));
}

/** A value in words: `esDinero` are centavos, with their currency; instants on the company's clock. */
export function enPalabras(valor: unknown, esDinero = false): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (valor instanceof Date) return horaLocal(valor).replace('T', ' ').slice(0, 16);
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (esDinero && typeof valor === 'number') return jurisdiccion.moneda.formatPantalla(valor);
  if (Array.isArray(valor)) return valor.map((uno) => enPalabras(uno)).join(', ');
  if (typeof valor === 'object')
    return Object.entries(valor)
      .map(([clave, uno]) => `${etiquetaDe(clave)}: ${enPalabras(uno)}`)
      .join('; ');
  return String(valor);
}

/** False for columns that only machines need: those stand in the JSON, not in the readable page. */
export const esDePersonas = (columna: string) => !/^id[A-Z]|^(revision|grupo|orden|posicion|sha256)$/.test(columna);
