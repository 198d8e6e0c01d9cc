import type { Clase, NodoJson } from '../texto/conversion.ts';
import type { PlantillaEscrita } from '../texto/texto.ts';

/** The parts of a template that are written apart from each other; its own shared texts are more of them, by their names. */
export const PARTES = ['contenido', 'sinNotario', 'encabezado', 'pie'] as const;
export type Parte = (typeof PARTES)[number] | `parcial:${string}`;

type Pagina = Readonly<Partial<Record<'encabezado' | 'pie', readonly NodoJson[]>>>;
type Parciales = Readonly<Record<string, readonly NodoJson[]>>;

export const parcialesDe = (plantilla: PlantillaEscrita) => (plantilla.parciales ?? {}) as Parciales;

/** The name of the shared text that a part is; undefined for the other parts. */
export function nombreDeParcial(parte: Parte): string | undefined {
  return parte.startsWith('parcial:') ? parte.slice('parcial:'.length) : undefined;
}

/** The kinds of node that are written within a paragraph. */
const EN_TEXTO = ['text', 'hardBreak', 'variable', 'referencia', 'condicionalTexto', 'repetirTexto', 'parcialTexto'];

/** Whether a shared text is a run of words within a paragraph, or paragraphs of its own. */
export const isDeTexto = (nodos: readonly unknown[]) =>
  EN_TEXTO.includes((nodos[0] as NodoJson | undefined)?.type ?? 'text');

export function claseDe(parte: Parte, plantilla?: PlantillaEscrita): Clase {
  const nombre = nombreDeParcial(parte);
  if (nombre !== undefined) return isDeTexto(plantilla ? nodosDe(plantilla, parte) : []) ? 'texto' : 'bloques';
  return parte === 'contenido' || parte === 'sinNotario' ? 'bloques' : 'texto';
}

export function nodosDe(plantilla: PlantillaEscrita, parte: Parte): readonly NodoJson[] {
  const nombre = nombreDeParcial(parte);
  if (nombre !== undefined) return parcialesDe(plantilla)[nombre] ?? [];
  if (parte === 'contenido') return plantilla.contenido.content ?? [];
  if (parte === 'sinNotario') return (plantilla.sinNotario as NodoJson | undefined)?.content ?? [];
  return (plantilla.pagina as Pagina | undefined)?.[parte as keyof Pagina] ?? [];
}

export function conNodos(plantilla: PlantillaEscrita, parte: Parte, nodos: readonly NodoJson[]): PlantillaEscrita {
  const nombre = nombreDeParcial(parte);
  if (nombre !== undefined) return { ...plantilla, parciales: { ...parcialesDe(plantilla), [nombre]: nodos } };
  if (parte === 'contenido') return { ...plantilla, contenido: { ...plantilla.contenido, content: nodos } };
  if (parte === 'sinNotario') return { ...plantilla, sinNotario: { type: 'doc', content: nodos } };
  const pagina: Pagina = { encabezado: [], pie: [], ...(plantilla.pagina as Pagina | undefined) };
  return { ...plantilla, pagina: { ...pagina, [parte]: nodos } };
}

/** The template with one more shared text, and its name. */
export function conParcialNuevo(
  plantilla: PlantillaEscrita,
  clase: Clase,
): { plantilla: PlantillaEscrita; nombre: string } {
  const parciales = parcialesDe(plantilla);
  let n = 1;
  while (`texto${n}` in parciales) n += 1;
  const text: NodoJson = { type: 'text', text: '…' };
  const nodos = clase === 'texto' ? [text] : [{ type: 'paragraph', content: [text] }];
  return { plantilla: { ...plantilla, parciales: { ...parciales, [`texto${n}`]: nodos } }, nombre: `texto${n}` };
}

export function sinParcial(plantilla: PlantillaEscrita, nombre: string): PlantillaEscrita {
  const { [nombre]: _, ...parciales } = parcialesDe(plantilla);
  const { parciales: __, ...rest } = plantilla;
  return Object.keys(parciales).length === 0 ? (rest as PlantillaEscrita) : { ...plantilla, parciales };
}

/** The template with another name for a shared text, wherever it is put. */
export function conNombreDeParcial(plantilla: PlantillaEscrita, nombre: string, nuevo: string): PlantillaEscrita {
  const parciales = Object.entries(parcialesDe(plantilla)).map(([name, nodos]) => [
    name === nombre ? nuevo : name,
    nodos,
  ]);
  return renombrado({ ...plantilla, parciales: Object.fromEntries(parciales) }, nombre, nuevo) as PlantillaEscrita;
}

function renombrado(value: unknown, nombre: string, nuevo: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renombrado(one, nombre, nuevo));
  if (typeof value !== 'object' || value === null) return value;
  const { type, attrs } = value as NodoJson;
  const isHere = (type === 'parcial' || type === 'parcialTexto') && attrs?.nombre === nombre;
  if (isHere) return { ...value, attrs: { ...attrs, nombre: nuevo } };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renombrado(one, nombre, nuevo)]));
}
