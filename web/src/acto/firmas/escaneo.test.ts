import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../lib/api-error.ts';
import { conPaciencia, dibujar, guardar, mover, recuperar, Sobran } from './escaneo.ts';

const hoja = (n: number) => ({ idArchivo: String(n), nombre: `página ${n}.jpg`, tipo: 'image/jpeg' as const, peso: n });
/** A fake of the server's page drawing: `cada` pages in each turn, of a file of `paginas` pages. */
const escaner = (paginas: number, cada: number) => async (desde: number) => ({
  paginas,
  hojas: Array.from({ length: Math.min(cada, paginas - desde + 1) }, (_, i) => hoja(desde + i)),
});

test('las páginas llegan todas, en su orden, y se dice cuántas van', async () => {
  const avance: string[] = [];
  const onAvance = (hechas: number, paginas: number) => void avance.push(`${hechas}/${paginas}`);
  const hojas = await dibujar({ turno: escaner(7, 3), caben: 60, onAvance });
  assert.deepEqual(hojas, [1, 2, 3, 4, 5, 6, 7].map(hoja));
  assert.deepEqual(avance, ['3/7', '6/7', '7/7']);
});

test('si no caben todas no entra ninguna, y se dice cuántas sobran', async () => {
  const pedido = dibujar({ turno: escaner(7, 3), caben: 5, onAvance: () => undefined });
  await assert.rejects(pedido, (error: unknown) => error instanceof Sobran && error.sobran === 2);
});

test('lo pasajero se intenta otra vez, con pausa; lo demás se dice enseguida', async () => {
  const pausas: number[] = [];
  const pausa = async (segundos: number) => void pausas.push(segundos);
  const faults = [new ApiError('sin-conexion'), new ApiError('demasiadas-peticiones', { espera: 60 })];
  const work = async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return 'hecho';
  };
  assert.equal(await conPaciencia(work, pausa), 'hecho');
  assert.deepEqual(pausas, [2, 10]);
  const never = () => Promise.reject(new ApiError('sin-conexion'));
  await assert.rejects(conPaciencia(never, pausa, 3));
  assert.equal(pausas.length, 4);
  await assert.rejects(conPaciencia(() => Promise.reject(new ApiError('pagina-ilegible')), pausa));
  assert.equal(pausas.length, 4);
});

test('una hoja se lleva a su lugar, y las demás guardan su orden', () => {
  assert.deepEqual(mover(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c']);
  assert.deepEqual(mover(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd']);
});

test('las hojas de un trámite siguen en la pestaña hasta que se firma', () => {
  const armario = new Map<string, string>();
  const storage = {
    getItem: (key: string) => armario.get(key) ?? null,
    setItem: (key: string, value: string) => void armario.set(key, value),
    removeItem: (key: string) => void armario.delete(key),
  };
  guardar(storage, 'uno', [hoja(1), hoja(2)]);
  assert.deepEqual(recuperar(storage, 'uno'), [hoja(1), hoja(2)]);
  assert.deepEqual(recuperar(storage, 'otro'), []);
  guardar(storage, 'uno', []);
  assert.equal(armario.size, 0);
});
