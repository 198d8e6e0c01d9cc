/** Texts of bringing a document from another installation. */
export const traida = {
  titulo: 'Traer un documento de un archivo',
  detalle:
    'El archivo que otra oficina guardó desde la pestaña Versiones. Antes de escribir nada se dice qué trae y qué no cabe aquí. No se pone a la venta hasta que lo publique.',
  archivo: 'Archivo del documento (.json, {maximo} MB como máximo)',
  mal: 'El archivo no se puede traer. Corríjalo donde se indica, o pida que lo guarden otra vez:',
  trae: 'Trae «{nombre}», a {precio} con IVA: {preguntas} preguntas y {casos} casos de prueba.',
  existe: 'Su dirección ya es de «{nombre}». ¿Qué hacer?',
  sobre: 'Escribirlo como su siguiente versión',
  otraClase: 'No puede ser su siguiente versión: es de otra modalidad o clase de acto',
  nuevo: 'Traerlo como un documento nuevo, con otra dirección',
  sePierde: 'Ese documento tiene cambios sin publicar, que se perderán.',
  nombre: 'Nombre',
  slug: 'Dirección de su página',
  slugAyuda: 'Letras sin acentos, números y guiones.',
  categoria: 'Aquí no hay una categoría activa «{categoria}». ¿En cuál va?',
  elijaCategoria: 'Elija una categoría',
  requisitos: 'Pide requisitos de tipos que aquí no hay o están archivados. Créelos antes en Tipos de requisitos, o:',
  omitir: 'Traerlo sin esos requisitos',
  clausulas:
    'Estas cláusulas vienen de la biblioteca de otra oficina. El documento conserva su texto, y no se le ofrecerán versiones nuevas:',
  casos: 'Estos casos dan aquí otro texto. Habrá que leerlo y aceptarlo antes de publicar:',
  faltas: 'La revisión encuentra errores. Se puede traer; para publicarlo hay que corregirlos:',
  traer: 'Traer el documento',
};
