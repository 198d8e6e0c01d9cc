import type { ContextoDeCaso } from '@fedatario/contract/catalogo';
import {
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  renderTexto,
  resolverDocumento,
} from '@fedatario/document-engine';
import { contextoDeMuestra } from '../../productos/productos.ts';
import type { FilaDeCaso } from './queries.ts';

interface Texto {
  readonly entrevista: unknown;
  readonly plantilla: unknown;
}

/** The day, the notary and the number that a case is worked out with. */
export function contextoDeCaso({ dia, contexto }: Pick<FilaDeCaso, 'dia' | 'contexto'>): ContextoDeCaso {
  return { ...contextoDeMuestra(dia), ...(contexto as Omit<ContextoDeCaso, 'hoy'> | null) } as ContextoDeCaso;
}

/** The text that each case gives with an interview and a template that the engine has read before. */
export function textosDeCasos({ entrevista, plantilla }: Texto, casos: readonly FilaDeCaso[]): string[] {
  const e = leerEntrevista(entrevista);
  const p = leerPlantilla(plantilla);
  if (!e.ok || !p.ok) return casos.map(() => '');
  return casos.map(({ respuestas, ...caso }) => {
    const estado = evaluarEntrevista(e.entrevista, respuestas, { contexto: contextoDeCaso(caso), rol: 'notario' });
    return renderTexto(resolverDocumento(p.plantilla, e.entrevista, estado));
  });
}

export function countSinPasar(texto: Texto, casos: readonly FilaDeCaso[]): number {
  const actuales = textosDeCasos(texto, casos);
  return casos.filter(({ esperado }, i) => esperado !== actuales[i]).length;
}
