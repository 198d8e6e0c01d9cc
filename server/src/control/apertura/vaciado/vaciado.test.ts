import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createConRegistro } from '../../../acto/registro/testing.ts';
import { createArchivo, createComprobante, createDocumento, PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { camelOf } from '../../../casa/auditoria/objeto.ts';
import { swapLogo } from '../../../casa/informacion-general/queries.ts';
import { loadConfig } from '../../../config.ts';
import { seedDemo } from '../../../demo/demo.ts';
import { sealedFiles } from '../../../services/files/files.ts';
import { openFiles } from '../../../services/files/open.ts';
import { memoryFiles } from '../../../services/files/testing/memory.ts';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { verificar, verificarArchivos, verificarSellos } from '../../integridad/verificacion.ts';
import { emptyDemo } from './command.ts';
import { VACIADAS } from './tablas.ts';

const files = memoryFiles();
const { as, clock, database, close } = await startTestApp({ jobs: true, files });
const { db } = database.pools;
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-vaciado-'));
let admin: CreatedUsuario;
before(async () => {
  await seedDemo(db, dataDir, clock.now);
  admin = await createUsuario(db, { rol: 'admin' });
});
after(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function listTablas(): Promise<string[]> {
  const { rows } = await sql<{ tabla: string }>`select table_name as tabla from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ tabla }) => tabla);
}

/** How many rows each table has. */
async function contadas(): Promise<Record<string, number>> {
  const cuantas: Record<string, number> = {};
  for (const tabla of await listTablas()) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabla)}`.execute(db);
    cuantas[camelOf(tabla)] = rows[0]?.n ?? 0;
  }
  return cuantas;
}

/** The tables of which all rows stay, those of the company, its catalogue and its people. */
const QUEDAN = [
  'calendario',
  'calendariosAjenos',
  'casosProducto',
  'categorias',
  'centinela',
  'certificadosNotario',
  'clausulas',
  'codigosPromocionales',
  'codigosRespaldo',
  'datosFacturacion',
  'dosPasos',
  'edicionCatalogo',
  'gestores',
  'informacionGeneral',
  'instituciones',
  'llavesDuraderas',
  'migraciones',
  'motivosFeedback',
  'nivelesProducto',
  'ocupadoAjeno',
  'palabrasProducto',
  'perfilesNotario',
  'planes',
  'plantillasRespuesta',
  'preguntasFrecuentes',
  'preparacionDemostracion',
  'productos',
  'productosRequisitos',
  'programacionDestinatarios',
  'programaciones',
  'publicacionesProducto',
  'redaccionesProducto',
  'reglasCitas',
  'reglasDeAcceso',
  'reglasDeCatalogo',
  'respaldos',
  'roles',
  'sedes',
  'surtido',
  'textosLegales',
  'textosLegalesVersiones',
  'textosProducto',
  'tiposNotificacion',
  'tiposRequisito',
  'valoresDeLey',
  'versionesClausula',
  'versionesPlan',
  'versionesProducto',
  'vistas',
];

/** The tables of which some rows stay, by whose they are; and those that expire by themselves. */
const EN_PARTE = [
  'archivos',
  'calendariosSecretos',
  'cuentas',
  'fotos',
  'peticionesIdempotentes',
  'peticionesPorMinuto',
  'preferenciasNotificacion',
  'sesiones',
  'textosLegalesAceptados',
  'usuarios',
];

test('de cada tabla se dice si la demostración la vacía', async () => {
  const dichas = [...VACIADAS, ...QUEDAN, ...EN_PARTE].sort();
  assert.deepEqual(dichas, (await listTablas()).map(camelOf).sort());
});

/** People who buy, hand in, get something sealed and are entered in a register. */
async function vivirUnPoco(): Promise<void> {
  const cliente = await createUsuario(db);
  await createComprobante(db, cliente);
  await createDocumento(db, cliente);
  await createConRegistro(db, 2);
}

const vaciar = async () => {
  await as(admin).call(api.identidad.signInAgain, { body: { password: CLAVE } });
  return as(admin).call(api.apertura.empty, {});
};

const ofrecido = async () => (await as(admin).call(api.apertura.read, {})).data.demostracion;

test('sin la contraseña recién escrita no se vacía nada', async () => {
  const { codigo } = await as(admin).call(api.apertura.empty, {});
  assert.equal(codigo, 'reingreso-requerido');
});

test('quedan el catálogo, los ajustes y las cuentas de la oficina y de la demostración, y nada de lo hecho', async () => {
  await vivirUnPoco();
  await db.updateTable('codigosPromocionales').set({ usos: 3 }).execute();
  const antes = await contadas();
  assert.notEqual(await ofrecido(), null);
  const { status, data } = await vaciar();
  assert.equal(status, 200);
  assert.ok(data.clientes > 0 && data.pedidos > 0 && data.solicitudes > 0, JSON.stringify(data));
  const despues = await contadas();
  for (const tabla of QUEDAN) assert.equal(despues[tabla], antes[tabla], tabla);
  for (const tabla of VACIADAS) assert.equal(despues[tabla], tabla === 'auditoria' ? 1 : 0, tabla);
  const clientes = await db.selectFrom('usuarios').select('email').where('idRol', '=', 3).execute();
  assert.deepEqual(clientes, [{ email: 'cliente@demo.test' }]);
  const usados = await db.selectFrom('codigosPromocionales').select('codigo').where('usos', '>', 0).execute();
  assert.deepEqual(usados, []);
  const acto = await db.selectFrom('auditoria').select(['objeto', 'accion', 'idActor']).executeTakeFirst();
  assert.deepEqual(acto, { objeto: 'demostracion', accion: 'borrar', idActor: admin.idUsuario });
  assert.equal(await ofrecido(), null, 'ya no hay qué vaciar');
});

test('de los archivos queda el logotipo de la empresa, y de los demás ni la fila ni los bytes', async () => {
  const logo = await createArchivo(db, admin);
  await swapLogo(db, 'claro', logo);
  for (const id of [logo, uuidv7()]) await files.put(id, PUNTO);
  await vivirUnPoco();
  await vaciar();
  assert.deepEqual(await db.selectFrom('archivos').select('idArchivo').execute(), [{ idArchivo: logo }]);
  await until(async () => (await files.ids()).length === 1);
  assert.deepEqual(await files.ids(), [logo]);
  await db.updateTable('informacionGeneral').set({ logoClaro: null }).execute();
  await db.deleteFrom('archivos').execute();
});

test('vaciada cumple lo que el producto promete, y sus registros siguen sin poder cambiarse', async () => {
  await vivirUnPoco();
  await assert.rejects(sql`delete from auditoria`.execute(db), /no se cambia ni se borra/);
  await assert.rejects(sql`delete from registro_actuaciones`.execute(db), /no se/);
  await vaciar();
  const sealed = sealedFiles(files);
  const promesas = [
    ...(await verificar(db, clock.now)),
    await verificarArchivos(db, sealed),
    await verificarSellos(db, sealed),
  ];
  for (const { promesa, faltas } of promesas) assert.deepEqual(faltas, [], promesa);
});

test('la orden vacía lo mismo, borra los archivos y deja dicho que fue el sistema', async () => {
  await vivirUnPoco();
  const dicho: string[] = [];
  const options = { ...loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir }), production: false };
  const almacen = openFiles(options);
  await almacen.put(uuidv7(), PUNTO);
  const datos = await emptyDemo(options, new Date(), (texto) => void dicho.push(texto));
  assert.deepEqual(await almacen.ids(), []);
  assert.ok((datos?.pedidos ?? 0) > 0);
  assert.match(dicho[0] ?? '', /Se vació la demostración: \d+ clientes/);
  const acto = await db.selectFrom('auditoria').select(['objeto', 'idActor']).execute();
  assert.deepEqual(acto, [{ objeto: 'demostracion', idActor: null }]);
});

test('en producción no se vacía ni con la orden', async () => {
  const dicho: string[] = [];
  const options = { ...loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir }), production: true };
  assert.equal(await emptyDemo(options, clock.now, (texto) => void dicho.push(texto)), undefined);
  assert.match(dicho.join(), /en producción no se vacía nada/);
  assert.equal(api.apertura.empty.onlyDevelopment, true);
});

test('la orden no vacía mientras se prepara la demostración: lo que la vive seguiría escribiendo', async () => {
  const dicho: string[] = [];
  const options = { ...loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir }), production: false };
  await db.insertInto('preparacionDemostracion').values({ hasta: clock.now }).execute();
  const hechos = await db.selectFrom('auditoria').select('objeto').execute();
  assert.equal(await emptyDemo(options, clock.now, (texto) => void dicho.push(texto)), undefined);
  assert.match(dicho.join(), /todavía se prepara/);
  assert.deepEqual(await db.selectFrom('auditoria').select('objeto').execute(), hechos);
  await db.deleteFrom('preparacionDemostracion').execute();
});
