import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { situacionesDeDeber } from '@fedatario/contract/acto';
import { estadosBorrador } from '@fedatario/contract/borrador';
import { estadosDeCuenta, estadosFeedback } from '@fedatario/contract/casa';
import {
  estadosComprobante,
  estadosFactura,
  estadosPago,
  estadosReembolso,
  estadosSuscripcion,
  movimientosDeBeneficio,
} from '@fedatario/contract/compra';
import { estadosCita, estadosGestion, estadosRequisito, estadosTramite } from '@fedatario/contract/solicitud';
import { byLength } from '@fedatario/document-engine/testing/length';
import { sql } from 'kysely';
import { borrarSinFila } from '../../casa/archivos/archivos.ts';
import { vaciar } from '../../control/apertura/apertura.ts';
import { verificar, verificarArchivos, verificarSellos } from '../../control/integridad/verificacion.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { useSecret } from '../../services/cipher.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { openSeal } from '../../services/seal/open.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { seedDemo } from '../demo.ts';
import { vivirAnio } from './anio.ts';

/** The year ends today, as it does for who fills an installation. */
const HASTA = new Date();
const TAMANO = byLength({ dias: 140, clientes: 6, vidas: 4 }, { dias: 365, clientes: 42, vidas: 330 });

useSecret('un secreto de prueba que nadie más usa 0123456789');
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-anio-'));
const vividos: Awaited<ReturnType<typeof createTestDatabase>>[] = [];
after(async () => {
  for (const { drop } of vividos) await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function vivir(semilla: number) {
  const database = await createTestDatabase();
  vividos.push(database);
  const { url, pools } = database;
  const files = sealedFiles(memoryFiles());
  const sello = openSeal({ dataDir });
  const direcciones = { baseUrl: 'http://localhost:3000', direccionDelBanco: 'http://localhost:3001' };
  const carpetaDelBanco = join(dataDir, String(vividos.length));
  const lugar = { url, pools, files, sello, dataDir, carpetaDelBanco, ...direcciones };
  await vivirAnio({ lugar, hasta: HASTA, semilla, ...TAMANO });
  return { db: pools.db, files };
}

let anio: Awaited<ReturnType<typeof vivir>>;
before(async () => {
  anio = await vivir(1);
});

test('un año vivido por las reglas cumple todo lo que el producto promete de sus datos', async () => {
  const { db, files } = anio;
  const promesas = [
    ...(await verificar(db, HASTA)),
    await verificarArchivos(db, files),
    await verificarSellos(db, files),
  ];
  for (const { promesa, faltas } of promesas) assert.deepEqual(faltas, [], promesa);
});

/** States that last less than what it takes to look at them. */
const PASAN: Readonly<Record<string, readonly string[]>> = {
  pagos: ['autorizado', 'incierto'],
};

const MAQUINAS: Readonly<Record<string, { readonly estados: readonly string[]; readonly hay: string }>> = {
  borradores: { estados: estadosBorrador, hay: 'select estado from borradores' },
  tramites: { estados: estadosTramite, hay: "select estado from solicitudes where tipo = 'tramite'" },
  gestiones: { estados: estadosGestion, hay: "select estado from solicitudes where tipo = 'gestion'" },
  requisitos: { estados: estadosRequisito, hay: 'select estado from requisitos' },
  citas: { estados: estadosCita, hay: 'select estado from citas' },
  facturas: { estados: estadosFactura, hay: 'select estado from facturas' },
  pagos: { estados: estadosPago, hay: 'select estado from pagos' },
  comprobantes: { estados: estadosComprobante, hay: 'select estado from comprobantes' },
  reembolsos: { estados: estadosReembolso, hay: 'select a as estado from reembolso_historial' },
  codigos: { estados: ['reservado', 'usado', 'liberado'], hay: 'select estado from usos_codigo' },
  suscripciones: { estados: estadosSuscripcion, hay: 'select estado from suscripciones' },
  beneficios: { estados: movimientosDeBeneficio, hay: 'select movimiento as estado from beneficios' },
  comentarios: { estados: estadosFeedback, hay: 'select estado from feedback' },
  deberes: {
    estados: situacionesDeDeber,
    hay: `select case when estado = 'pendiente' and vence_el < '${HASTA.toISOString().slice(0, 10)}' then 'vencido' else estado end as estado from deberes`,
  },
  cuentas: {
    estados: estadosDeCuenta.filter((estado) => estado !== 'invitado'),
    hay: `select case when not activo then 'bloqueado' when confirmada_en is null then 'sinConfirmar' else 'activo' end as estado
      from usuarios join cuentas using (id_usuario)`,
  },
};

for (const [maquina, { estados, hay }] of Object.entries(MAQUINAS))
  test(`hay al menos uno en cada estado: ${maquina}`, async () => {
    const { rows } = await sql.raw<{ estado: string }>(hay).execute(anio.db);
    const vistos = new Set(rows.map(({ estado }) => estado));
    const faltan = estados.filter((estado) => !vistos.has(estado) && !PASAN[maquina]?.includes(estado));
    assert.deepEqual(faltan, []);
  });

/** The past without its ids, which are new in each installation. */
const PASADO = [
  'select serie, numero, tipo, nombre, estado, creada_en, actualizada_en, vence_en from solicitudes order by serie, numero',
  `select s.serie, s.numero, h.orden, h.de, h.accion, h.a, h.motivo, h.hecho_en
    from solicitud_historial h join solicitudes s using (id_solicitud) order by 1, 2, 3`,
  'select serie, numero, estado, metodo, codigo, total, reembolsado, creada_en, pagada_en from facturas order by creada_en, total, numero',
  'select clase, modalidad, estado, inicio, fin, creada_en from citas order by creada_en, inicio',
  "select email, nombre_completo, telefono, creado_en from usuarios where email not like 'cerrada-%' order by email",
  'select estado, periodo, inicio, fin_periodo from suscripciones order by inicio, fin_periodo',
  'select u.email, r.numero, r.actuacion from registro_actuaciones r join usuarios u on u.id_usuario = r.id_notario order by 1, 2',
];

const SOLO_EN_LARGO = byLength<string | false>('vive el año otra vez: con --largo', false);

test('la misma semilla y el mismo día hacen el mismo pasado', { skip: SOLO_EN_LARGO }, async () => {
  const otro = await vivir(1);
  for (const consulta of PASADO) {
    const { rows: uno } = await sql.raw(consulta).execute(anio.db);
    const { rows: dos } = await sql.raw(consulta).execute(otro.db);
    assert.deepEqual(dos, uno, consulta);
    assert.ok(uno.length > 0, consulta);
  }
});

test('vaciar después de un año deja lo que la siembra puso, y nada más', async () => {
  const { db, files } = anio;
  const sembrada = await createTestDatabase();
  vividos.push(sembrada);
  await seedDemo(sembrada.pools.db, mkdtempSync(join(dataDir, 'sembrada-')), HASTA);
  await inTransaction(db, (tx) => vaciar(tx, HASTA));
  await borrarSinFila(db, files);
  assert.deepEqual(await files.ids(), []);
  assert.deepEqual(await contadas(db), await contadas(sembrada.pools.db));
  for (const { promesa, faltas } of await verificar(db, HASTA)) assert.deepEqual(faltas, [], promesa);
});

/** Tables in which the year leaves what expires by itself, or belongs to the accounts that stay. */
const APARTE = [
  'sesiones',
  'peticiones_idempotentes',
  'peticiones_por_minuto',
  'llaves_duraderas',
  'certificados_notario',
];

/** How many rows each table has. */
async function contadas(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ tabla: string }>`select table_name as tabla from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const cuantas: Record<string, number> = {};
  for (const { tabla } of rows.filter((una) => !APARTE.includes(una.tabla))) {
    const { rows: filas } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabla)}`.execute(db);
    cuantas[tabla] = filas[0]?.n ?? 0;
  }
  return cuantas;
}
