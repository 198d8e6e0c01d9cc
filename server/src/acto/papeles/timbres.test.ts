import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createConHojas, PAPEL } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-16T15:00:00Z');

test('los timbres de la razón de una legalización son los que rigen el día del acta, también los de la oficina', {
  skip: absent('pdftotext'),
}, async () => {
  const propio = { fuente: 'Decreto de prueba', creadoEn: clock.now };
  const valores = [
    { clave: 'timbre.notarial', desde: '2026-01-14', valor: 1_200 },
    { clave: 'timbre.fiscalLegalizacion', desde: '2026-01-14', valor: 700 },
    { clave: 'timbre.fiscalLegalizacion', desde: '2026-01-15', valor: 900 },
  ];
  await db
    .insertInto('valoresDeLey')
    .values(valores.map((valor) => ({ ...valor, ...propio, idValor: uuidv7() })))
    .execute();
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const { idSolicitud } = await createConHojas(db, julia, { clase: 'legalizacionFirmas' });
  const razon = { tipo: 'razonDeLegalizacion', destinatario: null, impuesto: null, instrumento: '13' } as const;
  const body = { ...PAPEL, ...razon, descripcion: 'autoriza a recoger un documento' };
  const { status, data } = await as(julia).call(api.papeles.make, { params: { idSolicitud }, body });
  assert.equal(status, 200);
  const { data: pdf } = await as(julia).call(api.papeles.pdf, { params: { idPapel: data.idPapel } });
  const text = ask('pdftotext', pdf.contenido, (name) => ['-raw', name, '-']).text.replace(/\s+/g, ' ');
  assert.match(text, /un timbre notarial de doce quetzales y un timbre fiscal de siete quetzales/i);
});
