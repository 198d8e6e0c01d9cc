import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estadosGestion } from '../solicitud/hechos-de-gestion.ts';
import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';
import { cotizarLinea, devuelveUnidad, etapaDe, etapas, laDetuvoLaOficina } from './reembolso.ts';
import { sePuedePedir } from './reembolso-pedido.ts';

const linea = { total: 9_900, comprometido: 0, estadoDeSolicitud: null, automatica: null };
const plan = { enPlazo: true, usado: false, cambiado: false };
const sePide = (de: Partial<typeof plan>, comprometido = 0) =>
  sePuedePedir({ ...cotizarLinea({ ...linea, comprometido, plan: { ...plan, ...de } }), enCurso: false });

test('de un plan solo se pide lo que la regla da, y mientras da algo', () => {
  assert.equal(sePide({}), true);
  assert.equal(sePide({}, 9_899), true);
  assert.equal(sePide({}, 9_900), false);
  for (const de of [{ usado: true }, { enPlazo: false }, { cambiado: true, usado: true }])
    assert.equal(sePide(de), false);
});

test('de un trabajo terminado se puede pedir que lo revisen, aunque la regla no dé nada; nunca dos veces a la vez', () => {
  const terminado = { ...cotizarLinea({ ...linea, estadoDeSolicitud: 'entregado' }), enCurso: false };
  assert.deepEqual([terminado.monto, sePuedePedir(terminado)], [0, true]);
  assert.equal(sePuedePedir({ ...terminado, enCurso: true }), false);
});

test('pasado el plazo se dice eso, también de un cambio de plan', () => {
  const etapaDePlan = (de: Partial<typeof plan>) => cotizarLinea({ ...linea, plan: { ...plan, ...de } }).etapa;
  assert.equal(etapaDePlan({ enPlazo: false, cambiado: true, usado: true }), 'planFueraDePlazo');
  assert.equal(etapaDePlan({ cambiado: true, usado: true }), 'planCambiado');
});

test('cada estado de un trámite o gestión tiene su etapa, y de una palabra que no es estado nadie inventa un porcentaje', () => {
  const terminados = ['firmado', 'entregado', 'cerrado', 'entregada', 'cerrada', 'cerradaSinExito'];
  for (const estado of [...estadosTramite, ...estadosGestion]) {
    assert.ok(etapas.includes(etapaDe(estado)), estado);
    assert.equal(etapaDe(estado) === 'terminado', terminados.includes(estado), estado);
  }
  assert.equal(etapaDe(null), 'terminado');
  for (const palabra of ['desconocido', '', 'toString']) assert.throws(() => etapaDe(palabra), /no es un estado/);
});

test('la unidad de un plan vuelve mientras la regla daría la mitad o más, y de lo rechazado o caducado según su fin', () => {
  const vuelven = estadosTramite.filter((de) => devuelveUnidad(de, 'cancelado'));
  const conMitad = ['requisitosPendientes', 'sinAsignar', 'asignado', 'enRevision', 'enCorreccion', 'porAprobar'];
  assert.deepEqual(vuelven, [...conMitad, 'enPausa', 'noEntregado', 'rechazado', 'caducado']);
  assert.equal(devuelveUnidad('porFirmar', 'rechazado'), true);
  assert.equal(devuelveUnidad('porFirmar', 'caducado'), true);
});

test('un trámite lo detuvo la oficina si lo rechazó o lo canceló ella; si caducó, esperaba a su cliente', () => {
  const detenidos = (['rechazado', 'cancelado', 'caducado'] as const).map((estado) =>
    [true, false].map((porSuCliente) => laDetuvoLaOficina(estado, porSuCliente)),
  );
  assert.deepEqual(detenidos, [
    [true, true],
    [false, true],
    [false, false],
  ]);
});
