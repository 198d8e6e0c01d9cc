/** Texts of what people write to the office. */
export const feedback = {
  titulo: 'Escríbanos',
  detalle:
    'Cuéntenos qué le pareció, qué falló o qué podríamos hacer mejor. Lo lee la oficina, y si hace falta le responde por correo.',
  motivo: 'Motivo',
  elija: 'Elija un motivo',
  texto: 'Su mensaje',
  puntos: '¿Cómo lo valora? (opcional)',
  sinPuntos: 'Prefiero no decirlo',
  punto: {
    n1: 'Muy mal',
    n2: 'Mal',
    n3: 'Regular',
    n4: 'Bien',
    n5: 'Muy bien',
  },
  nombre: 'Nombre',
  correo: 'Correo electrónico',
  correoAyuda: 'A esta dirección le respondemos.',
  enviar: 'Enviar',
  deTramite: 'Lo que escriba queda unido al trámite desde el que llegó aquí.',
  sinMotivos:
    'Por ahora no recibimos mensajes por aquí. Nuestro correo y nuestro teléfono están al pie de la página de inicio.',
  recibido: {
    titulo: 'Recibimos su mensaje',
    visita: 'Si hace falta le responderemos a {email}, con un enlace para seguir la conversación.',
    cuenta: 'La respuesta le llegará por correo y a sus avisos.',
    ver: 'Ver la conversación',
    otro: 'Escribir otro',
  },
  mios: {
    titulo: 'Sus conversaciones',
    respondido: 'Le respondimos el {fecha}',
    enviado: 'Usted escribió el {fecha}',
    mas: 'Ver más',
  },
  hilo: {
    titulo: 'Su conversación con la oficina',
    detalle: 'Conversación con la oficina desde el {fecha}.',
    usted: 'Usted',
    oficina: 'La oficina',
    responder: 'Su respuesta',
    enviar: 'Enviar la respuesta',
    enviado: 'Recibimos su respuesta.',
    todas: 'Todas sus conversaciones',
  },
  invalido: 'Este enlace ya no sirve',
  invalidoDetalle:
    'Puede estar incompleto, haber vencido (dura {dias} días) o haber sido anulado. Escríbanos de nuevo y seguimos desde ahí.',
};
