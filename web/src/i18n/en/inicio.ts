import type { Catalogo } from '../catalogo.ts';

export const inicio: Catalogo['inicio'] = {
  pantalla: 'Legal documents before a notary, online',
  hero: {
    sobre: 'Notary and legal documents online',
    titulo: 'Your legal document, valid and signed, leaving home only for what the law asks in person.',
    detalle:
      'Answer a few clear questions, watch your document being written, and let a notary review it, sign it and deliver it.',
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
    detalle: 'Three steps, with one person responsible for each and the date always in sight.',
    uno: 'Answer',
    unoTexto:
      'Simple questions, one section at a time. Your document is written beside them as you answer, and every answer is saved.',
    dos: 'A notary reviews',
    dosTexto:
      'A licensed notary checks the data and the requirements. If something is missing, you know what, why and by when.',
    tres: 'Sign and receive',
    tresTexto:
      'You approve the final text and sign it. The document carries a seal, a code and a record: anybody can check that it is authentic.',
  },
  preguntas: { titulo: 'Frequently asked questions' },
  planes: {
    titulo: 'Plans',
    detalle:
      'Plans for people who need documents often will be here: how many they include, how many appointments with a notary, and what they cost by month or by year.',
    estado: 'The plans are being prepared.',
    cancelar: 'They can be cancelled in two steps, without phone calls',
  },
};
