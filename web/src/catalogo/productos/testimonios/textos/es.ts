export const testimonios = {
  titulo: 'Lo que dicen los clientes',
  promedio: '{promedio} de 5, de {n, plural, one {# calificación} other {# calificaciones}}',
  puntos: '{n, plural, one {# estrella} other {# estrellas}} de 5',
};
