import { lugarDeNodo, RAIZ_DE_LUGARES } from '@fedatario/document-engine';
import type { Node as Nodo } from '@tiptap/pm/model';

/** Position in the editor of the place that a finding of the linter names, or of the nearest one around it. */
export function posicionDe(doc: Nodo, lugar: string): number | undefined {
  let best: { pos: number; name: string } | undefined;
  const walk = (node: Nodo, start: number, parent: string): void => {
    node.forEach((child, offset, index) => {
      const name = lugarDeNodo({ type: child.type.name, attrs: child.attrs }, index, parent);
      const pos = start + offset;
      const isAround = lugar === name || lugar.startsWith(`${name} › `);
      if (isAround && name !== parent && name.length > (best?.name.length ?? 0)) best = { pos, name };
      walk(child, pos + 1, name);
    });
  };
  walk(doc, 0, RAIZ_DE_LUGARES);
  return best?.pos;
}

/** The traces that a text of the preview carries. */
export interface Rastro {
  readonly clausula: string | undefined;
  readonly datos: readonly string[];
  readonly texto: string;
}

/** Position in the editor of the node that a text of the preview was printed from. */
export function origenDe(doc: Nodo, rastro: Rastro): number | undefined {
  const { clausula } = rastro;
  let inClause: number | undefined;
  let found: number | undefined;
  doc.descendants((node, pos) => {
    if (node.type.name === 'clausula' && node.attrs.id === clausula) inClause = pos;
    const isThere = clausula === undefined || inClause !== undefined;
    if (found === undefined && isThere && prints(node, rastro)) found = pos;
    return found === undefined;
  });
  return found ?? inClause;
}

function prints({ isText, text = '', attrs }: Nodo, { datos, texto }: Rastro): boolean {
  if (datos.length === 0) return isText && said(text, texto.trim());
  return typeof attrs.ruta === 'string' && datos.some((one) => isFrom(one, attrs.ruta));
}

/** `deudores.0.nombre` comes from `deudor.nombre` where `deudor` is each of the list, and from `deudores`. */
function isFrom(dato: string, ruta: string): boolean {
  if (dato === ruta || dato.startsWith(`${ruta}.`)) return true;
  const tail = ruta.split('.').slice(1).join('.');
  return tail !== '' && /\.\d+\./.test(dato) && dato.endsWith(`.${tail}`);
}

/** The engine may have changed the capital of the first letter and the spaces around. */
function said(written: string, printed: string): boolean {
  const text = written.trim().toLowerCase();
  return (
    text !== '' && printed !== '' && (text.includes(printed.toLowerCase()) || printed.toLowerCase().includes(text))
  );
}
