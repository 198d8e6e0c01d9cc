import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clavesDeNotificacion, esFija } from '@fedatario/contract/casa';
import fc from 'fast-check';
import { renderLetter } from '../../../services/mail/html.ts';
import { comunes, definicionDe } from '../tipos/tipos.ts';
import { cartaDe } from './notificar.ts';
import { componer, huecosDe, llenarHuecos, tieneLlavesSueltas } from './plantilla.ts';

const TEXTOS = {
  asunto: 'Hola, {{nombre}}',
  titulo: '{{ nombre }}',
  cuerpo: 'Para {{nombre}}.\n\n{{motivo}}\n\nSiempre.',
  boton: 'Ver {{nombre}}',
  pie: '{{motivo}}',
  aviso: '{{nombre}}: {{motivo}}',
};

const letterOf = (valores: Record<string, string>) =>
  renderLetter(cartaDe(componer(TEXTOS, valores), 'Notaría & Cía.', '/borradores'));

/** Tags of a text, without the words between them. */
const tagsOf = (html: string) => html.replace(/<br>/g, '').match(/<[^>]*>/g);

test('lo que escribe una persona nunca es marcado: el correo tiene las mismas etiquetas', () => {
  const plain = tagsOf(letterOf({ nombre: 'Ana', motivo: 'porque sí' }).html);
  const text = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'a', ' ', '=', '{', '}'),
    minLength: 1,
  });
  fc.assert(
    fc.property(text, text, (nombre, motivo) => {
      fc.pre(nombre.trim() !== '' && motivo.trim() !== '');
      assert.deepEqual(tagsOf(letterOf({ nombre, motivo }).html), plain);
    }),
  );
});

test('lo que escribe una persona nunca es una variable: queda como lo escribió', () => {
  const text = fc.string({ unit: fc.constantFrom('{{', '}}', '{', '}', 'motivo', 'nombre', ' ', '$&', '$1') });
  fc.assert(
    fc.property(text, (nombre) => {
      assert.equal(llenarHuecos('{{nombre}}', { nombre, motivo: 'secreto' }), nombre);
      assert.ok(!llenarHuecos('a {{nombre}} b', { nombre, motivo: 'secreto' }).includes('secreto'));
    }),
  );
});

test('un párrafo que solo tenía variables que decir, y no dicen nada, no queda', () => {
  const { bloques } = componer(TEXTOS, { nombre: 'Ana', motivo: '' });
  assert.deepEqual(bloques, [{ parrafo: 'Para Ana.' }, { parrafo: 'Siempre.' }]);
});

test('un código solo en su párrafo se destaca; dentro de una frase es parte de ella', () => {
  const textos = { ...TEXTOS, cuerpo: 'Su código es {{codigo}}.\n\n{{codigo}}' };
  assert.deepEqual(componer(textos, { codigo: '123456' }).bloques, [
    { parrafo: 'Su código es 123456.' },
    { codigo: '123456' },
  ]);
});

test('un asunto cabe en una línea, tenga lo que tenga', () => {
  assert.equal(componer(TEXTOS, { nombre: 'Ana\r\nBcc: otra@ejemplo.com' }).asunto, 'Hola, Ana Bcc: otra@ejemplo.com');
});

test('las líneas de un valor siguen siendo líneas', () => {
  const { html, texto } = letterOf({ nombre: 'Ana', motivo: 'uno\n<b>dos' });
  assert.match(html, /uno<br>&lt;b&gt;dos/);
  assert.match(texto, /uno\n<b>dos/);
});

test('un nombre que los objetos ya tienen no es una variable', () => {
  assert.equal(llenarHuecos('{{constructor}}{{__proto__}}', {}), '');
});

test('se sabe qué variables nombra un texto, y si una llave quedó suelta', () => {
  assert.deepEqual(huecosDe('{{a}} {{ b }} {{a}}'), ['a', 'b']);
  for (const bad of ['{{a', 'a}}', '{{a}} {{', '{{{{a}}']) assert.ok(tieneLlavesSueltas(bad), bad);
  assert.ok(!tieneLlavesSueltas('{a} {{a}} } {'));
});

for (const clave of clavesDeNotificacion) {
  test(`${clave}: sus textos de fábrica nombran solo lo que hay, y no olvidan lo obligatorio`, () => {
    const { variables, textos, canales, enlaceObligatorio } = definicionDe(clave);
    const known = [...Object.keys(variables), ...Object.keys(comunes)];
    const named = Object.values(textos).flatMap(huecosDe);
    assert.deepEqual(
      named.filter((nombre) => !known.includes(nombre)),
      [],
    );
    assert.deepEqual(
      Object.entries(variables).filter(
        ([nombre, { obligatoria }]) => obligatoria && !huecosDe(textos.cuerpo).includes(nombre),
      ),
      [],
    );
    assert.ok(!Object.values(textos).some(tieneLlavesSueltas));
    assert.ok(!enlaceObligatorio || textos.boton !== '');
    assert.equal(canales.includes('app'), textos.aviso !== '');
    assert.ok(!esFija(clave) || canales.includes('correo'));
  });
}
