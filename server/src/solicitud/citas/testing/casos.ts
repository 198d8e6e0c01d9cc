import { api } from '@fedatario/contract';
import type { Endpoint, Input } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import { openSesion } from '../../../casa/identidad/sesion/sesion.ts';
import { startTestApp, type TestAppOptions } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { jobs } from '../jobs.ts';
import { createPorFirmar, createSede } from './citas.ts';

export const JUEVES = new Date('2026-01-15T15:00:00Z');
export const MARTES_9 = '2026-01-20T15:00:00.000Z';
export const MARTES_11 = '2026-01-20T17:00:00.000Z';
const ventana = { desde: '2026-01-19T06:00:00.000Z', hasta: '2026-01-24T06:00:00.000Z' };
const { hold, act, horas } = api.citas;

/** The application with an office and the steps that the tests of appointments share. */
export async function startCitas(options: TestAppOptions = {}) {
  const { app, as: con, clock, database, renderPdf, close } = await startTestApp(options);
  const { db } = database.pools;
  // Tests share the hours of one office, so it has room for all of them.
  const idSede = await createSede(db, 30);
  const admin = await createUsuario(db, { rol: 'admin' });
  /** Calls with a session of the present hour: the tests move the clock by days. */
  const as = (who: CreatedUsuario) => ({
    call: async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
      const { idUsuario } = who;
      const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: clock.now });
      return con(undefined).call(endpoint, input, { headers: { authorization: `Bearer ${accessToken}` } });
    },
  });
  const actuar = (who: CreatedUsuario, { idCita, revision }: Cita, accion: string, motivo: string | null = null) =>
    as(who).call(act, { params: { idCita }, body: { accion: accion as 'cancelar', revision, motivo } });

  /** A customer with a trámite that waits for its signing, and the notary who has it. */
  async function caso() {
    const ana = await createUsuario(db);
    const { idSolicitud, notario } = await createPorFirmar(db, ana);
    const body = (inicio: string, sede: string) => ({ body: { idSolicitud, inicio, idSede: sede } });
    const libres = async () =>
      (await as(ana).call(horas, { query: { ...ventana, idSolicitud, idSede } })).data.horas.map(
        ({ inicio }) => inicio,
      );
    return {
      ana,
      idSolicitud,
      notario: { ...(notario as CreatedUsuario), rol: 'notario' as const },
      retener: (inicio = MARTES_9, sede = idSede) => as(ana).call(hold, body(inicio, sede)),
      libres,
    };
  }

  /** One of those, with its signing on Tuesday at nine, confirmed. */
  async function confirmada() {
    const suyo = await caso();
    const { data: retenida } = await suyo.retener();
    const { data: pedida } = await actuar(suyo.ana, retenida, 'solicitar');
    const { data: cita } = await actuar(suyo.notario, pedida, 'confirmar');
    return { ...suyo, cita };
  }

  const correr = (nombre: string, datos: object = {}) =>
    db.transaction().execute((tx) => trabajo(nombre).handle({ db: tx, idJob: '', now: clock.now }, datos));
  return { db, app, as, con, clock, renderPdf, close, idSede, admin, caso, confirmada, actuar, correr };
}

function trabajo(nombre: string): (typeof jobs)[number] {
  const found = jobs.find(({ job }) => job.name === nombre);
  if (!found) throw new Error(`No hay un trabajo «${nombre}».`);
  return found;
}
