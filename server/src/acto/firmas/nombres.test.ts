import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { api, camposDePersona, HOUR, ReceptorEscrito, Registro } from '@fedatario/contract';
import { evaluarEntrevista, isImprimible, leerEntrevista, personasDe } from '@fedatario/document-engine';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { replaceUndrawable } from '../../services/pdf/fonts.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { PUNTO } from '../../testing/archivos.ts';
import { JUEVES, MARTES_9, startCitas } from '../../testing/casos-de-citas.ts';
import { conRespuestas, FIRMA, probarQuienEs } from '../../testing/firmas.ts';
import { diferenciasDe } from './comparacion.ts';
import { faltaDeComparecientes } from './comparecientes.ts';
import { jobs } from './jobs.ts';

const store = memoryFiles();
const { db, as, con, clock, renderPdf, close, confirmada } = await startCitas({ files: store });
after(close);

interface Nombre {
  readonly nombres: string;
  readonly apellidos: string;
}

const EJEMPLO = new URL('../../../../document-engine/examples/declaracion-jurada/', import.meta.url);
const leer = (path: string) => JSON.parse(readFileSync(new URL(path, EJEMPLO), 'utf8'));
const leida = leerEntrevista(leer('entrevista.json'));
assert.ok(leida.ok);
const { entrevista } = leida;
const CASO = leer('respuestas/ingresos.json');
const conNombre = (nombre: Nombre) => (respuestas: unknown) => {
  const { requirente, ...otras } = respuestas as typeof CASO;
  return { ...otras, requirente: { ...requirente, ...nombre } };
};

/** The person of an interview with that name; undefined when the interview does not take it. */
function personaCon(nombre: Nombre) {
  const estado = evaluarEntrevista(entrevista, conNombre(nombre)(CASO), {
    contexto: { hoy: '2026-11-28' },
    rol: 'cliente',
  });
  const malo = estado.problemas.some(({ ruta }) => /^requirente\.(?:nombres|apellidos)$/.test(ruta));
  return malo ? undefined : personasDe(entrevista, estado)[0];
}

const TECLEADOS = [
  ["'", '’', '‘', 'ʼ', 'ʻ', '´', '`', 'ꞌ'],
  ['-', '‐', '‑', '–'],
];
const LETRAS = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letra) => /\p{L}/u.test(letra) && isImprimible(letra.codePointAt(0) ?? 0),
);
const signo = fc.constantFrom(...TECLEADOS.flat(), '·', '.', ' ', ',', 'ª');
const letra = fc.oneof({ arbitrary: fc.constantFrom(...LETRAS), weight: 4 }, { arbitrary: signo, weight: 1 });
const escrito = fc.string({ unit: letra, minLength: 2, maxLength: 80 });

/** The same name as another keyboard writes it. */
function conOtrosSignos(nombre: string, turno: number): string {
  return [...nombre]
    .map((char) => {
      const clase = TECLEADOS.find((signos) => signos.includes(char));
      return clase ? (clase[turno % clase.length] ?? char) : char;
    })
    .join('');
}

test('el nombre que una entrevista admite se admite, escrito igual, en la firma, la llegada, la cuenta y la factura', () => {
  let admitidos = 0;
  const nombre = fc.record({ nombres: escrito, apellidos: escrito });
  fc.assert(
    fc.property(nombre, fc.nat(7), (suyo, turno) => {
      const persona = personaCon(suyo);
      if (!persona) return;
      admitidos += 1;
      const otro = conOtrosSignos(persona.nombre, turno);
      const firmante = { nombre: otro, identificacion: 'conocido', numero: null } as const;
      const firma = camposDePersona.nombre.parse(otro);
      const { nombre: facturado } = ReceptorEscrito.parse({ tipo: 'CF', numero: 'CF', nombre: otro, direccion: '' });
      const cuenta = Registro.shape.nombreCompleto.parse(otro);
      for (const admitido of [firma, facturado, cuenta]) assert.equal(admitido, persona.nombre.replace(/ +/g, ' '));
      assert.equal(replaceUndrawable(persona.nombre), persona.nombre.normalize('NFC'));
      const del = { ...persona, firma: 'firma' } as const;
      assert.equal(faltaDeComparecientes([firmante], [del]), undefined);
      const dicho = { ...FIRMA, comparecientes: [firmante], horaInicio: null, horaFin: null };
      const distintas = diferenciasDe(`Comparece ${otro}, de treinta años`, [del], dicho);
      assert.deepEqual(
        distintas.filter(({ campo }) => campo === 'persona'),
        [],
      );
    }),
    { numRuns: 300 },
  );
  assert.ok(admitidos > 100, String(admitidos));
});

const NOMBRES: readonly (Nombre & { readonly impreso: string })[] = [
  {
    nombres: 'Gal·la Ẍuẍ',
    apellidos: 'D´Angelo Kꞌicheꞌ–Paz',
    impreso: "Gal·la Ẍuẍ D'Angelo K'iche'-Paz",
  },
  {
    nombres: 'María de los Ángeles Guadalupe del Carmen Concepción Fernanda Inmaculada Beatriz',
    apellidos: 'Hernández‑Echeverría y Martínez de la Cruz viuda de Fernández del Castillo López',
    impreso:
      'María de los Ángeles Guadalupe del Carmen Concepción Fernanda Inmaculada Beatriz Hernández-Echeverría y Martínez de la Cruz viuda de Fernández del Castillo López',
  },
];

/** Notes the arrival of the signatory that the office expects, and signs as the form proposes. */
async function firmar(nombre: Nombre) {
  clock.now = JUEVES;
  const { idSolicitud, notario } = await confirmada();
  await conRespuestas(db, idSolicitud, 'declaracion-jurada', 'ingresos', conNombre(nombre));
  clock.now = new Date(Date.parse(MARTES_9) - HOUR);
  const params = { idSolicitud };
  const { asistencia } = (await as(notario).call(api.presencia.read, { params })).data;
  const asistentes = (asistencia?.asistentes ?? []).map((uno) => ({ ...uno, llegada: 'llego' as const }));
  const llegada = await as(notario).call(api.presencia.checkIn, { params, body: { revision: 0, asistentes } });
  assert.equal(llegada.status, 200, llegada.text);
  const { comparecientes, clase } = (await as(notario).call(api.firmas.propose, { params })).data;
  const hoja = { query: { nombre: 'hoja.png' }, body: PUNTO };
  const archivos = [(await con(notario).call(api.archivos.upload, hoja)).data.idArchivo];
  await probarQuienEs(db, notario, clock.now);
  const fuera = { clase: clase ?? 'actaNotarial', instrumento: null, folios: null, fecha: '2026-01-20' };
  const firma = await con(notario).call(api.firmas.sign, {
    params,
    body: { ...FIRMA, ...fuera, comparecientes, archivos },
  });
  assert.equal(firma.status, 200, firma.text);
  return { idSolicitud, notario };
}

test('de la respuesta al sello: quien se llama así llega, firma, y está en su documento y en el registro', {
  skip: absent('pdftotext'),
}, async () => {
  const sello = jobs({
    files: sealedFiles(store),
    renderPdf,
    sello: testSeal(),
    baseUrl: 'https://n.ejemplo.com',
  }).find(({ job }) => job.name === 'sellar-tramite');
  for (const { impreso, ...nombre } of NOMBRES) {
    const { idSolicitud, notario } = await firmar(nombre);
    const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
    await sello?.handle(task as never, { idSolicitud });
    const { data, text: dicho } = await as(notario).call(api.documentos.download, { params: { idSolicitud } });
    assert.ok(data, dicho);
    const { contenido } = data;
    const text = ask('pdftotext', contenido, (name) => ['-raw', name, '-']).text.normalize('NFC');
    const seguido = (dicho: string) => dicho.replace(/[\s\u00ad]/g, '');
    assert.ok(seguido(text).includes(seguido(impreso)), `${impreso}: ${text}`);
    const [asiento] = (await as(notario).call(api.registro.list, { query: {} })).data;
    assert.deepEqual(asiento?.datos.comparecientes, [impreso]);
  }
});
