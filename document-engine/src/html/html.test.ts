import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { leerPlantilla } from '../plantilla/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';
import { bloqueSi, clausula, p, q, resolver, t, v } from '../testing/plantillas.ts';
import { renderHtml } from './html.ts';

const ver = (...args: Parameters<typeof resolver>) => renderHtml(resolver(...args));

test('lo que una persona escribe es texto, nunca HTML', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const html = ver([p(t('<b>'), v('nombre'))], [q('texto', 'nombre')], { nombre: hostile });
  assert.ok(!html.includes('<script>') && !html.includes('<b>'));
  assert.ok(html.includes('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;'));
});

test('lo que falta es un enlace a su pregunta', () => {
  const html = ver([p(v('precio'))], [q('moneda', 'precio', { etiqueta: 'Precio «final»' })], {});
  assert.ok(
    html.includes(
      '<a class="documento-blanco" href="#pregunta-precio" data-ruta="precio" aria-label="Falta: Precio «final»">[Precio «final»]</a>',
    ),
  );
});

test('cada texto lleva las respuestas de que viene', () => {
  const content = [bloqueSi({ var: 'mora' }, clausula('mora', t('Paga '), v('precio')))];
  const html = ver(content, [q('siNo', 'mora'), q('moneda', 'precio')], { mora: true, precio: 100 });
  assert.ok(html.includes('<section class="documento-clausula" id="clausula-mora" aria-label="PRIMERA">'));
  assert.ok(html.includes('<strong><span data-condiciones="mora">PRIMERA: </span></strong>'));
  assert.ok(html.includes('<span data-datos="precio" data-condiciones="mora">UN QUETZAL (Q1.00)</span>'));
});

test('tablas, listas, títulos, saltos y firmas son las etiquetas que dicen lo que son', () => {
  const content = [
    { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [t('Título', 'italic')] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('a'), { type: 'hardBreak' }, t('b'))] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [p(t('H'))] },
            { type: 'tableCell', content: [p(t('c'))] },
          ],
        },
      ],
    },
    {
      type: 'firmas',
      content: [{ type: 'firma', attrs: { forma: 'notario' }, content: [v('notario', { formato: 'nombre' })] }],
    },
  ];
  const html = ver(content, [q('texto', 'x')], {});
  for (const piece of [
    '<h2 class="alineado-center"><em>Título</em></h2>',
    '<ul><li><p>a<br>b</p></li></ul>',
    '<table><tr><th scope="col"><p>H</p></th><td><p>c</p></td></tr></table>',
    '<p>ANTE MÍ:</p><p>f) ',
    'Julia Arana</span></p></div>',
  ]) {
    assert.ok(html.includes(piece), piece);
  }
});

test('un párrafo escrito en varias líneas las conserva', () => {
  assert.ok(ver([p(v('nota'))], [q('parrafo', 'nota')], { nota: 'uno\ndos' }).includes('uno<br>dos'));
});

test('cambiar una respuesta vuelve a escribir el contrato con ella', () => {
  const json = (path: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../examples/contrato-arrendamiento/${path}`, import.meta.url), 'utf8'));
  const entrevista = leerEntrevista(json('entrevista.json'));
  const plantilla = leerPlantilla(json('plantilla.json'));
  assert.ok(entrevista.ok && plantilla.ok);
  const respuestas = json('respuestas/con-todo.json') as object;
  for (const [renta, letras] of [
    [100_000, 'MIL QUETZALES (Q1,000.00)'],
    [250_050, 'DOS MIL QUINIENTOS QUETZALES CON CINCUENTA CENTAVOS (Q2,500.50)'],
  ] as const) {
    const estado = evaluarEntrevista(
      entrevista.entrevista,
      { ...respuestas, renta },
      { contexto: { hoy: '2026-11-21' } },
    );
    const html = renderHtml(resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado));
    assert.ok(html.includes(letras), letras);
  }
});
