import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Redaccion } from '@fedatario/contract/catalogo';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Pendiente } from '../../../../lib/guardado-solo.ts';
import { Pliego } from './pliego.ts';

interface Valores {
  nombre: string;
  tags: string[];
}

const redaccion = (revision: number, valores: Partial<Valores> = {}) =>
  ({ revision, datos: { nombre: 'Carta', tags: ['uno'], ...valores } }) as unknown as Redaccion;
const valoresDe = ({ datos }: Redaccion): Valores => ({ nombre: datos.nombre, tags: datos.tags });

/** A pliego over a server that keeps what it is sent, and a browser that keeps what it is given. */
function abrir({ inicial = redaccion(1), kept }: { inicial?: Redaccion; kept?: Pendiente } = {}) {
  const servidor = { actual: inicial, enviados: 0 };
  const cajon: { guardado: Pendiente | undefined } = { guardado: kept };
  let reloj = 0;
  const pliego = new Pliego<Valores>({
    inicial,
    valoresDe,
    isEntero: ({ nombre }) => nombre !== '',
    ahora: () => reloj,
    cajon: {
      leer: () => cajon.guardado,
      poner: (pendiente) => {
        cajon.guardado = pendiente;
      },
      vaciar: () => {
        cajon.guardado = undefined;
      },
    },
    enviar: async ({ revision, valores }) => {
      if (revision !== servidor.actual.revision) throw new ApiError('conflicto-revision', { actual: servidor.actual });
      servidor.enviados += 1;
      servidor.actual = redaccion(revision + 1, valores);
      return servidor.actual;
    },
  });
  const escribir = (cambio: Partial<Valores>, campo = Object.keys(cambio)[0] ?? '') =>
    pliego.escribir({ ...pliego.hoja().valores, ...cambio }, campo);
  const pasa = (ms: number) => {
    reloj += ms;
  };
  return { pliego, servidor, cajon, escribir, pasa };
}

test('lo escrito se guarda solo, y hasta entonces está en este navegador', async () => {
  const { pliego, servidor, cajon, escribir } = abrir();
  escribir({ nombre: 'Carta poder' });
  assert.equal((cajon.guardado?.contenido as Valores | undefined)?.nombre, 'Carta poder');
  await pliego.flush();
  assert.deepEqual(
    [servidor.actual.datos.nombre, cajon.guardado, pliego.hoja().situacion.clase],
    ['Carta poder', undefined, 'guardado'],
  );
  pliego.cerrar();
});

test('lo que el servidor rechazaría espera en el navegador, y se guarda cuando se completa', async () => {
  const { pliego, servidor, cajon, escribir } = abrir();
  escribir({ nombre: 'Otra' });
  escribir({ nombre: '' });
  await pliego.flush();
  assert.deepEqual([servidor.actual.datos.nombre, pliego.hoja().situacion.clase], ['Otra', 'incompleto']);
  assert.equal((cajon.guardado?.contenido as Valores | undefined)?.nombre, '');
  escribir({ nombre: 'Completa' });
  await pliego.flush();
  assert.equal(servidor.actual.datos.nombre, 'Completa');
  pliego.cerrar();
});

test('dos personas que escriben campos distintos se mezclan; las que escriben el mismo eligen', async () => {
  const { pliego, servidor, escribir } = abrir();
  servidor.actual = redaccion(2, { tags: ['de ella'] });
  escribir({ nombre: 'Mía' });
  await pliego.flush();
  await pliego.flush();
  assert.deepEqual(valoresDe(servidor.actual), { nombre: 'Mía', tags: ['de ella'] });
  assert.deepEqual(pliego.hoja().valores.tags, ['de ella']);
  servidor.actual = redaccion(9, { nombre: 'Suya', tags: ['de ella'] });
  escribir({ nombre: 'Mía otra vez' });
  await pliego.flush();
  assert.equal(pliego.hoja().situacion.clase, 'conflicto');
  assert.equal(pliego.choque()?.actual.nombre, 'Suya');
  assert.equal(servidor.actual.datos.nombre, 'Suya');
  pliego.elegir({ nombre: 'Mía otra vez', tags: ['de ella'] });
  await pliego.flush();
  assert.deepEqual([servidor.actual.datos.nombre, servidor.actual.revision], ['Mía otra vez', 10]);
  pliego.cerrar();
});

test('deshacer vuelve gesto a gesto, y no deshace lo que otra persona escribió', async () => {
  const { pliego, servidor, escribir, pasa } = abrir();
  escribir({ nombre: 'C' });
  escribir({ nombre: 'Ca' });
  pasa(2_000);
  escribir({ nombre: 'Cara' });
  servidor.actual = redaccion(2, { tags: ['de ella'] });
  await pliego.flush();
  await pliego.flush();
  pliego.deshacer();
  assert.equal(pliego.hoja().valores.nombre, 'Ca');
  pliego.deshacer();
  assert.deepEqual(
    [pliego.hoja().valores, pliego.hoja().puedeDeshacer],
    [{ nombre: 'Carta', tags: ['de ella'] }, false],
  );
  pliego.rehacer();
  pliego.rehacer();
  assert.deepEqual([pliego.hoja().valores.nombre, pliego.hoja().puedeRehacer], ['Cara', false]);
  pliego.cerrar();
});

test('lo que quedó en el navegador sobre una revisión vieja no pisa lo nuevo sin preguntar', async () => {
  const kept = { revision: 1, contenido: { nombre: 'De ayer', tags: ['uno'] } };
  const { pliego, servidor } = abrir({ inicial: redaccion(4, { nombre: 'De hoy' }), kept });
  await pliego.flush();
  assert.deepEqual([pliego.hoja().situacion.clase, servidor.actual.datos.nombre], ['conflicto', 'De hoy']);
  pliego.cerrar();
});

test('publicar o descartar en otra parte se ve aquí; una respuesta vieja, no', () => {
  const { pliego } = abrir({ inicial: redaccion(4) });
  pliego.seguir(redaccion(5, { nombre: 'Publicada' }));
  assert.deepEqual([pliego.hoja().valores.nombre, pliego.hoja().llegadas], ['Publicada', 1]);
  pliego.seguir(redaccion(4, { nombre: 'Vieja' }));
  assert.equal(pliego.hoja().valores.nombre, 'Publicada');
  pliego.cerrar();
});

test('lo que se descartó se va también cuando no se pudo guardar, y deshacer lo devuelve', async () => {
  const { pliego, cajon, escribir } = abrir();
  escribir({ nombre: '' });
  pliego.dejar(redaccion(2, { nombre: 'Publicada' }));
  assert.deepEqual([pliego.hoja().valores.nombre, pliego.falta(), cajon.guardado], ['Publicada', undefined, undefined]);
  pliego.deshacer();
  assert.equal(pliego.hoja().valores.nombre, '');
  pliego.cerrar();
});
