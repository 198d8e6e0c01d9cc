/** Texts of the paper of the protocol. */
export const protocolo = {
  abrir: 'Imprimir en papel de protocolo…',
  titulo: 'Imprimir en papel de protocolo',
  explica:
    'Sale solo el texto, seguido, en veinticinco renglones por lado, sin encabezado, pie ni código. Imprímalo a tamaño real, por los dos lados, en su papel sellado especial.',
  campo: {
    lado: 'Empieza en',
    renglon: 'Renglón en que empieza',
    entreLineas: 'Entre líneas',
    testado: 'Testado',
    ajuste: 'Bajar lo impreso (milímetros)',
  },
  lado: { anverso: 'El anverso de la hoja', reverso: 'El reverso de la hoja' },
  renglonAyuda: 'El que sigue a las firmas del instrumento anterior. El primero del año empieza en el 1.',
  entreLineasAyuda: 'Si al firmar algo se corrigió: una corrección por línea. Se salva al final, antes de las firmas.',
  testadoAyuda: 'Lo que se tachó, una corrección por línea.',
  ajusteAyuda: 'Pruebe en papel simple sobre una hoja suya. Con signo menos sube.',
  descargar: 'Descargar PDF',
};
