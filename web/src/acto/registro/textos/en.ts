import type { Catalogo } from '../../../i18n/catalogo.ts';

export const registro: Catalogo['registro'] = {
  titulo: 'Record of acts',
  detalle: 'What each notary sealed, entry by entry. It is only added to: each entry bears the hash of the one before.',
  buscar: 'Case, object or who appeared',
  todos: 'All notaries',
  desde: 'From',
  hasta: 'To',
  vacioTitulo: 'There are no entries yet',
  vacio: 'The first is written when the first document of a notary is sealed.',
  folios: 'Folios {folios}',
  numero: 'No. {n}',
  columna: {
    asiento: 'Entry',
    fecha: 'Entered',
    notario: 'Notary',
    objeto: 'Object',
    instrumento: 'Instrument',
    comparecientes: 'Who appeared',
    huella: 'Hash of the document',
  },
  actuacion: { entrega: 'Document sealed', sustitucion: 'Document superseded', anulacion: 'Document annulled' },
  cadena: {
    titulo: 'Integrity',
    detalle: 'Reads each record again from its first entry, and checks that nothing changed.',
    comprobar: 'Check',
    asientos: 'Entries: {n}',
    entera: 'Whole',
    rota: 'Broken at entry {numero}',
    cabezas: 'Days with their end signed: {n}',
  },
  rotura: {
    falta: 'That entry is missing.',
    cambiado: 'It does not say what it said when it was written.',
    fueraDeLugar: 'It is not in its place.',
    sobra: 'This system did not write it.',
    cabeza: 'It does not match the signed end of that day.',
  },
  cierre: {
    abrir: 'Closing entry…',
    titulo: 'Closing entry of the protocol of {anio}',
    explica:
      'It counts the instruments and folios of the year, in words, for the sealed paper (art. 12). The protocol opens with its first instrument: the law asks for no opening entry.',
    lugar: 'Place',
    fecha: 'Closing date',
    fechaAyuda: '31 December, or earlier if you stop practising.',
    observaciones: 'Remarks',
    observacionesAyuda: 'Empty if there are none.',
  },
  indice: {
    titulo: 'Index of the protocol',
    detalle:
      'The instruments of a year in order of their numbers, with place and date, parties, object and folios (art. 15), and the closing entry.',
    anio: 'Year',
    bajar: 'Download PDF',
  },
};
