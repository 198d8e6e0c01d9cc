import type { archivos as es } from './archivos.es.ts';

export const archivos: typeof es = {
  word: {
    titulo: 'Start from a Word file',
    detalle:
      'The text of the file takes the place of the document. Blanks, brackets, dates and repeated names are proposed as questions. It can be undone in the tab Interview.',
    archivo: '.docx file, up to {maximo} MB',
    leyendo: 'Reading the file…',
    usar: 'Use this text',
    conserva: 'Keep the questions there were, and their variables where the words around them are still in the text',
    quedan:
      '{n, plural, one {# variable or condition stays in its place.} other {# variables and conditions stay in their places.}}',
    movidas: 'These moved with their paragraph; check that they still say the same:',
    sinLugar: 'No place was found for these; put them again if they are needed:',
    pieza: {
      variable: 'variable «{ruta}»',
      condicional: 'condition',
      repetir: 'repetition',
      parcial: 'shared text',
      referencia: 'number of a clause',
      table: 'table',
      firmas: 'signatures',
    },
    seccion: 'Datos del documento',
    fallo: {
      cifrado: 'The file has a password. Open it in Word, take the password off and save it again.',
      antiguo: 'It is a Word file from before 2007 (.doc). Open it in Word and save it as .docx.',
      macros: 'It has macros, which are not opened. Save it in Word as «Word Document (.docx)», without macros.',
      noEsWord:
        'It cannot be read: choose a .docx file of Word. If it is a .doc, open it in Word and save it as .docx.',
      grande: 'It is too big. Remove its pictures in Word and try again.',
      vacio: 'It has no text: it seems a picture or a blank page.',
    },
    perdidas: 'This of the file does not pass to the template, or passes in another way:',
    perdida: {
      imagenes: 'Pictures',
      cambios: 'Tracked changes: the text is taken as if all were accepted',
      cuadros: 'Text boxes: they do not pass',
      notas: 'Footnotes: they do not pass. Put them in the text if they are needed',
      comentarios: 'Comments',
      encabezados: 'Headers and footers',
      ocultos: 'Hidden text: it does not pass',
      numeracion: 'Automatic numbers of Word: where the template would number otherwise, the number is written as text',
      campos: 'Fields that Word works out, such as dates, references and conditions: the text that they showed stays',
      desplegables: 'Lists to choose from: the option that they showed stays',
      celdas: 'Merged cells: they are apart, and empty where they had no text of their own',
      otras: 'Parts that are not read whole, such as equations, symbols or embedded text. Compare with the original',
    },
    clausulas:
      'These clauses stay as text, with their number written, because they do not follow the count (another document that is quoted, one that is missing or one that is repeated). Check them:',
    clausula: '{escrita}: numbered here it would be {seria}',
    ninguna: 'Nothing was found that changes from one document to the next. You can put the variables by hand.',
    propuestas:
      '{n, plural, one {# place was found that may change} other {# places were found that may change}} from one document to the next.',
    aceptar: '«{muestra}» is a variable',
    veces: '{n, plural, one {# time} other {# times}}',
    pregunta: 'Question {n}',
    tipo: 'Kind of question {n}',
  },
  archivo: {
    guardar: 'Save to a file',
    traer: 'Bring from a file',
    detalle:
      'The interview, the template and the sample answers of this document, saved here or in another installation. What would change is told before it is used.',
    archivo: '.json file, up to {maximo} MB',
    ilegible: 'It cannot be used:',
    trae: 'It brings: {partes}.',
    faltas: 'It can be used, but not published while it has this:',
    parte: { entrevista: 'the interview', plantilla: 'the template', respuestas: 'the sample answers' },
  },
  casos: {
    titulo: 'Saved cases',
    detalle:
      'Answers with the text that they should give. If a change alters the text of one, nothing is published until somebody reads it and accepts it.',
    ninguno: 'There are none yet. Answer the interview above and save the case under a name.',
    nombre: 'Name of the case',
    guardar: 'Save these answers as a case',
    pasa: 'Gives the expected text',
    cambio: 'Its text changed',
    aceptar: 'Accept the new text',
    usar: 'See the answers of «{nombre}»',
    borrar: 'Delete «{nombre}»',
  },
};
