import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { abrirLibro } from '../../../control/integridad/testing.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { saldar } from './jobs.ts';

const libro = await abrirLibro();
const { open, read, add, spend, assume, charge, pay, cancel, present, resolve, broken } = libro;
const { clock, database, close } = libro.app;
const { db } = database.pools;
after(close);

interface Jugada {
  readonly idSolicitud: string;
  /** The expense that was not spent yet, if there is one. */
  readonly libre: string | undefined;
  /** One that was spent. */
  readonly gastado: string | undefined;
  readonly porPagar: string | null;
  readonly monto: number;
  readonly paga: 'cliente' | 'oficina';
}

const jugadas: Readonly<Record<string, (jugada: Jugada) => Promise<unknown>>> = {
  gastar: async ({ idSolicitud, libre, monto, paga }) => libre && spend(idSolicitud, libre, monto, paga),
  asumir: async ({ idSolicitud, gastado }) => gastado && assume(idSolicitud, gastado),
  agregar: ({ idSolicitud, monto }) => add(idSolicitud, monto + 1),
  cobrar: ({ idSolicitud }) => charge(idSolicitud),
  pagar: async ({ idSolicitud, porPagar }) => porPagar && pay(idSolicitud),
  cancelar: ({ idSolicitud }) => cancel(idSolicitud),
  entregar: async ({ idSolicitud }) => {
    await present(idSolicitud);
    await resolve(idSolicitud);
  },
};

const jugadasAlAzar = fc.array(
  fc.record({
    // Moves of money are the likeliest.
    que: fc.constantFrom(...Object.keys(jugadas), 'gastar', 'cobrar', 'pagar', 'pagar'),
    monto: fc.integer({ min: 0, max: 9_999 }),
    paga: fc.constantFrom('cliente', 'oficina'),
  }),
  { minLength: 5, maxLength: 12 },
);
const estimadosAlAzar = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 });

/** Makes one move, settles what ended, and reads the account. */
async function jugar(idSolicitud: string, { que, monto, paga }: { que: string; monto: number; paga: string }) {
  const { filas, porPagar } = (await read(idSolicitud)).gastos;
  const libre = filas.find(({ gastado }) => gastado === null)?.idGasto;
  const gastado = filas.find((fila) => fila.gastado !== null)?.idGasto;
  const quien = paga === 'oficina' ? 'oficina' : 'cliente';
  await jugadas[que]?.({ idSolicitud, libre, gastado, porPagar, monto, paga: quien });
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  const { estado, gastos } = await read(idSolicitud);
  if (estado === 'entregada') assert.equal(gastos.cuenta.cobrado, gastos.cuenta.debido);
  return gastos.cuenta;
}

test('al azar: gastos, cobros, pagos y cancelaciones dejan el libro igual a sus facturas, al centavo', async () => {
  let cobradas = 0;
  await fc.assert(
    fc.asyncProperty(estimadosAlAzar, jugadasAlAzar, async (estimados, pasos) => {
      const idSolicitud = await open(estimados);
      for (const paso of pasos) if ((await jugar(idSolicitud, paso)).cobrado > 0) cobradas += 1;
      assert.deepEqual(await broken(), []);
    }),
    runsByLength(8, 40),
  );
  assert.ok(cobradas > 0);
});
