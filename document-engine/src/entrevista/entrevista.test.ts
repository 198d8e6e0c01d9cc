import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluarEntrevista } from './evaluar.ts';
import { leerEntrevista } from './leer.ts';
import type { Entrevista } from './modelo.ts';

const HOY = { contexto: { hoy: '2026-11-21' } };
const ARRENDAMIENTO: Entrevista = {
  secciones: [
    {
      clave: 'partes',
      titulo: 'Las partes',
      preguntas: [
        { clave: 'arrendante', etiqueta: 'Quién da en arrendamiento', tipo: 'persona' },
        { clave: 'tieneFiador', etiqueta: '¿Habrá fiador?', tipo: 'siNo', defecto: false },
        { clave: 'fiador', etiqueta: 'Datos del fiador', tipo: 'persona', visibleSi: { var: 'tieneFiador' } },
      ],
    },
    {
      clave: 'dinero',
      titulo: 'Renta',
      preguntas: [
        { clave: 'renta', etiqueta: 'Renta mensual', tipo: 'moneda', min: 10_000 },
        { clave: 'meses', etiqueta: 'Duración en meses', tipo: 'numero', min: 1, max: 36 },
        { clave: 'inicio', etiqueta: 'Fecha de inicio', tipo: 'fecha', min: { var: 'hoy' } },
        {
          clave: 'muebles',
          etiqueta: 'Inventario',
          tipo: 'lista',
          obligatoria: false,
          min: 1,
          elemento: {
            clave: 'mueble',
            etiqueta: 'Mueble',
            tipo: 'grupo',
            campos: [
              { clave: 'nombre', etiqueta: 'Nombre', tipo: 'texto', max: 40 },
              { clave: 'roto', etiqueta: '¿Está roto?', tipo: 'siNo', defecto: false },
              { clave: 'dano', etiqueta: 'Daño', tipo: 'texto', visibleSi: { var: 'roto' } },
            ],
          },
        },
      ],
    },
    {
      clave: 'acta',
      titulo: 'El acta',
      visiblePara: 'notario',
      preguntas: [{ clave: 'hojas', etiqueta: 'Número de hojas', tipo: 'numero', min: 1 }],
    },
  ],
  derivados: [{ clave: 'total', tipo: 'moneda', valor: { '*': [{ var: 'renta' }, { var: 'meses' }] } }],
  reglas: [
    {
      si: { '==': [{ var: 'arrendante.cui' }, { var: 'fiador.cui' }] },
      nivel: 'error',
      mensaje: 'El fiador debe ser otra persona.',
      pregunta: 'fiador.cui',
    },
    { si: { '>': [{ var: 'meses' }, 24] }, nivel: 'aviso', mensaje: 'Es un plazo largo.' },
  ],
};

const ANA = {
  nombres: 'Ana Lucía',
  apellidos: 'Ixcot Pérez',
  sexo: 'F',
  fechaNacimiento: '1990-05-04',
  estadoCivil: 'soltero',
  profesion: 'maestra',
  domicilioDepartamento: '01',
  direccion: '1a. calle 2-34, zona 1',
  cui: '1234 56789 0101',
};
const COMPLETA = { arrendante: ANA, renta: 350_000, meses: 12, inicio: '2026-12-01' };

const arrendamiento = read(ARRENDAMIENTO);
const evaluar = (respuestas: unknown, rol: 'cliente' | 'notario' = 'cliente') =>
  evaluarEntrevista(arrendamiento, respuestas, { ...HOY, rol });
const mensajes = (respuestas: unknown) => evaluar(respuestas).problemas.map(({ mensaje }) => mensaje);

test('una entrevista contestada está completa y no pide nada más', () => {
  const estado = evaluar(COMPLETA);
  assert.deepEqual(estado.problemas, []);
  assert.equal(estado.siguiente, undefined);
  assert.equal(estado.completa, true);
  assert.equal(estado.progreso.respondidas, estado.progreso.total);
  assert.equal(estado.datos.total, 4_200_000);
  assert.equal((estado.datos.arrendante as { nacionalidad: string }).nacionalidad, 'GT');
  assert.equal((estado.datos.arrendante as { cui: string }).cui, '1234567890101');
});

test('sin respuestas falta todo lo obligatorio, y lo primero es lo primero', () => {
  const estado = evaluar({});
  assert.equal(estado.siguiente, 'arrendante.nombres');
  assert.equal(
    estado.problemas.every(({ motivo }) => motivo === 'falta'),
    true,
  );
  assert.equal(estado.problemas[0]?.mensaje, 'Quién da en arrendamiento › Nombres: falta su respuesta.');
  assert.ok(estado.progreso.total > estado.progreso.respondidas);
  assert.equal(estado.datos.total, undefined);
});

test('la siguiente es la primera sin contestar en el orden escrito', () => {
  assert.equal(evaluar({ arrendante: ANA, meses: 12 }).siguiente, 'renta');
  assert.equal(evaluar({ ...COMPLETA, arrendante: { ...ANA, profesion: '  ' } }).siguiente, 'arrendante.profesion');
});

test('lo que una condición esconde se conserva, pero ni vale ni se revisa', () => {
  const respuestas = { ...COMPLETA, tieneFiador: false, fiador: { cui: 'malo' } };
  const estado = evaluar(respuestas);
  assert.equal(estado.datos.fiador, undefined);
  assert.equal(estado.completa, true);
  assert.equal(estado.visibles.has('fiador'), false);
  assert.deepEqual(respuestas.fiador, { cui: 'malo' });
  const visible = evaluar({ ...respuestas, tieneFiador: true });
  assert.equal(visible.visibles.has('fiador.cui'), true);
  assert.equal(visible.completa, false);
});

test('las partes de una persona dependen de su documento', () => {
  const pasaporte = { ...ANA, tipoDocumento: 'PASAPORTE', pasaporteNumero: 'A1234567', pasaportePais: 'MX' };
  const estado = evaluar({ ...COMPLETA, arrendante: pasaporte });
  assert.equal(estado.completa, true);
  assert.equal((estado.datos.arrendante as { cui?: string }).cui, undefined);
  assert.equal(
    evaluar({ ...COMPLETA, arrendante: { ...pasaporte, pasaporteNumero: undefined } }).siguiente,
    'arrendante.pasaporteNumero',
  );
});

test('una respuesta de otro tipo nombra su pregunta y no llega al documento', () => {
  const wrong = { ...COMPLETA, renta: 'mucho', meses: 1.5, inicio: '2026-02-30', muebles: 'mesa', arrendante: 'Ana' };
  const estado = evaluar(wrong);
  const texts = estado.problemas.map(({ mensaje }) => mensaje);
  for (const text of [
    'Renta mensual: escriba un número.',
    'Duración en meses: escriba un número entero.',
    'Fecha de inicio: escriba una fecha que exista.',
    'Inventario: la respuesta debe ser una lista.',
    'Quién da en arrendamiento: la respuesta no es válida.',
  ]) {
    assert.ok(texts.includes(text), text);
  }
  assert.equal(estado.datos.renta, undefined);
});

test('los límites dicen el número, el monto o la fecha que se espera', () => {
  const texts = mensajes({ ...COMPLETA, renta: 9_999, meses: 37, inicio: '2026-11-20' });
  assert.deepEqual(texts, [
    'Renta mensual: debe ser Q100.00 o más.',
    'Duración en meses: debe ser 36 o menos.',
    'Fecha de inicio: debe ser el 21 de noviembre de 2026 o más.',
  ]);
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

test('cada elemento de una lista se revisa con sus propias condiciones', () => {
  const muebles = [{ nombre: 'mesa' }, { nombre: 'silla', roto: true }];
  const estado = evaluar({ ...COMPLETA, muebles });
  assert.deepEqual(estado.problemas, [
    { ruta: 'muebles.1.dano', motivo: 'falta', mensaje: 'Inventario › Mueble 2 › Daño: falta su respuesta.' },
  ]);
  assert.equal(estado.visibles.has('muebles.0.dano'), false);
  assert.deepEqual(estado.datos.muebles, [
    { nombre: 'mesa', roto: false },
    { nombre: 'silla', roto: true },
  ]);
});

test('una lista dentro de un grupo conoce las respuestas del grupo', () => {
  const dano = { clave: 'dano', etiqueta: 'Daño', tipo: 'texto', visibleSi: { var: 'usado' } } as const;
  const cosa = { clave: 'cosa', etiqueta: 'Cosa', tipo: 'grupo', campos: [dano] } as const;
  const lote = read({
    secciones: [
      {
        clave: 'una',
        titulo: 'Una',
        preguntas: [
          {
            clave: 'lote',
            etiqueta: 'Lote',
            tipo: 'grupo',
            campos: [
              { clave: 'cosas', etiqueta: 'Cosas', tipo: 'lista', elemento: { ...cosa, campos: [dano] } },
              { clave: 'usado', etiqueta: '¿Usado?', tipo: 'siNo' },
            ],
          },
        ],
      },
    ],
  });
  const rutas = (usado: boolean) => [...evaluarEntrevista(lote, { lote: { usado, cosas: [{}] } }, HOY).visibles];
  assert.ok(rutas(true).includes('lote.cosas.0.dano'));
  assert.ok(!rutas(false).includes('lote.cosas.0.dano'));
});

test('al cliente no se le pide lo del notario, pero al notario sí', () => {
  assert.equal(evaluar(COMPLETA).completa, true);
  assert.equal(evaluar(COMPLETA, 'notario').siguiente, 'hojas');
  assert.equal(evaluar({ ...COMPLETA, hojas: 2 }).datos.hojas, 2);
});

test('las reglas del conjunto se dicen en su pregunta; los avisos no detienen', () => {
  const fiador = { ...ANA, nombres: 'Luis', sexo: 'M' };
  const estado = evaluar({ ...COMPLETA, meses: 36, tieneFiador: true, fiador });
  assert.deepEqual(estado.problemas, [
    { ruta: 'fiador.cui', motivo: 'regla', mensaje: 'El fiador debe ser otra persona.' },
  ]);
  assert.equal(estado.siguiente, 'fiador.cui');
  assert.deepEqual(estado.avisos, [{ ruta: 'meses', mensaje: 'Es un plazo largo.' }]);
});

test('una respuesta de ninguna pregunta se dice', () => {
  assert.deepEqual(mensajes({ ...COMPLETA, sueldo: 1 }), ['La respuesta «sueldo» no corresponde a ninguna pregunta.']);
  assert.deepEqual(mensajes({ ...COMPLETA, arrendante: { ...ANA, apodo: 'Anita' } }), [
    'La respuesta «arrendante.apodo» no corresponde a ninguna pregunta.',
  ]);
});

test('respuestas que no son respuestas se tratan como ninguna', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"renta": 5}, "constructor": 1}');
  for (const respuestas of [null, 7, 'x', [], undefined, hostile]) assert.equal(evaluar(respuestas).completa, false);
  assert.equal(evaluar(hostile).datos.renta, undefined);
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

test('cada clase de respuesta se lee o se explica', () => {
  const opciones = ['a', 'b'].map((valor) => ({ valor, etiqueta: valor }));
  const clases = read({
    secciones: [
      {
        clave: 'todas',
        titulo: 'Todas',
        preguntas: [
          { clave: 'nota', etiqueta: 'Nota', tipo: 'parrafo', min: 2, max: 5 },
          { clave: 'tasa', etiqueta: 'Tasa', tipo: 'porcentaje', min: 0.5 },
          { clave: 'hora', etiqueta: 'Hora', tipo: 'hora', max: '18:00' },
          { clave: 'varias', etiqueta: 'Varias', tipo: 'opcionMultiple', opciones, max: 1 },
          { clave: 'acepto', etiqueta: 'Acepto', tipo: 'declaracion', texto: 'Declaro que es cierto.' },
          { clave: 'placa', etiqueta: 'Placa', tipo: 'placa' },
          { clave: 'dpi', etiqueta: 'Foto del DPI', tipo: 'archivo' },
          { clave: 'lugar', etiqueta: 'Lugar', tipo: 'municipio' },
        ],
      },
    ],
  });
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
  const malo = 'Quién da en arrendamiento › Profesión u oficio: el texto tiene caracteres que no se pueden imprimir.';
  for (const texto of ['a\u0000b maestra', 'maestra \u202e001 Q', 'maestra \u2066', 'maestra \ud800']) {
    assert.equal(dicho(texto), malo);
  }
});

test('diez megabytes de texto o de lista se rechazan sin demora', () => {
  const started = performance.now();
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
  assert.ok(performance.now() - started < 1500);
});

function read(definicion: Entrevista) {
  const result = leerEntrevista(definicion);
  assert.ok(result.ok, JSON.stringify(result));
  return result.entrevista;
}
