import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeList, DIA, estaAlReves, queryOf, readList } from './list-state.ts';
import { turned } from './turned.ts';

const shape = { filtros: { estado: ['vigente', 'vencido'], tipo: ['monto'] }, ordenes: ['codigo', 'usos'] } as const;
const read = (address: string) => readList(new URLSearchParams(address), shape);

test('una dirección vacía es la lista entera, en su orden', () => {
  assert.deepEqual(read(''), { texto: '', filtros: {}, orden: 'codigo', cursor: undefined, ocultas: [] });
});

test('la dirección guarda todo lo que se eligió', () => {
  assert.deepEqual(read('texto=feria&estado=vencido&orden=-usos&cursor=abc&ocultas=ingresos,usos'), {
    texto: 'feria',
    filtros: { estado: 'vencido' },
    orden: '-usos',
    cursor: 'abc',
    ocultas: ['ingresos', 'usos'],
  });
});

test('un filtro o un orden que no existen no llegan al servidor', () => {
  assert.deepEqual(queryOf(read('estado=otro&orden=azar&tipo=monto')), { orden: 'codigo', tipo: 'monto' });
});

test('un período está al revés si termina antes de comenzar, no si le falta un día', () => {
  assert.equal(estaAlReves({ desde: '2026-02-01', hasta: '2026-01-31' }), true);
  assert.equal(estaAlReves({ desde: '2026-02-01', hasta: '2026-02-01' }), false);
  for (const unDia of [{ hasta: '2026-02-01' }, { desde: '2026-02-01', hasta: '' }, {}])
    assert.equal(estaAlReves(unDia), false);
});

test('un día se lee si lo es; una lista puede comenzar por lo último', () => {
  const ventas = { filtros: { desde: DIA }, ordenes: ['fecha'], orden: '-fecha' } as const;
  const read = (address: string) => queryOf(readList(new URLSearchParams(address), ventas));
  assert.deepEqual(read('desde=2026-01-31'), { desde: '2026-01-31', orden: '-fecha' });
  assert.deepEqual(read('desde=2026-13-31&orden=fecha'), { orden: 'fecha' });
});

test('lo que cambia las filas vuelve a la primera página y conserva lo demás; ocultar una columna no', () => {
  const address = new URLSearchParams('texto=a&cursor=abc&codigo=7');
  assert.equal(changeList(address, { estado: 'vigente' }).toString(), 'texto=a&codigo=7&estado=vigente');
  assert.equal(changeList(address, { texto: '' }).toString(), 'codigo=7');
  assert.equal(changeList(address, { cursor: 'def' }).toString(), 'texto=a&codigo=7&cursor=def');
  assert.equal(changeList(address, { ocultas: 'usos' }).get('cursor'), 'abc');
  assert.equal(address.toString(), 'texto=a&cursor=abc&codigo=7');
});

test('una columna se ordena hacia arriba y luego hacia abajo', () => {
  assert.deepEqual(
    [turned('codigo', 'usos'), turned('usos', 'usos'), turned('-usos', 'usos')],
    ['usos', '-usos', 'usos'],
  );
});
