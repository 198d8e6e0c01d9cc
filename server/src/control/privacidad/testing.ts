import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { firmarEnlace } from '../../casa/archivos/archivos.ts';
import type { Db } from '../../db/db.ts';
import { seal } from '../../services/cipher.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { testFiles } from '../../services/files/testing/memory.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { datos } from './tablas/tablas.ts';

const now = new Date('2026-01-15T09:00:00Z');
const MARCA = 'MARCADEANA';

interface Columna {
  readonly tabla: string;
  readonly columna: string;
  readonly tipo: string;
}

/** Every column that is written, as the database has it. */
export async function listColumnas(db: Db): Promise<Columna[]> {
  const { rows } = await sql<Columna>`select table_name as tabla, column_name as columna, udt_name as tipo
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`.execute(db);
  return rows;
}

/** Drops the check constraints and the foreign keys to the catalogue; references between the person's rows are still checked. */
export async function quitarReglas(db: Db): Promise<void> {
  const { rows } = await sql<{
    tabla: string;
    regla: string;
  }>`select conrelid::regclass::text as tabla, conname as regla
    from pg_constraint where (contype = 'c' or confrelid in ('productos'::regclass, 'versiones_producto'::regclass)) and connamespace = 'public'::regnamespace`.execute(
    db,
  );
  for (const { tabla, regla } of rows)
    await sql`alter table ${sql.raw(tabla)} drop constraint ${sql.raw(`"${regla}"`)}`.execute(db);
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Two rows of the person in every table that holds personal data, with the mark in each text: the first was delivered and paid, the
 * second never was.
 */
export async function plantar(db: Db, who: CreatedUsuario): Promise<void> {
  const columnas = await listColumnas(db);
  const idDe = ids(who.idUsuario);
  const ajenas: readonly string[] = ['usuarios', 'cuentas'];
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { tabla } of datos.filter((dato) => !ajenas.includes(dato.tabla))) {
      const suyas = columnas.filter((columna) => columna.tabla === snake(tabla));
      for (const cual of unaSola.has(tabla) ? [1] : [1, 2]) await insertar(tx, tabla, suyas, idDe, cual, who.email);
    }
    await marcarUsuario(tx, columnas, who);
  });
}

async function marcarUsuario(db: Db, columnas: readonly Columna[], { idUsuario }: CreatedUsuario): Promise<void> {
  for (const { columna } of columnas.filter(({ tabla, tipo }) => tabla === 'usuarios' && tipo === 'text')) {
    if (columna === 'email') continue;
    await sql`update usuarios set ${sql.raw(columna)} = ${MARCA} where id_usuario = ${idUsuario}`.execute(db);
  }
}

/** Tables with one row for each person. */
const unaSola = new Set<string>(
  'dosPasos codigosRespaldo carritos boletin correosBuzon cambiosCorreo fotos calendariosSecretos'.split(' '),
);

function ids(idUsuario: string) {
  const known = new Map<string, string>();
  return (columna: string, cual: number): string => {
    if (columna === 'id_usuario' || columna === 'pedido_por') return idUsuario;
    const key = `${columna}:${cual}`;
    if (!known.has(key)) known.set(key, uuidv7());
    return String(known.get(key));
  };
}

/** Each thing has a file of its own. */
const deEsta = (columna: string, tabla: string) => (columna === 'id_archivo' ? `${columna}:${tabla}` : columna);

let serial = 0;

async function insertar(
  db: Db,
  tabla: string,
  columnas: readonly Columna[],
  idDe: ReturnType<typeof ids>,
  cual: number,
  email: string,
) {
  serial += 1;
  const propios = valoresDe(idDe, cual, email)[tabla] ?? {};
  const valores = columnas.map(({ columna, tipo }) =>
    Object.hasOwn(propios, columna) ? propios[columna] : deTipo(tipo, deEsta(columna, tabla), cual, idDe),
  );
  await sql`insert into ${sql.table(tabla)} (${sql.join(columnas.map(({ columna }) => sql.raw(columna)))})
    values (${sql.join(valores)})`.execute(db);
}

/** Values for columns that need a valid one instead of the mark: states, references, addresses, and sealed values that are opened. */
function valoresDe(idDe: ReturnType<typeof ids>, cual: number, email: string): Record<string, Record<string, unknown>> {
  const idFormaPago = idDe('id_forma_pago', cual);
  return {
    solicitudes: {
      estado: cual === 1 ? 'entregado' : 'cancelado',
      id_notario: null,
      id_gestor: null,
      estado_anterior: null,
    },
    facturas: {
      numero: cual === 1 ? 1 : null,
      estado: cual === 1 ? 'pagada' : 'vencida',
      anulada_por: null,
      motivo_anulacion: null,
    },
    documentos: { id_notario: null },
    reembolsos: { estado: 'negado' },
    suscripciones: { estado: 'cancelada' },
    boletin: { email },
    correosBuzon: { para: email },
    peticionesIdempotentes: { alcance: idDe('id_usuario', cual) },
    auditoria: { id_objeto: idDe('id_usuario', cual), id_actor: uuidv7() },
    formasPago: { id_forma_pago: idFormaPago, token_cifrado: seal('pm_1', `forma-pago:${idFormaPago}`) },
    documentoMarcas: { id_documento: uuidv7() },
    registroActuaciones: { id_usuario: null },
    borradores: {},
    facturaLineas: { id_borrador: cual === 1 ? idDe('id_borrador', 1) : null },
    carritoLineas: { id_borrador: null },
    dosPasos: { activado_en: now },
  };
}

function deTipo(tipo: string, columna: string, cual: number, idDe: ReturnType<typeof ids>): unknown {
  const marca = `${MARCA}${serial}`;
  if (tipo === 'uuid') return idDe(columna, cual);
  if (tipo === 'text' || tipo === 'varchar') return marca;
  if (tipo === 'bytea') return Buffer.from(marca);
  if (tipo === 'jsonb') return JSON.stringify({ dice: marca });
  if (tipo === '_text') return [marca];
  if (tipo === 'bool') return false;
  if (tipo === 'date') return '2026-01-15';
  if (tipo.startsWith('timestamp')) return now;
  // An empty range meets no other.
  if (tipo.endsWith('range')) return 'empty';
  return tipo.startsWith('_') ? [] : cual;
}

/** Columns of the system's own vocabulary, which never hold a person's words: states, series, hashes. */
const VOCABULARIO =
  /[.](estado|tipo|clase|serie|metodo|moneda|accion|a|de|etapa|medio|modalidad|proveedor|origen|actuacion|clave|marca|ambiente|grupo|responde)$|sha256|huella|previa|prueba|^auditoria[.]|certificador$|identificacion$/;

/** The columns, as `tabla.columna`, where text written by people holds the mark. */
export async function dondeEsta(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { tabla, columna, tipo } of await listColumnas(db)) {
    const de = sql.raw(`"${columna}"`);
    const texto = tipo === 'bytea' ? sql`encode(${de}, 'escape')` : sql`${de}::text`;
    const { rows } = await sql`select 1 from ${sql.raw(tabla)} where ${texto} like ${`%${MARCA}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(`${tabla}.${columna}`);
  }
  return found.filter((donde) => !VOCABULARIO.test(donde)).sort();
}

async function createCopia(db: Db, { idUsuario }: CreatedUsuario): Promise<string> {
  const [idCopia, idParte] = [uuidv7(), uuidv7()];
  const lista = {
    estado: 'lista',
    pedidaEn: now,
    listaEn: now,
    venceEn: new Date(now.getTime() + 86_400_000),
    bytes: 3,
  } as const;
  await db
    .insertInto('copias')
    .values({ ...lista, idCopia, idUsuario })
    .execute();
  await db.insertInto('copiaPartes').values({ idCopia, orden: 1, idParte }).execute();
  await sealedFiles(testFiles).put(idParte, Buffer.from('zip'));
  return idCopia;
}

export const casosDePrivacidad: Record<string, AccessCase> = {
  [nameOf(api.privacidad.read)]: {},
  [nameOf(api.privacidad.ask)]: {},
  [nameOf(api.privacidad.link)]: { status: 409 },
  [nameOf(api.privacidad.download)]: {
    own: async (db, owner) => ({ enlace: firmarEnlace(await createCopia(db, owner), now) }),
    absent: { enlace: 'inventado' },
  },
  [nameOf(api.privacidad.closing)]: {},
  [nameOf(api.privacidad.close)]: { body: (_, { email }) => ({ confirmacion: email }) },
  [nameOf(api.cuentas.close)]: {
    own: async (db) => ({ idUsuario: (await createUsuario(db, { rol: 'notario' })).idUsuario }),
    absent: { idUsuario: uuidv7() },
  },
};
