import type { minutas as llamadas, respuestas } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

type Llamadas = typeof llamadas;
const path = '/private/tramites/:idSolicitud/minuta';
const [todos, oficina, clienta] = [{ access: 'all' }, { access: 'staff' }, { access: 'adminCliente' }] as const;

export const minutas = {
  read: light<Llamadas['read']>({ ...todos, method: 'GET', path }),
  version: light<Llamadas['version']>({ ...todos, method: 'GET', path: `${path}/versiones/:version` }),
  pdf: light<Llamadas['pdf']>({ ...todos, method: 'GET', path: `${path}/versiones/:version/pdf` }),
  save: light<Llamadas['save']>({ ...todos, method: 'PUT', path }),
  saveVersion: light<Llamadas['saveVersion']>({ ...oficina, method: 'POST', path: `${path}/versiones` }),
  restore: light<Llamadas['restore']>({ ...oficina, method: 'POST', path: `${path}/restauracion` }),
  send: light<Llamadas['send']>({ ...oficina, method: 'POST', path: `${path}/envio` }),
  unsend: light<Llamadas['unsend']>({ ...oficina, method: 'DELETE', path: `${path}/envio` }),
  answer: light<Llamadas['answer']>({
    ...oficina,
    method: 'POST',
    path: `${path}/observaciones/:idObservacion/respuesta`,
  }),
  approve: light<Llamadas['approve']>({ ...clienta, method: 'POST', path: `${path}/aprobacion` }),
  remark: light<Llamadas['remark']>({ ...clienta, method: 'POST', path: `${path}/observaciones` }),
};

export const leerRespuestas = light<typeof respuestas.read>({
  ...oficina,
  method: 'GET',
  path: '/private/tramites/:idSolicitud/respuestas',
});
