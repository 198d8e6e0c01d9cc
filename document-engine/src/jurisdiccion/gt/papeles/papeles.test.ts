import assert from 'node:assert/strict';
import { test } from 'node:test';
import { esNotaria, lugarDicho, nombresDichos } from './papel.ts';
import { razonDeCierre, razonDeLegalizacion } from './razones.ts';
import { hojasDeTestimonio, razonDeCopia, razonDeTestimonio, razonDeTestimonioEspecial } from './testimonios.ts';
import { timbresEn } from './timbres.ts';

const ESCRITURA = { clase: 'escrituraPublica', numero: 12, lugar: 'Ciudad de Guatemala', fecha: '2026-01-15' } as const;
const DADO = { instrumento: ESCRITURA, lugar: 'Mixco', fecha: '2026-02-01' } as const;
const dicho = ({ fuerte, texto }: { fuerte: string; texto: string }) => fuerte + texto;

test('el primer testimonio dice de qué es, para quién, sus hojas, sus timbres y su impuesto, en letras', () => {
  const razon = razonDeTestimonio({
    ...DADO,
    numero: 1,
    destinatario: 'Ana Ruiz',
    copia: { caras: 3, ambosLados: true },
    impuesto: { clase: 'iva', monto: 12_000 },
  });
  assert.equal(
    dicho(razon),
    'ES PRIMER TESTIMONIO de la escritura pública número doce (12), que autoricé en la ciudad de Guatemala el quince de enero de dos mil veintiséis, y que, para entregar a ANA RUIZ, extiendo, numero, sello y firmo en tres hojas: las dos primeras, impresas por ambos lados salvo la última de ellas, solo en su anverso, son reproducción fiel de su original, hecha en esta fecha en mi presencia, y la última es la presente. A cada hoja adhiero un timbre fiscal de cincuenta centavos de quetzal. El Impuesto al Valor Agregado que causa el acto, de CIENTO VEINTE QUETZALES (Q120.00), se cubre en este testimonio. En Mixco, el uno de febrero de dos mil veintiséis.',
  );
});

test('los testimonios siguientes llevan su ordinal', () => {
  const de = (numero: number) =>
    razonDeTestimonio({
      ...DADO,
      numero,
      destinatario: 'Eva',
      copia: { caras: 1, ambosLados: true },
      impuesto: { clase: 'ninguno' },
    });
  assert.equal(de(2).fuerte, 'ES SEGUNDO TESTIMONIO');
  assert.equal(de(3).fuerte, 'ES TERCER TESTIMONIO');
  assert.match(de(2).texto, /en dos hojas: la primera, impresa solo en su anverso, es reproducción fiel/);
  assert.match(de(2).texto, /no causa impuesto/);
});

test('si una ley cambia la tasa o el máximo del timbre notarial, la razón cuenta con los del día y lo dice', () => {
  const propio = { desde: '2026-01-31', fuente: 'Decreto de prueba' };
  const timbres = timbresEn('2026-02-01', [
    { ...propio, clave: 'timbre.notarialPorMillar', valor: 3 },
    { ...propio, clave: 'timbre.notarialMaximo', valor: 50_000 },
  ]);
  const de = (valor: number) =>
    razonDeTestimonioEspecial({ ...DADO, copia: { caras: 4, ambosLados: true }, valor, timbres }).texto;
  assert.match(de(8_500_000), /\(Q255\.00\), a razón de tres por millar sobre/);
  assert.match(de(20_000_000), /\(Q500\.00\), el máximo que fija la ley/);
  assert.equal(
    timbresEn('2026-01-30', [{ ...propio, clave: 'timbre.notarialMaximo', valor: 1 }]).notarialMaximo,
    30_000,
  );
});

test('el testimonio especial lleva el timbre notarial de su valor, y diez quetzales si no lo tiene', () => {
  const de = (valor: number | 'indeterminado' | null) =>
    razonDeTestimonioEspecial({ ...DADO, copia: { caras: 4, ambosLados: true }, valor }).texto;
  assert.match(de(8_500_000), /PARA REMITIR AL ARCHIVO GENERAL DE PROTOCOLOS/);
  assert.match(de(8_500_000), /por valor de CIENTO SETENTA QUETZALES \(Q170\.00\)/);
  assert.match(
    de(8_500_000),
    /\(Q170\.00\), a razón de dos por millar sobre el valor del acto, que es de OCHENTA Y CINCO MIL/,
  );
  assert.match(
    de(20_000_000),
    /\(Q300\.00\), el máximo que fija la ley, por el valor del acto, que es de DOSCIENTOS MIL/,
  );
  assert.match(
    de('indeterminado'),
    /por valor de DIEZ QUETZALES \(Q10\.00\), por ser el acto de valor indeterminado\./,
  );
  assert.match(de(null), /por valor de DIEZ QUETZALES \(Q10\.00\)\. /);
  assert.match(de(null), /las dos primeras, impresas por ambos lados, son/);
});

test('de un precio en dólares el testimonio especial dice el precio y el tipo de cambio', () => {
  const { texto } = razonDeTestimonioEspecial({
    ...DADO,
    copia: { caras: 4, ambosLados: true },
    valor: 9_562_500,
    enDolares: { monto: 1_250_000, tipoDeCambio: 7.65 },
  });
  assert.match(texto, /\(Q95,625\.00\), equivalente a US\$12,500\.00 al tipo de cambio de 7\.65 quetzales por dólar\./);
});

test('se cuentan las hojas que copian y la de la razón', () => {
  assert.equal(hojasDeTestimonio({ caras: 5, ambosLados: true }), 4);
  assert.equal(hojasDeTestimonio({ caras: 5, ambosLados: false }), 6);
  assert.equal(hojasDeTestimonio('transcripcion'), 1);
});

test('la copia simple no cubre el impuesto del acto', () => {
  const { fuerte, texto } = razonDeCopia({ ...DADO, copia: { caras: 2, ambosLados: true }, destinatario: 'Eva' });
  assert.equal(fuerte, 'ES COPIA SIMPLE LEGALIZADA');
  assert.doesNotMatch(texto, /Impuesto/);
});

test('la razón de una legalización concuerda con quién la toma y con cuántos firmaron', () => {
  const legalizacion = {
    lugar: 'Guatemala',
    fecha: '2026-01-15',
    documento: 'Carta poder',
    hojas: 1,
    signatarios: ['Ana Ruiz'],
  };
  const base = {
    numero: 13,
    lugar: 'Guatemala',
    fecha: '2026-01-16',
    notario: { nombre: 'Julia Arana', titulo: 'Abogada y Notaria', colegiado: '1234' },
    legalizacion,
    descripcion: 'autoriza a recoger un documento.',
  };
  const una = dicho(razonDeLegalizacion(base));
  assert.match(una, /^NÚMERO TRECE \(13\)\. En Guatemala, el dieciséis de enero/);
  assert.match(una, /yo, JULIA ARANA, Notaria, en cumplimiento del artículo cincuenta y nueve/);
  assert.match(una, /la firma de ANA RUIZ, que autoricé .* puesta en el documento denominado CARTA PODER/);
  assert.match(
    una,
    /lo siguiente: autoriza a recoger un documento\. El documento .* una hoja de papel bond, en la que/,
  );
  const notario = { nombre: 'Luis Paz', titulo: 'Abogado y Notario', colegiado: null };
  const varias = dicho(
    razonDeLegalizacion({
      ...base,
      notario,
      legalizacion: { ...legalizacion, hojas: 2, signatarios: ['Ana Ruiz', 'Íñigo Peña'] },
    }),
  );
  assert.match(varias, /LUIS PAZ, Notario, .*las firmas de ANA RUIZ e ÍÑIGO PEÑA, .* puestas .* en las que/);
});

test('la razón de cierre cuenta lo que contiene el protocolo, en letras', () => {
  const notario = { nombre: 'Julia Arana', titulo: 'Abogada y Notaria', colegiado: '1234' };
  const de = (cuenta: Parameters<typeof razonDeCierre>[0]['cuenta'], observaciones: string | null) =>
    dicho(
      razonDeCierre({ anio: 2026, lugar: 'Ciudad de Guatemala', fecha: '2026-12-31', notario, cuenta, observaciones }),
    );
  assert.equal(
    de({ escrituras: 21, protocolaciones: 0, razones: 1, cancelados: 0, folios: 101 }, null),
    'RAZÓN DE CIERRE. En la ciudad de Guatemala, el treinta y uno de diciembre de dos mil veintiséis, yo, JULIA ARANA, Notaria, cierro el protocolo a mi cargo del año dos mil veintiséis, que contiene veintiuna escrituras públicas, ninguna acta de protocolación y una razón de legalización de firmas; no tiene instrumentos cancelados, y se compone de ciento un folios. Observaciones: ninguna.',
  );
  assert.match(
    de({ escrituras: 1, protocolaciones: 2, razones: 0, cancelados: 1, folios: 1 }, 'el folio tres está manchado.'),
    /una escritura pública, dos actas de protocolación y ninguna razón .*; tiene un instrumento cancelado, y se compone de un folio\. Observaciones: el folio tres está manchado\.$/,
  );
});

test('los lugares y los nombres se dicen dentro de la frase', () => {
  assert.equal(lugarDicho('Ciudad de Guatemala'), 'la ciudad de Guatemala');
  assert.equal(lugarDicho('Municipio de Mixco'), 'el municipio de Mixco');
  assert.equal(lugarDicho('La Antigua Guatemala'), 'La Antigua Guatemala');
  assert.equal(lugarDicho('la Villa de Salcajá'), 'la villa de Salcajá');
  assert.equal(lugarDicho('Mixco'), 'Mixco');
  assert.equal(nombresDichos(['Ana', 'Hilda', 'Yolanda']), 'ANA, HILDA y YOLANDA');
  assert.equal(nombresDichos(['Ana', 'Inés']), 'ANA e INÉS');
  assert.ok(esNotaria('Abogada y Notaria') && !esNotaria('Abogado y Notario'));
});
