import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../testing/database.ts';
import { selladoEn } from '../../sellados/sellados.ts';
import { listColumnas } from '../testing.ts';
import { datos } from './tablas.ts';

const database = await createTestDatabase();
const { db } = database.pools;
after(database.drop);

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const columnas = (await listColumnas(db)).map(({ tabla, columna, tipo }) => ({
  tabla: camel(tabla),
  columna: camel(columna),
  tipo,
}));
test('cada tabla que nombra a una persona dice qué se copia y qué se borra de ella', async () => {
  const { rows } = await sql<{ tabla: string }>`select distinct conrelid::regclass::text as tabla from pg_constraint
    where contype = 'f' and confrelid = 'usuarios'::regclass`.execute(db);
  const clasificadas = new Set<string>(datos.map(({ tabla }) => tabla));
  const sinClase = rows.map(({ tabla }) => camel(tabla)).filter((tabla) => !clasificadas.has(tabla));
  // These tables name members of staff only.
  assert.deepEqual(sinClase.sort(), [
    'calendariosAjenos',
    'casosProducto',
    'certificadosNotario',
    'perfilesNotario',
    'programacionDestinatarios',
    'programacionEntregas',
    'programaciones',
    'protocolos',
    'publicacionesProducto',
    'redaccionesProducto',
    'registroCadenas',
    'textosLegalesVersiones',
    'textosProducto',
    'tramitesPorPeriodo',
    'versionesClausula',
    'vistas',
  ]);
});

/** Every column that the entry of a table names, in it or in the one its rows are found by. */
function nombradas({ tabla, de, copia, archivo, borrado }: (typeof datos)[number]): string[] {
  const caminos = de.flatMap(({ columna, en, por }) => [`${tabla}.${columna}`, `${en ?? tabla}.${por ?? columna}`]);
  const dichas = 'no' in copia ? [] : [...(copia.sin ?? []), ...(copia.dinero ?? []), ...(copia.abre ?? [])];
  const valores = borrado.flatMap((paso) => (paso.hacer === 'limpiar' ? Object.keys(paso.valores) : []));
  return [
    ...caminos,
    ...[...dichas, ...valores, ...(archivo ? [archivo] : [])].map((columna) => `${tabla}.${columna}`),
  ];
}

test('lo que dice de cada tabla existe en ella', () => {
  const existe = new Set([
    ...columnas.map(({ tabla, columna }) => `${tabla}.${columna}`),
    'usuarios.buscado',
    'feedback.buscado',
  ]);
  assert.deepEqual(
    datos.flatMap(nombradas).filter((nombre) => !existe.has(nombre)),
    [],
  );
});

test('lo sellado se abre en la copia o no va en ella', () => {
  const selladas = columnas.filter(({ columna }) => /Cifrad[ao]s?$/.test(columna));
  const calladas = selladas.filter(({ tabla, columna }) => {
    const copia = datos.find((dato) => dato.tabla === tabla)?.copia;
    if (!copia || 'no' in copia) return false;
    return (
      !(copia.sin as string[] | undefined)?.includes(columna) &&
      !(copia.abre as string[] | undefined)?.includes(columna)
    );
  });
  assert.deepEqual(calladas, []);
});

test('lo que la copia abre está en la lista de lo sellado, que dice con qué se abre', () => {
  const abiertas = datos.flatMap(({ tabla, copia }) =>
    'no' in copia ? [] : (copia.abre ?? []).map((una) => [tabla, una]),
  );
  assert.ok(abiertas.length > 0);
  assert.deepEqual(
    abiertas.filter(([tabla = '', columna = '']) => !selladoEn(tabla, columna)),
    [],
  );
});

test('lo que queda para siempre dice por qué', () => {
  const sinRazon = datos.filter(({ borrado, queda }) => borrado.length === 0 && !queda).map(({ tabla }) => tabla);
  assert.deepEqual(sinRazon, []);
});

test('lo que es dinero lo dice su tabla, y lo que solo se llama igual no', () => {
  const MONTOS = /^(?:precio|monto|montoRecibido|total|subtotal|descuento|base|iva|cotizado|devuelto|reembolsado)$/;
  const numeros = columnas.filter(({ tipo, columna }) => /int/.test(tipo) && MONTOS.test(columna));
  const calladas = numeros.filter(({ tabla, columna }) => {
    const copia = datos.find((dato) => dato.tabla === tabla)?.copia;
    if (!copia || 'no' in copia || (copia.sin as string[] | undefined)?.includes(columna)) return false;
    return !(copia.dinero as string[] | undefined)?.includes(columna);
  });
  // A draft's `total` counts its questions, not money.
  assert.deepEqual(
    calladas.map(({ tabla, columna }) => `${tabla}.${columna}`),
    ['borradores.total'],
  );
});
