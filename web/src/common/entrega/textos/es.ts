/** Texts of automatic documents and of every delivery. */
export const entrega = {
  estado: {
    firmado: 'Preparando',
    entregado: 'Listo',
    cerrado: 'Listo',
  },
  situacion: {
    firmado: {
      titulo: 'Estamos preparando su documento',
      texto: 'Lo hacemos y lo sellamos ahora mismo. Esta página cambia sola en cuanto esté listo.',
    },
    noEntregado: {
      titulo: 'No pudimos hacer su documento',
      texto:
        'La oficina ya lo sabe y trabaja en ello. Puede esperar, escribirnos abajo lo que hay que corregir, o cancelarlo y pedir todo su dinero.',
    },
    enCorreccion: {
      titulo: 'Hay una respuesta que corregir',
      texto:
        'En cuanto la corrija y la envíe, hacemos su documento. Si prefiere, puede cancelarlo y pedir todo su dinero.',
    },
    entregado: {
      titulo: 'Su documento está listo',
      texto: 'Guarde el PDF tal como lo descarga: su sello muestra cualquier cambio.',
    },
    cerrado: {
      titulo: 'Su documento está listo',
      texto: 'Guarde el PDF tal como lo descarga: su sello muestra cualquier cambio.',
    },
    caducado: {
      titulo: 'Se cerró porque no recibimos la corrección',
      texto: 'Puede pedir que le devolvamos todo en la página de su compra.',
    },
  },
  queSigue: {
    noEntregado: 'No pudimos hacer su documento. Vea por qué y qué puede hacer.',
    enCorreccion: 'Hay una respuesta que corregir para hacer su documento.',
    preparando: 'Estamos preparando su documento. Esta página cambia sola.',
    demora: 'No lo hemos podido entregar todavía. La oficina lo resuelve y le avisamos.',
  },
  siguiente: {
    firmado: 'La plataforma lo hace, lo sella y lo entrega sola.',
    noEntregado:
      'Está pagado y no se entregó. Corrija la causa y entréguelo de nuevo, o observe abajo la respuesta que el cliente debe corregir.',
    enCorreccion: 'El cliente corrige su respuesta y el documento se hace solo.',
  },
  pdf: 'Descargar PDF',
  word: 'Descargar Word',
  pdfDe: 'Descargar PDF de {nombre}',
  wordDe: 'Descargar Word de {nombre}',
  wordQue: 'El PDF lleva el sello. El Word trae el mismo texto para seguir trabajándolo.',
  autentica: 'Pedir la auténtica de las firmas',
  autenticaQue:
    '¿Le piden las firmas legalizadas? Un notario da fe de ellas cuando lo firmen ante él, por {precio}. Llevamos el documento y los datos de quienes firman; no tiene que subirlo.',
  escriba: 'Escríbanos: la respuesta llega aquí y a su correo.',
  lee: 'Lo lee la administración, con su nombre.',
  devolver: 'Cancelar y pedir todo mi dinero',
  automatica: 'Automática',
  automaticaDetalle: 'La plataforma lo hace y lo entrega. No lleva notario.',
};
