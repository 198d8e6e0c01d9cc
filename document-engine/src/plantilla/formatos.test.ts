import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { entrevistaDe, p, plantillaDe, q, resolver, t, v } from '../testing/plantillas.ts';
import { resolverDocumento } from './resolver.ts';
import { renderTexto } from './texto.ts';

const opciones = [
  { valor: 'a', etiqueta: 'Agua', texto: 'agua potable' },
  { valor: 'i', etiqueta: 'internet' },
];

/** The text a format prints for an answer, or `falta <ruta>`. */
function impreso(tipo: string, valor: unknown, attrs: object = {}): string {
  const more = tipo.startsWith('opcion') ? { opciones } : {};
  const documento = resolver([p(v('x', attrs))], [q(tipo, 'x', more)], { x: valor });
  const falta = documento.faltantes[0];
  return falta ? `falta ${falta.ruta}` : renderTexto(documento).trim();
}

test('cada formato de la lengua imprime lo suyo', () => {
  assert.equal(impreso('fecha', '2027-01-01', { formato: 'fechaLarga' }), '1 de enero de 2027');
  assert.equal(
    impreso('fecha', '2027-01-01', { formato: 'fechaSolemne' }),
    'al primer día del mes de enero del año dos mil veintisiete',
  );
  assert.equal(impreso('hora', '13:05'), 'siendo las trece horas con cinco minutos');
  assert.equal(impreso('numero', 21, { formato: 'letras', mayusculas: true }), 'VEINTIUNO');
  assert.equal(impreso('numero', 21, { formato: 'letras', genero: 'femenino' }), 'veintiuna');
  assert.equal(
    impreso('numero', 1, { formato: 'con', singular: 'hoja', plural: 'hojas', genero: 'femenino' }),
    'una hoja',
  );
  assert.equal(impreso('numero', 1, { formato: 'concuerda', singular: 'a la que', plural: 'a las que' }), 'a la que');
  assert.equal(impreso('numero', 2, { formato: 'concuerda', singular: 'a la que', plural: 'a las que' }), 'a las que');
  const palabras = { formato: 'concuerda', singular: 'a quien', plural: 'a quienes' };
  assert.equal(impreso('personas', [{}], palabras), 'a quien');
  assert.equal(impreso('personas', [{}, {}], palabras), 'a quienes');
  assert.equal(impreso('numero', 1800), '1800');
  assert.equal(impreso('opcion', 'a'), 'agua potable');
  assert.equal(impreso('opcionMultiple', ['a', 'i']), 'agua potable e internet');
  assert.equal(impreso('siNo', true), 'sí');
  assert.equal(impreso('siNo', false), 'no');
});

test('cada formato de Guatemala imprime lo suyo', () => {
  assert.equal(impreso('moneda', 125_000, { formato: 'moneda' }), 'Q1,250.00');
  assert.equal(impreso('moneda', 125_000, { formato: 'montoLetras' }), 'mil doscientos cincuenta quetzales');
  assert.equal(impreso('nit', '576937k'), '576937-K');
  assert.equal(
    impreso('nit', '576937k', { formato: 'nitLetras' }),
    'quinientos setenta y seis mil novecientos treinta y siete guion K',
  );
  assert.equal(impreso('telefono', '55551234'), '5555-1234');
  assert.equal(impreso('placa', 'p-123bcd', { formato: 'deletreado' }), 'P, guion, uno, dos, tres, B, C, D');
  assert.equal(impreso('departamento', '17'), 'Petén');
  assert.equal(impreso('municipio', '0101'), 'la ciudad de Guatemala, departamento de Guatemala');
});

test('un código va en letras, con sus cifras detrás, en un instrumento del protocolo y en ningún otro', () => {
  const entrevista = entrevistaDe([q('texto', 'x'), q('numero', 'n')]);
  const estado = evaluarEntrevista(entrevista, { x: 'P-721KLM', n: 21 }, { contexto: { hoy: '2026-11-21' } });
  const contenido = [p(v('x', { formato: 'codigo' }), t('; '), v('n', { formato: 'codigo' }))];
  const texto = (more: object) =>
    renderTexto(resolverDocumento(plantillaDe(contenido, more), entrevista, estado)).trim();
  assert.equal(texto({ protocolo: true }), 'P guion setecientos veintiuno KLM (P-721KLM); veintiuno (21)');
  assert.equal(texto({}), 'P-721KLM; 21');
});

test('las palabras de una persona concuerdan y dicen qué les falta', () => {
  const ana = { nombres: 'Ana', apellidos: 'Paz', sexo: 'F', estadoCivil: 'unido', nacionalidad: 'ES' };
  assert.equal(impreso('persona', ana), 'Ana Paz');
  assert.equal(impreso('persona', ana, { formato: 'tratamiento' }), 'la señora');
  assert.equal(impreso('persona', ana, { formato: 'estadoCivil' }), 'unida de hecho');
  assert.equal(impreso('persona', ana, { formato: 'gentilicio' }), 'española');
  assert.equal(impreso('persona', {}, { formato: 'tratamiento' }), 'falta x.sexo');
  assert.equal(impreso('persona', { sexo: 'F' }, { formato: 'estadoCivil' }), 'falta x.estadoCivil');
  assert.equal(impreso('persona', ana, { formato: 'edad' }), 'falta x.fechaNacimiento');
  assert.equal(impreso('persona', { ...ana, fechaNacimiento: '2005-11-22' }, { formato: 'edad' }), 'veinte años');
  const nacida = (fechaNacimiento: string) => impreso('persona', { ...ana, fechaNacimiento }, { formato: 'edad' });
  assert.deepEqual(['2025-11-21', '2026-01-21', '2026-10-21', '2026-10-22', '2026-11-20', '2026-11-21'].map(nacida), [
    'un año',
    'diez meses',
    'un mes',
    'treinta días',
    'un día',
    'cero días',
  ]);
  assert.equal(impreso('persona', { nombres: 'Ana' }), 'falta x.apellidos');
});

test('un formato que no es de esa respuesta deja un espacio, no un disparate', () => {
  for (const formato of ['monto', 'fecha', 'cui', 'lugar', 'porcentaje', 'lista', 'con', 'hora', 'siNo', 'opcion']) {
    const valor = formato === 'fecha' ? 'mañana' : { raro: true };
    const tipo = formato === 'fecha' ? 'texto' : 'persona';
    assert.match(impreso(tipo, valor, { formato }), /^falta x/, formato);
  }
});

test('los días que se siguen se dicen como un tramo', () => {
  const dias = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
  const opciones = dias.map((dia) => ({ valor: dia, etiqueta: dia }));
  const dicho = (...elegidos: string[]) => {
    const content = [p(v('dias', { formato: 'seguidas' }))];
    return renderTexto(resolver(content, [q('opcionMultiple', 'dias', { opciones })], { dias: elegidos })).trim();
  };
  assert.equal(dicho('lunes', 'martes', 'miércoles', 'jueves', 'viernes'), 'lunes a viernes');
  assert.equal(dicho('domingo', 'lunes', 'martes'), 'lunes, martes y domingo');
  assert.equal(dicho('sábado'), 'sábado');
  assert.equal(dicho(...dias.filter((dia) => dia !== 'jueves')), 'lunes a miércoles y viernes a domingo');
});
