import type { Estado } from '@fedatario/document-engine';

/** One answer that is missing or wrong. */
export interface Pendiente {
  readonly ruta: string;
  /** The question by its own name, without the groups around it. */
  readonly etiqueta: string;
  /** What is wrong; empty when the answer is only missing. */
  readonly mensaje: string;
}

/** What a section still needs, under the names of the groups where it stands; under no name, what stands alone. */
export function pendientesDe(
  { hojas, problemas }: Pick<Estado, 'hojas' | 'problemas'>,
  seccion: string,
): Partial<Record<string, Pendiente[]>> {
  const labels = new Map(
    hojas.filter((hoja) => hoja.seccion === seccion).map(({ ruta, etiqueta }) => [ruta, etiqueta]),
  );
  const found = problemas.flatMap(({ ruta, motivo, mensaje }) => {
    const whole = labels.get(ruta);
    if (whole === undefined) return [];
    const parts = whole.split(' › ');
    const said = mensaje.startsWith(`${whole}: `) ? mensaje.slice(whole.length + 2) : mensaje;
    const etiqueta = parts.at(-1) ?? '';
    return [{ grupo: parts.slice(0, -1).join(' › '), ruta, etiqueta, mensaje: motivo === 'falta' ? '' : said }];
  });
  const groups = Object.groupBy(found, ({ grupo }) => grupo);
  return Object.fromEntries(
    Object.entries(groups).map(([grupo, list = []]) => [grupo, list.map(({ grupo: _, ...one }) => one)]),
  );
}
