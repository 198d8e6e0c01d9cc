export const inicio = {
  pantalla: 'Documentos legales ante notario, en línea',
  hero: {
    sobre: 'Notaría y documentos legales en línea',
    titulo: 'Su documento legal, válido y firmado, sin salir de casa más que para lo que la ley pide en persona.',
    detalle:
      'Responda unas preguntas claras, vea cómo se escribe su documento y deje que un notario lo revise, lo firme y lo entregue.',
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
    detalle: 'Tres pasos, con una persona responsable de cada uno y la fecha siempre a la vista.',
    uno: 'Responda',
    unoTexto:
      'Preguntas sencillas, una sección a la vez. Su documento se escribe a un lado mientras usted contesta, y cada respuesta queda guardada.',
    dos: 'Un notario revisa',
    dosTexto:
      'Un notario colegiado comprueba los datos y los requisitos. Si algo falta, usted sabe qué es, por qué y para cuándo.',
    tres: 'Firme y reciba',
    tresTexto:
      'Usted aprueba el texto final y lo firma. El documento queda con sello, código y registro: cualquiera puede comprobar que es auténtico.',
  },
  preguntas: { titulo: 'Preguntas frecuentes' },
  planes: {
    titulo: 'Planes',
    detalle:
      'Aquí estarán los planes para quienes necesitan documentos con frecuencia: cuántos incluyen, cuántas citas con notario y qué cuestan al mes o al año.',
    estado: 'Los planes se están preparando.',
    cancelar: 'Se podrán cancelar en dos pasos, sin llamadas',
  },
};
