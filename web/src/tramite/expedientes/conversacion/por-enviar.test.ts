import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cambiar, enBlanco, guardar, recuperar } from './por-enviar.ts';

const armario = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('lo que se estaba escribiendo vuelve como estaba, con la clave con que se envió', () => {
  const tab = armario();
  const escrito = cambiar(enBlanco(), { texto: 'Hola' });
  guardar(tab, 'a', escrito);
  assert.deepEqual(recuperar(tab, 'a'), escrito);
  assert.equal(recuperar(tab, 'b').texto, '');
});

test('un mensaje que dice otra cosa tiene otra clave, y uno vacío no se guarda', () => {
  const tab = armario();
  const uno = cambiar(enBlanco(), { texto: 'Hola' });
  const otro = cambiar(uno, { texto: 'Hola.' });
  assert.notEqual(uno.clave, otro.clave);
  guardar(tab, 'a', otro);
  guardar(tab, 'a', cambiar(otro, { texto: '' }));
  assert.equal(tab.kept.size, 0);
});
