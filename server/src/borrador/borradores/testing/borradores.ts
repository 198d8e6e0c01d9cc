import { v7 as uuidv7 } from 'uuid';
import { publicarVersion } from '../../../catalogo/productos/productos.ts';
import { createProducto, textoDePrueba } from '../../../catalogo/productos/testing.ts';
import type { Db } from '../../../db/db.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { abrirBorrador, descartar } from '../borradores.ts';
import { deshacer, guardar } from '../escritura.ts';

const NOW = new Date('2026-01-15T09:00:00Z');

type Momento = 'nuevo' | 'escrito' | 'deshecho' | 'descartado' | 'desactualizado';

/** A draft of the customer's, of its own product, at a moment of its life; its revision. */
export async function createBorrador(db: Db, { idUsuario, email, rol }: CreatedUsuario, momento: Momento = 'nuevo') {
  const { idProducto } = await createProducto(db);
  const request = { db, now: NOW, actor: { idUsuario, email, rol, idSesion: uuidv7() } };
  const borrador = await db.transaction().execute((tx) => abrirBorrador({ ...request, db: tx }, { idProducto }));
  const { idBorrador } = borrador;
  let { revision } = borrador;
  if (momento === 'escrito' || momento === 'deshecho') {
    const cambios = [{ clave: 'alfa', valor: 'uno' }];
    revision = (await guardar(request, idBorrador, { revision, cambios })).revision;
  }
  if (momento === 'deshecho') revision = (await deshacer(request, idBorrador, revision)).revision;
  if (momento === 'descartado') await descartar(request, idBorrador);
  if (momento === 'desactualizado') {
    await publicarVersion(db, idProducto, { precio: 12_000, texto: textoDePrueba(['beta', 'delta']) }, NOW);
  }
  return { idBorrador, idProducto, revision };
}
