import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregunta } from '../modelo/entrevista.ts';
import { ANA, COMPLETA, evaluar, HOY, mensajes, read } from '../testing/arrendamiento.ts';
import { cpuMs } from '../testing/cpu.ts';
import { evaluarEntrevista } from './evaluar.ts';

test('una respuesta de otro tipo nombra su pregunta y no llega al documento', () => {
  const wrong = { ...COMPLETA, renta: 'mucho', meses: 1.5, inicio: '2026-02-30', muebles: 'mesa', arrendante: 'Ana' };
  const estado = evaluar(wrong);
  const texts = estado.problemas.map(({ mensaje }) => mensaje);
  for (const text of [
    'Renta mensual: escriba una cantidad, por ejemplo 1,500.00.',
    'Duración en meses: escriba un número entero.',
    'Fecha de inicio: el 30 de febrero no existe.',
    'Inventario: la respuesta debe ser una lista.',
    'Quién da en arrendamiento: la respuesta no es válida.',
  ]) {
    assert.ok(texts.includes(text), text);
  }
  assert.equal(estado.datos.renta, undefined);
});

test('un monto dice si es negativo, si es demasiado o si no se entiende', () => {
  const dicho = (renta: unknown) => mensajes({ ...COMPLETA, renta })[0]?.replace('Renta mensual: ', '');
  assert.equal(dicho('-500'), 'no puede ser negativo.');
  assert.equal(dicho(-500), 'no puede ser negativo.');
  assert.equal(dicho(2e13), 'es más de lo que se admite (Q100,000,000,000.00).');
  assert.equal(dicho('1.500'), 'no queda claro cuánto es: escriba 1,500.00 si son miles, o dos decimales.');
  assert.equal(dicho('1e9'), 'escriba una cantidad, por ejemplo 1,500.00.');
});

test('los límites dicen el número, el monto o la fecha que se espera', () => {
  const texts = mensajes({ ...COMPLETA, renta: 9_999, meses: 37, inicio: '2026-11-20' });
  assert.deepEqual(texts, [
    'Renta mensual: debe ser Q100.00 o más.',
    'Duración en meses: debe ser 36 o menos.',
    'Fecha de inicio: debe ser el 21 de noviembre de 2026 o después.',
  ]);
  for (const [nacida, dicho] of [
    ['2050-01-01', 'esa fecha aún no llega.'],
    ['1850-01-01', '¿176 años? Revise el año.'],
    ['2010-01-01', 'Debe ser mayor de edad el día de la firma.'],
  ] as const) {
    const [said] = mensajes({ ...COMPLETA, arrendante: { ...ANA, fechaNacimiento: nacida } });
    assert.equal(said, `Quién da en arrendamiento › Fecha de nacimiento: ${dicho}`);
  }
  const minor = { ...ANA, fechaNacimiento: '2008-11-22' };
  assert.match(mensajes({ ...COMPLETA, arrendante: minor })[0] ?? '', /Debe ser mayor de edad el día de la firma/);
  assert.deepEqual(mensajes({ ...COMPLETA, arrendante: { ...ANA, fechaNacimiento: '2008-11-21' } }), []);
});

test('los números de Guatemala explican qué está mal', () => {
  const texts = mensajes({
    ...COMPLETA,
    arrendante: { ...ANA, cui: '1234 56780 0101', nit: '576937-0', telefono: '123' },
  });
  assert.match(texts[0] ?? '', /Número de DPI \(CUI\): el número no coincide con su dígito verificador/);
  assert.match(texts[1] ?? '', /NIT: el NIT no coincide con su verificador/);
  assert.match(texts[2] ?? '', /Teléfono: un teléfono de Guatemala tiene ocho dígitos/);
});

test('los textos y las listas dicen cuánto se espera de ellos', () => {
  const dicho = (more: object) => mensajes({ ...COMPLETA, arrendante: { ...ANA, ...more } })[0]?.split(': ')[1];
  assert.equal(dicho({ profesion: 'ab' }), 'escriba al menos 3 caracteres.');
  assert.equal(dicho({ profesion: 'abc' }), undefined);
  assert.equal(dicho({ profesion: 'a'.repeat(60) }), undefined);
  assert.equal(dicho({ profesion: 'a'.repeat(61) }), 'escriba 60 caracteres o menos (lleva 61).');
  assert.equal(dicho({ correo: 'ana@ejemplo' }), 'escriba un correo como nombre@ejemplo.com.');
  assert.equal(dicho({ correo: 'ana@ejemplo.com' }), undefined);
  assert.equal(dicho({ estadoCivil: 'viudo' }), 'elija una de las opciones.');
  const muebles = Array.from({ length: 201 }, () => ({ nombre: 'mesa' }));
  assert.deepEqual(mensajes({ ...COMPLETA, muebles }), ['Inventario: elija o agregue como máximo 200 elementos.']);
});

const opciones = ['a', 'b'].map((valor) => ({ valor, etiqueta: valor }));
/** One question of each type that the interview of a lease does not have. */
const otrasPreguntas: Pregunta[] = [
  { clave: 'nota', etiqueta: 'Nota', tipo: 'parrafo', min: 2, max: 5 },
  { clave: 'tasa', etiqueta: 'Tasa', tipo: 'porcentaje', min: 0.5 },
  { clave: 'hora', etiqueta: 'Hora', tipo: 'hora', max: '18:00' },
  { clave: 'varias', etiqueta: 'Varias', tipo: 'opcionMultiple', opciones, max: 1 },
  { clave: 'acepto', etiqueta: 'Acepto', tipo: 'declaracion', texto: 'Declaro que es cierto.' },
  { clave: 'placa', etiqueta: 'Placa', tipo: 'placa' },
  { clave: 'dpi', etiqueta: 'Foto del DPI', tipo: 'archivo' },
  { clave: 'lugar', etiqueta: 'Lugar', tipo: 'municipio' },
];

test('cada clase de respuesta se lee o se explica', () => {
  const clases = read({ secciones: [{ clave: 'todas', titulo: 'Todas', preguntas: otrasPreguntas }] });
  const bien = {
    nota: 'ab\ncd',
    tasa: 0.5,
    hora: '18:00',
    varias: ['b'],
    acepto: true,
    placa: 'p-123 bcd',
    dpi: 'id1',
    lugar: '0108',
  };
  const dicho = (more: object) =>
    evaluarEntrevista(clases, { ...bien, ...more }, HOY).problemas.map(({ mensaje }) => mensaje);
  assert.deepEqual(dicho({}), []);
  assert.equal(evaluarEntrevista(clases, bien, HOY).datos.placa, 'P-123BCD');
  assert.deepEqual(
    dicho({
      nota: 'a',
      tasa: 0.4,
      hora: '18:01',
      varias: ['b', 'a'],
      acepto: false,
      placa: 'x',
      dpi: 7,
      lugar: '9901',
    }),
    [
      'Nota: escriba al menos 2 caracteres.',
      'Tasa: debe ser 0.5 % o más.',
      'Hora: debe ser 18:00 o menos.',
      'Varias: elija o agregue como máximo 1 opción.',
      'Acepto: debe aceptar la declaración para continuar.',
      'Placa: escriba la placa como está impresa.',
      'Foto del DPI: escriba un texto.',
      'Lugar: elija un municipio de la lista.',
    ],
  );
  assert.deepEqual(dicho({ tasa: 100.5, hora: '24:00', varias: ['c'], nota: 'abcdef' }), [
    'Nota: escriba 5 caracteres o menos (lleva 6).',
    'Tasa: escriba un porcentaje de 0 a 100, con dos decimales.',
    'Hora: escriba una hora de 00:00 a 23:59.',
    'Varias: elija entre las opciones.',
  ]);
});

test('un texto se guarda limpio: acentos de una pieza, sin marcas invisibles ni espacios de más', () => {
  const dicho = (profesion: string) => {
    const estado = evaluar({ ...COMPLETA, arrendante: { ...ANA, profesion } });
    return estado.problemas[0]?.mensaje ?? (estado.datos.arrendante as { profesion: string }).profesion;
  };
  assert.equal(dicho('  inge\u00adniera   me\u0301dica\u200b '), 'ingeniera médica');
  assert.equal(dicho('ingeniera\ven\r\nagua\u202e\u0007'), 'ingeniera en agua');
});

test('lo que no se puede imprimir se rechaza con su carácter; en un nombre se dice cómo escribirlo', () => {
  const dicho = (more: object) => {
    const { problemas, completa } = evaluar({ ...COMPLETA, arrendante: { ...ANA, ...more } });
    return problemas.map(({ motivo, mensaje }) => [motivo, mensaje.split(' › ')[1], completa]);
  };
  const nombre = 'escriba el nombre con letras latinas, como está en el pasaporte.';
  assert.deepEqual(dicho({ nombres: '李伟' }), [
    ['caracter', `Nombres: el carácter «李» no se puede imprimir; ${nombre}`, false],
  ]);
  assert.deepEqual(dicho({ profesion: 'maestra \ud800 😀' }), [
    [
      'caracter',
      'Profesión u oficio: el carácter «U+D800» no se puede imprimir; escríbalo con letras latinas o quítelo.',
      false,
    ],
  ]);
  assert.deepEqual(dicho({ apellidos: 'Şükrü Łukasz Иван' }), []);
});

test('un nombre lleva letras; todo en mayúsculas o en minúsculas se propone como se suele escribir', () => {
  const de = (nombres: string) => evaluar({ ...COMPLETA, arrendante: { ...ANA, nombres } });
  assert.match(
    de('12345 <b>').problemas[0]?.mensaje ?? '',
    /Nombres: un nombre no lleva «1»; escríbalo solo con letras/,
  );
  assert.match(de('www.Premio').problemas[0]?.mensaje ?? '', /Nombres: escriba solo el nombre, sin direcciones/);
  assert.deepEqual(de('ANA MARÍA').avisos, [
    {
      ruta: 'arrendante.nombres',
      mensaje: 'Quién da en arrendamiento › Nombres: ¿Ana María?',
      sugerencia: 'Ana María',
    },
  ]);
  assert.deepEqual(de('Ana María').avisos, []);
  assert.ok(de('ANA MARÍA').completa);
});

test('doce mil personas en listas se rechazan sin demora', () => {
  const listas = Array.from({ length: 60 }, (_, i) => ({
    clave: `lista${i}`,
    etiqueta: `Lista ${i}`,
    tipo: 'lista' as const,
    elemento: { clave: 'una', etiqueta: 'Persona', tipo: 'persona' as const },
  }));
  const muchas = read({ secciones: [{ clave: 'una', titulo: 'Una', preguntas: listas }] });
  const respuestas = Object.fromEntries(listas.map(({ clave }) => [clave, Array.from({ length: 200 }, () => ANA)]));
  const started = cpuMs();
  const { problemas } = evaluarEntrevista(muchas, respuestas, HOY);
  assert.ok(problemas.some(({ mensaje }) => mensaje === 'Hay demasiadas respuestas: quite elementos de las listas.'));
  assert.ok(cpuMs() - started < 3000);
});

test('diez megabytes de texto o de lista se rechazan sin demora', () => {
  const started = cpuMs();
  const texto = 'á'.repeat(10_000_000);
  const espacios = ' '.repeat(10_000_000);
  const muebles = Array.from({ length: 500_000 }, () => ({ nombre: 'mesa' }));
  const texts = mensajes({ ...COMPLETA, muebles, arrendante: { ...ANA, profesion: texto, correo: texto, cui: texto } });
  assert.ok(
    texts.some((text) => text === 'Inventario: elija o agregue como máximo 200 elementos.'),
    texts.join(),
  );
  assert.ok(
    texts.some((text) => /Profesión u oficio: el texto es demasiado largo/.test(text)),
    texts.join(),
  );
  assert.ok(mensajes({ ...COMPLETA, arrendante: { ...ANA, profesion: espacios } })[0]);
  assert.ok(cpuMs() - started < 1500);
});

test('puntos, guiones y acentos sueltos no son una respuesta', () => {
  for (const nombres of ['..', "''", '- -', '\u0301\u0301'])
    assert.deepEqual(mensajes({ ...COMPLETA, arrendante: { ...ANA, nombres } }), [
      'Quién da en arrendamiento › Nombres: escriba la respuesta con letras o números.',
    ]);
  assert.deepEqual(mensajes({ ...COMPLETA, arrendante: { ...ANA, nombres: 'Mª' } }), []);
});
