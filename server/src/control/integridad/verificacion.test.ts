import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createComprobante, createDocumento, createEntregada, PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { addDocumento, compraDe, hacerPedido, pagarPedido } from '../../compra/pagos/testing/compras.ts';
import { createSuscripcion, renovarSuscripcion } from '../../compra/suscripciones/testing/planes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sha256 } from '../../services/cipher.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { testFiles } from '../../services/files/testing/memory.ts';
import { guardarRespuestas } from '../../solicitud/solicitudes/solicitudes.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { verificar, verificarArchivos, verificarSellos } from './verificacion.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const files = sealedFiles(testFiles);
const broken = async (about: RegExp) =>
  (await verificar(db, new Date())).filter(({ promesa }) => about.test(promesa)).flatMap(({ faltas }) => faltas);

test('un archivo adjunto que falta, o que cambió en el disco, se nombra', async () => {
  const ana = await createUsuario(db);
  const [lost, changed] = [await createComprobante(db, ana), await createComprobante(db, ana)];
  assert.deepEqual((await verificarArchivos(db, files)).faltas, []);
  const kept = Buffer.from(testFiles.kept.get(changed.idArchivo) ?? '');
  kept[kept.length - 1] = Number(kept.at(-1)) ^ 1;
  await testFiles.put(changed.idArchivo, kept);
  await testFiles.remove(lost.idArchivo);
  const { faltas } = await verificarArchivos(db, files);
  assert.deepEqual(faltas, [`${lost.idArchivo} (recibo.png)`, `${changed.idArchivo} (recibo.png)`]);
});

test('cada documento entregado cuya firma no se comprueba se nombra, con lo que le pasa', async () => {
  const ana = await createUsuario(db);
  await createDocumento(db, ana);
  assert.deepEqual((await verificarSellos(db, files)).faltas, []);
  const unsigned = await createEntregada(db, ana);
  const [falta = '', ...others] = (await verificarSellos(db, files)).faltas;
  assert.match(falta, /^T-\d{4}-\d{6}, versión 1 \(el archivo no es el que se selló\)$/);
  assert.deepEqual(others, []);
  const huella = { sha256: sha256(PUNTO) };
  await db.updateTable('documentos').set(huella).where('idSolicitud', '=', unsigned).execute();
  assert.match((await verificarSellos(db, files)).faltas[0] ?? '', /el archivo no lleva una firma/);
  await db.deleteFrom('documentos').where('idSolicitud', '=', unsigned).execute();
});

test('un comprobante aceptado sin su pago se nombra, y también uno en revisión de un pedido que se dejó', async () => {
  const ana = await createUsuario(db);
  const [accepted, forgotten] = [await createComprobante(db, ana), await createComprobante(db, ana)];
  assert.deepEqual(await broken(/comprobante/), []);
  const revision = {
    estado: 'aceptado',
    revisadoPor: ana.idUsuario,
    revisadoEn: new Date(0),
    montoRecibido: 1,
  } as const;
  await db.updateTable('comprobantes').set(revision).where('idFactura', '=', accepted.idFactura).execute();
  await db.updateTable('facturas').set({ estado: 'vencida' }).where('idFactura', '=', forgotten.idFactura).execute();
  assert.equal((await broken(/comprobante/)).length, 2);
});

test('un valor de ley que ya nadie podría escribir se nombra, con lo que debe ser', async () => {
  const propio = { desde: '2091-01-01', fuente: 'Decreto de prueba', creadoEn: new Date(0) };
  await db
    .insertInto('valoresDeLey')
    .values([
      { ...propio, idValor: uuidv7(), clave: 'jornada.diurna.dia', valor: 8 },
      { ...propio, idValor: uuidv7(), clave: 'jornada.mixta.dia', valor: 12 },
      { ...propio, idValor: uuidv7(), clave: 'jornada.perdida', valor: 1 },
    ])
    .execute();
  assert.deepEqual(await broken(/valor de ley/), [
    'jornada.mixta.dia desde 2091-01-01: 12 (debe estar entre 1 y 7)',
    'jornada.perdida desde 2091-01-01: 1 (esta clave no existe)',
  ]);
});

test('la línea pagada de un plan no hace solicitud, y no se nombra', async () => {
  await createSuscripcion(db, await createUsuario(db));
  assert.deepEqual(await broken(/cada línea pagada/), []);
});

test('lo entregado sin documento se nombra', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await paidDocumento(ana);
  assert.deepEqual(await broken(/sin notario/), []);
  await db.updateTable('solicitudes').set({ estado: 'entregado' }).where('idSolicitud', '=', idSolicitud).execute();
  assert.equal((await broken(/sin notario/)).length, 1);
});

test('lo que se entregó como si fuera un borrador, o con la fe de un notario en blanco, se nombra', async () => {
  const ana = await createUsuario(db);
  const idSolicitud = await createEntregada(db, ana);
  assert.deepEqual(await broken(/es un modelo/), []);
  const { idVersion } = await db
    .selectFrom('solicitudes')
    .select('idVersion')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const old = uuidv7();
  const version = await db
    .selectFrom('versionesProducto')
    .selectAll()
    .where('idVersion', '=', idVersion)
    .executeTakeFirstOrThrow();
  const plantilla = conAutentica(version.plantilla);
  const row = { ...version, idVersion: old, numero: version.numero + 1, plantilla: JSON.stringify(plantilla) };
  const entrevista = JSON.stringify(version.entrevista);
  await db
    .insertInto('versionesProducto')
    .values({ ...row, entrevista })
    .execute();
  await db.updateTable('solicitudes').set({ idVersion: old }).where('idSolicitud', '=', idSolicitud).execute();
  await guardarRespuestas(db, idSolicitud, JSON.stringify({ alfa: 'uno', conAutentica: true }));
  const [falta = '', ...others] = await broken(/es un modelo/);
  assert.match(falta, /^T-\d{4}-\d{6} \(dice que es un modelo, lleva una auténtica en blanco\)$/);
  assert.deepEqual(others, []);
});

/** An older template: with its foot on every page, and the attestation of a notary at its end. */
function conAutentica(plantilla: unknown) {
  const { contenido, ...rest } = plantilla as { contenido: { content: object[] } };
  const fin = { type: 'paragraph', content: [{ type: 'parcialTexto', attrs: { nombre: 'autenticaFin' } }] };
  const pagina = {
    encabezado: [],
    pie: [{ type: 'text', text: 'Modelo que un notario debe revisar antes de su uso.' }],
  };
  return { ...rest, pagina, contenido: { ...contenido, content: [...contenido.content, fin] } };
}

async function paidDocumento(who: Awaited<ReturnType<typeof createUsuario>>) {
  await addDocumento(db, who, { precio: 5_000, modalidad: 'autoservicio' });
  const now = new Date('2026-01-15T09:00:00Z');
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra: compraDe(5_000), now };
  return inTransaction(db, async (tx) => {
    const idFactura = await hacerPedido(tx, pedido);
    await pagarPedido(tx, idFactura, now);
    return tx
      .selectFrom('solicitudes')
      .select('idSolicitud')
      .where('idFactura', '=', idFactura)
      .executeTakeFirstOrThrow();
  });
}

test('el uso del periodo de un plan es el de su libro: lo nuevo empieza de cero, lo de antes no cuenta, y lo que difiere se nombra', async () => {
  const { idSuscripcion } = await createSuscripcion(db, await createUsuario(db), { documentos: 3 });
  await renovarSuscripcion(db, idSuscripcion, new Date('2026-02-15T09:00:00Z'));
  const tarde = (vuelta: number, cantidad: number) =>
    sql`insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, hecho_en)
      values (${uuidv7()}, ${idSuscripcion}, 'documento', 'otorgado', ${cantidad}, ${vuelta}, now())`.execute(db);
  await tarde(1, 7);
  await tarde(2, 4);
  const saldo = db.selectFrom('beneficioSaldos').select(['vuelta', 'otorgados', 'usados', 'ilimitado']);
  const suyo = saldo.where('idSuscripcion', '=', idSuscripcion).where('clase', '=', 'documento');
  assert.deepEqual(await suyo.executeTakeFirst(), { vuelta: 2, otorgados: 7, usados: 0, ilimitado: false });
  assert.deepEqual(await broken(/su libro|último cargo/), []);
  await sql`update beneficio_saldos set usados = 1 where id_suscripcion = ${idSuscripcion} and clase = 'documento'`.execute(
    db,
  );
  await sql`update suscripciones set periodo = 'anual' where id_suscripcion = ${idSuscripcion}`.execute(db);
  assert.equal((await broken(/su libro/)).length, 1);
  assert.equal((await broken(/último cargo/)).length, 1);
});
