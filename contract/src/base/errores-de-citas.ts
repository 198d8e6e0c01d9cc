/** Errors of appointments. Those that tell who has an hour are the office's alone. */
export const erroresDeCitas = {
  'hora-ocupada': { status: 409, mensaje: 'Esa hora se acaba de ocupar. Elija otra de las que quedan.' },
  'hora-de-otra-cita': { status: 409, mensaje: 'A esa hora {quien} tiene otra cita: con {con}, de {horas}.' },
  'hora-apartada': { status: 409, mensaje: '{quien} tiene apartadas esas horas, de {horas}: {motivo}.' },
  'cliente-ocupado': { status: 409, mensaje: '{quien} tiene otra cita a esa hora, de {horas}.' },
  'equipo-ocupado': { status: 409, mensaje: '{quien} no está libre a esa hora: tiene ocupado de {horas}.' },
  'sala-ocupada': { status: 409, mensaje: 'A esa hora {sala} está ocupada.' },
  'sin-sala-libre': { status: 409, mensaje: 'A esa hora no hay sala libre en {sede}.' },
  'hora-con-citas': {
    status: 409,
    mensaje: 'Ya hay citas u horas apartadas en ese tiempo. Muévalas o cancélelas antes.',
  },
  'hora-no-ofrecida': { status: 422, mensaje: 'Esa hora no se ofrece. Elija una de la lista.' },
  'retencion-vencida': {
    status: 409,
    mensaje: 'Pasaron los minutos en que le guardamos la hora. Elíjala de nuevo; si sigue libre, es suya.',
  },
  'hora-guardada-antes': {
    status: 409,
    mensaje: 'Ya guardó esa hora varias veces sin pedirla. Elija otra, o espere un rato para guardarla de nuevo.',
  },
  'cita-poco-tiempo': {
    status: 409,
    mensaje: 'Falta muy poco para la cita. Llame a la oficina para moverla o cancelarla.',
  },
  'cita-muchos-cambios': {
    status: 409,
    mensaje: 'Esta cita ya se movió varias veces. Llame a la oficina para acordar otra hora.',
  },
} as const satisfies Record<string, { status: number; mensaje: string }>;
