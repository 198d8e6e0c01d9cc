import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { mailboxOf } from '../../casa/identidad/testing/identidad.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { createCodigo } from '../codigos/testing.ts';
import { ponerEmisor } from '../facturas/testing/facturacion.ts';
import { addDocumento, addNotarial, createPagada, createPedido } from '../pagos/testing/compras.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz', email: 'ana@ejemplo.com' });
const luz = await createUsuario(db, { nombreCompleto: 'Luz Ñáñez', email: 'luz@ejemplo.com' });
const facturas: Record<string, string> = {};

const list = (query: object = {}) => as(eva).call(api.ventas.list, { query: query as never });
const totals = async (query: object = {}) => (await as(eva).call(api.ventas.totals, { query: query as never })).data;
const whose = async (query: object) => (await list(query)).data.map(({ idFactura }) => nameOf(idFactura));
const nameOf = (idFactura: string) => Object.entries(facturas).find(([, id]) => id === idFactura)?.[0] ?? idFactura;
const read = async (idFactura: string, by: CreatedUsuario = eva) =>
  (await as(by).call(api.ventas.read, { params: { idFactura } })).data;
const order = (idFactura: string, monto: number) =>
  as(eva).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto, cancela: false }], motivo: 'Atraso nuestro' },
  });

before(async () => {
  await ponerEmisor(db);
  facturas.deAna = await createPagada(db, ana, [10_000, 5_000], new Date('2026-01-10T06:00:00Z'));
  facturas.vieja = await createPagada(db, ana, [20_000], new Date('2026-01-10T05:59:59Z'));
  facturas.deLuz = await createPagada(db, luz, [30_000]);
  facturas.porPagar = await createPedido(db, luz, 7_000);
  const { codigo } = await createCodigo(db, { codigo: 'FERIA' });
  await addNotarial(db, ana, { precio: 1_000 });
  await db.updateTable('facturas').set({ codigo }).where('idFactura', '=', facturas.deLuz).execute();
});

test('se busca por número, referencia, código, cliente, a quién se factura y su NIT', async () => {
  const receptor = JSON.stringify({ tipo: 'NIT', numero: '576937K', nombre: 'Tienda Sol', direccion: null });
  await db.updateTable('facturas').set({ receptor }).where('idFactura', '=', String(facturas.deLuz)).execute();
  const { numero, referencia } = await read(String(facturas.deLuz));
  for (const texto of [numero, referencia, 'tienda', '576937-k', 'ñáñez', 'feria'])
    assert.ok((await whose({ texto, metodo: 'transferencia', estado: 'pagada' })).includes('deLuz'), String(texto));
  assert.deepEqual(await whose({ texto: '576937-K' }), ['deLuz']);
  for (const texto of ['%', '_', '\\', "'"]) assert.deepEqual(await whose({ texto }), [], texto);
});

test('se filtra por estado, código y días de la empresa, ambos incluidos', async () => {
  assert.deepEqual(await whose({ estado: 'pendientePago' }), ['porPagar']);
  assert.deepEqual(await whose({ codigo: 'feria' }), ['deLuz']);
  assert.deepEqual(await whose({ desde: '2026-01-10', hasta: '2026-01-10' }), ['deAna']);
  assert.deepEqual(await whose({ hasta: '2026-01-09' }), ['vieja']);
});

test('por páginas, en cada orden y al revés, nadie falta ni se repite', async () => {
  for (const orden of ['fecha', '-fecha', 'numero', '-numero', 'cliente', '-cliente', 'total', '-reembolsado']) {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ orden, limite: 1, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ idFactura }) => nameOf(idFactura)));
      cursor = page.siguiente;
    }
    assert.deepEqual(seen.toSorted(), ['deAna', 'deLuz', 'porPagar', 'vieja'], orden);
  }
});

test('los totales, la lista y el archivo de un mismo filtro coinciden al centavo', async () => {
  const { data: orden } = await order(String(facturas.deAna), 4_321);
  const body = { revision: orden.revision, referencia: 'BI-1' };
  await as(eva).call(api.reembolsos.settle, { params: { idReembolso: orden.idReembolso }, body });
  assert.deepEqual(await totals(), {
    cantidad: 4,
    pagadas: 3,
    ingresos: 65_000,
    reembolsado: 4_321,
    neto: 60_679,
  });
  for (const query of [{}, { texto: 'ana@' }, { estado: 'parcialmenteReembolsada' }, { estado: 'pendientePago' }]) {
    const { data } = await list(query);
    const sums = await totals(query);
    assert.equal(sums.cantidad, data.length);
    assert.equal(sums.ingresos, sum(data.filter(({ numero }) => numero).map(({ total }) => total)));
    assert.equal(sums.reembolsado, sum(data.map(({ reembolsado }) => reembolsado)));
    const file = await as(eva).call(api.ventas.export, { query: { ...query, formato: 'csv' } as never });
    const rows = Buffer.from(file.data.contenido).toString().trimEnd().split('\r\n').slice(1);
    const column = (n: number) => sum(rows.map((row) => Math.round(Number(row.split(',').at(n)) * 100)));
    assert.deepEqual(
      [rows.length, column(-3), column(-2), column(-1)],
      [...[sums.cantidad, sums.ingresos, sums.reembolsado, sums.neto]],
    );
  }
});

test('lo que espera a la oficina se encuentra con un filtro', async () => {
  const body = { lineas: [1], total: 20_000, motivo: 'Ya no lo necesito' };
  await as(ana).call(api.reembolsos.ask, { params: { idFactura: String(facturas.vieja) }, body });
  assert.deepEqual(await whose({ reembolso: 'pendiente' }), ['vieja']);
});

test('una venta dice quién, qué, cómo se pagó y todo lo que pasó, en orden', async () => {
  const venta = await read(String(facturas.deAna));
  assert.deepEqual(venta.cliente, {
    idUsuario: ana.idUsuario,
    nombre: 'Ana Ruiz',
    email: 'ana@ejemplo.com',
    telefono: null,
  });
  assert.equal(venta.cotizacion.lineas[0]?.disponible, 5_679);
  const { hechos } = venta;
  assert.deepEqual(
    hechos.flatMap(({ que, sobre }) => (que === 'certificada' ? [] : que === 'reembolso' ? String(sobre) : que)),
    ['hecho', 'pagada', 'solicitar', 'cotizar', 'aprobar', 'devolver', 'completar', 'nota'],
  );
  assert.deepEqual(
    hechos.map(({ en }) => en).toSorted(),
    hechos.map(({ en }) => en),
  );
});

test('la factura certificada se envía otra vez; la que no, se niega', async () => {
  const idFactura = await createPagada(db, await createUsuario(db));
  const resend = () => as(eva).call(api.ventas.resend, { params: { idFactura } });
  await until(async () => (await read(idFactura)).certificacion?.estado === 'certificada');
  const { email } = (await read(idFactura)).cliente;
  assert.match((await mailbox.next(email)).asunto, /^Su factura F-/);
  assert.equal((await resend()).status, 200);
  assert.match((await mailbox.next(email)).asunto, /^Su factura F-/);
  const params = { idFactura: String(facturas.porPagar) };
  assert.equal((await as(eva).call(api.ventas.resend, { params })).codigo, 'estado-no-permite');
});

test('anular un pedido pide motivo y reingreso, y se le dice a su cliente', async () => {
  const cliente = await createUsuario(db);
  const idFactura = await createPedido(db, cliente);
  const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Sol Paz' });
  const cancel = () =>
    as(admin).call(api.ventas.cancel, { params: { idFactura }, body: { motivo: 'Pedido duplicado' } });
  await as(admin).call(api.identidad.listSesiones, {});
  clock.now = new Date(clock.now.getTime() + 301_000);
  assert.equal((await cancel()).codigo, 'reingreso-requerido');
  clock.now = new Date('2026-01-15T09:00:00Z');
  const { data } = await cancel();
  assert.deepEqual([data.estado, data.motivoAnulacion], ['anulada', 'Pedido duplicado']);
  assert.deepEqual([data.hechos.at(-1)?.que, data.hechos.at(-1)?.quien], ['anulada', 'Sol Paz']);
  const { data: suya } = await as(cliente).call(api.facturas.read, { params: { idFactura } });
  assert.equal(suya.motivoAnulacion, 'Pedido duplicado');
  const cartas = [await mailbox.next(cliente.email), await mailbox.next(cliente.email)];
  const carta = cartas.find(({ asunto }) => /^Anulamos su pedido FD-/.test(asunto));
  assert.match(carta?.texto ?? '', /Pedido duplicado/);
  assert.equal((await cancel()).codigo, 'estado-no-permite');
});

test('un notario ve, suma y exporta lo que se vendió de sus trámites, y nada más de esas facturas', async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const todo = await totals();
  const suyas = async (query: object = {}) => (await as(julia).call(api.ventas.list, { query: query as never })).data;
  assert.deepEqual(await suyas(), []);
  // One invoice has two lines, of which one became a trámite assigned to the notary.
  const cliente = await createUsuario(db, { nombreCompleto: 'Rosa Solís' });
  await addDocumento(db, cliente, { precio: 70_000, nombre: 'Carta poder' });
  const { idFactura } = await createTramite(db, cliente, { precio: 12_000, total: 82_000, estado: 'asignado' });
  await db
    .updateTable('solicitudes')
    .set({ idNotario: julia.idUsuario })
    .where('idFactura', '=', idFactura)
    .where('nombre', '=', 'Contrato de arrendamiento')
    .execute();
  const [venta, ...more] = await suyas();
  assert.deepEqual(more, []);
  assert.deepEqual(
    [venta?.idFactura, venta?.total, venta?.conceptos],
    [idFactura, 12_000, ['Contrato de arrendamiento']],
  );
  assert.deepEqual(await suyas({ texto: 'ñáñez' }), []);
  const sums = (await as(julia).call(api.ventas.totals, { query: {} })).data;
  assert.deepEqual(sums, { cantidad: 1, pagadas: 1, ingresos: 12_000, reembolsado: 0, neto: 12_000 });
  const file = await as(julia).call(api.ventas.export, { query: { formato: 'csv' } });
  const text = Buffer.from(file.data.contenido).toString();
  assert.match(text, /,120\.00,120\.00,0\.00,120\.00/);
  assert.doesNotMatch(text, /820|Carta/);
  const { data, text: body } = await as(julia).call(api.ventas.read, { params: { idFactura } });
  assert.deepEqual([data.total, data.lineas.length, data.pagos, data.reembolsos], [12_000, 1, [], []]);
  assert.doesNotMatch(body, /82000|70000|Carta/);
  assert.equal((await as(julia).call(api.ventas.read, { params: { idFactura: String(facturas.deLuz) } })).status, 404);
  // The administration sees it whole.
  assert.equal((await totals()).ingresos, todo.ingresos + 82_000);
});

function sum(montos: readonly number[]): number {
  return montos.reduce((total, monto) => total + monto, 0);
}
