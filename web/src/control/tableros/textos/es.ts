/** Texts of the office's dashboards. */
export const tableros = {
  titulo: 'Trámites notariales',
  detalle: 'Lo que está abierto ahora, y lo que se movió en el período.',
  cifra: {
    enProceso: 'En manos de la oficina',
    delCliente: 'Esperan al cliente',
    vencidos: 'Vencidos',
    nuevos: 'Nuevos',
    entregados: 'Entregados',
    sinEntregar: 'Cancelados, rechazados o caducados',
  },
  cuando: { hoy: 'Hoy', periodo: 'En el período' },
  porEstado: 'Abiertos por estado',
  tiempos: 'Tiempo en cada estado',
  tiemposDetalle:
    'Horas corridas, de las veces que se salió de él en el período. Nueve de cada diez tardaron a lo más lo de la última columna.',
  notarios: 'Notarios',
  notariosDetalle:
    'Lo abierto es de hoy; las entregas, su tiempo desde que se aceptó y las calificaciones, del período.',
  columna: {
    estado: 'Estado',
    tramites: 'Trámites',
    veces: 'Veces',
    mediana: 'La mitad, en',
    p90: 'Nueve de diez, en',
    notario: 'Notario',
    horas: 'De aceptar a entregar',
    calificacion: 'Calificación',
  },
  sinAbiertos: 'Nada abierto: todo está entregado.',
  sinTiempos: 'Ningún trámite salió de un estado en el período.',
  sinNotarios: 'No hay notarios todavía.',
  menosDeUnaHora: 'Menos de 1 h',
  horas: '{n} h',
  dias: '{n, plural, one {# día} other {# días}}',
  calificacion: '{promedio} de 5, de {n, plural, one {# persona} other {# personas}}',
};
