import type { Catalogo } from '../catalogo.ts';

export const calificacion: Catalogo['calificacion'] = {
  titulo: 'Your rating',
  pregunta: 'How was the service?',
  puntos: '{n, plural, one {# star} other {# stars}}',
  dicho: { n1: 'Very poor', n2: 'Poor', n3: 'Fair', n4: 'Good', n5: 'Excellent' },
  falta: 'Choose from one to five stars.',
  comentario: 'Comment (optional)',
  comentarioAyuda: 'Your notary and the administration read it, with your name.',
  enviar: 'Send rating',
  gracias: 'Thank you for telling us.',
  puedeCambiar: 'You may change it until {fecha}.',
  cambiar: 'Change',
  deCliente: 'Rating by the customer',
  todavia: 'Not given yet.',
};
