import {
  findDepartamento,
  findMunicipio,
  formatDia,
  formatMontoPantalla,
  type Opcion,
  type Pregunta,
  parseDia,
} from '@fedatario/document-engine';
import { entradaDe } from './entradas.ts';
import { itemsOf } from './respuestas.ts';

/** The words a value is shown in that are not its own. */
export interface Palabras {
  readonly si: string;
  readonly no: string;
  readonly aceptada: string;
}

/** An answer as people read it in the review and when they choose between two; an empty text when there is none. */
export function mostrarRespuesta(pregunta: Pregunta, valor: unknown, palabras: Palabras): string {
  if (valor === undefined || valor === null || valor === '') return '';
  switch (pregunta.tipo) {
    case 'siNo':
      return valor === true ? palabras.si : palabras.no;
    case 'declaracion':
      return valor === true ? palabras.aceptada : '';
    case 'opcion':
      return labelOf(pregunta.opciones, valor);
    case 'opcionMultiple':
      return itemsOf(valor)
        .map((one) => labelOf(pregunta.opciones, one))
        .join(', ');
    default:
      return formas[pregunta.tipo]?.(valor) ?? plain(pregunta, valor);
  }
}

const formas: Readonly<Partial<Record<Pregunta['tipo'], (valor: unknown) => string>>> = {
  fecha: (valor) => (typeof valor === 'string' && parseDia(valor).ok ? formatDia(valor, 'es-GT') : String(valor)),
  moneda: (valor) => (Number.isSafeInteger(valor) ? formatMontoPantalla(valor as number) : String(valor)),
  departamento: (valor) => findDepartamento(String(valor))?.nombre ?? String(valor),
  municipio: (valor) => placeOf(String(valor)),
};

function plain(pregunta: Pregunta, valor: unknown): string {
  const entrada = entradaDe(pregunta.tipo);
  if (!entrada) return resumir(valor);
  return [entrada.mostrar(valor), entrada.despues].filter(Boolean).join(' ');
}

/** A group or a list in one line, for when both sides of a conflict must fit on the screen. */
function resumir(valor: unknown): string {
  if (Array.isArray(valor)) return valor.map(resumir).filter(Boolean).join('; ');
  if (typeof valor === 'object' && valor !== null) return Object.values(valor).map(resumir).filter(Boolean).join(', ');
  return typeof valor === 'boolean' || valor === null || valor === undefined ? '' : String(valor);
}

function labelOf(opciones: readonly Opcion[], valor: unknown): string {
  return opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? String(valor);
}

function placeOf(codigo: string): string {
  const municipio = findMunicipio(codigo);
  if (!municipio) return codigo;
  return [municipio.nombre, findDepartamento(municipio.codigoDepartamento)?.nombre].filter(Boolean).join(', ');
}
