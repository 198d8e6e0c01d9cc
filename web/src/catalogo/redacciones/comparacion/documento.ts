import {
  type EntrevistaCompilada,
  evaluarEntrevista,
  type PlantillaLista,
  renderTexto,
  resolverDocumento,
} from '@fedatario/document-engine';
import { hoy } from '../../../lib/escribir.ts';

/** Stand-in for the notary, as in the sample that the public reads. */
const NOTARIA = { nombreCompleto: 'Nombre de la Notaria', sexo: 'F', colegiado: '00000' };

interface Leida {
  readonly entrevista: EntrevistaCompilada | undefined;
  readonly plantilla: PlantillaLista | undefined;
}

/** The paragraphs of the document that some answers give. */
export function parrafosDeDocumento({ entrevista, plantilla }: Leida, respuestas: unknown): string[] {
  if (!entrevista || !plantilla) return [];
  const contexto = { hoy: hoy(), notario: NOTARIA, documento: { numero: 'MUESTRA' } };
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  return renderTexto(resolverDocumento(plantilla, entrevista, estado))
    .split('\n')
    .filter((line) => line.trim() !== '');
}
