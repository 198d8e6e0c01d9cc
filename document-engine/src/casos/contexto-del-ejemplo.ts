/** The moment in which the answers of the examples are true: their one clock. */
export const CONTEXTO_DEL_EJEMPLO = {
  hoy: '2026-11-21',
  notario: { nombreCompleto: 'Julia Mercedes Arana Soto', sexo: 'F', colegiado: '12345' },
  documento: { numero: 'T-2026-000123' },
};
