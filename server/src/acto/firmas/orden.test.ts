import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { FirmaDeTramite } from '@fedatario/contract/acto';
import { DAY, type Input } from '@fedatario/contract/base';
import fc from 'fast-check';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { iniciarMinuta, insertEnvio } from '../../tramite/minutas/minutas.ts';
import { conRespuestas, createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

type Cuerpo = Input<typeof api.firmas.sign>['body'];
const notario = () => createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });

async function firmar(julia: CreatedUsuario, cambio: Partial<Cuerpo> = {}, idSolicitud?: string) {
  const id = idSolicitud ?? (await createPorFirmar(db, julia)).idSolicitud;
  const body = { ...FIRMA, ...cambio, archivos: [await createArchivo(db, julia)] };
  await as(julia).call(api.tramites.read, { params: { idSolicitud: id } });
  await probarQuienEs(db, julia, clock.now);
  return as(julia).call(api.firmas.sign, { params: { idSolicitud: id }, body });
}

/** The field, the key and the text of what was refused. */
const negado = ({ status, problem }: Awaited<ReturnType<typeof firmar>>) => {
  const [falta] = problem?.errores ?? [];
  return [status, falta?.campo, falta?.clave, falta?.mensaje] as const;
};

test('el número que sigue es el último más uno: ni repetido ni con saltos, por notario y año', async () => {
  const julia = await notario();
  assert.equal((await firmar(julia)).status, 200);
  for (const instrumento of ['12', '14', '1']) {
    const [status, campo, clave, mensaje] = negado(await firmar(julia, { instrumento, folios: '23-25' }));
    assert.deepEqual([status, campo, clave], [422, 'instrumento', 'numeroQueSigue']);
    assert.match(mensaje ?? '', /sigue el número 13 \(art\. 13 del Código de Notariado\)/);
  }
  assert.equal((await firmar(julia, { instrumento: '13', folios: '23-25' })).status, 200);
  assert.equal((await firmar(await notario(), { instrumento: '12' })).status, 200, 'cada notario lleva el suyo');
});

test('los folios siguen a los anteriores, tantos como hojas; la misma hoja se comparte solo si se dice', async () => {
  const julia = await notario();
  await firmar(julia);
  const sigue = { instrumento: '13' };
  for (const folios of ['22-24', '24-26', '20-22'])
    assert.deepEqual(
      negado(await firmar(julia, { ...sigue, folios })).slice(1, 3),
      ['folios', 'folioQueSigue'],
      folios,
    );
  assert.deepEqual(negado(await firmar(julia, { ...sigue, folios: '23-24' })).slice(1, 3), ['folios', 'foliosYHojas']);
  assert.deepEqual(negado(await firmar(julia, { ...sigue, folios: '25-23' })).slice(1, 3), ['folios', 'folios']);
  assert.deepEqual(negado(await firmar(julia, { ...sigue, folios: '23-25', mismaHoja: true })).slice(1, 3), [
    'folios',
    'folioQueSigue',
  ]);
  assert.equal((await firmar(julia, { ...sigue, folios: '22-24', mismaHoja: true })).status, 200);
});

test('la fecha no es futura, ni anterior a la compra, a la aprobación o al instrumento anterior', async () => {
  const julia = await notario();
  assert.deepEqual(negado(await firmar(julia, { fecha: '2026-01-16' })).slice(1, 3), ['fecha', 'actoFuturo']);
  const antes = negado(await firmar(julia, { fecha: '2020-01-02' }));
  assert.deepEqual(antes.slice(1, 3), ['fecha', 'actoAntesDeComprar']);
  assert.match(antes[3] ?? '', /se compró el 15\/01\/2026/);
  const antier = new Date(clock.now.getTime() - 2 * DAY);
  const { idSolicitud } = await createPorFirmar(db, julia, antier);
  const sigue = { instrumento: '13', folios: '23-25' };
  assert.equal((await firmar(julia, { fecha: '2026-01-15' })).status, 200);
  const despues = negado(await firmar(julia, { ...sigue, fecha: '2026-01-14' }, idSolicitud));
  assert.deepEqual(despues.slice(1, 3), ['fecha', 'actoFueraDeOrden']);
  assert.match(despues[3] ?? '', /es del 15\/01\/2026.*art\. 13/);
  const envio = { enviadaPor: julia.idUsuario, enviadaEn: antier, aprobadaPor: julia.idUsuario, aprobadaEn: clock.now };
  await inTransaction(db, (tx) => iniciarMinuta(tx, idSolicitud, antier));
  await insertEnvio(db, { idSolicitud, version: 1, ...envio });
  const sinAprobar = negado(await firmar(julia, { ...sigue, fecha: '2026-01-14' }, idSolicitud));
  assert.deepEqual(sinAprobar.slice(1, 3), ['fecha', 'actoAntesDeAprobar']);
  assert.equal((await firmar(julia, sigue, idSolicitud)).status, 200);
});

test('lo de fuera del protocolo no lleva número ni folios, y no le estorba al protocolo', async () => {
  const julia = await notario();
  await firmar(julia);
  const acta = { clase: 'actaNotarial', instrumento: null, folios: null } as const;
  assert.deepEqual(negado(await firmar(julia, { ...acta, instrumento: '13' })).slice(1, 3), [
    'instrumento',
    'sinProtocolo',
  ]);
  assert.deepEqual(negado(await firmar(julia, { ...acta, folios: '23' })).slice(1, 3), ['folios', 'sinProtocolo']);
  assert.equal((await firmar(julia, acta)).status, 200);
  assert.equal((await firmar(julia, { instrumento: '13', folios: '23-25' })).status, 200);
});

test('lo que se vendió como escritura no se firma fuera del protocolo, para que no le falte su número', async () => {
  const julia = await notario();
  const { idSolicitud } = await createPorFirmar(db, julia);
  const acta = { clase: 'actaNotarial', instrumento: null, folios: null } as const;
  const producto = db.selectFrom('solicitudes').select('idProducto').where('idSolicitud', '=', idSolicitud);
  await db.updateTable('productos').set({ claseActo: 'escrituraPublica' }).where('idProducto', '=', producto).execute();
  const fuera = negado(await firmar(julia, acta, idSolicitud));
  assert.deepEqual(fuera.slice(0, 3), [422, 'clase', 'claseDeProtocolo']);
  assert.equal((await firmar(julia, { clase: 'protocolacion' }, idSolicitud)).status, 200);
});

test('un acta no se firma como escritura: no le quita un número al protocolo', async () => {
  const julia = await notario();
  const { idSolicitud } = await createPorFirmar(db, julia);
  await conRespuestas(db, idSolicitud, 'declaracion-jurada', 'otros-hechos-y-huella');
  const params = { idSolicitud };
  const { data: propuesta } = await as(julia).call(api.firmas.propose, { params });
  assert.deepEqual(
    propuesta.comparecientes.map(({ calidad }) => calidad),
    ['parte', 'testigo'],
  );
  const { comparecientes } = propuesta;
  for (const clase of ['escrituraPublica', 'protocolacion'] as const)
    assert.deepEqual(negado(await firmar(julia, { clase, comparecientes }, idSolicitud)).slice(0, 3), [
      422,
      'clase',
      'claseDeOtro',
    ]);
  const acta = { clase: 'actaNotarial', instrumento: null, folios: null } as const;
  assert.equal((await firmar(julia, { ...acta, comparecientes }, idSolicitud)).status, 200);
});

test('comparecen las personas del acto, con su documento; otra, solo con su calidad', async () => {
  const julia = await notario();
  const { idSolicitud } = await createPorFirmar(db, julia);
  await conRespuestas(db, idSolicitud, 'compraventa-vehiculo', 'contado');
  const luis = { nombre: 'luis fernando  morales agreda', identificacion: 'dpi', numero: '3000 00014 0901' } as const;
  const ana = { nombre: 'Ana Lucía Ixcot Pérez', identificacion: 'conocido', numero: null } as const;
  const lucia = { nombre: 'Lucía Ruiz Burgos', identificacion: 'conocido', numero: null } as const;
  const wrong: readonly (readonly [FirmaDeTramite['comparecientes'], string, string])[] = [
    [[lucia], 'comparecientes.0.nombre', 'comparecienteExtrano'],
    [[luis, ana, lucia], 'comparecientes.2.nombre', 'comparecienteExtrano'],
    [[luis], 'comparecientes', 'comparecienteFalta'],
    [[luis, ana, ana], 'comparecientes.2.nombre', 'comparecienteRepetido'],
    [[luis, { ...ana, calidad: 'testigo' }], 'comparecientes.1.calidad', 'comparecienteParte'],
    [[{ ...luis, numero: '2500004231601' }, ana], 'comparecientes.0.numero', 'documentoDeOtra'],
    [[{ ...luis, nombre: 'X' }, ana], 'comparecientes.0.nombre', 'comparecienteExtrano'],
  ];
  for (const [comparecientes, campo, clave] of wrong)
    assert.deepEqual(negado(await firmar(julia, { comparecientes }, idSolicitud)).slice(1, 3), [campo, clave]);
  const comparecientes = [luis, ana, { ...lucia, calidad: 'interprete' as const }];
  assert.equal((await firmar(julia, { comparecientes }, idSolicitud)).status, 200);
});

test('lugar y nombres son un renglón impreso: ni fórmulas, ni saltos, ni signos de control', async () => {
  const julia = await notario();
  for (const lugar of ['=HYPERLINK("x")', '+502', '@Mixco', '<b>Mixco</b>'])
    assert.deepEqual(negado(await firmar(julia, { lugar })).slice(1, 3), ['lugar', 'renglon'], JSON.stringify(lugar));
  for (const lugar of ['Guatemala\nMixco', 'Guate\u202emala'])
    assert.deepEqual(negado(await firmar(julia, { lugar })).slice(0, 2), [422, 'lugar'], JSON.stringify(lugar));
  assert.equal((await firmar(julia, { lugar: 'Ciudad de Guatemala, zona 10' })).status, 200);
});

test('dos firmas a la vez con un número: una pasa', async () => {
  const julia = await notario();
  const ids = [(await createPorFirmar(db, julia)).idSolicitud, (await createPorFirmar(db, julia)).idSolicitud];
  await firmar(julia);
  const cuerpos = await Promise.all(
    ids.map(async () => ({ ...FIRMA, instrumento: '13', folios: '23-25', archivos: [await createArchivo(db, julia)] })),
  );
  await probarQuienEs(db, julia, clock.now);
  const hechas = await Promise.all(
    ids.map((idSolicitud, i) =>
      as(julia).call(api.firmas.sign, { params: { idSolicitud }, body: cuerpos[i] as Cuerpo }),
    ),
  );
  assert.deepEqual(hechas.map(({ status }) => status).sort(), [200, 422]);
});

test('comprobar niega lo mismo que firmar y no hace nada; la propuesta pasa tal como viene', async () => {
  const julia = await notario();
  await firmar(julia);
  const { idSolicitud } = await createPorFirmar(db, julia);
  await conRespuestas(db, idSolicitud, 'compraventa-vehiculo', 'contado');
  const params = { idSolicitud };
  const { data } = await as(julia).call(api.firmas.propose, { params });
  assert.deepEqual([data.protocolo.numero, data.protocolo.folio, data.lugar], [13, 23, 'Guatemala']);
  const { numero, folio } = data.protocolo;
  const body = {
    ...FIRMA,
    instrumento: String(numero),
    folios: `${folio}-${folio + 2}`,
    lugar: data.lugar,
    fecha: data.fecha,
    comparecientes: data.comparecientes,
    archivos: [await createArchivo(db, julia)],
  };
  const comprobar = async (cambio: Partial<Cuerpo> = {}) =>
    as(julia).call(api.firmas.check, { params, body: { ...body, ...cambio } });
  assert.equal((await comprobar()).status, 200);
  assert.deepEqual((await comprobar({ instrumento: '12' })).problem?.errores?.[0]?.campo, 'instrumento');
  assert.equal((await comprobar({ revision: 7 })).codigo, 'conflicto-revision');
  assert.equal((await as(await notario()).call(api.firmas.propose, { params })).status, 404);
  assert.equal((await firmar(julia, body, idSolicitud)).status, 200);
  assert.equal((await comprobar()).codigo, 'estado-no-permite');
});

const PRIMERO = { salto: 6, hueco: 8, dia: 0, hojas: 2, mismaHoja: false, anotada: true };
const intento = fc.record({
  salto: fc.constantFrom(0, 0, 0, 1, -1),
  hueco: fc.constantFrom(0, 0, 0, 1, -1),
  dia: fc.constantFrom(0, 1, 1, -1),
  hojas: fc.integer({ min: 1, max: 3 }),
  mismaHoja: fc.boolean(),
  anotada: fc.boolean(),
});

type Intento = typeof PRIMERO;

/** Tries to enter an instrument that follows the last one, or nearly: accepted or refused, the protocol must stay in order. */
async function intentar(julia: CreatedUsuario, fecha: string, cual: Intento) {
  const { salto, hueco, hojas, mismaHoja, anotada } = cual;
  const params = { id: julia.idUsuario };
  const { ultimo } = (await as(julia).call(api.protocolo.read, { params })).data;
  const seguido = ultimo?.fecha.slice(0, 4) === fecha.slice(0, 4) ? ultimo : undefined;
  const numero = Math.max(1, (seguido?.numero ?? 0) + 1 + salto);
  const desde = Math.max(1, (seguido?.folio ?? 0) + 1 + hueco - (mismaHoja ? 1 : 0));
  const escrito = { fecha, folios: `${desde}-${desde + hojas - 1}`, mismaHoja };
  if (anotada) {
    const body = { ...escrito, anotacion: 'cancelado', numero, nota: 'No se firmó' } as const;
    await probarQuienEs(db, julia, clock.now);
    return (await as(julia).call(api.protocolo.note, { params, body })).status;
  }
  const { idSolicitud } = await createPorFirmar(db, julia, new Date('2025-12-01T12:00:00Z'));
  return (await firmar(julia, { ...escrito, hojas, instrumento: String(numero) }, idSolicitud)).status;
}

async function exigirOrden(idNotario: string): Promise<void> {
  const rows = await db
    .selectFrom('protocoloInstrumentos')
    .selectAll()
    .where('idNotario', '=', idNotario)
    .orderBy('anio')
    .orderBy('numero')
    .execute();
  rows.reduce((before, row) => {
    const seguido = before.anio === row.anio;
    assert.equal(row.numero, seguido ? before.numero + 1 : 1);
    assert.equal(row.folioDesde, seguido ? Number(before.folioHasta) + (row.mismaHoja ? 0 : 1) : 1);
    assert.ok(row.fecha >= before.fecha);
    return row;
  });
}

test('cualquiera que sea la serie de firmas y anotaciones, el protocolo queda en orden', async () => {
  const respuestas = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(intento, { minLength: 3, maxLength: 7 }), async (intentos) => {
      const julia = await notario();
      let dia = Date.parse('2025-12-29');
      respuestas.add(await intentar(julia, '2025-12-29', { ...PRIMERO, mismaHoja: false }));
      for (const cual of intentos) {
        dia += cual.dia * DAY;
        respuestas.add(await intentar(julia, new Date(dia).toISOString().slice(0, 10), cual));
      }
      await exigirOrden(julia.idUsuario);
    }),
    { numRuns: 12 },
  );
  assert.deepEqual([...respuestas].sort(), [200, 422]);
});
