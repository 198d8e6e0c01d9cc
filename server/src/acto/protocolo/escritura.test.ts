import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { acordarTexto, comprar, entregar, ponerALaVenta, respuestasDe } from '../firmas/testing/legalizaciones.ts';

const app = await startTestApp();
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-15T15:00:00Z');
const contexto = { as, clock, db };

/** A deed that was bought, whose text its customer approved, and waits to be signed. */
async function comprada(caso: string) {
  const idProducto = await ponerALaVenta(contexto, 'compraventa-vehiculo');
  const cliente = await createUsuario(db);
  const notario = { ...(await createNotario(db, {}, { nombreCompleto: 'Julia Arana' })), rol: 'notario' as const };
  const respuestas = respuestasDe('compraventa-vehiculo', caso, '2026-01-15');
  const idSolicitud = await comprar(contexto, cliente, idProducto, respuestas);
  const { requisitos } = (await as(cliente).call(api.tramites.read, { params: { idSolicitud } })).data;
  for (const { nombre, obligatorio } of requisitos)
    if (obligatorio) await entregar(contexto, cliente, idSolicitud, nombre);
  await acordarTexto(contexto, cliente, notario, idSolicitud);
  const print = () =>
    as(notario).call(api.protocolo.print, {
      params: { idSolicitud },
      query: { lado: 'anverso', renglon: '1', ajuste: '0' } as never,
    });
  return { notario, idSolicitud, print };
}

for (const caso of ['contado', 'saldo-y-gravamen', 'varias-personas-en-dolares'])
  test(`una escritura comprada, aprobada y preparada se imprime en su papel: ${caso}`, {
    skip: absent('pdftotext'),
  }, async () => {
    const { notario, idSolicitud, print } = await comprada(caso);
    const antes = await print();
    assert.deepEqual([antes.status, antes.codigo], [409, 'texto-con-blancos']);
    assert.match(
      antes.problem?.title ?? '',
      /falta escribir: Instrumento › Número de escritura, Fecha.*«Firmar el acto»/,
    );
    const params = { idSolicitud };
    const { clase, lugar, fecha, comparecientes, protocolo } = (await as(notario).call(api.firmas.propose, { params }))
      .data;
    assert.equal(clase, 'escrituraPublica');
    const firma = { clase, lugar: lugar || 'Guatemala', fecha, comparecientes, hojas: null } as const;
    const body = { ...firma, instrumento: String(protocolo.numero) };
    assert.equal((await as(notario).call(api.firmas.prepare, { params, body })).status, 200);
    const { status, data } = await print();
    assert.equal(status, 200);
    const text = ask('pdftotext', data.contenido, (name) => ['-raw', name, '-']).text.replace(/\s+/g, ' ');
    assert.match(text, /quince de enero de dos mil veintiséis/);
    assert.doesNotMatch(text, /_{3}|\[/);
  });
