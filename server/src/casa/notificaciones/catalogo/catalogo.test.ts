import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type CambioDeTipoNotificacion, clavesDeNotificacion } from '@fedatario/contract/casa';
import { inTransaction } from '../../../db/transaction.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { notificar } from '../aviso/notificar.ts';
import { cambioDeTipo, correosPara } from '../testing.ts';
import { definicionDe } from '../tipos/tipos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
beforeEach(() => db.deleteFrom('tiposNotificacion').execute());

const admin = await createUsuario(db, { rol: 'admin' });
const params = { clave: 'documentoListo' };
const list = async (query: object) => (await as(admin).call(api.tiposNotificacion.list, { query })).data;
const change = async (cambio: Partial<CambioDeTipoNotificacion>, clave = 'documentoListo') => {
  const { textos, nombre } = definicionDe(clave as 'documentoListo');
  const base =
    clave === 'documentoListo'
      ? await cambioDeTipo(db)
      : { nombre, activa: true, correo: true, app: true, ...textos, revision: 0 };
  return as(admin).call(api.tiposNotificacion.update, { params: { clave }, body: { ...base, ...cambio } });
};
const faults = ({ problem }: Awaited<ReturnType<typeof change>>) =>
  problem?.errores?.map(({ campo, clave, params: said }) => [campo, clave, said.variable]);
const tell = (idUsuario: string) =>
  inTransaction(db, (tx) =>
    notificar(tx, {
      idUsuario,
      tipo: 'documentoListo',
      enlace: '/borradores',
      variables: { tramite: 'T-2026-000123', producto: 'Pagaré' },
    }),
  );

test('están todos los tipos, por páginas y una sola vez', async () => {
  assert.deepEqual((await desde()).sort(), [...clavesDeNotificacion].sort());
});

/** Every kind from that page on. */
async function desde(cursor?: string): Promise<string[]> {
  const query = { limite: 40, ...(cursor !== undefined && { cursor }) };
  const { data, siguiente } = await as(admin).call(api.tiposNotificacion.list, { query });
  const claves = data.map(({ clave }) => clave);
  return siguiente === null ? claves : [...claves, ...(await desde(siguiente))];
}

test('se buscan sin acentos en nombre y textos, y se filtran por grupo y por estado', async () => {
  const found = await list({ texto: 'CONTRASENA NUEVA' });
  assert.deepEqual(
    found.map(({ clave }) => clave),
    ['codigoRecuperar'],
  );
  assert.ok((await list({ grupo: 'citas' })).every(({ grupo }) => grupo === 'citas'));
  await change({ activa: false });
  for (const estado of ['inactivo', 'modificado'])
    assert.deepEqual(
      (await list({ estado })).map(({ clave }) => clave),
      ['documentoListo'],
    );
});

test('lo que la oficina escribe es lo que se lee desde entonces, y se puede volver a lo que era', async () => {
  const ana = await createUsuario(db);
  const { status, data } = await change({ asunto: '¡{{producto}} ya está!', cuerpo: 'Hola, {{nombre}}.' });
  assert.deepEqual([status, data.modificado, data.revision], [200, true, 1]);
  await tell(ana.idUsuario);
  const [nueva] = await correosPara(db, ana.email);
  assert.equal(nueva?.asunto, '¡Pagaré ya está!');
  assert.match(String(nueva?.texto), /Hola, Ana Ruiz\./);
  const restored = await as(admin).call(api.tiposNotificacion.restore, { params });
  assert.deepEqual([restored.data.modificado, restored.data.revision], [false, 0]);
  await tell(ana.idUsuario);
  assert.equal((await correosPara(db, ana.email))[1]?.asunto, 'Su documento está listo: Pagaré');
});

test('un tipo apagado no avisa a nadie, y por un medio apagado no llega', async () => {
  const ana = await createUsuario(db);
  await change({ activa: false });
  await tell(ana.idUsuario);
  await change({ correo: false });
  await tell(ana.idUsuario);
  const { data } = await as(ana).call(api.notificaciones.list, { query: {} });
  assert.deepEqual([data.length, (await correosPara(db, ana.email)).length], [1, 0]);
});

test('una variable que no existe se dice por su nombre, y una que falta también', async () => {
  assert.deepEqual(faults(await change({ pie: 'Gracias, {{apellido}}' })), [
    ['pie', 'variableDesconocida', 'apellido'],
  ]);
  assert.deepEqual(faults(await change({ cuerpo: 'Hola {{nombre' })), [['cuerpo', 'llavesSueltas', undefined]]);
  assert.deepEqual(faults(await change({ cuerpo: 'Sin el código' }, 'codigoConfirmar')), [
    ['cuerpo', 'variableRequerida', 'codigo'],
  ]);
});

test('no se puede quitar el botón de lo que sin él no sirve, ni ponerlo donde no hay a dónde ir', async () => {
  assert.deepEqual(faults(await change({ boton: '' }, 'boletinConfirmar')), [['boton', 'botonRequerido', undefined]]);
  assert.deepEqual(faults(await change({ boton: 'Ver' }, 'codigoConfirmar')), [['boton', 'botonSinEnlace', undefined]]);
  assert.equal((await change({ boton: '' })).status, 200);
});

test('lo de seguridad y de dinero no se apaga; lo demás llega por algún medio', async () => {
  for (const clave of ['claveCambiada', 'factura'])
    for (const cambio of [{ activa: false }, { correo: false }, { app: false }])
      assert.deepEqual(faults(await change(cambio, clave)), [['activa', 'tipoFijo', undefined]]);
  assert.equal((await change({ cuerpo: 'Cambió su contraseña, {{nombre}}.' }, 'claveCambiada')).status, 200);
  assert.deepEqual(faults(await change({ correo: false, app: false })), [['correo', 'canalRequerido', undefined]]);
});

test('dos personas a la vez: la segunda ve lo que la primera escribió', async () => {
  // Both read it as shipped, whichever is served first.
  const leida = { revision: 0 };
  const [una, otra] = await Promise.all([change({ pie: 'Una', ...leida }), change({ pie: 'Otra', ...leida })]);
  assert.deepEqual([una.status, otra.status].sort(), [200, 409]);
  const { codigo, problem } = una.status === 409 ? una : otra;
  assert.equal(codigo, 'conflicto-revision');
  assert.equal((problem as { actual?: { revision: number } }).actual?.revision, 1);
});

test('la muestra se lee con los valores de ejemplo, y no guarda nada', async () => {
  const body = { ...definicionDe('documentoListo').textos, pie: '<b>{{tramite}}</b>' };
  const { status, data } = await as(admin).call(api.tiposNotificacion.preview, { params, body });
  assert.equal(status, 200);
  assert.equal(data.asunto, 'Su documento está listo: Contrato de arrendamiento');
  assert.match(data.html, /&lt;b&gt;T-2026-000123&lt;\/b&gt;/);
  assert.equal((await list({ estado: 'modificado' })).length, 0);
});

test('la exportación trae lo que el filtro deja', async () => {
  const query = { formato: 'csv', grupo: 'dinero' } as const;
  const { text } = await as(admin).call(api.tiposNotificacion.export, { query });
  const filas = await list({ grupo: 'dinero' });
  assert.ok(filas.length > 1);
  assert.equal(text.match(/,Pagos y facturas,/g)?.length, filas.length);
});
