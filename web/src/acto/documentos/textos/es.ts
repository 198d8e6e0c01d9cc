export const verificar = {
  titulo: 'Verificar un documento',
  detalle: 'Compruebe si un documento es auténtico y si nadie lo cambió. Es gratis y no necesita una cuenta.',
  buscando: 'Buscando el documento…',
  documento: 'Documento',
  estado: {
    autentico: 'Documento auténtico',
    sustituido: 'Documento sustituido por otro',
    anulado: 'Documento anulado',
    noComprobado: 'Documento que no pudimos comprobar',
  },
  explica: {
    autentico:
      'Este código es de un documento nuestro. Compare los datos con los que lee en él y, si tiene el PDF, compruébelo abajo.',
    sustituido: 'Fue auténtico, pero hay uno más nuevo en su lugar. Pida a quien se lo dio la versión vigente.',
    anulado: 'Ya no tiene valor. No lo acepte, y pregunte a quien se lo dio o a nosotros.',
    noComprobado:
      'Lleva un código nuestro, pero la firma del archivo que guardamos no se comprueba. No lo acepte sin preguntarnos.',
  },
  clase: {
    constancia: 'Constancia nuestra del resultado de una gestión',
    resultado: 'Archivo del resultado de una gestión, expedido por la institución',
  },
  dato: {
    clase: 'Qué es',
    nombre: 'Documento',
    numero: 'Número',
    fecha: 'Sellado el',
    notario: 'Sellado por',
    plataforma: '{marca} (documento sin notario)',
    codigo: 'Código',
    huella: 'Huella SHA-256',
    huellaDeArchivo: 'Huella SHA-256 del archivo',
  },
  archivo: {
    titulo: 'Compruebe el archivo',
    tituloDeEste: 'Compruebe que su archivo es este documento',
    detalle: 'El archivo se lee en su equipo y no se envía a ninguna parte.',
    arrastre: 'Arrastre aquí el PDF, o elíjalo.',
    elegir: 'Elegir el PDF',
    leyendo: 'Leyendo {nombre}…',
  },
  resultado: {
    autentico: 'El archivo es auténtico',
    sustituido: 'El archivo es auténtico, pero fue sustituido',
    anulado: 'El archivo corresponde a un documento anulado',
    noComprobado: 'El archivo es nuestro, pero no pudimos comprobar su firma',
    alterado: 'El archivo no es este documento, o fue alterado',
    otro: 'El archivo es otro documento nuestro',
    desconocido: 'No conocemos este archivo',
  },
  quehacer: {
    autenticoResultado:
      'Es exactamente el archivo que entregamos como resultado de esta gestión. Lo expidió la institución: ella confirma lo que dice.',
    autentico: 'Es exactamente el que sellamos: nadie cambió nada en él.',
    sustituido: 'Nadie lo cambió, pero hay uno más nuevo en su lugar. Pida la versión vigente.',
    anulado: 'Nadie lo cambió, pero ya no tiene valor. No lo acepte.',
    noComprobado:
      'Es el que entregamos, pero no pudimos comprobar su firma electrónica. No lo acepte sin preguntarnos.',
    alterado:
      'Difiere del que sellamos. Volver a guardarlo, imprimirlo a PDF o escanearlo también lo cambia: pida el archivo original a quien lo recibió de nosotros.',
    otro: 'Es auténtico, pero no es el documento de este código.',
    desconocido:
      'Ningún documento nuestro es exactamente este archivo: puede haber sido alterado o no ser nuestro. Si lleva un código de verificación, escríbalo abajo.',
  },
  verOtro: 'Ver ese documento',
  sustituidoPor: 'Lo sustituye el documento de',
  fallo: {
    grande: 'Ese archivo pesa más de {maximo} MB: ninguno de nuestros documentos es tan grande. Elija otro.',
    ilegible: 'No pudimos leer el archivo. Compruebe que sigue en su lugar y elíjalo de nuevo.',
    sinCifrado:
      'Su navegador no permite comprobar archivos en esta página. Ábrala con https o compruebe el documento por su código.',
  },
  codigo: {
    titulo: 'Escriba el código',
    otro: 'Verificar otro código',
    campo: 'Código de verificación',
    ayuda: 'Son veinte letras y números, al pie de cada página del documento, junto al código QR.',
    enviar: 'Verificar',
    incompleto: 'El código tiene veinte letras y números. Revíselo y escríbalo completo.',
    desconocido: 'No conocemos este código',
    quehacer:
      'Compárelo con el que está al pie del documento y escríbalo de nuevo. Si es el mismo, el documento no es nuestro: no lo acepte sin preguntarnos.',
  },
};
