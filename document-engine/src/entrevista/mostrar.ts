import { parseDia } from '../calendario/dia.ts';
import { formatDia } from '../formato/pantalla.ts';
import type { Opcion, Pregunta } from '../modelo/entrevista.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';

/** The words an answer is shown in that are not its own. */
export type Palabras = { readonly si: string; readonly no: string; readonly aceptada: string };

type Forma = (valor: unknown, jurisdiccion: Jurisdiccion) => string;

/** An answer in its stored form as people read it; an empty text when there is none. What does not read well stays as it is. */
export function mostrarRespuesta(
  pregunta: Pregunta,
  valor: unknown,
  palabras: Palabras,
  jurisdiccion: Jurisdiccion,
): string {
  if (valor === undefined || valor === null || valor === '') return '';
  switch (pregunta.tipo) {
    case 'siNo':
      return valor === true ? palabras.si : palabras.no;
    case 'declaracion':
      return valor === true ? palabras.aceptada : '';
    case 'opcion':
      return labelOf(pregunta.opciones, valor);
    case 'opcionMultiple':
      return (Array.isArray(valor) ? valor : []).map((one) => labelOf(pregunta.opciones, one)).join(', ');
    default:
      return (formas[pregunta.tipo] ?? resumir)(valor, jurisdiccion);
  }
}

const formas: Readonly<Partial<Record<Pregunta['tipo'], Forma>>> = {
  fecha: (valor, { locale }) =>
    typeof valor === 'string' && parseDia(valor).ok ? formatDia(valor, locale) : textOf(valor),
  moneda: (valor, { moneda }) => (Number.isSafeInteger(valor) ? moneda.formatPantalla(valor as number) : textOf(valor)),
  porcentaje: (valor) => `${textOf(valor)} %`,
  cui: (valor, { idPersonal }) => idPersonal.format(textOf(valor)),
  nit: (valor, { idTributaria }) => idTributaria.format(textOf(valor)),
  telefono: (valor, { telefono }) => telefono.format(textOf(valor)),
  departamento: (valor, { divisiones }) => divisiones.find(({ codigo }) => codigo === valor)?.nombre ?? textOf(valor),
  municipio: placeOf,
};

function textOf(valor: unknown): string {
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';
}

/** A group or a list in one line, for when both sides of a conflict must fit on the screen. */
function resumir(valor: unknown): string {
  if (Array.isArray(valor)) return valor.map(resumir).filter(Boolean).join('; ');
  if (typeof valor === 'object' && valor !== null) return Object.values(valor).map(resumir).filter(Boolean).join(', ');
  return textOf(valor);
}

function labelOf(opciones: readonly Opcion[], valor: unknown): string {
  return opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? String(valor);
}

function placeOf(valor: unknown, { divisiones }: Jurisdiccion): string {
  for (const { nombre, municipios } of divisiones) {
    const municipio = municipios.find(({ codigo }) => codigo === valor);
    if (municipio) return `${municipio.nombre}, ${nombre}`;
  }
  return textOf(valor);
}
