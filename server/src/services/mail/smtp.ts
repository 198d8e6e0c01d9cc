import { createTransport } from 'nodemailer';
import type { Adjunto, DeliverMail } from './mail.ts';

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
      const invitacion = adjuntos.find(({ tipo }) => METODO.test(tipo));
      await transport.sendMail({
        from,
        to: { name: '', address: para },
        subject: asunto,
        text: texto,
        html,
        ...(invitacion && { icalEvent: invitationOf(invitacion) }),
        attachments: adjuntos.filter((adjunto) => adjunto !== invitacion).map(attachmentOf),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

const METODO = /^text\/calendar\b.*;\s*method=(\w+)/i;

/**
 * A calendar entry goes as an alternative of the text, its own place for invitations (RFC 6047, 2.4), and as a file as well: offices that take
 * files off let the first pass, and programs that do not know it show the second.
 */
function invitationOf({ nombre, tipo, contenido }: Adjunto) {
  const content = Buffer.from(contenido, 'base64');
  return { method: METODO.exec(tipo)?.[1] ?? 'REQUEST', filename: nombre, content };
}

function attachmentOf({ nombre, tipo, contenido }: Adjunto) {
  return { filename: nombre, contentType: tipo, content: contenido, encoding: 'base64' };
}
