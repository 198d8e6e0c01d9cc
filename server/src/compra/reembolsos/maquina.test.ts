import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { verificar } from '../../control/integridad/verificacion.ts';
import { PaymentError, type Payments } from '../../services/payments/payments.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { openOficina } from './testing/reembolsos.ts';

const { as, bank, buy, clock, db, run, close } = await openOficina();
after(close);
const eva = await createUsuario(db, { rol: 'admin' });

const PRECIOS = [9_999, 10_001];
const precioDe = (posicion: number) => PRECIOS[posicion - 1] ?? 0;

interface Parte {
  readonly posicion: number;
  readonly monto: number;
}

interface Abierto {
  readonly idReembolso: string;
  readonly cotizado: readonly Parte[];
  montos: readonly Parte[];
  estado: 'cotizado' | 'aprobado' | 'negado' | 'retirado' | 'completado';
  /** The provider gave it back, though we may not know. */
  enElBanco: boolean;
}

/** The model: refunds as one would keep them by hand for one invoice. */
interface Modelo {
  readonly reembolsos: Abierto[];
}

interface Real {
  readonly who: CreatedUsuario;
  readonly idFactura: string;
  /** Refunds at the bank before the test. */
  readonly atBank: number;
}

type Orden = fc.AsyncCommand<Modelo, Real>;

const de = ({ reembolsos }: Modelo, ...estados: Abierto['estado'][]) =>
  reembolsos.filter(({ estado }) => estados.includes(estado));
const suma = (partes: readonly Parte[], posicion?: number) =>
  partes
    .filter((parte) => posicion === undefined || parte.posicion === posicion)
    .reduce((total, { monto }) => total + monto, 0);
const prometido = (modelo: Modelo, posicion?: number) =>
  suma(
    de(modelo, 'aprobado', 'completado').flatMap(({ montos }) => montos),
    posicion,
  );

/** A command on one of the refunds in this state. */
function sobre(
  nombre: string,
  estado: Abierto['estado'],
  cual: number,
  act: (found: Abierto, modelo: Modelo) => Promise<void>,
): Orden {
  return {
    check: (modelo) => de(modelo, estado).length > 0,
    run: async (modelo) => {
      const list = de(modelo, estado);
      const found = list[cual % list.length];
      if (found) await act(found, modelo);
    },
    toString: () => `${nombre} (${cual})`,
  };
}

const pedir = (posiciones: readonly number[]): Orden => ({
  check: () => true,
  run: async (modelo, { who, idFactura }) => {
    const cotizado = posiciones.map((posicion) => {
      return { posicion, monto: precioDe(posicion) - prometido(modelo, posicion) };
    });
    const enCurso = de(modelo, 'cotizado').flatMap((one) => one.cotizado.map(({ posicion }) => posicion));
    const puede = cotizado.every(({ posicion, monto }) => monto > 0 && !enCurso.includes(posicion));
    const body = { lineas: [...posiciones], total: suma(cotizado), motivo: 'Prueba de la regla' };
    const { status, data } = await as(who).call(api.reembolsos.ask, { params: { idFactura }, body });
    assert.equal(status === 200, puede);
    if (!puede) return;
    const { idReembolso } = data;
    modelo.reembolsos.push({ idReembolso, cotizado, montos: [], estado: 'cotizado', enElBanco: false });
  },
  toString: () => `pedir ${posiciones}`,
});

const aprobar = (cual: number, porciento: number) =>
  sobre(`aprobar al ${porciento} %`, 'cotizado', cual, async (found, modelo) => {
    const { idReembolso, cotizado } = found;
    const montos = cotizado.map(({ posicion, monto }) => {
      return { posicion, monto: Math.max(1, Math.floor((monto * porciento) / 100)) };
    });
    const puede = montos.every(({ posicion, monto }) => prometido(modelo, posicion) + monto <= precioDe(posicion));
    const lineas = montos.map((parte) => ({ ...parte, cancela: false }));
    const body = { revision: await revisionOf(idReembolso), lineas, motivo: 'Así lo acordamos' };
    const { status } = await as(eva).call(api.reembolsos.approve, { params: { idReembolso }, body });
    assert.equal(status === 200, puede);
    if (puede) Object.assign(found, { estado: 'aprobado', montos });
  });

const negar = (cual: number) =>
  sobre('negar', 'cotizado', cual, async (found) => {
    const { idReembolso } = found;
    const body = { revision: await revisionOf(idReembolso), motivo: 'No corresponde al caso' };
    assert.equal((await as(eva).call(api.reembolsos.deny, { params: { idReembolso }, body })).status, 200);
    found.estado = 'negado';
  });

const retirar = (cual: number) => ({
  check: (modelo: Modelo) => modelo.reembolsos.length > 0,
  run: async ({ reembolsos }: Modelo, { who }: Real) => {
    const found = reembolsos[cual % reembolsos.length];
    const params = { idReembolso: found?.idReembolso ?? '' };
    const { status } = await as(who).call(api.reembolsos.withdraw, { params });
    const sinDecidir = found?.estado === 'cotizado' || found?.estado === 'retirado';
    assert.equal(status, sinDecidir ? 200 : 409);
    if (found && sinDecidir) found.estado = 'retirado';
  },
  toString: () => `retirar (${cual})`,
});

const fallas = ['ninguna', 'ausente', 'cortada', 'perdida'] as const;
type Falla = (typeof fallas)[number];

const devolver = (cual: number, falla: Falla) =>
  sobre(`devolver, falla ${falla}`, 'aprobado', cual, async (found) => {
    const { idReembolso } = found;
    await db.updateTable('reembolsos').set({ siguienteEn: clock.now }).where('idReembolso', '=', idReembolso).execute();
    const already = found.enElBanco;
    await run(idReembolso, failing(falla));
    found.enElBanco ||= falla === 'ninguna' || falla === 'perdida';
    if (falla === 'ninguna' || already) found.estado = 'completado';
  });

/** A provider whose answer is lost, after it did the work or before, as `falla` says. */
function failing(falla: Falla): Payments {
  const { payments } = bank;
  if (falla === 'ninguna') return payments;
  return {
    ...payments,
    refund: async (...input) => {
      if (falla === 'perdida') await payments.refund(...input);
      throw new PaymentError(falla === 'ausente' ? 'no-disponible' : 'incierto');
    },
  };
}

/** Compares the database with the model after every command. */
const comparando = (orden: Orden): Orden => ({
  check: orden.check,
  toString: orden.toString,
  run: async (modelo, real) => {
    await orden.run(modelo, real);
    const { idFactura, who, atBank } = real;
    const { data } = await as(who).call(api.facturas.read, { params: { idFactura } });
    const hechos = de(modelo, 'completado');
    const devuelto = hechos.flatMap(({ montos }) => montos);
    assert.deepEqual(
      data.lineas.map(({ reembolsado }) => reembolsado),
      PRECIOS.map((_, i) => suma(devuelto, i + 1)),
    );
    assert.equal(data.reembolsado, suma(devuelto));
    assert.equal(data.notasDeCredito.length, hechos.length);
    assert.equal(suma(data.notasDeCredito.map(({ total: monto }) => ({ posicion: 0, monto }))), suma(devuelto));
    const parte = suma(devuelto) === data.total ? 'reembolsada' : 'parcialmenteReembolsada';
    assert.equal(data.estado, suma(devuelto) === 0 ? 'pagada' : parte);
    assert.equal((await bank.control()).refunds - atBank, modelo.reembolsos.filter((one) => one.enElBanco).length);
    assert.deepEqual(
      (await verificar(db, new Date())).flatMap(({ faltas }) => faltas),
      [],
    );
  },
});

test('en cualquier orden de pedidos, decisiones y fallas, nunca se devuelve más de lo pagado y las notas lo suman', async () => {
  const cual = fc.nat({ max: 3 });
  const ordenes = [
    fc.constantFrom([1], [2], [1, 2]).map(pedir),
    fc.tuple(cual, fc.constantFrom(1, 33, 50, 100, 100, 130)).map(([one, parte]) => aprobar(one, parte)),
    cual.map(negar),
    cual.map(retirar),
    fc.tuple(cual, fc.constantFrom(...fallas)).map(([one, falla]) => devolver(one, falla)),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        ordenes.map((orden) => orden.map(comparando)),
        { size: 'large', maxCommands: 25 },
      ),
      async (commands) => {
        const { who, factura } = await buy(PRECIOS);
        const { refunds: atBank } = await bank.control();
        const real = { who, idFactura: factura.idFactura, atBank };
        await fc.asyncModelRun(() => ({ model: { reembolsos: [] }, real }), commands);
      },
    ),
    { ...runsByLength(3, 12), endOnFailure: true },
  );
});

async function revisionOf(idReembolso: string): Promise<number> {
  const row = await db
    .selectFrom('reembolsos')
    .select('revision')
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirstOrThrow();
  return row.revision;
}
