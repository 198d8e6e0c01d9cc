/** The bell, and what a person wants to be told by. */
export const avisos = {
  titulo: 'Avisos',
  abrir: 'Avisos',
  abrirConSinLeer: 'Avisos: {n} sin leer',
  sinLeer: 'Avisos sin leer: {n}',
  nuevo: 'Sin leer.',
  leerTodos: 'Marcar todos como leídos',
  ninguno: 'Todavía no tiene avisos. Cuando algo suyo avance, lo verá aquí.',
  anteriores: 'Ver anteriores',
};
