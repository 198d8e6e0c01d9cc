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
export function pendientesDe({ hojas, problemas }: Pick<Estado, 'hojas' | 'problemas'>, seccion: string): PorGrupo {
  const suyas = hojas.filter((hoja) => hoja.seccion === seccion);
  return byGroup(
    suyas,
    problemas.map(({ ruta, motivo, mensaje }) => ({ ruta, mensaje: motivo === 'falta' ? '' : mensaje })),
  );
}

/** What is lawful but odd in all the answers, in the same way: nothing of it keeps the person from going on. */
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
