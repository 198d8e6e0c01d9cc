import { errores, llenar, type Problema } from '@fedatario/contract/base';
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
  const limit = app.rateLimit();
  const pageFor = (request: FastifyRequest) => (wantsPage(request) ? sendPage : undefined);
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pageFor(request)) await limit.call(app, request, reply);
  };
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const send = pageFor(request);
    return send ? send(reply) : sendProblem(request, reply, new AppError('ruta-inexistente'));
  });
}

/** The screens of the web have no route here: each is the same page, which finds its way by its address. */
function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w{2,5}$/.test(pathOf(request));
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
