import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { totalizar } from '@fedatario/contract/compra';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';

import type { DteBorrador, EmisorFel, LineaFel } from './fel.ts';
import { problemasDe } from './invariantes.ts';
import { type AjustesDeSimulador, autorizacionDe, numeracionDe, simulador } from './simulador.ts';
import { xmlDe } from './xml.ts';

const EMISOR: EmisorFel = {
  nit: '576937K',
  nombre: 'Notaría de Prueba, S. A.',
  nombreComercial: 'Notaría',
  establecimiento: '1',
  afiliacionIva: 'GEN',
  correo: 'notaria@ejemplo.com',
  direccion: {
    direccion: '1a calle',
    codigoPostal: '01001',
    municipio: 'Guatemala',
    departamento: 'Guatemala',
    pais: 'GT',
  },
};
const ESCRITURA = { decimales: 2, adenda: 'referencia', clave: 'k' } as const;
const AHORA = new Date('2026-01-15T12:00:00-06:00');
const RECEPTOR = { tipo: 'NIT', id: '12345679', nombre: 'Ana Ruiz' } as const;

function lineasDe(precios: readonly number[], porcentaje = 0): LineaFel[] {
  const descuento = porcentaje === 0 ? null : ({ tipo: 'porcentaje', valor: porcentaje } as const);
  const { lineas } = totalizar(
    precios.map((precio) => ({ precio, conDescuento: true })),
    descuento,
  );
  return lineas.map(({ precio, descuento: menos, total, base, iva }, i) => ({
    numero: i + 1,
    bienOServicio: 'S',
    cantidad: 1,
    unidad: 'UND',
    descripcion: `Servicio ${i + 1}`,
    precioUnitarioCentavos: precio,
    precioCentavos: precio,
    descuentoCentavos: menos,
    totalCentavos: total,
    impuesto: { codigo: 'IVA', unidadGravable: 1, baseCentavos: base, montoCentavos: iva },
  }));
}

function dteDe(precios: readonly number[], cambios: Partial<DteBorrador> = {}, porcentaje = 0): DteBorrador {
  const lineas = lineasDe(precios, porcentaje);
  return {
    tipo: 'FACT',
    moneda: 'GTQ',
    fechaHoraEmision: '2026-01-15T03:00:00-06:00',
    referenciaInterna: 'F-2026-000001',
    emisor: EMISOR,
    receptor: RECEPTOR,
    frases: [{ tipo: 1, escenario: 1 }],
    lineas,
    granTotalCentavos: lineas.reduce((total, { totalCentavos }) => total + totalCentavos, 0),
    ...cambios,
  };
}

const campos = (dte: DteBorrador) => problemasDe(dte, AHORA).map(({ campo }) => campo);
const REFERENCIA = {
  autorizacion: '8A3F02C1-4B7D-4E19-9C55-0D1E2F3A4B5C',
  serie: '8A3F02C1',
  numero: '1266503193',
  fechaEmision: '2026-01-15',
  motivo: 'Servicio no prestado',
};

describe('lo que un certificador rechazaría se sabe antes de enviarlo', () => {
  test('ninguna factura que sale de un carrito tiene problemas, con descuento o sin él', () => {
    const precios = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(precios, fc.integer({ min: 0, max: 100 }), (todos, porcentaje) => {
        assert.deepEqual(problemasDe(dteDe(todos, {}, porcentaje), AHORA), []);
      }),
    );
  });

  test('un centavo de más en cualquier monto se nota', () => {
    const montos = ['precioUnitarioCentavos', 'precioCentavos', 'descuentoCentavos', 'totalCentavos'] as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...montos), (precio, campo) => {
        const dte = dteDe([precio, 100]);
        const lineas = dte.lineas.map((linea, i) => (i === 0 ? { ...linea, [campo]: linea[campo] + 1 } : linea));
        assert.notDeepEqual(problemasDe({ ...dte, lineas }, AHORA), []);
      }),
    );
    const dte = dteDe([9_900]);
    const [linea] = dte.lineas;
    assert.ok(linea);
    const impuesto = { ...linea.impuesto, montoCentavos: linea.impuesto.montoCentavos + 1 };
    assert.deepEqual(campos({ ...dte, lineas: [{ ...linea, impuesto }] }), ['lineas.0.impuesto']);
    assert.deepEqual(campos({ ...dte, granTotalCentavos: 9_901 }), ['granTotal']);
  });

  test('consumidor final hasta Q2,499.99', () => {
    const receptor = { tipo: 'CF', id: 'CF', nombre: 'Consumidor final' } as const;
    assert.deepEqual(campos(dteDe([249_999], { receptor })), []);
    assert.deepEqual(campos(dteDe([250_000], { receptor })), ['receptor.tipo']);
  });

  test('los números de quien factura y de quien compra, con su dígito', () => {
    assert.deepEqual(campos(dteDe([100], { emisor: { ...EMISOR, nit: '5769370' } })), ['emisor.nit']);
    assert.deepEqual(campos(dteDe([100], { emisor: { ...EMISOR, nit: 'CF' } })), ['emisor.nit']);
    assert.deepEqual(campos(dteDe([100], { receptor: { ...RECEPTOR, id: '12345678' } })), ['receptor.id']);
    assert.deepEqual(campos(dteDe([100], { receptor: { tipo: 'CUI', id: '1', nombre: 'Ana' } })), ['receptor.id']);
    assert.deepEqual(campos(dteDe([100], { receptor: { tipo: 'EXT', id: 'AB12345', nombre: 'Ann' } })), []);
  });

  test('una nota dice a qué se refiere, y los abonos de una cambiaria suman su total', () => {
    assert.deepEqual(campos(dteDe([100], { tipo: 'NCRE' })), ['referenciaNota']);
    assert.deepEqual(campos(dteDe([100], { tipo: 'NCRE', referenciaNota: REFERENCIA })), []);
    assert.deepEqual(campos(dteDe([100], { referenciaNota: REFERENCIA })), ['referenciaNota']);
    const abonos = [{ numero: 1, vence: '2026-02-15', montoCentavos: 99 }];
    assert.deepEqual(campos(dteDe([100], { tipo: 'FCAM', abonos })), ['abonos']);
    assert.deepEqual(campos(dteDe([])), ['lineas']);
  });
});

describe('el XML', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => name === 'dte:Item',
    ignoreDeclaration: true,
    alwaysCreateTextNode: false,
  });
  const read = (xml: string) => parser.parse(xml.replace(/>\s+</g, '><'));
  const emision = (xml: string) => read(xml)['dte:GTDocumento']['dte:SAT']['dte:DTE']['dte:DatosEmision'];

  test('lleva los montos con dos decimales, o seis, y su impuesto por línea', () => {
    const datos = emision(xmlDe(dteDe([9_900, 9_900, 9_900]), ESCRITURA));
    assert.deepEqual(datos['dte:DatosGenerales'], {
      '@Tipo': 'FACT',
      '@FechaHoraEmision': '2026-01-15T03:00:00-06:00',
      '@CodigoMoneda': 'GTQ',
    });
    const [item] = datos['dte:Items']['dte:Item'];
    assert.equal(item['dte:Total'], '99.00');
    assert.equal(item['dte:Impuestos']['dte:Impuesto']['dte:MontoGravable'], '88.39');
    assert.deepEqual(datos['dte:Totales'], {
      'dte:TotalImpuestos': { 'dte:TotalImpuesto': { '@NombreCorto': 'IVA', '@TotalMontoImpuesto': '31.83' } },
      'dte:GranTotal': '297.00',
    });
    assert.match(xmlDe(dteDe([5]), { ...ESCRITURA, decimales: 6 }), /<dte:GranTotal>0\.050000<\/dte:GranTotal>/);
  });

  test('lo que escriben las personas es texto, tal como lo escribieron', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (escrito) => {
        const nombre = `${escrito} <a href="x">&amp; ]]> 'Ñ'`.replace(/[^\x20-\uD7FF]/g, '');
        const xml = xmlDe(dteDe([100], { receptor: { ...RECEPTOR, nombre } }), ESCRITURA);
        assert.equal(emision(xml)['dte:Receptor']['@NombreReceptor'], nombre);
      }),
    );
    const raro = xmlDe(dteDe([100], { receptor: { ...RECEPTOR, nombre: 'a\u0000b\ud800' } }), ESCRITURA);
    assert.ok(raro.includes('NombreReceptor="a b\ufffd"'));
  });

  test('una nota de crédito lleva su referencia, y un CUI dice que lo es', () => {
    const receptor = { tipo: 'CUI', id: '2987654321011', nombre: 'Ana', direccion: 'Zona 1' } as const;
    const datos = emision(xmlDe(dteDe([100], { tipo: 'NCRE', referenciaNota: REFERENCIA, receptor }), ESCRITURA));
    assert.equal(datos['dte:Receptor']['@TipoEspecial'], 'CUI');
    assert.equal(datos['dte:Receptor']['dte:DireccionReceptor']['dte:Direccion'], 'Zona 1');
    const nota = datos['dte:Complementos']['dte:Complemento']['cno:ReferenciasNota'];
    assert.equal(nota['@NumeroAutorizacionDocumentoOrigen'], REFERENCIA.autorizacion);
    assert.equal(nota['@MotivoAjuste'], REFERENCIA.motivo);
  });
});

describe('el simulador', () => {
  test('serie y número salen del UUID', () => {
    assert.deepEqual(numeracionDe('8A3F02C1-4B7D-4E19-9C55-0D1E2F3A4B5C'), { serie: '8A3F02C1', numero: '1266503193' });
    assert.deepEqual(numeracionDe('F0E1D2C3-B4A5-4697-8877-665544332211'), { serie: 'F0E1D2C3', numero: '3030730391' });
    assert.match(autorizacionDe('x'), /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
  });

  const certificar = async (dte: DteBorrador, clave: string, ajustes: AjustesDeSimulador = {}) => {
    const certificador = simulador(ajustes);
    const preparado = await certificador.preparar(dte, clave);
    return preparado.ok ? certificador.certificar({ xml: preparado.xml, clave }) : preparado;
  };

  test('la misma clave tiene la misma respuesta, también en otro proceso; otra clave, otra', async () => {
    const dte = dteDe([19_900]);
    const [a, b, otra] = [await certificar(dte, 'k'), await certificar(dte, 'k'), await certificar(dte, 'k2')];
    assert.ok(a.ok && otra.ok);
    assert.deepEqual(a, b);
    assert.notEqual(otra.autorizacion, a.autorizacion);
    assert.ok(a.xmlCertificado.includes(`Serie="${a.serie}" Numero="${a.numero}">${a.autorizacion}<`));
  });

  test('falla cuando se le pide, y rechaza lo que no cumple', async () => {
    const away = await certificar(dteDe([100]), 'k', { fallo: () => 'no_disponible' });
    assert.deepEqual([away.ok, !away.ok && away.clase, !away.ok && away.reintentable], [false, 'no_disponible', true]);
    const refused = await certificar(dteDe([100], { granTotalCentavos: 1 }), 'k');
    assert.deepEqual([refused.ok, !refused.ok && refused.reintentable], [false, false]);
  });
});
