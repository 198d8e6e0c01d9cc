import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Receptor } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { ConsultaDeReceptor, IdDeReceptor } from '../../services/fel/fel.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addNotarial, compraDe } from '../pagos/testing/compras.ts';
import { type Receptores, receptoresDe } from './facturas.ts';

const NIT = { tipo: 'NIT', numero: '576937K', nombre: 'Ana', direccion: null } as const;
const registro = { dicho: { estado: 'sinRespuesta' } as ConsultaDeReceptor, preguntas: [] as string[] };
const certificador = {
  consultarReceptor: async ({ valor }: IdDeReceptor) => {
    registro.preguntas.push(valor);
    return registro.dicho;
  },
};
let receptores = receptoresDe(certificador, () => new Date());
const elDeAhora: Receptores = { consultar: (id) => receptores.consultar(id) };
const { as, database, close } = await startTestApp({ receptores: elDeAhora });
const { db } = database.pools;
after(close);
beforeEach(() => {
  receptores = receptoresDe(certificador, () => new Date());
  registro.preguntas = [];
});

const comprar = async (who: CreatedUsuario, receptor: Receptor) =>
  as(who).call(
    api.facturas.buy,
    { body: { ...compraDe(10_000), receptor } },
    { headers: { 'idempotency-key': uuidv7() } },
  );
const conCarrito = async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  return ana;
};

test('el nombre de un NIT se lee antes de comprar, y es el que lleva la factura', async () => {
  registro.dicho = { estado: 'existe', nombre: 'RUIZ,LOPEZ,,ANA,LUCIA' };
  const ana = await conCarrito();
  const leido = await as(ana).call(api.facturacion.receptor, { query: { tipo: 'NIT', numero: '576937-k' } });
  assert.deepEqual(leido.data, registro.dicho);
  const { data } = await comprar(ana, NIT);
  assert.equal(data.receptor.nombre, 'RUIZ,LOPEZ,,ANA,LUCIA');
  assert.deepEqual(registro.preguntas, ['576937K']);
});

test('un NIT o un CUI que el registro no conoce se dice antes de pagar, en su campo; con CF se compra', async () => {
  registro.dicho = { estado: 'noExiste' };
  const ana = await conCarrito();
  for (const [tipo, numero, clave] of [
    ['NIT', '576937K', 'nitDesconocido'],
    ['CUI', '1234567890101', 'cuiDesconocido'],
  ] as const) {
    const { problem } = await comprar(ana, { ...NIT, tipo, numero });
    assert.deepEqual(
      problem?.errores?.map(({ campo, clave: dicha }) => [campo, dicha]),
      [['receptor.numero', clave]],
    );
  }
  assert.equal((await comprar(ana, { ...NIT, tipo: 'CF', numero: 'CF' })).status, 200);
});

test('si el registro no contesta se compra con lo escrito, y por un momento nadie más lo espera', async () => {
  registro.dicho = { estado: 'sinRespuesta' };
  for (const numero of ['576937K', '12345679']) {
    const { data } = await comprar(await conCarrito(), { ...NIT, numero });
    assert.equal(data.receptor.nombre, 'Ana');
  }
  assert.deepEqual(registro.preguntas, ['576937K']);
});

test('un número mal escrito no se pregunta', async () => {
  const { problem } = await as(await createUsuario(db)).call(api.facturacion.receptor, {
    query: { tipo: 'NIT', numero: '576937-1' },
  });
  assert.deepEqual([problem?.errores?.[0]?.campo, registro.preguntas], ['numero', []]);
});
