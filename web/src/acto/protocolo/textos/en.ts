export const protocolo = {
  abrir: 'Print on protocol paper…',
  titulo: 'Print on protocol paper',
  explica:
    'Only the running text is printed, in twenty-five lines a side, with no header, footer or code. Print it at actual size, on both sides of your special sealed paper.',
  campo: {
    lado: 'It begins on',
    renglon: 'Line where it begins',
    entreLineas: 'Written between lines',
    testado: 'Struck out',
    ajuste: 'Move the print down (millimetres)',
  },
  lado: { anverso: 'The front of the sheet', reverso: 'The back of the sheet' },
  renglonAyuda: 'The one after the signatures of the previous instrument. The first of the year begins on line 1.',
  entreLineasAyuda:
    'If something was corrected while signing: one correction per line. It is saved at the end, before the signatures.',
  testadoAyuda: 'Words that were struck out, one correction per line.',
  ajusteAyuda: 'Try it on plain paper over a sheet of yours. A minus sign moves it up.',
  descargar: 'Download PDF',
};
