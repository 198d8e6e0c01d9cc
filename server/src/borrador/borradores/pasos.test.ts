import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import {
  type AccionBorrador,
  type EstadoBorrador,
  estadosBorrador,
  maquinaDeBorrador,
} from '@fedatario/contract/borrador';
import { publicarVersion } from '../../catalogo/productos/productos.ts';
import { createProducto, textoDePrueba } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { accionesQueLlevan, moverBorradores } from './mover.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
after(close);

/** Every call that writes a draft, and the action of the table that it belongs to. */
const llamadas: Readonly<
  Record<string, { accion: AccionBorrador; pedir: (idBorrador: string, revision: number) => Pedida }>
> = {
  guardar: {
    accion: 'escribir',
    pedir: (idBorrador, revision) => {
      const body = { revision, cambios: [{ clave: 'alfa', valor: 'otra' }] };
      return as(ana).call(api.borradores.save, { params: { idBorrador }, body });
    },
  },
  deshacer: {
    accion: 'escribir',
    pedir: (idBorrador, revision) => as(ana).call(api.borradores.undo, { params: { idBorrador }, body: { revision } }),
  },
  rehacer: {
    accion: 'escribir',
    pedir: (idBorrador, revision) => as(ana).call(api.borradores.redo, { params: { idBorrador }, body: { revision } }),
  },
  'volver a un punto': {
    accion: 'escribir',
    pedir: (idBorrador, revision) =>
      as(ana).call(api.borradores.goBackTo, { params: { idBorrador }, body: { revision, hasta: 2 } }),
  },
  migrar: {
    accion: 'migrar',
    pedir: (idBorrador, revision) =>
      as(ana).call(api.borradores.migrate, { params: { idBorrador }, body: { revision } }),
  },
  renombrar: {
    accion: 'renombrar',
    pedir: (idBorrador) =>
      as(ana).call(api.borradores.rename, { params: { idBorrador }, body: { nombre: 'Otro nombre' } }),
  },
  descartar: {
    accion: 'descartar',
    pedir: (idBorrador) => as(ana).call(api.borradores.discard, { params: { idBorrador } }),
  },
  restaurar: {
    accion: 'restaurar',
    pedir: (idBorrador) => as(ana).call(api.borradores.restore, { params: { idBorrador } }),
  },
  'agregar al carrito': {
    accion: 'agregar',
    pedir: (idBorrador) => as(ana).call(api.carrito.add, { body: { idBorrador } }),
  },
};
type Pedida = Promise<{ status: number; codigo: string | undefined }>;

const fila = (idBorrador: string) =>
  db.selectFrom('borradores').selectAll().where('idBorrador', '=', idBorrador).executeTakeFirstOrThrow();

/** A complete draft that can be undone, redone and moved to a newer version, put into this state. */
async function borradorEn(estado: EstadoBorrador) {
  ana = await createUsuario(db);
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const { data } = await as(ana).call(api.borradores.create, { body: { idProducto } });
  const { idBorrador } = data;
  let revision = 1;
  for (const valor of ['una', 'dos', 'tres']) {
    const body = { revision, cambios: [{ clave: 'alfa', valor }] };
    revision = (await as(ana).call(api.borradores.save, { params: { idBorrador }, body })).data.revision;
  }
  const undone = await as(ana).call(api.borradores.undo, { params: { idBorrador }, body: { revision } });
  await publicarVersion(db, idProducto, { precio: 12_000, texto: textoDePrueba(['alfa', 'delta']) }, clock.now);
  const descartadoEn = estado === 'descartado' ? clock.now : null;
  await db.updateTable('borradores').set({ estado, descartadoEn }).where('idBorrador', '=', idBorrador).execute();
  return { idBorrador, revision: undone.data.revision };
}

describe('cada llamada que escribe un borrador', () => {
  for (const [nombre, { accion, pedir }] of Object.entries(llamadas)) {
    for (const de of estadosBorrador) {
      const paso = maquinaDeBorrador.paso(de, accion, 'cliente');
      test(`${nombre}, en ${de}: ${paso ? `queda ${paso.a.join(' o ')}` : 'se rechaza y nada cambia'}`, async () => {
        const { idBorrador, revision } = await borradorEn(de);
        const antes = await fila(idBorrador);
        const { status, codigo } = await pedir(idBorrador, revision);
        const { estado, ...despues } = await fila(idBorrador);
        if (paso) return assert.ok(status === 200 && paso.a.includes(estado as EstadoBorrador), `${codigo} ${estado}`);
        // Adding a draft that is already in the cart adds nothing and is no error.
        if (accion === 'agregar' && de === 'enCarrito') assert.equal(status, 200);
        else assert.equal(status, 409, codigo);
        assert.deepEqual({ estado, ...despues }, antes);
      });
    }
  }
});

describe('cada paso que un pedido o un trámite le da', () => {
  for (const accion of accionesQueLlevan) {
    for (const a of estadosBorrador.filter((uno) => maquinaDeBorrador.origenes(accion, uno).length > 0)) {
      test(`${accion} lleva a ${a} solo desde donde dice la tabla`, async () => {
        for (const de of estadosBorrador) {
          const { idBorrador } = await borradorEn(de);
          await db.transaction().execute((tx) => moverBorradores(tx, [idBorrador], { accion, a, now: clock.now }));
          const llega = maquinaDeBorrador.origenes(accion, a).includes(de);
          assert.equal((await fila(idBorrador)).estado, llega ? a : de, `${de} ${accion}`);
        }
      });
    }
  }
});

test('un borrador que se restaura queda como valen sus respuestas, y pasado su tiempo no vuelve', async () => {
  const { idBorrador } = await borradorEn('descartado');
  const restaurar = () => as(ana).call(api.borradores.restore, { params: { idBorrador } });
  const viejo = new Date(clock.now.getTime() - 31 * 86_400_000);
  await db.updateTable('borradores').set({ descartadoEn: viejo }).where('idBorrador', '=', idBorrador).execute();
  assert.equal((await restaurar()).status, 404);
  await db.updateTable('borradores').set({ descartadoEn: clock.now }).where('idBorrador', '=', idBorrador).execute();
  assert.equal((await restaurar()).data.estado, 'completo');
});
