import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Receptor } from '@fedatario/contract/compra';
import { faltasDe } from '@fedatario/test-bank/certifier-schema';
import fc from 'fast-check';
import type { DteBorrador } from '../../../services/fel/fel.ts';
import { problemasDe } from '../../../services/fel/invariantes.ts';
import { simulador } from '../../../services/fel/simulador.ts';
import { xmlDe, xmlDeAnulacion } from '../../../services/fel/xml.ts';
import { type DatosDte, dteDe, type Emisor } from './documento.ts';

const ESCRITURA = { decimales: 2, adenda: 'referencia', clave: '0198f2c4-7b1e-7c3a-9d52-3f5a6b7c8d9e' } as const;
const PAGADA = new Date('2026-01-15T12:00:00-06:00');
const EMISOR: Emisor = {
  nit: '576937K',
  razonSocial: 'Notaría de Prueba, S. A.',
  nombreComercial: 'Notaría',
  correo: 'notaria@ejemplo.com',
  establecimiento: '1',
  direccion: '1a calle',
  municipio: 'Guatemala',
  departamento: 'Guatemala',
  codigoPostal: '01001',
  regimen: 'trimestral',
};
const ANA: Receptor = { tipo: 'NIT', numero: '12345679', nombre: 'Ana Ruiz', direccion: null };
const REFERENCIA = {
  autorizacion: '8A3F02C1-4B7D-4E19-9C55-0D1E2F3A4B5C',
  serie: '8A3F02C1',
  numero: '1266503193',
  fechaEmision: '2026-01-15',
  motivo: 'Servicio no prestado',
};
const lineaDe = (posicion: number, nombre = 'Servicio') => {
  return { posicion, nombre, precio: 11_200, descuento: 0, total: 11_200, base: 10_000, iva: 1_200 };
};
const factura = (cambios: Partial<DatosDte> = {}) =>
  dteDe({
    tipo: 'FACT',
    serie: 'F-2026',
    numero: 1,
    moneda: 'GTQ',
    emitidoEn: PAGADA,
    emisor: EMISOR,
    receptor: ANA,
    correo: 'ana@ejemplo.com',
    lineas: [lineaDe(1)],
    referencia: undefined,
    ...cambios,
  });
const nota = (cambios: Partial<DatosDte> = {}) => factura({ tipo: 'NCRE', referencia: REFERENCIA, ...cambios });
const cambiaria = (vence = '2026-02-15'): DteBorrador => {
  return { ...factura({ tipo: 'FCAM' }), abonos: [{ numero: 1, vence, montoCentavos: 11_200 }] };
};
const campos = (dte: DteBorrador, ahora = PAGADA) => problemasDe(dte, ahora).map(({ campo }) => campo);

test('el XML de cada clase de documento cumple el esquema, sin certificar y certificado', async () => {
  const receptores: Receptor[] = [
    ANA,
    { tipo: 'CF', numero: 'CF', nombre: 'Consumidor final', direccion: null },
    { tipo: 'CUI', numero: '1234567890101', nombre: 'Ana Ruiz', direccion: 'Zona 1' },
    { tipo: 'EXT', numero: 'G12-3456', nombre: 'Ann Lee', direccion: null },
  ];
  const todos = receptores.flatMap((receptor) => [factura({ receptor }), nota({ receptor, lineas: [lineaDe(2)] })]);
  for (const dte of [...todos, cambiaria()]) {
    assert.deepEqual(problemasDe(dte, PAGADA), []);
    for (const decimales of [2, 6] as const)
      for (const adenda of ['referencia', 'digifact'] as const)
        assert.deepEqual(faltasDe(xmlDe(dte, { ...ESCRITURA, decimales, adenda })), []);
    const hecho = await simulador().certificar({ xml: xmlDe(dte, ESCRITURA), clave: 'k' });
    assert.ok(hecho.ok);
    assert.deepEqual(faltasDe(hecho.xmlCertificado), []);
  }
});

test('el correo que un certificador no admite se deja fuera', () => {
  const correos = [
    "o'neil@ejemplo.com",
    'a@ejemplo.com',
    'ana@x.gt',
    'ana&luis@ejemplo.com',
    '_ana@ejemplo.com',
    'ana+x@ejemplo.com',
  ];
  for (const correo of correos) {
    const dte = factura({ correo, emisor: { ...EMISOR, correo } });
    assert.deepEqual([dte.receptor.correo, dte.emisor.correo, campos(dte)], [undefined, undefined, []], correo);
    assert.deepEqual(faltasDe(xmlDe(dte, ESCRITURA)), []);
    assert.deepEqual(campos({ ...dte, receptor: { ...dte.receptor, correo } }), ['receptor.correo']);
  }
  assert.equal(factura().receptor.correo, 'ana@ejemplo.com');
});

test('lo que el esquema no admite se sabe antes de enviarlo', () => {
  const largo = (letras: number) => 'x'.repeat(letras);
  const emisor = (cambio: Partial<Emisor>) => factura({ emisor: { ...EMISOR, ...cambio } });
  const malos: [DteBorrador, string][] = [
    [emisor({ razonSocial: largo(256) }), 'emisor.nombre'],
    [emisor({ nombreComercial: ' ' }), 'emisor.nombreComercial'],
    [emisor({ establecimiento: '0' }), 'emisor.establecimiento'],
    [emisor({ direccion: largo(201) }), 'emisor.direccion'],
    [emisor({ municipio: largo(101) }), 'emisor.municipio'],
    [emisor({ codigoPostal: 'A' }), 'emisor.codigoPostal'],
    [factura({ receptor: { ...ANA, nombre: largo(256) } }), 'receptor.nombre'],
    [factura({ receptor: { ...ANA, numero: '00' } }), 'receptor.id'],
    [factura({ receptor: { ...ANA, direccion: largo(201) } }), 'receptor.direccion'],
    [factura({ lineas: [lineaDe(1, largo(10_001))] }), 'lineas.0.descripcion'],
    [nota({ referencia: { ...REFERENCIA, motivo: largo(201) } }), 'referenciaNota.motivo'],
    [nota({ referencia: { ...REFERENCIA, autorizacion: 'x' } }), 'referenciaNota.autorizacion'],
    [cambiaria('15/02/2026'), 'abonos.0.vence'],
  ];
  for (const [dte, campo] of malos) {
    assert.deepEqual(campos(dte), [campo]);
    assert.notDeepEqual(faltasDe(xmlDe(dte, ESCRITURA)), [], campo);
  }
  assert.deepEqual(campos(nota({ referencia: { ...REFERENCIA, motivo: largo(200) } })), []);
});

test('lo que no tiene problemas cumple el esquema, escriba la gente lo que escriba', () => {
  const texto = fc.string({ unit: 'grapheme', maxLength: 270 });
  fc.assert(
    fc.property(texto, texto, texto, fc.integer({ min: -3, max: 9 }), (nombre, direccion, motivo, dias) => {
      const dte = nota({ receptor: { ...ANA, nombre, direccion }, referencia: { ...REFERENCIA, motivo } });
      if (problemasDe(dte, new Date(PAGADA.getTime() + dias * 86_400_000)).length === 0)
        assert.deepEqual(faltasDe(xmlDe(dte, ESCRITURA)), []);
    }),
  );
});

test('las líneas de una nota tienen el número que tienen en la factura', () => {
  const segunda = nota({ lineas: [lineaDe(2)] });
  assert.deepEqual([segunda.lineas[0]?.numero, campos(segunda)], [2, []]);
  assert.deepEqual(campos(factura({ lineas: [lineaDe(2)] })), ['lineas']);
  assert.deepEqual(campos(nota({ lineas: [lineaDe(2), lineaDe(2)] })), ['lineas']);
});

test('lo de hace más de cinco días ya no se certifica con su fecha, ni lo de mañana', () => {
  const dias = (cuantos: number) => new Date(Date.parse('2026-01-15T23:59:59-06:00') + cuantos * 86_400_000);
  assert.deepEqual(campos(factura(), dias(5)), []);
  assert.deepEqual(campos(factura(), dias(6)), ['fechaHoraEmision']);
  assert.deepEqual(campos(factura(), dias(-1)), ['fechaHoraEmision']);
});

test('una anulación cumple su esquema, y sin la fecha y la hora del documento no', () => {
  const anulacion = {
    autorizacion: REFERENCIA.autorizacion,
    nitEmisor: EMISOR.nit,
    idReceptor: 'CF',
    fechaEmision: '2026-01-15T12:00:00-06:00',
    fechaAnulacion: '2026-01-15T15:30:00-06:00',
    motivo: 'Se devolvió entera el mismo día',
  };
  assert.deepEqual(faltasDe(xmlDeAnulacion(anulacion)), []);
  for (const mala of [
    { fechaEmision: '2026-01-15' },
    { motivo: ' ' },
    { motivo: 'x'.repeat(256) },
    { idReceptor: 'C/F' },
  ])
    assert.equal(faltasDe(xmlDeAnulacion({ ...anulacion, ...mala })).length, 1);
});
