import { plazos } from '@fedatario/contract/control';
import { route } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { listPlazos, unAnioAntes } from '../../solicitud/pasos/pasos.ts';

/** Real days of the institutions, from the steps that ended in the last year. */
export const routes = [route(plazos.list, ({ db, now }) => listPlazos(db, unAnioAntes(diaLocal(now))))];
