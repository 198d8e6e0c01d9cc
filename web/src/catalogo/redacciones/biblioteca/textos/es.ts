/** Texts of the page of the library of clauses. */
export const clausulas = {
  titulo: 'Biblioteca de cláusulas',
  detalle:
    'Las cláusulas que los documentos comparten. Se escriben y se toman en la plantilla de un documento; aquí se ve dónde está cada una.',
  buscar: 'Buscar por nombre, título o documento',
  vacioTitulo: 'Todavía no hay cláusulas compartidas',
  vacio: 'En la plantilla de un documento, elija una cláusula y guárdela en la biblioteca.',
  ninguna: 'Ninguna cláusula dice eso.',
  version: 'Versión {n}, de {quien}, {fecha}',
  archivada: 'archivada',
  sinUsos: 'Ningún documento la tiene.',
  enVenta: 'a la venta, versión {n}',
  escrita: 'sin publicar, versión {n}',
  ver: 'Ver su texto',
  ocultar: 'Ocultar su texto',
  nombre: 'Nombre en la biblioteca',
  renombrar: 'Cambiar el nombre',
  archivar: 'Archivar',
  recuperar: 'Sacar del archivo',
  listo: 'Guardado en la biblioteca.',
};
