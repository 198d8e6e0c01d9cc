import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  type AccionTramite,
  type AgenteTramite,
  accionesTramite,
  agentesTramite,
  destinoDe,
  type EstadoTramite,
  estadosTramite,
  impedimentoDe,
  pasosTramite,
  turnosTramite,
} from './tramite.ts';

/** The rows of the table of docs/states.md under "Trámite". */
const texto = readFileSync(new URL('../../../docs/states.md', import.meta.url), 'utf8');
const seccion = texto.split('## Trámite')[1]?.split('\n## ')[0] ?? '';
const filas = seccion.split('\n').flatMap((line) => {
  const [before, estado, agente, reloj, hacia = ''] = line.split('|').map((cell) => cell.trim());
  return before === '' && estado?.startsWith('`') ? [{ estado: sinComillas(estado), agente, reloj, hacia }] : [];
});

/** Steps allowed in every state before `firmado` are listed under the table of docs/states.md, not in its rows. */
const enCualquiera = ['reasignar', 'pausar', 'reanudar', 'caducar', 'cancelar'];
const relojes: Record<string, string> = { paused: 'pausa', runs: 'corre', stopped: 'detenido' };

test('la tabla de docs/states.md se lee entera', () => {
  assert.equal(filas.length, 10);
});

for (const { estado, agente, reloj, hacia } of filas) {
  test(`${estado}: le toca a quien dice la tabla, y su reloj hace lo que dice`, () => {
    assert.deepEqual(turnosTramite[estado], { agente, reloj: relojes[reloj ?? ''] });
  });

  test(`${estado}: lleva a los estados que dice la tabla, y a ningún otro`, () => {
    const pasos = pasosTramite.filter(({ de, accion }) => de === estado && !enCualquiera.includes(accion));
    const nuestros = new Set(pasos.flatMap(({ a }) => a));
    const dichos = new Set(
      [...hacia.matchAll(/`(\w+)`/g)].map(([, name]) => name as EstadoTramite).filter((name) => name !== estado),
    );
    assert.deepEqual([...nuestros].sort(), [...dichos].sort());
  });
}

test('antes de firmar se cancela, se pausa y se reasigna; los estados del cliente caducan; después, nada de eso', () => {
  const de = (accion: string) =>
    pasosTramite
      .filter((paso) => paso.accion === accion)
      .map((paso) => paso.de)
      .sort();
  const vivos = estadosTramite.slice(0, estadosTramite.indexOf('firmado'));
  assert.deepEqual(de('cancelar'), [...vivos, 'noEntregado'].sort());
  assert.deepEqual(de('pausar'), vivos.filter((estado) => estado !== 'enPausa').sort());
  assert.deepEqual(de('caducar'), vivos.filter((estado) => turnosTramite[estado].agente === 'cliente').sort());
  assert.deepEqual(de('reanudar'), ['enPausa']);
});

test('el cliente cancela hasta por aprobar; el admin, hasta firmado', () => {
  const puede = (agente: AgenteTramite) =>
    pasosTramite.filter(({ accion, agentes }) => accion === 'cancelar' && agentes.includes(agente)).map(({ de }) => de);
  assert.ok(puede('cliente').includes('porAprobar') && !puede('cliente').includes('porFirmar'));
  assert.ok(puede('admin').includes('porFirmar') && !puede('admin').includes('firmado'));
});

test('de cada estado y de cada acción se dice por qué no se ofrece, o se ofrece', () => {
  for (const estado of estadosTramite) {
    const estadoAnterior = estado === 'enPausa' ? 'enRevision' : null;
    const situacion = { estado, estadoAnterior, idNotario: 'n', aceptado: true, automatica: true } as const;
    for (const accion of accionesTramite) {
      for (const agente of agentesTramite) {
        const ofrecido = pasosTramite.some((p) => p.de === estado && p.accion === accion && p.agentes.includes(agente));
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
  const paso = pasosTramite.find(({ de, accion }) => de === 'enCorreccion' && accion === 'corregir');
  assert.ok(paso);
  const a = (idNotario: string | null, aceptado: boolean, automatica: boolean) =>
    destinoDe(paso, { ...base, idNotario, aceptado, automatica });
  assert.deepEqual(
    [a('n', true, false), a('n', false, false), a(null, false, true)],
    ['enRevision', 'asignado', 'firmado'],
  );
});

function sinComillas(cell: string): EstadoTramite {
  return cell.replaceAll('`', '') as EstadoTramite;
}
