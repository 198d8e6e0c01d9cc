import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import { useSecret } from '../../services/cipher.ts';
import {
  type Asiento,
  type AsientoFirme,
  afirmar,
  firmarCabeza,
  huellaDeAsiento,
  lectorDeCadena,
  ORIGEN,
} from './cadena.ts';

const SECRET = 'un secreto de prueba que nadie más usa 0123456789';
const LARGO = 40;
const TAMPERINGS = 1000;
useSecret(SECRET);

const [idNotario, otro, idSolicitud] = [uuidv7(), uuidv7(), uuidv7()];
const hash = (text: string) => createHash('sha256').update(text).digest();

function cadenaDe(largo: number): AsientoFirme[] {
  const asientos: AsientoFirme[] = [];
  for (let numero = 1; numero <= largo; numero += 1) {
    const fijo = { idAsiento: uuidv7(), idNotario, numero, previa: asientos.at(-1)?.huella ?? ORIGEN, idSolicitud };
    const hecho = { actuacion: 'entrega', hechoEn: new Date(1_768_000_000_000 + numero), idUsuario: null } as const;
    asientos.push(
      afirmar({ ...fijo, ...hecho, documentoSha256: hash(`${numero}`), datos: `{"objeto":"acto ${numero}"}` }),
    );
  }
  return asientos;
}

const sana = cadenaDe(LARGO);
const fin = { ultimo: LARGO, huella: sana.at(-1)?.huella ?? ORIGEN };
const cabezaDe = (numero: number) =>
  firmarCabeza({ idNotario, dia: '2026-01-15', numero, huella: sana[numero - 1]?.huella ?? ORIGEN });
const cabezas = [cabezaDe(10), cabezaDe(30)];

function verificar(asientos: readonly AsientoFirme[], firmadas = cabezas, hasta = fin) {
  const lector = lectorDeCadena(idNotario, firmadas);
  return lector.leer(asientos) ?? lector.terminar(hasta);
}

/** A repeatable series of numbers from 0 to 1 (mulberry32). */
function series(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cambios: readonly ((asiento: AsientoFirme) => Partial<AsientoFirme>)[] = [
  () => ({ idAsiento: uuidv7() }),
  () => ({ idNotario: otro }),
  ({ numero }) => ({ previa: hash(`otra ${numero}`) }),
  () => ({ actuacion: 'anulacion' }),
  ({ hechoEn }) => ({ hechoEn: new Date(hechoEn.getTime() + 1) }),
  () => ({ idUsuario: otro }),
  () => ({ idSolicitud: otro }),
  () => ({ documentoSha256: hash('otro') }),
  ({ datos }) => ({ datos: `${datos} ` }),
  () => ({ huella: hash('otra') }),
  () => ({ prueba: hash('otra') }),
  // A forger who knows how entries are hashed but has no key.
  (asiento) => conHuella({ ...asiento, datos: '{}' }),
];

function conHuella(asiento: Asiento): Partial<AsientoFirme> {
  return { ...asiento, huella: huellaDeAsiento(asiento) };
}

type Estrago = (at: number, random: () => number) => AsientoFirme[];
const renumerar = (asientos: AsientoFirme[]) => asientos.map((asiento, i) => ({ ...asiento, numero: i + 1 }));

/** Each tampering makes the entry at that place, counted from 0, the first broken one. */
const estragos: Readonly<Record<string, Estrago>> = {
  cambiar: (at, random) =>
    sana.map((asiento, i) =>
      i === at ? { ...asiento, ...cambios[Math.floor(random() * cambios.length)]?.(asiento) } : asiento,
    ),
  borrar: (at) => sana.filter((_, i) => i !== at),
  'borrar y renumerar': (at) => renumerar(sana.filter((_, i) => i !== at)),
  'cambiar de lugar': (at, random) => {
    const with_ = at + 1 + Math.floor(random() * (LARGO - at - 1));
    if (with_ >= LARGO) return sana.slice(0, at);
    const moved = [...sana];
    [moved[at], moved[with_]] = [sana[with_] as AsientoFirme, sana[at] as AsientoFirme];
    return random() < 0.5 ? moved : renumerar(moved);
  },
  insertar: (at, random) => {
    const copia = { ...(sana[Math.floor(random() * LARGO)] as AsientoFirme), idAsiento: uuidv7() };
    return renumerar([...sana.slice(0, at), copia, ...sana.slice(at)]);
  },
  truncar: (at) => sana.slice(0, at),
  'rehacer desde ahí': (at) => {
    const hechos = sana.slice(0, at);
    for (const asiento of sana.slice(at)) {
      const previa = hechos.at(-1)?.huella ?? ORIGEN;
      hechos.push({ ...asiento, ...conHuella({ ...asiento, previa, datos: '{"objeto":"otro"}' }) } as AsientoFirme);
    }
    return hechos;
  },
};

test('un asiento auténtico que sigue a otro, como de un respaldo más viejo, no está en su lugar', () => {
  for (const at of [0, 17, LARGO - 1]) {
    const ajeno = afirmar({ ...(sana[at] as AsientoFirme), previa: hash('otra rama') });
    const rotura = verificar(sana.with(at, ajeno));
    assert.deepEqual(rotura, { numero: at + 1, rotura: 'fueraDeLugar' });
  }
});

test('una cadena como se escribió está entera, y vacía también', () => {
  assert.equal(verificar(sana), undefined);
  assert.equal(verificar([], [], { ultimo: 0, huella: ORIGEN }), undefined);
});

test(`${TAMPERINGS} estragos al azar se encuentran todos, y se nombra el primer asiento roto`, () => {
  const random = series(20_261_121);
  const kinds = Object.entries(estragos);
  for (let i = 0; i < TAMPERINGS; i += 1) {
    const [kind, estrago] = kinds[i % kinds.length] ?? ['', () => sana];
    const at = Math.floor(random() * LARGO);
    assert.equal(verificar(estrago(at, random))?.numero, at + 1, `${kind} en el asiento ${at + 1}`);
  }
});

test('quien además tuviera la clave no puede rehacer lo que ya firmó una cabeza guardada fuera', () => {
  const rehecha: AsientoFirme[] = [];
  for (const asiento of sana) {
    const datos = asiento.numero === 9 ? '{"objeto":"otro"}' : asiento.datos;
    rehecha.push(afirmar({ ...asiento, previa: rehecha.at(-1)?.huella ?? ORIGEN, datos }));
  }
  const hasta = { ultimo: LARGO, huella: rehecha.at(-1)?.huella ?? ORIGEN };
  assert.equal(verificar(rehecha, [], hasta), undefined);
  assert.deepEqual(verificar(rehecha, cabezas, hasta), { numero: 10, rotura: 'cabeza' });
});

test('una cabeza que no firmamos se nombra, y lo que promete no puede faltar', () => {
  const [primera] = cabezas;
  assert.ok(primera);
  assert.deepEqual(verificar(sana, [{ ...primera, dia: '2026-01-16' }]), { numero: 10, rotura: 'cabeza' });
  const corta = { ultimo: 20, huella: sana[19]?.huella ?? ORIGEN };
  assert.deepEqual(verificar(sana.slice(0, 20), cabezas, corta), { numero: 21, rotura: 'falta' });
  assert.equal(verificar(sana.slice(0, 20), [primera], corta), undefined);
});

test('la huella de un asiento es la de su texto canónico, que cualquiera rehace', () => {
  const [asiento] = sana;
  assert.ok(asiento);
  const { idAsiento, hechoEn, datos, documentoSha256 } = asiento;
  const canonico = `["fedatario-registro-1","${idAsiento}","${idNotario}",1,"${'00'.repeat(32)}","entrega","${hechoEn.toISOString()}",null,"${idSolicitud}","${documentoSha256.toString('hex')}",${JSON.stringify(datos)}]`;
  assert.deepEqual(asiento.huella, hash(canonico));
});
