import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../testing/cpu.ts';
import { bloqueSi, clausula, cond, entrevistaDe, p, plantillaDe, q, si, t, v } from '../testing/plantillas.ts';
import { lintar } from './lintar.ts';

const FORMA = q('opcion', 'forma', { opciones: ['contado', 'cuotas'].map((valor) => ({ valor, etiqueta: valor })) });
const es = (name: string, valor: unknown) => ({ '==': [{ var: name }, valor] });
const ref = (id: string) => ({ type: 'referencia', attrs: { clausula: id } });
const hallar = (content: object[], preguntas: object[], more: object = {}) =>
  lintar(plantillaDe(content), entrevistaDe(preguntas, more)).map(({ codigo, nivel, lugar, mensaje }) => [
    `${nivel} ${codigo}`,
    lugar,
    mensaje,
  ]);

test('una plantilla que usa bien su entrevista no tiene hallazgos', () => {
  const content = [p(t('Paga '), cond(si(es('forma', 'contado'), t('hoy')), si(undefined, t('después'))), t('.'))];
  assert.deepEqual(hallar(content, [FORMA]), []);
});

test('una variable que ninguna pregunta llena se dice con su lugar', () => {
  const content = [clausula('precio', v('forma'), v('presio')), bloqueSi(es('monto', 1), p(t('x')))];
  assert.deepEqual(hallar(content, [FORMA]), [
    ['error variableSinPregunta', 'Plantilla › cláusula «precio» › párrafo 1', 'Ninguna pregunta llena «presio».'],
    ['error variableSinPregunta', 'Plantilla › condición 2', 'Ninguna pregunta llena «monto».'],
  ]);
});

test('del sistema solo se puede imprimir lo que el sistema da', () => {
  const content = [p(v('forma'), v('notario', { formato: 'nombre' }), v('notario.colegiado'), v('notario.colejiado'))];
  assert.deepEqual(
    hallar(content, [FORMA]).map(([, , mensaje]) => mensaje),
    ['Ninguna pregunta llena «notario.colejiado».'],
  );
});

test('dentro de una persona o de una lista también', () => {
  const list = {
    type: 'repetirTexto',
    attrs: { lista: 'personas', como: 'una' },
    content: [v('una.nombres'), v('una.apodo')],
  };
  assert.deepEqual(
    hallar([p(list)], [q('personas', 'personas')]).map(([, , mensaje]) => mensaje),
    ['Ninguna pregunta llena «personas.*.apodo».'],
  );
});

test('una variable desconocida en una regla, un límite o un derivado también', () => {
  const derivados = [{ clave: 'total', tipo: 'moneda', valor: { '+': [{ var: 'renta' }, { var: 'iba' }] } }];
  const reglas = [{ si: es('fiado', true), nivel: 'error', mensaje: 'No se puede.' }];
  const preguntas = [q('moneda', 'renta', { max: { var: 'tope' } })];
  assert.deepEqual(
    hallar([p(v('total'))], preguntas, { derivados, reglas }).map(([, lugar, mensaje]) => `${lugar}: ${mensaje}`),
    [
      'Entrevista › «renta»: Ninguna pregunta llena «tope».',
      'Entrevista › «total»: Ninguna pregunta llena «iba».',
      'Entrevista › regla 1 («No se puede.»): Ninguna pregunta llena «fiado».',
    ],
  );
});

test('una pregunta que nada usa se dice', () => {
  const grupo = { clave: 'g', etiqueta: 'G', tipo: 'grupo', campos: [q('texto', 'a'), q('texto', 'b')] };
  assert.deepEqual(hallar([p(v('forma'), v('g.a'))], [FORMA, grupo, q('texto', 'sobra')]), [
    ['aviso preguntaSinUso', 'Entrevista › «g.b»', 'Nada usa la respuesta de «G › B».'],
    ['aviso preguntaSinUso', 'Entrevista › «sobra»', 'Nada usa la respuesta de «Sobra».'],
  ]);
});

test('los archivos y las declaraciones no tienen que imprimirse', () => {
  const declara = q('declaracion', 'acepto', { texto: 'Declaro que es cierto.' });
  assert.deepEqual(hallar([p(v('forma'))], [FORMA, q('archivo', 'foto'), declara]), []);
});

test('una condición que nunca se cumple se dice, también por las que la rodean', () => {
  const inner = cond(si(es('forma', 'cuotas'), t('x')));
  const content = [p(cond(si(es('forma', 'credito'), t('x')))), p(cond(si(es('forma', 'contado'), t('Sí. '), inner)))];
  assert.deepEqual(
    hallar(content, [FORMA]).map(([codigo, , mensaje]) => `${codigo}: ${mensaje}`),
    Array.from({ length: 2 }, () => 'error condicionConstante: La condición nunca se cumple aquí.'),
  );
});

test('la trampa de «distinto de esto o distinto de lo otro» se dice', () => {
  const trap = { or: [{ '!=': [{ var: 'forma' }, 'contado'] }, { '!=': [{ var: 'forma' }, 'cuotas'] }] };
  assert.deepEqual(
    hallar([p(cond(si(trap, t('x'))))], [FORMA]).map(([codigo, , mensaje]) => `${codigo}: ${mensaje}`),
    ['aviso condicionConstante: La condición siempre se cumple aquí.'],
  );
});

test('los límites y la visibilidad de las preguntas cuentan', () => {
  const meses = q('numero', 'meses', { min: 1, max: 36 });
  const nunca = p(t('Fin. '), cond(si({ '>': [{ var: 'meses' }, 36] }, t('x'))));
  assert.equal(hallar([nunca], [meses]).length, 1);
  const justo = p(t('Fin. '), cond(si({ '>': [{ var: 'meses' }, 35] }, t('x'))));
  assert.deepEqual(hallar([justo], [meses]), []);
  const pregunta = q('texto', 'nota', { visibleSi: es('forma', 'nada') });
  assert.deepEqual(
    hallar([p(v('forma'))], [FORMA, pregunta]).map(([, lugar, mensaje]) => `${lugar}: ${mensaje}`),
    ['Entrevista › «nota»: La pregunta no se hace nunca.', 'Entrevista › «nota»: Nada usa la respuesta de «Nota».'],
  );
});

test('una referencia a ninguna cláusula, o a una que puede faltar, se dice', () => {
  const mora = bloqueSi({ var: 'conMora' }, clausula('mora', t('Hay.')));
  const content = [p(ref('nada')), p(ref('mora')), mora, bloqueSi({ var: 'conMora' }, p(ref('mora')))];
  assert.deepEqual(hallar(content, [q('siNo', 'conMora')]), [
    ['error referenciaSinClausula', 'Plantilla › párrafo 1', 'No hay ninguna cláusula «nada».'],
    [
      'aviso referenciaSinClausula',
      'Plantilla › párrafo 2',
      'La cláusula «mora» puede no estar en el documento cuando el texto se refiere a ella.',
    ],
  ]);
});

test('una frase que queda cortada por falta de un «si no» se dice', () => {
  const cortada = [p(t('El precio se paga en '), cond(si(es('forma', 'cuotas'), t('cuotas'))), t('.'))];
  assert.deepEqual(hallar(cortada, [FORMA]), [
    [
      'error fraseColgante',
      'Plantilla › párrafo 1 › condición 2',
      'Si ninguna condición se cumple, la frase queda cortada en «…El precio se paga en»: falta un «si no».',
    ],
  ]);
  const completa = [
    p(t('Se paga en '), cond(si(es('forma', 'cuotas'), t('cuotas')), si(es('forma', 'contado'), t('un pago'))), t('.')),
  ];
  assert.deepEqual(hallar(completa, [FORMA]), []);
  const seguida = [p(t('Paga en '), cond(si(es('forma', 'cuotas'), t('tres de '))), t('las cuotas.'))];
  assert.deepEqual(hallar(seguida, [FORMA]), []);
});

test('una variable que se imprime aunque su pregunta no se haga se dice', () => {
  const preguntas = [FORMA, q('numero', 'cuotas', { visibleSi: es('forma', 'cuotas') })];
  const codes = (content: object[]) => hallar(content, preguntas).map(([codigo]) => codigo);
  assert.deepEqual(codes([p(v('forma'), v('cuotas'))]), ['aviso variableOculta']);
  assert.deepEqual(codes([p(cond(si(es('forma', 'cuotas'), v('cuotas'))))]), []);
  assert.deepEqual(codes([p(cond(si(es('forma', 'contado'), t('x')), si(undefined, v('cuotas'))))]), []);
});

test('miles de condiciones no cuelgan al revisor', () => {
  const preguntas = Array.from({ length: 40 }, (_, i) => q('siNo', `dato${i}`));
  const rule = (n: number) => ({ or: Array.from({ length: 11 }, (_, i) => ({ var: `dato${(n + i * 3) % 40}` })) });
  const content = Array.from({ length: 700 }, (_, n) =>
    p(t(`Texto ${n}. `), cond(si({ and: [rule(n), rule(n + 7), { '!=': [n, -1] }] }, t('x')))),
  );
  const started = cpuMs();
  lintar(plantillaDe(content), entrevistaDe(preguntas));
  assert.ok(cpuMs() - started < 10_000);
});
