import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { firmas, protocolo } from '@fedatario/contract/acto';
import { type CodigoError, DAY, type Endpoint } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { feedback } from '@fedatario/contract/casa';
import { carrito, suscripciones } from '@fedatario/contract/compra';
import { apertura } from '@fedatario/contract/control';
import { citas } from '@fedatario/contract/solicitud';
import { asignaciones, tramites } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import type { AppError } from '../../http/errors.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { resguardoDe } from './resguardo.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const hasta = new Date('2026-11-28T12:00:00Z');
const [antes, despues] = [new Date(hasta.getTime() - DAY), new Date(hasta.getTime() + 1)];
const preparacion = {
  avance: () => undefined,
  enCurso: () => enCurso,
  hasta,
  comienzo: undefined,
  seguir: () => undefined,
  stop: async () => undefined,
};
let enCurso = true;
const resguardo = resguardoDe(preparacion, db);

/** The code with which a write is refused; undefined when it is let through. */
async function negado(
  quien: CreatedUsuario | undefined,
  endpoint: Endpoint,
  params: Record<string, string> = {},
): Promise<CodigoError | undefined> {
  const actor = quien && { ...quien, idSesion: uuidv7() };
  return resguardo?.(endpoint, { actor, params }).then(
    () => undefined,
    ({ codigo }: AppError) => codigo,
  );
}

const NEGADO = 'demostracion-en-preparacion';
const [ana, marta, nueva] = [
  await createUsuario(db, { creadoEn: antes }),
  await createUsuario(db, { creadoEn: antes, rol: 'admin' }),
  await createUsuario(db, { creadoEn: despues }),
];
const deAntes = await createTramite(db, ana, { now: antes });
const deAhora = await createTramite(db, nueva, { now: despues });

test('lo que el pasado todavía vive no se cambia; lo que alguien hizo después, sí', async () => {
  assert.equal(await negado(marta, asignaciones.assign, { idSolicitud: deAntes.idSolicitud }), NEGADO);
  assert.equal(await negado(ana, tramites.cancel, { idSolicitud: deAntes.idSolicitud }), NEGADO);
  assert.equal(await negado(marta, asignaciones.assign, { idSolicitud: deAhora.idSolicitud }), undefined);
  assert.equal(await negado(marta, asignaciones.assign, { idSolicitud: uuidv7() }), undefined);
});

test('nadie escribe en el registro ni en el protocolo de un notario, que van en orden de fechas', async () => {
  assert.equal(await negado(marta, firmas.sign, { idSolicitud: deAhora.idSolicitud }), NEGADO);
  assert.equal(await negado(marta, protocolo.note, { id: uuidv7() }), NEGADO);
});

test('no se vacía mientras se prepara: el pasado seguiría escribiendo', async () => {
  assert.equal(await negado(marta, apertura.empty), NEGADO);
});

test('las cuentas de la demostración no compran mientras el pasado compra por ellas; una nueva sí', async () => {
  for (const endpoint of [carrito.add, suscripciones.subscribe, citas.hold]) {
    assert.equal(await negado(ana, endpoint), NEGADO);
    assert.equal(await negado(nueva, endpoint), undefined);
  }
});

test('lo demás se hace como siempre', async () => {
  assert.equal(await negado(ana, borradores.create), undefined);
  assert.equal(await negado(undefined, feedback.send), undefined);
  enCurso = false;
  assert.equal(await negado(marta, asignaciones.assign, { idSolicitud: deAntes.idSolicitud }), undefined);
  assert.equal(resguardoDe({ ...preparacion, hasta: undefined }, db), undefined);
});
