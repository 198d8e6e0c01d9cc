import type { ConflictoDeRespuesta } from '@fedatario/contract';
import { useEffect } from 'react';
import { ConflictDialog } from '../../../common/ConflictDialog.tsx';
import { compararConflictos } from './conflictos.ts';
import { resolver } from './guardado.ts';
import { usePalabras } from './palabras.ts';
import { useSesion, useVista } from './use-sesion.ts';

/**
 * Dialog for questions answered here and elsewhere: shows both answers, and the customer chooses one of each. Where
 * neither side sees the question, the saved answer stays.
 */
export function ConflictoDeEntrevista() {
  const sesion = useSesion();
  const palabras = usePalabras();
  const conflictos = useVista(({ guardado }) => guardado.conflictos);
  const comparadas = compararConflictos(sesion, sesion.vista.guardado.respuestas, conflictos, palabras);
  const isUnseen = conflictos.length > 0 && comparadas.length === 0;
  useEffect(() => {
    if (isUnseen) void resolver(sesion.cola, valuesOf(conflictos, 'guardado'));
  }, [isUnseen, sesion, conflictos]);
  if (comparadas.length === 0) return null;
  const mine = textsOf(comparadas, 'enviado');
  const saved = textsOf(comparadas, 'guardado');
  const words = new Map(comparadas.map((one) => [one.clave, one]));
  const choose = (texts: Record<string, string>) => {
    const chosen = Object.entries(texts).map(([clave, text]) => [clave, JSON.parse(text)]);
    void resolver(sesion.cola, { ...valuesOf(conflictos, 'guardado'), ...Object.fromEntries(chosen) });
  };
  return (
    <ConflictDialog
      base={{ ...saved }}
      mine={mine}
      current={saved}
      labels={Object.fromEntries(comparadas.map(({ clave, etiqueta }) => [clave, etiqueta]))}
      show={(clave, text) => (text === mine[clave] ? words.get(clave)?.mia : words.get(clave)?.suya) || '—'}
      onCancel={() => choose(mine)}
      onChoose={choose}
    />
  );
}

type Lado = 'enviado' | 'guardado';

function valuesOf(conflictos: readonly ConflictoDeRespuesta[], side: Lado): Record<string, unknown> {
  return Object.fromEntries(conflictos.map((one) => [one.clave, one[side] ?? null]));
}

/** The dialog compares texts, so an answer is passed as JSON and parsed again afterwards. */
function textsOf(conflictos: readonly ConflictoDeRespuesta[], side: Lado): Record<string, string> {
  return Object.fromEntries(conflictos.map((one) => [one.clave, JSON.stringify(one[side] ?? null)]));
}
