import { errores, llenar, type Problema } from '@fedatario/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, toAppError } from './errors.ts';
import type { SendPage } from './pages.ts';

/** Every failure leaves as RFC 9457 problem JSON in Spanish; nothing of the inside leaves with it. */
export function answerProblems(app: FastifyInstance, sendPage: SendPage | undefined): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    const { status } = errores[known.codigo];
    if (status >= 500) request.log.error({ err: error, codigo: known.codigo, idPeticion: request.id }, 'fallo');
    return sendProblem(request, reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w{2,5}$/.test(pathOf(request));
    if (wantsPage && sendPage) return sendPage(reply);
    return sendProblem(request, reply, new AppError('ruta-inexistente'));
  });
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, { codigo, extras }: AppError): FastifyReply {
  const { status, mensaje } = errores[codigo];
  const problem: Problema = {
    type: `/errores/${codigo}`,
    title: llenar(mensaje, extras.params ?? {}),
    status,
    codigo,
    idPeticion: request.id,
    ...(extras.errores && { errores: extras.errores as Problema['errores'] }),
    ...(extras.params && { params: extras.params }),
    ...(extras.espera !== undefined && { espera: extras.espera }),
    ...(extras.actual !== undefined && { actual: extras.actual }),
    ...(extras.usos && { usos: [...extras.usos] }),
  };
  if (extras.espera !== undefined) reply.header('retry-after', String(extras.espera));
  return reply.status(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
