import type { ConflictoDeRespuesta } from '@fedatario/contract/borrador';
import { useEffect } from 'react';
import { ConflictDialog } from '../../../common/ConflictDialog.tsx';
import { compararConflictos } from './conflictos.ts';
import { usePalabras } from './palabras.ts';
import { resolver } from './sesion/guardado.ts';
import { valorEn } from './sesion/respuestas.ts';
import { aplazar } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

/**
 * Dialog for questions answered here and elsewhere: shows both answers, and the customer chooses one of each. Where
 * neither side sees the question, the saved answer stays. Closed without a choice, it opens again from the state of the
 * save.
 */
export function ConflictoDeEntrevista() {
  const sesion = useSesion();
  const palabras = usePalabras();
  const found = useVista(({ guardado }) => guardado.conflictos);
  const aplazado = useVista((vista) => vista.aplazado);
  const { respuestas } = sesion.vista.guardado;
  // The customer may go on writing after closing the dialog, so their side is the answer of now.
  const conflictos = found.map((one) => ({ ...one, enviado: valorEn(respuestas, one.clave) ?? null }));
  const comparadas = compararConflictos(sesion, respuestas, conflictos, palabras);
  const isUnseen = conflictos.length > 0 && comparadas.length === 0;
  useEffect(() => {
    if (isUnseen) void resolver(sesion.cola, valuesOf(found, 'guardado'));
  }, [isUnseen, sesion, found]);
  if (comparadas.length === 0 || aplazado) return null;
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
      onCancel={() => aplazar(sesion, true)}
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
