import { type Dia, diasEntre, parseDia, sumarDias } from '../calendario/dia.ts';
import { CONTEXTO_DEL_EJEMPLO } from '../casos/contexto-del-ejemplo.ts';

export { CONTEXTO_DEL_EJEMPLO } from '../casos/contexto-del-ejemplo.ts';

/** The answers of an example as they would be given on another day: every day in them is as far from it as it was. */
export function enOtroDia<T>(respuestas: T, hoy: Dia): T {
  const dias = diasEntre(CONTEXTO_DEL_EJEMPLO.hoy, hoy);
  return JSON.parse(JSON.stringify(respuestas), (_, valor: unknown) =>
    typeof valor === 'string' && parseDia(valor).ok ? sumarDias(valor, dias) : valor,
  );
}
