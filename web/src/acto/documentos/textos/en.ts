import type { Catalogo } from '../../../i18n/catalogo.ts';

export const verificar: Catalogo['verificar'] = {
  titulo: 'Verify a document',
  detalle: 'Check whether a document is authentic and nobody changed it. It is free and needs no account.',
  buscando: 'Looking for the document…',
  documento: 'Document',
  estado: {
    autentico: 'Authentic document',
    sustituido: 'Document superseded by another',
    anulado: 'Annulled document',
    noComprobado: 'A document that we could not verify',
  },
  explica: {
    autentico:
      'This code belongs to a document of ours. Compare what it says here with what you read on it and, if you have the PDF, check it below.',
    sustituido: 'It was authentic, but a newer one took its place. Ask whoever gave it to you for the current version.',
    anulado: 'It no longer has any value. Do not accept it; ask whoever gave it to you, or us.',
    noComprobado:
      'It bears a code of ours, but the signature of the file we keep does not verify. Do not accept it without asking us.',
  },
  clase: {
    constancia: 'Our statement of the result of a procedure',
    resultado: 'A file of the result of a procedure, issued by the institution',
  },
  dato: {
    clase: 'What it is',
    nombre: 'Document',
    numero: 'Number',
    fecha: 'Sealed on',
    notario: 'Sealed by',
    plataforma: '{marca} (document without a notary)',
    codigo: 'Code',
    huella: 'SHA-256 hash',
    huellaDeArchivo: 'SHA-256 hash of the file',
  },
  archivo: {
    titulo: 'Check the file',
    tituloDeEste: 'Check that your file is this document',
    detalle: 'The file is read on your device and is not sent anywhere.',
    arrastre: 'Drop the PDF here, or choose it.',
    elegir: 'Choose the PDF',
    leyendo: 'Reading {nombre}…',
  },
  resultado: {
    autentico: 'The file is authentic',
    sustituido: 'The file is authentic, but was superseded',
    anulado: 'The file is of an annulled document',
    noComprobado: 'The file is ours, but we could not verify its signature',
    alterado: 'The file is not this document, or was altered',
    otro: 'The file is another document of ours',
    desconocido: 'We do not know this file',
  },
  quehacer: {
    autenticoResultado:
      'It is exactly the file that we delivered as the result of this procedure. The institution issued it and confirms what it says.',
    autentico: 'It is exactly the one we sealed: nobody changed anything in it.',
    sustituido: 'Nobody changed it, but a newer one took its place. Ask for the current version.',
    anulado: 'Nobody changed it, but it no longer has any value. Do not accept it.',
    noComprobado:
      'It is the one we delivered, but we could not verify its electronic signature. Do not accept it without asking us.',
    alterado:
      'It differs from the one we sealed. Saving it again, printing it to PDF or scanning it changes it too: ask for the original file from whoever received it from us.',
    otro: 'It is authentic, but it is not the document of this code.',
    desconocido:
      'None of our documents is exactly this file: it may have been altered, or not be ours. If it bears a verification code, type it below.',
  },
  verOtro: 'See that document',
  sustituidoPor: 'It is replaced by the document of',
  fallo: {
    grande: 'That file is larger than {maximo} MB: none of our documents is so large. Choose another.',
    ilegible: 'We could not read the file. Make sure it is still in its place and choose it again.',
    sinCifrado:
      'Your browser does not let this page check files. Open it with https, or check the document by its code.',
  },
  codigo: {
    titulo: 'Type the code',
    otro: 'Verify another code',
    campo: 'Verification code',
    ayuda: 'It is twenty letters and digits, at the foot of each page of the document, beside the QR code.',
    enviar: 'Verify',
    incompleto: 'The code has twenty letters and digits. Check it and type all of it.',
    desconocido: 'We do not know this code',
    quehacer:
      'Compare it with the one at the foot of the document and type it again. If it is the same, the document is not ours: do not accept it without asking us.',
  },
};
