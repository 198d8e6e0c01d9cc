import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { esPublica } from './direcciones.ts';
import { FalloDeCalendario, leerAparte, traerOcupado } from './ics.ts';
import { traer } from './traer.ts';

const calendario = (...eventos: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...eventos, 'END:VCALENDAR'].join('\r\n');
let uid = 0;
const evento = (...lineas: string[]) => {
  uid += 1;
  const suyas = lineas.some((linea) => linea.startsWith('UID')) ? lineas : [`UID:${uid}`, ...lineas];
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...suyas, 'END:VEVENT'].join('\r\n');
};
const ventana = {
  zona: 'America/Guatemala',
  inicio: Date.parse('2026-01-15T00:00:00Z'),
  fin: Date.parse('2026-07-15T00:00:00Z'),
};
const leer = async (texto: string, plazo?: number) =>
  (await leerAparte({ ...ventana, texto }, plazo)).tramos.map(({ inicio, fin }) =>
    [inicio, fin].map((instante) => new Date(instante).toISOString().slice(0, 16)),
  );
const falla = (motivo: string) => (error: unknown) => error instanceof FalloDeCalendario && error.motivo === motivo;

describe('las horas ocupadas de un calendario', () => {
  test('en UTC, en una zona, en la de la oficina y de día entero', async () => {
    const texto = calendario(
      evento('DTSTART:20260120T150000Z', 'DTEND:20260120T160000Z'),
      evento('DTSTART;TZID=Europe/Madrid:20260121T090000', 'DTEND;TZID=Europe/Madrid:20260121T100000'),
      evento('DTSTART:20260122T090000', 'DURATION:PT30M'),
      evento('DTSTART;VALUE=DATE:20260123', 'DTEND;VALUE=DATE:20260124'),
    );
    assert.deepEqual(await leer(texto), [
      ['2026-01-20T15:00', '2026-01-20T16:00'],
      ['2026-01-21T08:00', '2026-01-21T09:00'],
      ['2026-01-22T15:00', '2026-01-22T15:30'],
      ['2026-01-23T06:00', '2026-01-24T06:00'],
    ]);
  });

  test('lo cancelado y lo que se marcó libre no ocupa; lo que pasó tampoco', async () => {
    const texto = calendario(
      evento('DTSTART:20260120T150000Z', 'DTEND:20260120T160000Z', 'STATUS:CANCELLED'),
      evento('DTSTART:20260121T150000Z', 'DTEND:20260121T160000Z', 'TRANSP:TRANSPARENT'),
      evento('DTSTART:20250121T150000Z', 'DTEND:20250121T160000Z'),
    );
    assert.deepEqual(await leer(texto), []);
  });

  test('lo que se repite sigue el reloj de su zona, sin las fechas quitadas y con las movidas en su lugar', async () => {
    const texto = calendario(
      evento(
        'UID:serie',
        'DTSTART;TZID=Europe/Madrid:20260316T090000',
        'DTEND;TZID=Europe/Madrid:20260316T100000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Madrid:20260323T090000',
      ),
      evento(
        'UID:serie',
        'RECURRENCE-ID;TZID=Europe/Madrid:20260406T090000',
        'DTSTART;TZID=Europe/Madrid:20260407T120000',
        'DTEND;TZID=Europe/Madrid:20260407T130000',
      ),
    );
    assert.deepEqual(await leer(texto), [
      ['2026-03-16T08:00', '2026-03-16T09:00'],
      ['2026-03-30T07:00', '2026-03-30T08:00'],
      ['2026-04-07T10:00', '2026-04-07T11:00'],
    ]);
  });

  test('una repetición de veinte años se lee; la que no acaba, la de cada segundo y lo que no es un calendario se rechazan', async () => {
    const diaria = evento('DTSTART:20060101T150000Z', 'DTEND:20060101T160000Z', 'RRULE:FREQ=DAILY');
    assert.equal((await leer(calendario(diaria))).length, 181);
    const segundos = evento('DTSTART:20060101T150000Z', 'DTEND:20060101T160000Z', 'RRULE:FREQ=SECONDLY');
    await assert.rejects(leer(calendario(segundos)), FalloDeCalendario);
    const nunca = evento('DTSTART:20260120T150000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    assert.deepEqual(await leer(calendario(nunca)), []);
    for (const texto of ['', '<html>', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD'])
      await assert.rejects(leer(texto), falla('formato'), texto);
  });
});

describe('una dirección ajena', () => {
  const abiertos: (() => void)[] = [];
  after(() => {
    for (const cerrar of abiertos) cerrar();
  });
  const servir = async (responder: RequestListener) => {
    const server = createServer(responder);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    abiertos.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const todas = { permite: () => true };

  test('solo las públicas: ni de la red propia, ni las que esconden otra', () => {
    const no = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.1.1',
      '172.31.0.1',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ];
    const no6 = [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::1',
      '2001:db8::1',
      'ff02::1',
    ];
    for (const direccion of [...no, ...no6, 'localhost', '']) assert.equal(esPublica(direccion), false, direccion);
    for (const direccion of ['8.8.8.8', '2606:4700:4700::1111']) assert.equal(esPublica(direccion), true, direccion);
  });

  test('la que lleva a la red propia se rechaza: escrita, por su nombre o por un desvío', async () => {
    const dentro = await servir((_, response) => response.end(calendario()));
    for (const url of [
      dentro,
      dentro.replace('127.0.0.1', 'localhost'),
      'http://[::1]/',
      'http://0x7f.1/',
      'file:///etc/passwd',
    ])
      await assert.rejects(traer(url), falla('direccion'), url);
    const desvia = await servir((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    const permite = (direccion: string) => direccion === '127.0.0.1';
    await assert.rejects(traer(desvia, { permite }), falla('direccion'));
  });

  test('un desvío a otra pública se sigue; los que no acaban, no', async () => {
    const final = await servir((_, response) =>
      response.end(calendario(evento('DTSTART:20260120T150000Z', 'DTEND:20260120T160000Z'))),
    );
    const desvia = await servir((_, response) => response.writeHead(301, { location: final }).end());
    assert.equal((await traerOcupado(desvia, ventana, todas)).tramos.length, 1);
    const vueltas = await servir((_, response) => response.writeHead(302, { location: '/' }).end());
    await assert.rejects(traer(vueltas, todas), falla('respuesta'));
    const rota = await servir((_, response) => response.writeHead(500).end());
    await assert.rejects(traer(rota, todas), falla('respuesta'));
  });

  test('lo que pesa o tarda demasiado se deja a medias', async () => {
    const enorme = await servir((_, response) => {
      const seguir = () => {
        while (response.write('x'.repeat(64_000)));
        response.once('drain', seguir);
      };
      seguir();
    });
    await assert.rejects(traer(enorme, { ...todas, tope: 1_000_000 }), falla('tamano'));
    const lenta = await servir((_, response) => {
      response.write('BEGIN:VCALENDAR');
    });
    await assert.rejects(traer(lenta, { ...todas, plazo: 300 }), falla('tiempo'));
  });
});
