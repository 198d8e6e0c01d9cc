import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bloque, Tramo } from '../modelo/documento.ts';
import { cpuMs } from '../testing/cpu.ts';
import {
  bloqueSi,
  clausula,
  cond,
  entrevistaDe,
  p,
  plantillaDe,
  q,
  resolver,
  si,
  t,
  v,
} from '../testing/plantillas.ts';
import { resolverDocumento } from './resolver.ts';
import { renderTexto, textoDe } from './texto.ts';

const ver = (...args: Parameters<typeof resolver>) => renderTexto(resolver(...args)).trim();
const tramosDe = (bloque: Bloque | undefined): Tramo[] => (bloque && 'tramos' in bloque ? bloque.tramos : []);
const ref = (clausulaId: string) => ({ type: 'referencia', attrs: { clausula: clausulaId } });

test('cada tipo de respuesta se imprime como lo escribe un documento', () => {
  const preguntas = [
    q('moneda', 'precio'),
    q('fecha', 'dia'),
    q('municipio', 'lugar'),
    q('porcentaje', 'tasa'),
    q('cui', 'dpi'),
  ];
  const respuestas = { precio: 150_050, dia: '2026-11-21', lugar: '0108', tasa: 5.5, dpi: '1234 56789 0101' };
  const content = [p(v('precio'), t('; el '), v('dia'), t('; en '), v('lugar'), t('; '), v('tasa'), t('; '), v('dpi'))];
  assert.equal(
    ver(content, preguntas, respuestas),
    'MIL QUINIENTOS QUETZALES CON CINCUENTA CENTAVOS (Q1,500.50); el veintiuno de noviembre de dos mil veintiséis; ' +
      'en el municipio de Mixco, departamento de Guatemala; cinco punto cinco por ciento (5.5 %); ' +
      'mil doscientos treinta y cuatro, cincuenta y seis mil setecientos ochenta y nueve, cero ciento uno (1234 56789 0101)',
  );
});

test('lo que falta es un espacio que lleva a su pregunta, una sola vez en la lista', () => {
  const documento = resolver(
    [p(t('Precio: '), v('precio')), p(v('precio'), v('ana', { formato: 'edad' }))],
    [q('moneda', 'precio'), q('persona', 'ana')],
    {},
  );
  const suya = { oculta: false, paraNotario: false, alFirmar: false };
  assert.deepEqual(documento.faltantes, [
    { ruta: 'precio', etiqueta: 'Precio', ...suya },
    { ruta: 'ana.fechaNacimiento', etiqueta: 'Ana › Fecha de nacimiento', ...suya },
  ]);
  const blank = tramosDe(documento.bloques[0])[1];
  assert.equal(blank?.tipo === 'blanco' && blank.ruta, 'precio');
});

test('un valor derivado que falta lleva a la respuesta que falta', () => {
  const derivados = [{ clave: 'saldo', tipo: 'moneda', valor: { '-': [{ var: 'precio' }, { var: 'inicial' }] } }];
  const preguntas = [q('moneda', 'precio'), q('moneda', 'inicial')];
  const documento = resolver([p(v('saldo'))], preguntas, { precio: 100 }, { derivados });
  assert.deepEqual(
    documento.faltantes.map(({ ruta }) => ruta),
    ['inicial'],
  );
  const listo = resolver([p(v('saldo'))], preguntas, { precio: 300, inicial: 100 }, { derivados });
  const tramo = tramosDe(listo.bloques[0])[0];
  assert.equal(tramo?.tipo === 'texto' && tramo.texto, 'DOS QUETZALES (Q2.00)');
  assert.deepEqual(tramo?.tipo === 'texto' && tramo.rastro.datos, ['precio', 'inicial']);
});

test('cada texto dice de qué respuestas viene y por cuáles aparece', () => {
  const content = [
    p(t('Paga '), cond(si({ '==': [{ var: 'forma' }, 'cuotas'] }, t('en '), v('cuotas')), si(undefined, t('hoy')))),
  ];
  const opciones = ['cuotas', 'contado'].map((valor) => ({ valor, etiqueta: valor }));
  const preguntas = [q('opcion', 'forma', { opciones }), q('numero', 'cuotas')];
  const tramos = tramosDe(resolver(content, preguntas, { forma: 'cuotas', cuotas: 3 }).bloques[0]);
  assert.deepEqual(
    tramos.map((tramo) => tramo.tipo === 'texto' && [tramo.texto, tramo.rastro]),
    [
      ['Paga ', { datos: [], condiciones: [] }],
      ['en ', { datos: [], condiciones: ['forma'] }],
      ['3', { datos: ['cuotas'], condiciones: ['forma'] }],
    ],
  );
  const hoy = tramosDe(resolver(content, preguntas, { forma: 'contado' }).bloques[0])[1];
  assert.deepEqual(hoy?.tipo === 'texto' && [hoy.texto, hoy.rastro.condiciones], ['hoy', ['forma']]);
});

test('las cláusulas se numeran después de las condiciones y las referencias las siguen', () => {
  const content = [
    clausula('objeto', t('Véase la cláusula '), ref('plazo'), t('.')),
    bloqueSi({ var: 'mora' }, clausula('mora', t('Hay mora.'))),
    clausula('plazo', t('Un año.')),
  ];
  const preguntas = [q('siNo', 'mora')];
  assert.equal(
    ver(content, preguntas, { mora: true }),
    'PRIMERA: Véase la cláusula TERCERA.\n\nSEGUNDA: Hay mora.\n\nTERCERA: Un año.',
  );
  assert.equal(ver(content, preguntas, { mora: false }), 'PRIMERA: Véase la cláusula SEGUNDA.\n\nSEGUNDA: Un año.');
});

test('una referencia a una cláusula que no quedó se dice', () => {
  const content = [
    p(t('Según la cláusula '), ref('mora'), t('.')),
    bloqueSi({ var: 'mora' }, clausula('mora', t('Hay.'))),
  ];
  const documento = resolver(content, [q('siNo', 'mora')], { mora: false });
  assert.deepEqual(documento.problemas, ['El texto se refiere a la cláusula «mora», que no está en el documento.']);
});

test('un acta numera sus puntos en masculino, con su título', () => {
  const punto = { type: 'clausula', attrs: { id: 'uno', serie: 'punto', titulo: 'CIERRE' }, content: [p(t('Fin.'))] };
  assert.equal(ver([punto], [q('siNo', 'a')], {}), 'PRIMERO: CIERRE. Fin.');
});

test('una cláusula sin texto no se numera', () => {
  const vacia = { type: 'clausula', attrs: { id: 'x' }, content: [p(cond(si({ var: 'a' }, t('Algo.'))))] };
  assert.equal(ver([vacia, clausula('y', t('Otra.'))], [q('siNo', 'a')], { a: false }), 'PRIMERA: Otra.');
});

test('mientras falte la respuesta que decide, no se escribe ninguna rama sino su espacio', () => {
  const opciones = ['si', 'no'].map((valor) => ({ valor, etiqueta: valor }));
  const preguntas = [q('siNo', 'gravado'), q('opcion', 'mora', { opciones })];
  const rama = (rule: object) => [p(t('Hay '), cond(si(rule, t('algo')), si(undefined, t('nada'))), t('.'))];
  const faltan = (rule: object, respuestas: object) => {
    const documento = resolver(rama(rule), preguntas, respuestas);
    return [renderTexto(documento).trim(), documento.faltantes.map(({ ruta }) => ruta).join()];
  };
  const gravado = { var: 'gravado' };
  const conMora = { '==': [{ var: 'mora' }, 'si'] };
  assert.deepEqual(faltan(gravado, {}), ['Hay __________.', 'gravado']);
  assert.deepEqual(faltan({ '!': [gravado] }, {}), ['Hay __________.', 'gravado']);
  assert.deepEqual(faltan({ '!': [gravado] }, { gravado: false }), ['Hay algo.', '']);
  assert.deepEqual(faltan({ and: [gravado, conMora] }, { gravado: true }), ['Hay __________.', 'mora']);
  assert.deepEqual(faltan({ and: [gravado, conMora] }, { gravado: false }), ['Hay nada.', '']);
  assert.deepEqual(faltan({ or: [gravado, conMora] }, { gravado: true }), ['Hay algo.', '']);
  assert.deepEqual(faltan({ or: [gravado, conMora] }, { gravado: false, mora: 'no' }), ['Hay nada.', '']);
  const bloque = resolver([bloqueSi(gravado, p(t('Hay.')))], preguntas, {});
  assert.deepEqual([bloque.bloques, bloque.faltantes.map(({ ruta }) => ruta)], [[], ['gravado']]);
});

test('las listas se repiten con sus separadores', () => {
  const bienes = {
    type: 'repetirTexto',
    attrs: { lista: 'bienes', como: 'bien', separador: '; ', ultimo: '; y ', final: '.' },
  };
  const content = [p(t('Se vende: '), { ...bienes, content: [v('@n', { formato: 'letra' }), t(') '), v('bien')] })];
  const preguntas = [q('bienes', 'bienes')];
  assert.equal(
    ver(content, preguntas, { bienes: ['mesa', 'silla', 'cama'] }),
    'Se vende: a) mesa; b) silla; y c) cama.',
  );
  assert.equal(ver(content, preguntas, { bienes: ['mesa'] }), 'Se vende: a) mesa.');
  assert.deepEqual(
    resolver(content, preguntas, {}).faltantes.map(({ ruta }) => ruta),
    ['bienes'],
  );
});

test('bloques, filas, incisos y firmas también se repiten', () => {
  const preguntas = [q('personas', 'personas')];
  const persona = (nombres: string, sexo: string) => ({ nombres, apellidos: 'Paz', sexo });
  const respuestas = { personas: [persona('Ana', 'F'), persona('Luis', 'M')] };
  const nombre = v('una', { formato: 'nombre' });
  const each = { repetir: 'personas', como: 'una' };
  const content = [
    { type: 'repetir', attrs: { lista: 'personas', como: 'una', separador: ';', final: '.' }, content: [p(nombre)] },
    { type: 'orderedList', content: [{ type: 'listItem', attrs: each, content: [p(nombre)] }] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [p(t('Nombre'))] }] },
        { type: 'tableRow', attrs: each, content: [{ type: 'tableCell', content: [p(nombre)] }] },
      ],
    },
    { type: 'firmas', content: [{ type: 'firma', attrs: { forma: 'firma', ...each }, content: [nombre] }] },
  ];
  const linea = 'f) ______________________________';
  assert.equal(
    ver(content, preguntas, respuestas),
    `Ana Paz;\n\nLuis Paz.\n\n1. Ana Paz\n\n2. Luis Paz\n\nNombre\nAna Paz\nLuis Paz\n\n${linea}\nAna Paz\n\n${linea}\nLuis Paz`,
  );
});

test('las palabras concuerdan con una persona o con varias', () => {
  const forms = {
    formato: 'genero',
    masculino: 'el vendedor',
    femenino: 'la vendedora',
    masculinoPlural: 'los vendedores',
    femeninoPlural: 'las vendedoras',
  };
  const content = [p(v('personas', forms))];
  const dicho = (...sexos: string[]) =>
    ver(content, [q('personas', 'personas')], { personas: sexos.map((sexo) => ({ sexo })) });
  assert.equal(dicho('M'), 'el vendedor');
  assert.equal(dicho('F'), 'la vendedora');
  assert.equal(dicho('F', 'F'), 'las vendedoras');
  assert.equal(dicho('F', 'M'), 'los vendedores');
});

test('una variable de ninguna pregunta se dice y no detiene el documento', () => {
  const documento = resolver([p(t('A '), v('sueldo'))], [q('texto', 'nombre')], {});
  assert.deepEqual(documento.problemas, ['La variable «sueldo» no corresponde a ninguna pregunta.']);
  assert.equal(documento.faltantes[0]?.oculta, true);
});

test('listas dentro de listas no cuelgan el documento: se corta y se dice', () => {
  const again = (inner: object): object => ({
    type: 'repetirTexto',
    attrs: { lista: 'bienes', como: 'b' },
    content: [inner],
  });
  const bienes = Array.from({ length: 150 }, (_, i) => `bien ${i}`);
  const started = cpuMs();
  const documento = resolver([p(again(again(again(again(t('x'))))))], [q('bienes', 'bienes')], { bienes });
  assert.deepEqual(documento.problemas, ['El documento es demasiado largo: se cortó antes de terminar.']);
  assert.ok(cpuMs() - started < 2000);
});

test('resolver no cambia lo que recibe y da siempre lo mismo', () => {
  const content = [p(t('El valor de '), v('precio'))];
  const args = [content, [q('moneda', 'precio')], { precio: 100 }] as const;
  assert.deepEqual(resolver(args[0], [...args[1]], args[2]), resolver(args[0], [...args[1]], args[2]));
});

test('más de noventa y nueve cláusulas no caben: se dice', () => {
  const bienes = Array.from({ length: 120 }, (_, i) => `bien ${i}`);
  const repetir = { type: 'repetir', attrs: { lista: 'bienes', como: 'b' }, content: [clausula('una', v('b'))] };
  const documento = resolver([repetir], [q('bienes', 'bienes')], { bienes });
  assert.deepEqual(documento.problemas, ['El documento tiene más de 99 cláusulas.']);
  assert.equal(documento.bloques.length, 99);
});

test('una cláusula que empieza con una lista o una tabla lleva su título en un párrafo propio', () => {
  const item = { type: 'listItem', content: [p(t('uno'))] };
  const lista = {
    type: 'clausula',
    attrs: { id: 'a', titulo: 'BIENES' },
    content: [{ type: 'bulletList', content: [item] }],
  };
  assert.equal(ver([lista], [q('siNo', 'x')], {}), 'PRIMERA: BIENES.\n\n- uno');
});

test('una lista sin contestar deja su espacio donde se repetiría', () => {
  const preguntas = [q('bienes', 'bienes')];
  const each = { repetir: 'bienes', como: 'b' };
  const faltan = (...content: object[]) => {
    const documento = resolver(content, preguntas, {});
    return [renderTexto(documento).trim(), documento.faltantes.map(({ ruta }) => ruta)];
  };
  const repetir = { type: 'repetir', attrs: { lista: 'bienes', como: 'b' }, content: [p(v('b'))] };
  assert.deepEqual(faltan(repetir), ['__________', ['bienes']]);
  assert.deepEqual(faltan({ type: 'bulletList', content: [{ type: 'listItem', attrs: each, content: [p(v('b'))] }] }), [
    '',
    ['bienes'],
  ]);
  const opcional = resolver([repetir], [q('bienes', 'bienes', { obligatoria: false })], {});
  assert.deepEqual([opcional.bloques, opcional.faltantes], [[], []]);
});

test('el encabezado y el pie de página también dicen lo que falta', () => {
  const entrevista = entrevistaDe([q('texto', 'nombre')]);
  const pagina = { encabezado: [v('documento.numero')], pie: [t('Hecho por '), v('nombre')] };
  const plantilla = plantillaDe([p(t('x'))], { pagina });
  const datos = { hoy: '2026-11-21', documento: { numero: 'T-2026-000123' } };
  const documento = resolverDocumento(plantilla, entrevista, { datos, visibles: new Set(['nombre']) });
  assert.equal(textoDe(documento.encabezado), 'T-2026-000123');
  assert.deepEqual(
    [textoDe(documento.pie), documento.faltantes.map(({ ruta }) => ruta)],
    ['Hecho por __________', ['nombre']],
  );
  const sinDatos = resolverDocumento(plantilla, entrevista, { datos: { hoy: '2026-11-21' }, visibles: new Set() });
  assert.deepEqual(
    sinDatos.faltantes.map(({ etiqueta, oculta, paraNotario }) => [etiqueta, oculta, paraNotario]),
    [
      ['Número del documento', false, true],
      ['Nombre', true, false],
    ],
  );
});

test('un párrafo que el autor dejó vacío se queda; uno que se vació por sus condiciones se va', () => {
  const content = [p(t('a')), p(), p(cond(si({ var: 'x' }, t('b')))), p(t('c'))];
  assert.equal(resolver(content, [q('siNo', 'x')], { x: false }).bloques.length, 3);
});
