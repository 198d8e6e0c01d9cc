import { respuestaDelPerfil } from '@fedatario/document-engine';
import { createContext, useContext } from 'react';
import { isIgual } from './respuestas.ts';
import { useSesion } from './use-sesion.ts';

/** What the profile of who is writing may answer, as the server says. */
export const PerfilContext = createContext<Record<string, string>>({});

/** Whether an answer is the one her profile gives: it is marked, so that she knows where it came from. */
export function useEsDelPerfil(ruta: string, valor: unknown): boolean {
  const { entrevista } = useSesion();
  const perfil = useContext(PerfilContext);
  return valor !== undefined && isIgual(valor, respuestaDelPerfil(entrevista, ruta, perfil));
}
