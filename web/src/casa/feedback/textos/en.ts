import type { Catalogo } from '../../../i18n/catalogo.ts';

export const feedback: Catalogo['feedback'] = {
  titulo: 'Write to us',
  detalle:
    'Tell us what you thought, what went wrong or what we could do better. The office reads it, and answers by e-mail if needed.',
  motivo: 'Reason',
  elija: 'Choose a reason',
  texto: 'Your message',
  puntos: 'How do you rate it? (optional)',
  sinPuntos: 'I would rather not say',
  punto: {
    n1: 'Very bad',
    n2: 'Bad',
    n3: 'Fair',
    n4: 'Good',
    n5: 'Very good',
  },
  nombre: 'Name',
  correo: 'E-mail',
  correoAyuda: 'We answer to this address.',
  enviar: 'Send',
  deTramite: 'What you write is kept with the case you came from.',
  sinMotivos: 'We do not take messages here for now. Our e-mail and telephone are at the foot of the home page.',
  recibido: {
    titulo: 'We received your message',
    visita: 'If needed we will answer to {email}, with a link to continue the conversation.',
    cuenta: 'The answer will reach you by e-mail and in your notices.',
    ver: 'See the conversation',
    otro: 'Write another',
  },
  mios: {
    titulo: 'Your conversations',
    respondido: 'We answered on {fecha}',
    enviado: 'You wrote on {fecha}',
    mas: 'See more',
  },
  hilo: {
    titulo: 'Your conversation with the office',
    detalle: 'Conversation with the office since {fecha}.',
    usted: 'You',
    oficina: 'The office',
    responder: 'Your answer',
    enviar: 'Send the answer',
    enviado: 'We received your answer.',
    todas: 'All your conversations',
  },
  invalido: 'This link no longer works',
  invalidoDetalle:
    'It may be incomplete, have expired (it lasts {dias} days) or have been cancelled. Write to us again and we continue from there.',
};
