import type { MotivoProblema, Pregunta } from '@fedatario/document-engine';
import { useCallback } from 'react';
import { useEsDelPerfil } from '../sesion/perfil.ts';
import { valorEn } from '../sesion/respuestas.ts';
import { responder, tocar, type Vista } from '../sesion/sesion.ts';
import { useSesion, useVista } from '../sesion/use-sesion.ts';

/** State of a question: its answer, whether it is required, and its error once the field was left. */
export function useCampo(ruta: string, pregunta: Pregunta) {
  const sesion = useSesion();
  const valor = useVista(({ guardado }) => valorEn(guardado.respuestas, ruta)) ?? pregunta.defecto;
  const obligatoria = useVista(({ estado }) => estado.hojas.find((hoja) => hoja.ruta === ruta)?.obligatoria ?? false);
  const error = useVista((vista) => errorDe(vista, ruta));
  const aviso = useVista(({ estado }) => said(estado.avisos.find((one) => one.ruta === ruta)?.mensaje, estado, ruta));
  const sugerencia = useVista(({ estado }) => estado.avisos.find((one) => one.ruta === ruta)?.sugerencia);
  const delPerfil = useEsDelPerfil(ruta, valor);
  const onValor = useCallback((next: unknown) => responder(sesion, ruta, next), [sesion, ruta]);
  const onDejar = useCallback(() => tocar(sesion, ruta), [sesion, ruta]);
  return { valor, obligatoria, error, aviso, sugerencia, delPerfil, onValor, onDejar };
}

/**
 * A missing answer is reported after an attempt to continue; a wrong one on leaving the field; an unprintable character
 * while it is typed.
 */
function errorDe({ estado, tocadas, intentadas }: Vista, ruta: string): string | undefined {
  const problema = estado.problemas.find((one) => one.ruta === ruta);
  const seccion = estado.hojas.find((hoja) => hoja.ruta === ruta)?.seccion;
  if (!problema || seccion === undefined) return undefined;
  const isTime =
    problema.motivo === 'caracter' || intentadas.has(seccion) || (tocadas.has(ruta) && isWrong(problema.motivo));
  return isTime ? said(problema.mensaje, estado, ruta) : undefined;
}

const isWrong = (motivo: MotivoProblema): boolean => motivo !== 'falta';

/** Removes the name of the question from a message of the engine, because the label above shows it already. */
function said(mensaje: string | undefined, { hojas }: Vista['estado'], ruta: string): string | undefined {
  if (mensaje === undefined) return undefined;
  const label = `${hojas.find((hoja) => hoja.ruta === ruta)?.etiqueta ?? ''}: `;
  const rest = mensaje.startsWith(label) ? mensaje.slice(label.length) : mensaje;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
