import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AccionTramite,
  type AgenteTramite,
  accionesTramite,
  agentesTramite,
  type EstadoTramite,
  estadosTramite,
  hechosDeTramite,
} from './hechos-de-tramite.ts';
import { destinoDe, impedimentoDe, maquinaDeTramite } from './tramite.ts';

/** Steps allowed in every state before `firmado`. */
const enCualquiera = ['reasignar', 'pausar', 'reanudar', 'caducar', 'cancelar'];

/** The turn and the clock of each state that something leaves, and where its own steps lead, written here a second time. */
const tabla: readonly (readonly [EstadoTramite, string, string, readonly EstadoTramite[]])[] = [
  ['requisitosPendientes', 'cliente', 'pausa', ['sinAsignar', 'asignado', 'enRevision']],
  ['sinAsignar', 'admin', 'corre', ['asignado']],
  ['asignado', 'notario', 'corre', ['enRevision', 'sinAsignar']],
  ['enRevision', 'notario', 'corre', ['requisitosPendientes', 'enCorreccion', 'porAprobar', 'rechazado']],
  ['enCorreccion', 'cliente', 'pausa', ['asignado', 'enRevision', 'firmado']],
  ['porAprobar', 'cliente', 'pausa', ['enRevision', 'porFirmar']],
  ['porFirmar', 'notario', 'corre', ['firmado', 'enRevision']],
  ['firmado', 'sistema', 'corre', ['entregado', 'noEntregado']],
  ['noEntregado', 'admin', 'corre', ['firmado', 'enCorreccion']],
  ['entregado', 'notario', 'detenido', ['cerrado']],
];

for (const [estado, agente, reloj, hacia] of tabla)
  test(`${estado}: le toca a quien dice la tabla, su reloj hace lo que dice, y lleva adonde dice`, () => {
    assert.deepEqual([hechosDeTramite[estado].agente, hechosDeTramite[estado].reloj], [agente, reloj]);
    const pasos = maquinaDeTramite.pasos.filter(({ de, accion }) => de === estado && !enCualquiera.includes(accion));
    assert.deepEqual([...new Set(pasos.flatMap(({ a }) => a))].sort(), [...hacia].sort());
  });

test('antes de firmar se cancela, se pausa y se reasigna; los estados del cliente caducan; después, nada de eso', () => {
  const de = (accion: string) =>
    maquinaDeTramite.pasos
      .filter((paso) => paso.accion === accion)
      .map((paso) => paso.de)
      .sort();
  const vivos = estadosTramite.slice(0, estadosTramite.indexOf('firmado'));
  assert.deepEqual(de('cancelar'), [...vivos, 'noEntregado'].sort());
  assert.deepEqual(de('pausar'), vivos.filter((estado) => estado !== 'enPausa').sort());
  assert.deepEqual(de('caducar'), vivos.filter((estado) => hechosDeTramite[estado].agente === 'cliente').sort());
  assert.deepEqual(de('reanudar'), ['enPausa']);
});

test('el cliente cancela hasta por aprobar; el admin, hasta firmado', () => {
  const puede = (agente: AgenteTramite) =>
    maquinaDeTramite.pasos
      .filter(({ accion, agentes }) => accion === 'cancelar' && agentes.includes(agente))
      .map(({ de }) => de);
  assert.ok(puede('cliente').includes('porAprobar') && !puede('cliente').includes('porFirmar'));
  assert.ok(puede('admin').includes('porFirmar') && !puede('admin').includes('firmado'));
});

test('de cada estado y de cada acción se dice por qué no se ofrece, o se ofrece', () => {
  for (const estado of estadosTramite) {
    const estadoAnterior = estado === 'enPausa' ? 'enRevision' : null;
    const situacion = { estado, estadoAnterior, idNotario: 'n', aceptado: true, automatica: true } as const;
    for (const accion of accionesTramite) {
      for (const agente of agentesTramite) {
        const ofrecido = maquinaDeTramite.pasos.some(
          (p) => p.de === estado && p.accion === accion && p.agentes.includes(agente),
        );
        assert.equal(impedimentoDe(situacion, accion, agente) === null, ofrecido, `${estado} ${accion} ${agente}`);
      }
    }
  }
});

test('lo que se firmó ante notario y no se pudo entregar se entrega otra vez: nadie lo reescribe ni lo cancela', () => {
  const base = { estado: 'noEntregado', estadoAnterior: null, idNotario: 'n', aceptado: true } as const;
  const pueden = (automatica: boolean) =>
    accionesTramite.flatMap((accion) =>
      agentesTramite
        .filter((agente) => impedimentoDe({ ...base, automatica }, accion, agente) === null)
        .map((agente) => `${accion} ${agente}`),
    );
  assert.deepEqual(pueden(false), ['reintentar admin', 'reintentar sistema']);
  assert.deepEqual(pueden(true), [
    'observar admin',
    'reintentar admin',
    'reintentar sistema',
    'cancelar cliente',
    'cancelar admin',
  ]);
  const porque = (accion: AccionTramite, agente: AgenteTramite) =>
    impedimentoDe({ ...base, automatica: false }, accion, agente);
  assert.deepEqual(
    [porque('observar', 'admin'), porque('cancelar', 'cliente'), porque('cancelar', 'admin')],
    ['esperaOficina', 'firmado', 'firmado'],
  );
});

test('lo que se corrige vuelve a quien lo tenía, y lo que nadie firma se hace en el acto', () => {
  const base = { estado: 'enCorreccion', estadoAnterior: null } as const;
  const paso = maquinaDeTramite.pasos.find(({ de, accion }) => de === 'enCorreccion' && accion === 'corregir');
  assert.ok(paso);
  const a = (idNotario: string | null, aceptado: boolean, automatica: boolean) =>
    destinoDe(paso, { ...base, idNotario, aceptado, automatica });
  assert.deepEqual(
    [a('n', true, false), a('n', false, false), a(null, false, true)],
    ['enRevision', 'asignado', 'firmado'],
  );
});
