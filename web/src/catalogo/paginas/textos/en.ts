import type { Catalogo } from '../../../i18n/catalogo.ts';

export const inicio: Catalogo['inicio'] = {
  pantalla: 'Legal documents before a notary, online',
  hero: {
    sobre: 'Notary and legal documents online',
    titulo: 'Your legal document, valid and signed. Most of it without leaving home.',
    detalle:
      'Answer a few clear questions and watch your document being written. When the law asks for a notary, the notary reviews it, signs it with you and delivers it sealed.',
  },
  hoja: {
    descripcion: 'Picture of a finished notarial document with its seal.',
    encabezado: 'Contrato de arrendamiento',
    primera: 'PRIMERA.',
    primeraTexto: 'Manifiesta el arrendante que es propietario del inmueble…',
    segunda: 'SEGUNDA.',
    segundaTexto: 'El plazo del contrato es de un año a partir de…',
    firmado: 'Signed before a notary',
    verificable: 'Anybody can verify it',
  },
  pasos: {
    titulo: 'How it works',
    detalle: 'Three steps. In each you know what comes next and whose turn it is.',
    uno: 'Answer',
    unoTexto:
      'Simple questions, one section at a time. Your document is written beside them as you answer, and every answer is saved.',
    dos: 'A notary reviews, if the law asks for it',
    dosTexto:
      'A licensed notary checks the data and the requirements. If something is missing, you know what it is and why.',
    tres: 'Sign and receive',
    tresTexto:
      'Private documents you download and sign with the other party. Notarial ones you approve first and sign before the notary. All carry a seal and a code: anybody can check that they are authentic.',
  },
  preguntas: { titulo: 'Frequently asked questions' },
  planes: {
    titulo: 'Plans for those who sign often',
    detalle: 'Documents included every month and a discount on the others. Cancel online, in two steps.',
    comparar: 'Compare the plans',
    mensual: '{precio} a month',
    anual: '{precio} a year',
  },
  verificar: {
    titulo: 'Do you hold a document of ours?',
    texto: 'Check that it is authentic with the code on each of its pages. The file does not leave your computer.',
    campo: 'Code of the document',
    boton: 'Verify',
  },
};
