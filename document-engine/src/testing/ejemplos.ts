import { type Dia, diasEntre, parseDia, sumarDias } from '../calendario/dia.ts';

/** The moment in which the answers of the examples are true: their one clock. */
export const CONTEXTO_DEL_EJEMPLO = {
  hoy: '2026-11-21',
  notario: { nombreCompleto: 'Julia Mercedes Arana Soto', sexo: 'F', colegiado: '12345' },
  documento: { numero: 'T-2026-000123' },
};

/** The answers of an example as they would be given on another day: every day in them is as far from it as it was. */
export function enOtroDia<T>(respuestas: T, hoy: Dia): T {
  const dias = diasEntre(CONTEXTO_DEL_EJEMPLO.hoy, hoy);
  return JSON.parse(JSON.stringify(respuestas), (_, valor: unknown) =>
    typeof valor === 'string' && parseDia(valor).ok ? sumarDias(valor, dias) : valor,
  );
}
