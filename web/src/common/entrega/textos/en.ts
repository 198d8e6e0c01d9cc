/** Texts of automatic documents and of every delivery. */
export const entrega = {
  estado: {
    firmado: 'Being prepared',
    entregado: 'Ready',
    cerrado: 'Ready',
  },
  situacion: {
    firmado: {
      titulo: 'We are preparing your document',
      texto: 'We are making and sealing it right now. This page changes by itself as soon as it is ready.',
    },
    noEntregado: {
      titulo: 'We could not make your document',
      texto:
        'The office knows and is working on it. You can wait, write to us below what has to be corrected, or cancel it and ask for all your money back.',
    },
    enCorreccion: {
      titulo: 'There is an answer to correct',
      texto:
        'As soon as you correct it and send it, we make your document. If you prefer, you can cancel it and ask for all your money back.',
    },
    entregado: {
      titulo: 'Your document is ready',
      texto: 'Keep the PDF just as you download it: its seal shows any change.',
    },
    cerrado: {
      titulo: 'Your document is ready',
      texto: 'Keep the PDF just as you download it: its seal shows any change.',
    },
    caducado: {
      titulo: 'It was closed because we did not receive the correction',
      texto: 'You can ask for all of it back on the page of your purchase.',
    },
  },
  queSigue: {
    noEntregado: 'We could not make your document. See why and what you can do.',
    enCorreccion: 'There is an answer to correct before we can make your document.',
    preparando: 'We are preparing your document. This page changes by itself.',
    demora: 'We could not deliver it yet. The office is solving it and we will tell you.',
  },
  siguiente: {
    firmado: 'The platform makes, seals and delivers it by itself.',
    noEntregado:
      'It is paid and was not delivered. Mend the cause and deliver it again, or remark below on the answer that the customer has to correct.',
    enCorreccion: 'The customer corrects the answer and the document is made by itself.',
  },
  pdf: 'Download PDF',
  word: 'Download Word',
  pdfDe: 'Download PDF of {nombre}',
  wordDe: 'Download Word of {nombre}',
  wordQue: 'The PDF bears the seal. The Word file has the same text, to go on working on it.',
  autentica: 'Have the signatures legalised',
  autenticaQue:
    'Are legalised signatures asked of you? A notary attests them when you sign in their presence, for {precio}. We take along the document and the data of those who sign; you need not upload it.',
  escriba: 'Write to us: the answer arrives here and in your mail.',
  lee: 'The administration reads it, with your name.',
  devolver: 'Cancel and ask for all my money back',
  automatica: 'Automatic',
  automaticaDetalle: 'The platform makes and delivers it. It has no notary.',
};
