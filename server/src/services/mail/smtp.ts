import { createTransport } from 'nodemailer';
import type { DeliverMail } from './mail.ts';

/** Sends by SMTP (`smtps://user:password@host:465`). Throws while the server is away: the queue tries again. */
export function smtpMail(url: string, from: string): { deliver: DeliverMail; close: () => void } {
  const transport = createTransport(url, {
    from,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: async (id, { para, asunto, texto, html, adjuntos = [] }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: para },
        subject: asunto,
        text: texto,
        html,
        attachments: adjuntos.map(({ nombre, tipo, contenido }) => ({
          filename: nombre,
          contentType: tipo,
          content: contenido,
          encoding: 'base64',
        })),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
