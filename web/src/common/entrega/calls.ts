import type { documentos } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';
const documento = '/private/solicitudes/:idSolicitud/documento';

export const descargarDocumento = light<typeof documentos.download>({ method: 'GET', path: documento, access });

export const descargarWord = light<typeof documentos.word>({ method: 'GET', path: `${documento}/word`, access });
