import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANA, COMPLETA, evaluar, HOY, mensajes, read } from '../testing/arrendamiento.ts';
import { evaluarEntrevista } from './evaluar.ts';

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

test('a una guatemalteca no se le acepta el pasaporte: se le pide su DPI', () => {
  const { cui, ...sinDpi } = ANA;
  const arrendante = { ...sinDpi, tipoDocumento: 'PASAPORTE', pasaporteNumero: 'A1234567', pasaportePais: 'GT' };
  assert.equal(evaluar({ ...COMPLETA, arrendante }).siguiente, 'arrendante.cui');
  assert.equal(evaluar({ ...COMPLETA, arrendante: { ...arrendante, cui } }).completa, true);
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
  const pasaporte = {
    ...ANA,
    nacionalidad: 'MX',
    tipoDocumento: 'PASAPORTE',
    pasaporteNumero: 'A1234567',
    pasaportePais: 'MX',
    domicilioPais: 'MX',
  };
  const estado = evaluar({ ...COMPLETA, arrendante: pasaporte });
  assert.equal(estado.completa, true);
  const { cui, domicilioDepartamento } = estado.datos.arrendante as { cui?: string; domicilioDepartamento?: string };
  // Not domiciled here: asked for the country, not for the departamento.
  assert.deepEqual([cui, domicilioDepartamento], [undefined, undefined]);
  assert.equal(
    evaluar({ ...COMPLETA, arrendante: { ...pasaporte, domicilioPais: undefined } }).siguiente,
    'arrendante.domicilioPais',
  );
  assert.equal(
    evaluar({ ...COMPLETA, arrendante: { ...pasaporte, pasaporteNumero: undefined } }).siguiente,
    'arrendante.pasaporteNumero',
  );
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

test('un grupo opcional sin respuestas no pide nada; empezado, pide lo que falta', () => {
  const campos = [
    { clave: 'linea', etiqueta: 'Calle', tipo: 'texto' as const },
    { clave: 'zona', etiqueta: 'Zona', tipo: 'texto' as const },
  ];
  const grupo = { clave: 'otra', etiqueta: 'Otra dirección', tipo: 'grupo' as const, obligatoria: false, campos };
  const una = read({ secciones: [{ clave: 'una', titulo: 'Una', preguntas: [grupo] }] });
  const problemas = (respuestas: unknown) => evaluarEntrevista(una, respuestas, HOY).problemas.map(({ ruta }) => ruta);
  assert.deepEqual(problemas({}), []);
  assert.deepEqual(problemas({ otra: { linea: ' ' } }), []);
  assert.deepEqual(problemas({ otra: { linea: '1a. calle' } }), ['otra.zona']);
});

test('una sección con condición esconde sus preguntas, además de las condiciones de ellas', () => {
  const conDos = { clave: 'nota', etiqueta: 'Nota', tipo: 'texto' as const, visibleSi: { var: 'b' } };
  const siNo = (clave: string) => ({ clave, etiqueta: clave, tipo: 'siNo' as const });
  const dos = read({
    secciones: [
      { clave: 'una', titulo: 'Una', preguntas: [siNo('a'), siNo('b')] },
      { clave: 'dos', titulo: 'Dos', visibleSi: { var: 'a' }, preguntas: [conDos] },
    ],
  });
  const seVe = (a: boolean, b: boolean) => evaluarEntrevista(dos, { a, b }, HOY).visibles.has('nota');
  assert.deepEqual([seVe(true, true), seVe(true, false), seVe(false, true)], [true, false, false]);
});

test('el avance cuenta lo que la persona respondió: ni lo que vale por omisión, ni lo que no hace falta', () => {
  const corta = read({
    secciones: [
      {
        clave: 'una',
        titulo: 'Una',
        preguntas: [
          { clave: 'nombre', etiqueta: 'Nombre', tipo: 'texto' },
          { clave: 'pago', etiqueta: 'Pago', tipo: 'opcion', opciones: [{ valor: 'a', etiqueta: 'A' }], defecto: 'a' },
          { clave: 'correo', etiqueta: 'Correo', tipo: 'correo', obligatoria: false },
        ],
      },
    ],
  });
  const avance = (respuestas: object) => evaluarEntrevista(corta, respuestas, HOY).progreso;
  assert.deepEqual(avance({}), { respondidas: 0, total: 1 });
  assert.deepEqual(avance({ nombre: 'Ana' }), { respondidas: 1, total: 1 });
  assert.deepEqual(avance({ nombre: 'Ana', pago: 'a', correo: 'ana@ejemplo.com' }), { respondidas: 2, total: 2 });
  assert.deepEqual(avance({ nombre: 'Ana', correo: 'ana' }), { respondidas: 1, total: 2 });
});
