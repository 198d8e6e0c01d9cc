import * as z from 'zod/mini';
import { Archivo } from './archivos.ts';
import { uuid } from './campos.ts';
import { endpoint } from './endpoint.ts';

export const documentos = {
  download: endpoint({
    method: 'GET',
    path: '/private/solicitudes/:idSolicitud/documento',
    access: 'adminCliente',
    alcance: 'propio',
    summary: 'El documento sellado de una solicitud propia, en su última versión',
    params: z.strictObject({ idSolicitud: uuid }),
    produces: ['application/pdf'],
    response: Archivo,
  }),
};
