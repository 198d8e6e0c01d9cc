import { respuestaDelPerfil } from '@fedatario/document-engine';
import { createContext, useContext } from 'react';
import { isIgual } from './respuestas.ts';
import { useSesion } from './use-sesion.ts';

/** Answers that the profile of the writing user can give, as sent by the server. */
export const PerfilContext = createContext<Record<string, string>>({});

/** Whether an answer equals the one from the profile; it is marked so that its origin is clear. */
export function useEsDelPerfil(ruta: string, valor: unknown): boolean {
  const { entrevista } = useSesion();
  const perfil = useContext(PerfilContext);
  return valor !== undefined && isIgual(valor, respuestaDelPerfil(entrevista, ruta, perfil));
}
