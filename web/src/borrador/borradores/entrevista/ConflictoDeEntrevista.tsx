import type { ConflictoDeRespuesta } from '@fedatario/contract';
import { campoEn, etiquetaDe, jurisdiccionDe, mostrarRespuesta, type Palabras } from '@fedatario/document-engine';
import { ConflictDialog } from '../../../common/ConflictDialog.tsx';
import { resolver } from './guardado.ts';
import { usePalabras } from './palabras.ts';
import type { Sesion } from './sesion.ts';
import { useSesion, useVista } from './use-sesion.ts';

/** Dialog for a question answered here and elsewhere: shows both answers, and the customer chooses one. */
export function ConflictoDeEntrevista() {
  const sesion = useSesion();
  const palabras = usePalabras();
  const conflictos = useVista(({ guardado }) => guardado.conflictos);
  if (conflictos.length === 0) return null;
  const mine = textsOf(conflictos, 'enviado');
  const saved = textsOf(conflictos, 'guardado');
  const labels = conflictos.map(({ clave }) => [clave, etiquetaDe(sesion.entrevista, clave) ?? clave]);
  const choose = (texts: Record<string, string>) =>
    void resolver(
      sesion.cola,
      Object.fromEntries(Object.entries(texts).map(([clave, text]) => [clave, JSON.parse(text)])),
    );
  return (
    <ConflictDialog
      base={{ ...saved }}
      mine={mine}
      current={saved}
      labels={Object.fromEntries(labels)}
      show={(clave, text) => shown(sesion, clave, JSON.parse(text), palabras)}
      onCancel={() => choose(mine)}
      onChoose={choose}
    />
  );
}

/** The dialog compares texts, so an answer is passed as JSON and parsed again afterwards. */
function textsOf(conflictos: readonly ConflictoDeRespuesta[], side: 'enviado' | 'guardado'): Record<string, string> {
  return Object.fromEntries(conflictos.map((one) => [one.clave, JSON.stringify(one[side] ?? null)]));
}

function shown({ entrevista, vista }: Sesion, clave: string, valor: unknown, palabras: Palabras): string {
  const pregunta = campoEn(entrevista, clave)?.pregunta;
  return (
    (pregunta && mostrarRespuesta(pregunta, valor, palabras, jurisdiccionDe(entrevista, vista.estado.datos))) || '—'
  );
}
