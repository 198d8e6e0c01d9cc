export const testimoniosOficina = {
  titulo: 'Testimonios',
  detalle:
    'Comentarios que sus clientes dejan mostrar. La página de cada producto muestra los últimos seis elegidos, con el nombre y la inicial del apellido. No se corrigen: se eligen o no.',
  buscar: 'Producto, cliente o comentario',
  todas: 'Todos',
  situacion: { elegido: 'Se muestra', porElegir: 'No se muestra' },
  columna: {
    producto: 'Producto',
    puntos: 'Calificación',
    comentario: 'Comentario',
    fecha: 'Permitido desde',
    situacion: 'Situación',
  },
  mostrar: 'Mostrar el comentario de {firma}',
  dejar: 'Dejar de mostrar el comentario de {firma}',
  mostrado: 'Ya se muestra en la página del producto.',
  retirado: 'Ya no se muestra.',
  vacioTitulo: 'Todavía no hay testimonios',
  vacio: 'Cuando alguien califique y deje mostrar sus palabras, estarán aquí.',
};
