import type { MotivoProblema, Pregunta } from '@fedatario/document-engine';
import { useCallback } from 'react';
import { useEsDelPerfil } from '../perfil.ts';
import { valorEn } from '../respuestas.ts';
import { responder, tocar, type Vista } from '../sesion.ts';
import { useSesion, useVista } from '../use-sesion.ts';

/** What a question shows: its answer, whether it must be answered, and what is wrong once it was left. */
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
 * A missing answer is said once the person tried to go on; a wrong one, as soon as they leave the question; a character that cannot be
 * printed, as it is typed.
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

/** A message of the engine begins with the name of its question, which stands above it already. */
function said(mensaje: string | undefined, { hojas }: Vista['estado'], ruta: string): string | undefined {
  if (mensaje === undefined) return undefined;
  const label = `${hojas.find((hoja) => hoja.ruta === ruta)?.etiqueta ?? ''}: `;
  const rest = mensaje.startsWith(label) ? mensaje.slice(label.length) : mensaje;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
