/** Texts of the parts of the editor that bring a text from a file, and of the saved cases. */
export const archivos = {
  word: {
    titulo: 'Comenzar de un archivo de Word',
    detalle:
      'El texto del archivo toma el lugar del documento. Los espacios en blanco, corchetes, fechas y nombres repetidos se proponen como preguntas. Se puede deshacer en la pestaña Entrevista.',
    archivo: 'Archivo .docx, de hasta 5 MB',
    leyendo: 'Leyendo el archivo…',
    usar: 'Usar este texto',
    conserva:
      'Conservar las preguntas que ya había, y sus variables donde las palabras de alrededor siguen en el texto',
    quedan:
      '{n, plural, one {# variable o condición queda en su lugar.} other {# variables y condiciones quedan en su lugar.}}',
    movidas: 'Cambiaron de lugar con su párrafo; revise que sigan diciendo lo mismo:',
    sinLugar: 'No se encontró dónde van; póngalas otra vez si hacen falta:',
    pieza: {
      variable: 'variable «{ruta}»',
      condicional: 'condición',
      repetir: 'repetición',
      parcial: 'texto compartido',
      referencia: 'número de una cláusula',
      table: 'tabla',
      firmas: 'firmas',
    },
    seccion: 'Datos del documento',
    fallo: {
      cifrado: 'El archivo tiene contraseña. Ábralo en Word, quítele la contraseña y guárdelo otra vez.',
      antiguo: 'Es un archivo de Word de antes de 2007 (.doc). Ábralo en Word y guárdelo como .docx.',
      macros: 'Trae macros, que no se abren. Guárdelo en Word como «Documento de Word (.docx)», sin macros.',
      noEsWord: 'No se puede leer: elija un archivo .docx de Word. Si es .doc, ábralo en Word y guárdelo como .docx.',
      grande: 'Es demasiado grande. Quite sus imágenes en Word y vuelva a intentarlo.',
      vacio: 'No tiene texto: parece una imagen o una hoja en blanco.',
    },
    perdidas: 'Esto del archivo no pasa a la plantilla, o pasa de otro modo:',
    perdida: {
      imagenes: 'Imágenes',
      cambios: 'Cambios marcados: se toma el texto como si se aceptaran todos',
      cuadros: 'Cuadros de texto: no pasan',
      notas: 'Notas al pie: no pasan. Póngalas en el texto si hacen falta',
      comentarios: 'Comentarios',
      encabezados: 'Encabezados y pies de página',
      ocultos: 'Texto oculto: no pasa',
      numeracion:
        'Numeración automática de Word: donde la plantilla numeraría de otro modo, el número queda escrito como texto',
      campos: 'Campos que Word calcula, como fechas, referencias y condiciones: queda el texto que mostraban',
      desplegables: 'Listas para elegir: queda la opción que mostraban',
      celdas: 'Celdas unidas: quedan separadas, vacías las que no tenían texto propio',
      otras: 'Partes que no se leen enteras, como ecuaciones, símbolos o texto incrustado. Compare con el original',
    },
    clausulas:
      'Estas cláusulas quedan como texto, con su número escrito, porque no siguen la cuenta (otro documento que se cita, una que falta o una que se repite). Revíselas:',
    clausula: '{escrita}: numerada aquí sería {seria}',
    ninguna: 'No se encontró nada que cambie de un documento a otro. Podrá poner las variables a mano.',
    propuestas:
      '{n, plural, one {Se encontró # lugar que puede cambiar} other {Se encontraron # lugares que pueden cambiar}} de un documento a otro.',
    aceptar: '«{muestra}» es una variable',
    veces: '{n, plural, one {# vez} other {# veces}}',
    pregunta: 'Pregunta {n}',
    tipo: 'Tipo de la pregunta {n}',
  },
  archivo: {
    guardar: 'Guardar en un archivo',
    traer: 'Traer de un archivo',
    detalle:
      'La entrevista, la plantilla y las respuestas de muestra de este documento, guardadas aquí o en otra instalación. Se dice lo que cambiaría antes de usarlo.',
    archivo: 'Archivo .json, de hasta 2 MB',
    ilegible: 'No se puede usar:',
    trae: 'Trae: {partes}.',
    faltas: 'Se puede usar, pero no publicar mientras tenga esto:',
    parte: { entrevista: 'la entrevista', plantilla: 'la plantilla', respuestas: 'las respuestas de muestra' },
  },
  casos: {
    titulo: 'Casos guardados',
    detalle:
      'Respuestas con el texto que deben dar. Si un cambio altera el texto de alguno, no se publica hasta que alguien lo lea y lo acepte.',
    ninguno: 'Todavía no hay ninguno. Responda la entrevista de arriba y guarde el caso con un nombre.',
    nombre: 'Nombre del caso',
    guardar: 'Guardar estas respuestas como caso',
    pasa: 'Da el texto esperado',
    cambio: 'Su texto cambió',
    aceptar: 'Aceptar el texto nuevo',
    usar: 'Ver las respuestas de «{nombre}»',
    borrar: 'Borrar «{nombre}»',
  },
};
