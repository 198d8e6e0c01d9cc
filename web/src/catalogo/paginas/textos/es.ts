export const inicio = {
  pantalla: 'Documentos legales ante notario, en línea',
  hero: {
    sobre: 'Notaría y documentos legales en línea',
    titulo: 'Su documento legal, válido y firmado. La mayor parte, sin salir de casa.',
    detalle:
      'Responda unas preguntas claras y vea cómo se escribe su documento. Cuando la ley pide un notario, él lo revisa, lo firma con usted y se lo entrega sellado.',
  },
  hoja: {
    descripcion: 'Ilustración de un documento notarial terminado, con su sello.',
    encabezado: 'Contrato de arrendamiento',
    primera: 'PRIMERA.',
    primeraTexto: 'Manifiesta el arrendante que es propietario del inmueble…',
    segunda: 'SEGUNDA.',
    segundaTexto: 'El plazo del contrato es de un año a partir de…',
    firmado: 'Firmado ante notario',
    verificable: 'Verificable por cualquier persona',
  },
  pasos: {
    titulo: 'Cómo funciona',
    detalle: 'Tres pasos. En cada uno sabe qué sigue y a quién le toca.',
    uno: 'Responda',
    unoTexto:
      'Preguntas sencillas, una sección a la vez. Su documento se escribe a un lado mientras usted contesta, y cada respuesta queda guardada.',
    dos: 'Un notario revisa, si la ley lo pide',
    dosTexto: 'Un notario colegiado comprueba los datos y los requisitos. Si algo falta, usted sabe qué es y por qué.',
    tres: 'Firme y reciba',
    tresTexto:
      'Los documentos privados los descarga y los firma con la otra parte. Los notariales los aprueba antes y los firma ante el notario. Todos llevan sello y código: cualquiera puede comprobar que son auténticos.',
  },
  preguntas: { titulo: 'Preguntas frecuentes' },
  planes: {
    titulo: 'Planes para quien firma seguido',
    detalle: 'Documentos incluidos cada mes y descuento en los demás. Se cancela en línea, en dos pasos.',
    comparar: 'Comparar los planes',
    mensual: '{precio} al mes',
    anual: '{precio} al año',
  },
  verificar: {
    titulo: '¿Tiene en sus manos un documento nuestro?',
    texto: 'Compruebe que es auténtico con el código que lleva en cada página. El archivo no sale de su computadora.',
    campo: 'Código del documento',
    boton: 'Verificar',
  },
};
