import type { Catalogo } from '../../../i18n/catalogo.ts';

export const correo: Catalogo['correo'] = {
  titulo: 'Development mailbox',
  detalle: 'The emails the service would have sent. This mailbox never exists in production.',
  filtro: 'Recipient',
  filtroAyuda: 'Write the complete email to see only theirs.',
  vacioTitulo: 'No emails yet',
  vacio: 'When the service sends one, it will appear here in a few seconds.',
  vacioFiltro: 'There are no emails for {para}.',
  elegir: 'Choose an email to read it.',
  para: 'To {para}',
  lista: 'Emails received',
  html: 'Email',
  texto: 'Text',
  contenido: 'Content of the email “{asunto}”',
  apagado: 'The mailbox is not available: it only exists in development.',
};
