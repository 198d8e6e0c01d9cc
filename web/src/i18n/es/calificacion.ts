/** What a customer says of what she was given. */
export const calificacion = {
  titulo: 'Su calificación',
  pregunta: '¿Cómo fue el servicio?',
  puntos: '{n, plural, one {# estrella} other {# estrellas}}',
  dicho: { n1: 'Muy malo', n2: 'Malo', n3: 'Regular', n4: 'Bueno', n5: 'Excelente' },
  falta: 'Elija de una a cinco estrellas.',
  comentario: 'Comentario (opcional)',
  comentarioAyuda: 'Lo leen su notario y la administración, con su nombre.',
  enviar: 'Enviar calificación',
  gracias: 'Gracias por decirlo.',
  puedeCambiar: 'Puede cambiarla hasta el {fecha}.',
  cambiar: 'Cambiar',
  deCliente: 'Calificación del cliente',
  todavia: 'Todavía no la da.',
};
