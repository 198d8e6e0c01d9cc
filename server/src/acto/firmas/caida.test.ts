import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { HANGS_MS, pointsByLength } from '@fedatario/document-engine/testing/length';
import { guardarArchivo } from '../../casa/archivos/archivos.ts';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { openSesion } from '../../casa/identidad/sesion/sesion.ts';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openQueue } from '../../queue/queue.ts';
import { useSecret } from '../../services/cipher.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { localFiles } from '../../services/files/local.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { sellarTramite } from '../../solicitud/solicitudes/solicitudes.ts';
import { crash, startNode, timeOf, wakeAbandoned } from '../../testing/crash.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { firmar } from './firmas.ts';
import { createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const POINTS = 20;
const points = pointsByLength(POINTS, 5);
const SECRET = 'un secreto de prueba que nadie más usa 0123456789';
const CHILD = fileURLToPath(new URL('./testing/sellado-child.ts', import.meta.url));

useSecret(SECRET);
const { pools, url, drop } = await createTestDatabase();
const { db } = pools;
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-sellado-'));
const files = sealedFiles(localFiles(join(dataDir, 'archivos')));
const queue = await openQueue({ url, db, now: () => new Date(), report: () => undefined, onlyWork: true });
let sealing: ChildProcess | undefined;
let signedSoFar = 0;
after(async () => {
  await crash(sealing);
  await queue.stop();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`kill -9 en ${points.length} puntos del sellado: de cada firma, un documento sellado y un asiento`, {
  timeout: HANGS_MS,
  skip: absent('pdfsig'),
}, async () => {
  const notario = await createUsuario(db, { rol: 'notario' });
  const idSesion = await entrar(notario);
  // The first sealing also makes the seal's keys. The interruptions are spread over the second, from its start to its end.
  await start();
  await sellado([await sign(notario, idSesion)]);
  await crash(sealing);
  const second = await sign(notario, idSesion);
  await start();
  const usual = await timeOf(() => sellado([second]));
  await crash(sealing);
  const signed: string[] = [];
  for (const point of points) {
    signed.push(await sign(notario, idSesion));
    await start();
    await new Promise((rest) => setTimeout(rest, (usual * point) / POINTS));
    await crash(sealing);
  }
  await wakeAbandoned({ db, boss: queue.boss }, sellarTramite.name);
  await start();
  await sellado(signed);
  for (const idSolicitud of signed) {
    const documentos = await db.selectFrom('documentos').selectAll().where('idSolicitud', '=', idSolicitud).execute();
    const asientos = await db
      .selectFrom('registroActuaciones')
      .selectAll()
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    assert.deepEqual([documentos.length, asientos.length], [1, 1]);
    const bytes = await files.get(documentos[0]?.idArchivo ?? '');
    assert.ok(bytes);
    assert.match(ask('pdfsig', bytes, (name) => [name]).text, /Signature is Valid/);
  }
  const promesas = (await verificar(db, new Date())).filter(({ promesa }) => promesa.includes('notario'));
  assert.ok(promesas.length >= 3);
  for (const { promesa, faltas } of promesas) assert.deepEqual(faltas, [], promesa);
});

/** A session in which the password has just been typed. */
async function entrar({ idUsuario }: { idUsuario: string }): Promise<string> {
  await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() });
  const sesion = await db
    .selectFrom('sesiones')
    .select('idSesion')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return sesion.idSesion;
}

async function sign(notario: Awaited<ReturnType<typeof createUsuario>>, idSesion: string): Promise<string> {
  const now = new Date();
  const { idSolicitud } = await createPorFirmar(db, notario, now);
  const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
  const hoja = { idUsuario: notario.idUsuario, nombre: 'hoja.png', tipo: 'image/png', bytes: PUNTO, now } as const;
  const { idArchivo } = await guardarArchivo(files, transact, hoja);
  const actor = { ...notario, idSesion };
  await probarQuienEs(db, notario, now);
  const instrumento = String(1 + signedSoFar++);
  const firma = { ...FIRMA, fecha: diaLocal(now), instrumento, folios: instrumento, hojas: 1, archivos: [idArchivo] };
  await inTransaction(db, (tx) => firmar({ db: tx, actor, now }, idSolicitud, firma));
  return idSolicitud;
}

async function sellado(solicitudes: readonly string[]): Promise<void> {
  const ready = () =>
    db
      .selectFrom('solicitudes')
      .select('idSolicitud')
      .where('idSolicitud', 'in', solicitudes)
      .where('estado', '=', 'entregado')
      .execute();
  await until(ready, ({ length }) => length === solicitudes.length, 120);
}

async function start(): Promise<void> {
  sealing = await startNode([CHILD, url, dataDir, SECRET], 'Sellando');
}
