import { z } from 'zod';
import { defineJob, periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import type { IdentityProvider } from '../../services/identity/provider.ts';
import { olvidarCuenta, olvidarEnProveedor } from './cierre/cierre.ts';
import { codigoDeCorreo, enviarCodigoDeCorreo } from './correo/envio.ts';
import { deleteVencidos } from './filas/queries.ts';
import { sendCodigo } from './sesion/codigo.ts';

/** A code was asked for; a job finds out whether the account exists, so that the answer's time tells nothing. */
export const pedirCodigo = defineJob({
  name: 'pedir-codigo',
  data: z.object({ email: z.string(), proposito: z.enum(['confirmar', 'recuperar']) }),
  retries: 5,
});

export const jobs = (provider: IdentityProvider): Worker[] => [
  worker(pedirCodigo, ({ db, now }, { email, proposito }) => sendCodigo(db, email, proposito, now)),
  workerOutside(codigoDeCorreo, (task, data) => enviarCodigoDeCorreo(provider, task, data)),
  workerOutside(olvidarCuenta, (task, { sellado }) => olvidarEnProveedor(provider, task, sellado)),
  periodic('olvidar-identidad', '17 3 * * *', z.unknown(), ({ db, now }) => deleteVencidos(db, now)),
];
