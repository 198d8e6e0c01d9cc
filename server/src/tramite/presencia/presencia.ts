import type { Asistencia, PresenciaDeTramite } from '@fedatario/contract/tramite';
import { igualable } from '@fedatario/document-engine';
import { canalDe, canalDeRol } from '../../casa/notificaciones/notificaciones.ts';
import { publish } from '../../db/escucha.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { lockVivaDeSolicitud } from '../../solicitud/citas/citas.ts';
import { exigirEnOficina } from '../tramites/tramites.ts';
import { sePuedeAnotar } from './asistencia.ts';
import { leerPresencia } from './lectura.ts';
import { findAsistencia, upsertAsistencia } from './queries.ts';

export { firmantesPropuestos, llegadaDe } from './asistencia.ts';
export { leerPresencia } from './lectura.ts';

/** Notes who came to sign and how each was identified; refuses what somebody else noted meanwhile. */
export async function anotarLlegada(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, asistentes }: Asistencia,
): Promise<PresenciaDeTramite> {
  const { db, actor, now } = request;
  const { estado } = await exigirEnOficina(db, actor, idSolicitud);
  const cita = await lockVivaDeSolicitud(db, idSolicitud);
  const { inicio = now, idCita = '' } = cita ?? {};
  if (!cita || !sePuedeAnotar(cita.estado, inicio, { estado, now })) throw new AppError('estado-no-permite');
  const antes = await findAsistencia(db, idCita, inicio);
  if ((antes?.revision ?? 0) !== revision)
    throw new AppError('conflicto-revision', { actual: await leerPresencia(request, idSolicitud) });
  const nombres = asistentes.map(({ nombre }) => igualable(nombre));
  const repetida = nombres.findIndex((nombre, i) => nombres.indexOf(nombre) < i);
  if (repetida >= 0) throw invalidField(`asistentes.${repetida}.nombre`, 'comparecienteRepetido');
  const nueva = { idCita, inicio, idQuien: actor.idUsuario, asistentes, registradaEn: now };
  await upsertAsistencia(db, { ...nueva, revision: revision + 1 });
  await publish(db, [canalDe(cita.idNotario), canalDeRol('admin')], { tema: 'citas', id: idCita });
  return leerPresencia(request, idSolicitud);
}
