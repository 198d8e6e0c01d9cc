import { own } from '../base/json.ts';
import type { Campo, Seccion } from './compilada.ts';
import { isSola } from './revision.ts';

/** A question of one value that is seen, with its answer: what a review lists. */
export type Respondida = {
  readonly ruta: string;
  readonly campo: Campo;
  /** Labels of the groups around it. */
  readonly dentro: readonly string[];
  readonly valor: unknown;
};

/** The questions of one value of a section that are seen, in their order, items of lists one by one. */
export function respondidasDe({ campos }: Seccion, visibles: ReadonlySet<string>, datos: unknown): Respondida[] {
  return campos.flatMap((campo) => leaves(campo, campo.clave, [], visibles, own(datos, campo.clave)));
}

function leaves(
  campo: Campo,
  ruta: string,
  dentro: readonly string[],
  visibles: ReadonlySet<string>,
  valor: unknown,
): Respondida[] {
  if (!visibles.has(ruta)) return [];
  const inside = [...dentro, campo.pregunta.etiqueta];
  const { elemento } = campo;
  if (elemento) {
    const items: unknown[] = Array.isArray(valor) ? valor : [];
    if (items.length === 0) return [{ ruta, campo, dentro, valor: undefined }];
    return items.flatMap((item, i) => {
      const within = [...inside, `${elemento.pregunta.etiqueta} ${i + 1}`];
      const isGroup = elemento.campos.length > 0 && !isSola(elemento, items);
      return leaves(elemento, `${ruta}.${i}`, isGroup ? within : inside, visibles, item);
    });
  }
  if (campo.campos.length === 0) return [{ ruta, campo, dentro, valor }];
  return campo.campos.flatMap((part) =>
    leaves(
      part,
      `${ruta}.${part.clave}`,
      dentro.length > 0 && isNumbered(dentro) ? dentro : inside,
      visibles,
      own(valor, part.clave),
    ),
  );
}

const isNumbered = (labels: readonly string[]): boolean => / \d+$/.test(labels.at(-1) ?? '');
