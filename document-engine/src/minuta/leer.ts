import { excess } from '../base/json.ts';
import { describirProblemas } from '../entrevista/leer.ts';
import { ORDINAL_MAXIMO } from '../espanol/ordinal.ts';
import { limpiarTramo } from '../texto/limpiar.ts';
import { HIJOS_DE_MINUTA, type Minuta, minuta, type NodoDeMinuta, TEXTO_DE_MINUTA } from './modelo.ts';

export type MinutaLeida = { ok: true; minuta: Minuta } | { ok: false; problemas: string[] };

/**
 * Reads the text of an act, as JSON. Refuses, in Spanish and naming the place, what is not one, is too big, or holds a node
 * where it may not stand. Never throws. What it answers is in its one form: the same text gives the same JSON.
 */
export function leerMinuta(json: unknown): MinutaLeida {
  const tooMuch = excess(json);
  if (tooMuch !== undefined) return { ok: false, problemas: [`El documento no se puede leer. ${tooMuch}`] };
  const parsed = minuta.safeParse(json, { reportInput: true });
  if (!parsed.success) return { ok: false, problemas: describirProblemas(parsed.error) };
  const problemas = checkStructure(parsed.data);
  if (problemas.length > 0) return { ok: false, problemas };
  const { titulo, encabezado, pie, contenido } = parsed.data;
  return {
    ok: true,
    minuta: { titulo, encabezado: encabezado.map(normalize), pie: pie.map(normalize), contenido: normalize(contenido) },
  };
}

/** A text in its canonical form, of which its hash is taken: members in the order of their names, nothing that says nothing. */
export function canonicaDe(read: Minuta): string {
  return JSON.stringify(read, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => part != null && part !== '' && !(Array.isArray(part) && part.length === 0))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );
}

function checkStructure({ encabezado, pie, contenido }: Minuta): string[] {
  const problems: string[] = [];
  const count = { clausula: 0, punto: 0 };
  const walk = (node: NodoDeMinuta, place: string, allowed: readonly string[]): void => {
    const here = `${place} › ${node.type}`;
    if (!allowed.includes(node.type)) problems.push(`${place}: aquí no puede ir «${node.type}».`);
    if (node.type === 'clausula') count[node.attrs.serie] += 1;
    node.content.forEach((child, i) => {
      walk(child, `${here} ${i + 1}`, HIJOS_DE_MINUTA[node.type]);
    });
  };
  walk(contenido, 'contenido', ['doc']);
  for (const node of [...encabezado, ...pie]) walk(node, 'pagina', TEXTO_DE_MINUTA);
  if (Math.max(count.clausula, count.punto) > ORDINAL_MAXIMO)
    problems.push(`El documento tiene más de ${ORDINAL_MAXIMO} cláusulas.`);
  return problems.slice(0, 30);
}

const MARCAS = ['bold', 'italic', 'underline', 'strike'];

/** Marks in one order and once; texts side by side that look alike are one; empty ones are none. */
function normalize(node: NodoDeMinuta): NodoDeMinuta {
  const content: NodoDeMinuta[] = [];
  for (const child of node.content.map(normalize)) {
    const last = content.at(-1);
    if (child.type === 'text' && child.text === '') continue;
    if (child.type === 'text' && last?.type === 'text' && marksOf(last) === marksOf(child))
      content[content.length - 1] = { ...last, text: last.text + child.text };
    else content.push(child);
  }
  const marks = MARCAS.filter((type) => node.marks.some((mark) => mark.type === type)).map((type) => ({ type }));
  return { ...node, content, marks, text: limpiarTramo(node.text) } as NodoDeMinuta;
}

function marksOf({ marks }: NodoDeMinuta): string {
  return marks.map(({ type }) => type).join(' ');
}
