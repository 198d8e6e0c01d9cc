/** A comment to the office under one of its reasons, with its stars and the answer that it gets. */
export interface Comentario {
  readonly motivo: string;
  readonly texto: string;
  readonly puntos: number | null;
  readonly respuesta: string;
}

export const comentarios: readonly Comentario[] = [
  {
    motivo: 'Duda sobre un trámite',
    texto: '¿Puedo cambiar la dirección después de pagar? Me mudé la semana pasada.',
    puntos: null,
    respuesta: 'Sí, mientras el notario no le haya enviado el texto. Escríbala en los mensajes de su trámite.',
  },
  {
    motivo: 'Duda sobre un trámite',
    texto: '¿Atienden los sábados por la tarde para firmar?',
    puntos: null,
    respuesta: 'Los sábados atendemos de 9 a 12 horas. Al elegir la cita verá las horas libres de cada notario.',
  },
  {
    motivo: 'Duda sobre un trámite',
    texto: 'Mi hermana vive en Los Ángeles. ¿Puede firmar ella desde allá la autorización de viaje?',
    puntos: null,
    respuesta: 'Debe firmarla ante el consulado. Con gusto le decimos qué pedir allí: llámenos en horas de oficina.',
  },
  {
    motivo: 'Error en un documento',
    texto: 'Mi segundo apellido lleva tilde y en el correo salió sin ella. ¿El documento está bien?',
    puntos: 4,
    respuesta: 'Lo revisamos: el documento la lleva, como en su DPI. El correo ya quedó corregido.',
  },
  {
    motivo: 'Error en un documento',
    texto: 'En el contrato la zona de la bodega dice 12 y es 11. Me di cuenta al imprimirlo.',
    puntos: 3,
    respuesta: 'Así venía en sus respuestas. Haga una copia del borrador, cambie la zona y no le cobramos el segundo.',
  },
  {
    motivo: 'Pagos y facturas',
    texto: 'Busqué mi factura y no la encontré a la primera. Está en «Mis compras», pero cuesta verla.',
    puntos: 4,
    respuesta: 'Gracias por decirlo. También va en el correo de confirmación de cada compra.',
  },
  {
    motivo: 'Pagos y facturas',
    texto: 'Necesito la factura a nombre de la empresa y no al mío. ¿Todavía se puede?',
    puntos: null,
    respuesta: 'Una factura certificada no se cambia: la anulamos y hacemos otra. Envíenos el NIT de la empresa.',
  },
  {
    motivo: 'Pagos y facturas',
    texto: 'Transferí el martes y el pedido seguía pendiente el miércoles a mediodía.',
    puntos: 3,
    respuesta: 'El banco nos la mostró el miércoles por la mañana. Ya está pagado, y su documento, en camino.',
  },
  {
    motivo: 'Sugerencia',
    texto: 'Sería bueno poder pagar en dos partes las escrituras.',
    puntos: 4,
    respuesta: 'Lo anotamos. Por ahora se paga completo, con tarjeta o por transferencia.',
  },
  {
    motivo: 'Sugerencia',
    texto: 'Que el documento se pueda leer más grande en el teléfono, para mi mamá.',
    puntos: 5,
    respuesta: 'Buena idea. Mientras tanto, con dos dedos sobre la hoja se agranda.',
  },
  {
    motivo: 'Queja',
    texto: 'Esperé veinte minutos en recepción con cita a las diez.',
    puntos: 2,
    respuesta: 'Tiene razón, y lo sentimos: la firma anterior se alargó. Ya dejamos más tiempo entre una cita y otra.',
  },
  {
    motivo: 'Queja',
    texto: 'Tuve que subir tres veces la fotografía de mi DPI porque salía cortada.',
    puntos: 2,
    respuesta:
      'Lamentamos la vuelta. Apoye el documento en una mesa y deje un margen alrededor: así pasa a la primera.',
  },
  {
    motivo: 'Felicitación',
    texto: 'El contrato salió tal como lo necesitaba y en diez minutos. Gracias.',
    puntos: 5,
    respuesta: 'Gracias a usted por contarlo.',
  },
  {
    motivo: 'Felicitación',
    texto: 'El licenciado explicó cada cláusula con mucha paciencia. Mi papá salió tranquilo.',
    puntos: 5,
    respuesta: 'Se lo haremos saber. Salude a su papá.',
  },
];

/** Opinions of customers about a trámite that was delivered, each with its stars. */
export const elogios = [
  { puntos: 5, comentario: 'Muy claro desde el principio, y el notario contestó el mismo día.' },
  { puntos: 5, comentario: 'Pensé que sería más complicado. Lo recomiendo.' },
  { puntos: 5, comentario: 'Excelente atención. Firmé en veinte minutos.' },
  { puntos: 5, comentario: 'Desde Huehuetenango y sin viajar más que a firmar. Me ahorró dos días de trabajo.' },
  { puntos: 5, comentario: 'El banco lo aceptó sin una sola pregunta.' },
  { puntos: 5, comentario: 'Me avisaron de cada paso. Nunca tuve que llamar para saber en qué iba.' },
  { puntos: 4, comentario: 'Bien, aunque me habría gustado poder elegir la hora antes de pagar.' },
  { puntos: 4, comentario: 'Buen servicio. El parqueo de la oficina es pequeño.' },
  { puntos: 4, comentario: 'Todo en orden, y más barato de lo que me cobraban en mi pueblo.' },
  { puntos: 3, comentario: 'Quedó bien, pero tardó un día más de lo que esperaba.' },
] as const;

/** A question of a customer on their trámite, and the answer of its notary. */
export const preguntas = [
  ['¿Debo llevar el original de mi DPI el día de la firma?', 'Sí, por favor: el original y una copia por ambos lados.'],
  ['¿Puede firmar mi esposo por mí? Ese día trabajo.', 'No: debe firmar usted. Podemos buscar una hora más tarde.'],
  ['¿Cuántas copias me dan?', 'Una firmada, y la digital las veces que quiera. Si necesita un testimonio, dígamelo.'],
  ['¿El documento vence?', 'No vence, pero muchas oficinas piden que no pase de seis meses.'],
  ['Envié otra fotografía porque la primera salió oscura.', 'Ya la vi: esta se lee muy bien. Gracias.'],
] as const;

/** The motives for which an order is cancelled, and a refund is asked for. */
export const arrepentimientos = [
  'Conseguí el documento por otro medio.',
  'El trato se cayó y ya no hace falta.',
  'Lo pedí dos veces por error.',
  'La institución ya no me lo pide.',
] as const;
