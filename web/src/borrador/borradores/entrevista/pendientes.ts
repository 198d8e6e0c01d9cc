import type { Estado } from '@fedatario/document-engine';

/** An answer that is missing or wrong. */
export interface Pendiente {
  readonly ruta: string;
  /** The question's own label, without its groups. */
  readonly etiqueta: string;
  /** The error; empty when the answer is only missing. */
  readonly mensaje: string;
}

/**
 * The missing and wrong answers of a section, by the label of their group; those outside any group have an empty label.
 */
export function pendientesDe({ hojas, problemas }: Pick<Estado, 'hojas' | 'problemas'>, seccion: string): PorGrupo {
  const suyas = hojas.filter((hoja) => hoja.seccion === seccion);
  return byGroup(
    suyas,
    problemas.map(({ ruta, motivo, mensaje }) => ({ ruta, mensaje: motivo === 'falta' ? '' : mensaje })),
  );
}

/** The warnings on all answers, grouped in the same way. They do not block going on. */
export function avisosDe({ hojas, avisos }: Pick<Estado, 'hojas' | 'avisos'>): PorGrupo {
  return byGroup(hojas, avisos);
}

type PorGrupo = Partial<Record<string, Pendiente[]>>;

function byGroup(hojas: Estado['hojas'], dichos: readonly { ruta: string; mensaje: string }[]): PorGrupo {
  const labels = new Map(hojas.map(({ ruta, etiqueta }) => [ruta, etiqueta]));
  const found = dichos.flatMap(({ ruta, mensaje }) => {
    const whole = labels.get(ruta);
    if (whole === undefined) return [];
    const parts = whole.split(' › ');
    const said = mensaje.startsWith(`${whole}: `) ? mensaje.slice(whole.length + 2) : mensaje;
    return [{ grupo: parts.slice(0, -1).join(' › '), ruta, etiqueta: parts.at(-1) ?? '', mensaje: said }];
  });
  const groups = Object.groupBy(found, ({ grupo }) => grupo);
  return Object.fromEntries(
    Object.entries(groups).map(([grupo, list = []]) => [grupo, list.map(({ grupo: _, ...one }) => one)]),
  );
}
