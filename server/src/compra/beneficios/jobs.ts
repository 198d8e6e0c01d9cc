import { devuelveUnidad, laDetuvoLaOficina } from '@fedatario/contract/compra';
import { type Worker, worker } from '../../queue/job.ts';
import { citaTerminada } from '../../solicitud/citas/citas.ts';
import { solicitudDetenida } from '../../solicitud/solicitudes/solicitudes.ts';
import { saldarCita } from './citas.ts';
import { findDetenida, insertDeReservadas } from './movimientos/queries.ts';

export const jobs: readonly Worker[] = [
  // A unit cannot be given back in part, as money is: it returns while the rule would give back half or more.
  worker(solicitudDetenida, async ({ db, now }, { idSolicitud, de }) => {
    const detenida = await findDetenida(db, idSolicitud);
    if (detenida?.beneficio !== 'unidad' || !devuelveUnidad(de, detenida.estado, detenida.automatica)) return;
    const { idFactura, posicion, estado, porSuCliente } = detenida;
    const porOficina = laDetuvoLaOficina(estado, porSuCliente);
    await insertDeReservadas(db, { idFactura, posicion, movimiento: 'devuelto', porOficina, now });
  }),
  worker(citaTerminada, ({ db, now }, { idCita }) => saldarCita(db, idCita, now)),
];
