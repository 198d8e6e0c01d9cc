import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Objeto } from './base/json.ts';
import { valueAt } from './entrevista/efectivas.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { ANA, LUIS, REPRESENTACIONES } from './testing/comparecientes.ts';
import { CONTEXTO_DEL_EJEMPLO } from './testing/ejemplos.ts';
import { conEn } from './testing/respuestas.ts';

const RAIZ = new URL('../examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

type Persona = Objeto & { nombres: string; apellidos: string; fechaNacimiento: string };
const PASAPORTE = { nacionalidad: 'SV', tipoDocumento: 'PASAPORTE', domicilioPais: 'SV', pasaportePais: 'SV' };
const ENTIDAD = {
  clase: 'sociedad',
  entidad: 'Compañía Ánfora, S.A.',
  nitEntidad: '576937K',
  calidad: 'gerenteGeneral',
  documento: 'nombramiento',
  fechaDocumento: '2025-03-14',
  notarioDocumento: 'Sofía Marroquín',
  registro: '1',
  folio: '2',
  libro: '3',
};
const enNombrePropio = { actuaEnRepresentacion: false };
const por = (entidad: object) => ({ actuaEnRepresentacion: true, representacion: { ...ENTIDAD, ...entidad } });

/** The same person written twice, each time in another way that a document of identity allows. */
const NATURALES: Record<string, [object, (una: Persona) => object]> = {
  'el mismo DPI': [
    { nacionalidad: 'GT', cui: '2500004231601' },
    () => ({ nacionalidad: 'GT', cui: '2500 00423 1601' }),
  ],
  'el mismo DPI de quien no es de aquí': [
    { nacionalidad: 'GT', cui: '2500004231601' },
    () => ({ nacionalidad: 'HN', tipoDocumento: 'DPI', cui: '2500004231601' }),
  ],
  'el mismo pasaporte': [
    { ...PASAPORTE, pasaporteNumero: 'C01X00T47' },
    () => ({ ...PASAPORTE, nacionalidad: 'MX', pasaporteNumero: 'c01 x00-t47' }),
  ],
  'el mismo nombre y nacimiento con otro documento': [
    { ...PASAPORTE, pasaporteNumero: 'C01X00T47' },
    ({ nombres, apellidos, fechaNacimiento }) => ({
      nacionalidad: 'GT',
      cui: '2500004231601',
      fechaNacimiento,
      nombres: nombres.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''),
      apellidos,
    }),
  ],
};
const JURIDICAS: Record<string, [object, object]> = {
  'el mismo NIT de la entidad': [por({}), por({ entidad: 'Otra, S.A.', nitEntidad: '576937-k' })],
  'la misma entidad por su nombre': [
    por({ nitEntidad: null }),
    por({ entidad: 'COMPANIA ANFORA, SOCIEDAD ANÓNIMA', nitEntidad: null }),
  ],
};

for (const slug of readdirSync(RAIZ)) {
  const leida = leerEntrevista(json(`${slug}/entrevista.json`));
  assert.ok(leida.ok, slug);
  const { entrevista } = leida;
  const casos: Record<string, Persona>[] = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) =>
    json(`${slug}/respuestas/${file}`),
  );
  const personas = [...entrevista.indice.values()].filter(
    ({ pregunta, campos }) => pregunta.tipo === 'persona' || campos.some(({ clave }) => clave === 'apellidos'),
  );
  const repetidas = (respuestas: object) =>
    evaluarEntrevista(entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' }).problemas.filter(
      ({ motivo, mensaje }) => motivo === 'regla' && /mism[ao]/.test(mensaje),
    );

  /** People who are only named give no date of birth, and a name alone, which a father may share with his son, identifies nobody. */
  const seComparan = (como: string, una: object, a: string, b: string) =>
    'cui' in una || (isPersona(a, b) && [a, b].every((ruta) => !/nacimiento/.test(como) || nacio(ruta)));
  const nacio = (ruta: string) => entrevista.indice.has(`${ruta}.fechaNacimiento`);

  const pares = personas.flatMap(({ ruta: a }, i) => personas.slice(i + 1).map(({ ruta: b }) => [a, b] as const));
  const de = (caso: object, ruta: string) => valueAt(caso, primera(ruta)) as Persona;
  for (const [a, b] of pares) {
    const juntas = casos.filter((caso) => de(caso, a) !== undefined && de(caso, b) !== undefined);
    const comparables = Object.entries(NATURALES).filter(([como, [una]]) => seComparan(como, una, a, b));

    for (const caso of juntas) {
      test(`${slug}: «${a}» y «${b}» no pueden ser la misma persona`, () => {
        assert.deepEqual(repetidas(caso), []);
        for (const [como, [una, otra]] of comparables) {
          const persona = { ...de(caso, a), ...una, ...enNombrePropioDe(a) } as Persona;
          const segunda = { ...de(caso, b), ...otra(persona), ...enNombrePropioDe(b) };
          const halladas = repetidas(con(con(caso, a, persona), b, segunda));
          assert.ok(halladas.length > 0, como);
          assert.ok(
            halladas.some(({ ruta }) => [a, b].some((lugar) => ruta.startsWith(`${primera(lugar)}.`))),
            como,
          );
        }
      });

      if (!canRepresent(a) || !canRepresent(b)) continue;
      test(`${slug}: «${a}» y «${b}» no pueden actuar por la misma entidad`, () => {
        for (const [como, [una, otra]] of Object.entries(JURIDICAS)) {
          const halladas = repetidas(con(con(caso, a, { ...de(caso, a), ...una }), b, { ...de(caso, b), ...otra }));
          assert.ok(halladas.length > 0, como);
        }
      });
    }
  }

  function isPersona(...rutas: string[]): boolean {
    return rutas.every((ruta) => entrevista.indice.get(ruta)?.pregunta.tipo === 'persona');
  }
  function canRepresent(ruta: string): boolean {
    return entrevista.indice.has(`${ruta}.actuaEnRepresentacion`);
  }
  function enNombrePropioDe(ruta: string): object {
    const deAqui = entrevista.indice.has(`${ruta}.esGuatemalteco`) ? { esGuatemalteco: true } : {};
    return canRepresent(ruta) ? enNombrePropio : deAqui;
  }
}

/** The first of a list stands for all of it. */
function primera(ruta: string): string {
  return ruta.replace('*', '0');
}
function con(caso: object, ruta: string, persona: object): object {
  return conEn(caso, primera(ruta), persona) as object;
}

const pagare = leerEntrevista(json('pagare/entrevista.json'));
const conAval = json('pagare/respuestas/fecha-con-aval.json');
const problemasDe = (respuestas: object) => {
  assert.ok(pagare.ok);
  const { problemas } = evaluarEntrevista(pagare.entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO });
  return problemas.filter(({ motivo }) => motivo === 'regla');
};

test('quien firma por una sociedad puede avalarla en su propio nombre', () => {
  const [suscriptor] = conAval.suscriptores;
  const avalistas = [{ ...suscriptor, ...enNombrePropio, representacion: null }];
  const con = (actua: object) => ({ ...conAval, suscriptores: [{ ...suscriptor, ...actua }], avalistas });
  assert.deepEqual(problemasDe(con(por({}))), []);
  assert.equal(problemasDe(con(enNombrePropio)).length, 1);
});

test('de quien solo se sabe el nombre, no puede ser el de quien declara', () => {
  const mismos = (slug: string, caso: string, cambiar: (respuestas: Record<string, Persona>) => object) => {
    const leida = leerEntrevista(json(`${slug}/entrevista.json`));
    assert.ok(leida.ok);
    const respuestas = json(`${slug}/respuestas/${caso}.json`);
    const contexto = CONTEXTO_DEL_EJEMPLO;
    const { problemas } = evaluarEntrevista(leida.entrevista, { ...respuestas, ...cambiar(respuestas) }, { contexto });
    return problemas.filter(({ motivo }) => motivo === 'regla').map(({ ruta }) => ruta);
  };
  const nombreDe = ({ nombres, apellidos }: Persona) => `${nombres} ${apellidos}`.toUpperCase();
  assert.deepEqual(
    mismos('declaracion-jurada', 'dependencia', ({ requirente }) => ({
      dependientes: [
        { nombre: 'Ana Ixcot', parentesco: 'hija' },
        { nombre: nombreDe(requirente as Persona), parentesco: 'hijo' },
      ],
    })),
    ['dependientes.1.nombre'],
  );
});

test('quien autoriza un viaje no es con quien se viaja, y su parentesco es el de su sexo', () => {
  const leida = leerEntrevista(json('autorizacion-viaje-menor/entrevista.json'));
  assert.ok(leida.ok);
  const { entrevista } = leida;
  const caso = json('autorizacion-viaje-menor/respuestas/con-su-padre.json');
  const rutas = (cambios: object) =>
    evaluarEntrevista(entrevista, { ...caso, ...cambios }, { contexto: CONTEXTO_DEL_EJEMPLO }).problemas.map(
      ({ ruta }) => ruta,
    );
  assert.deepEqual(rutas({}), []);
  assert.deepEqual(rutas({ caso: 'madre' }), ['calidad']);
  assert.deepEqual(rutas({ calidad: 'padre', caso: 'madre' }), ['calidad']);
});

test('quien acompaña a un menor no autoriza su viaje ni se nombra dos veces', () => {
  const leida = leerEntrevista(json('autorizacion-viaje-menor/entrevista.json'));
  assert.ok(leida.ok);
  const { entrevista } = leida;
  const caso = json('autorizacion-viaje-menor/respuestas/con-tercero-y-dos-autorizantes.json');
  const rutas = (acompanantes: object[]) =>
    evaluarEntrevista(entrevista, { ...caso, acompanantes }, { contexto: CONTEXTO_DEL_EJEMPLO }).problemas.map(
      ({ ruta }) => ruta,
    );
  const [una] = caso.acompanantes;
  const { nombres, apellidos, cui } = caso.autorizante;
  assert.deepEqual(rutas([una]), []);
  assert.deepEqual(rutas([una, una]), ['acompanantes.1.cui']);
  assert.deepEqual(rutas([{ nombres, apellidos, nacionalidad: 'GT', cui }]), ['acompanantes.0.cui']);
});

test('dos personas distintas no se confunden por ningún documento', () => {
  const letras = fc.stringMatching(/^[A-Z0-9]{6,9}$/);
  fc.assert(
    fc.property(
      letras,
      letras,
      fc.constantFrom('SV', 'MX', 'HN'),
      fc.constantFrom('SV', 'MX', 'HN'),
      (n, m, de, otro) => {
        fc.pre(n !== m || de !== otro);
        const con = (persona: Persona, pasaporteNumero: string, pasaportePais: string) => ({
          ...persona,
          ...PASAPORTE,
          ...enNombrePropio,
          pasaporteNumero,
          pasaportePais,
        });
        const [suscriptor] = conAval.suscriptores;
        const [beneficiario] = conAval.beneficiarios;
        const dos = { suscriptores: [con(suscriptor, n, de)], beneficiarios: [con(beneficiario, m, otro)] };
        assert.deepEqual(problemasDe({ ...conAval, ...dos }), []);
      },
    ),
  );
});

const LADOS = ['unos', 'otros', 'fiadores'];
const contrato = leerEntrevista({
  secciones: [
    {
      clave: 'partes',
      titulo: 'Partes',
      preguntas: LADOS.map((clave) => ({
        clave,
        etiqueta: clave,
        tipo: 'lista',
        obligatoria: false,
        elemento: { clave: 'una', etiqueta: 'Persona', tipo: 'persona', porOtros: true },
      })),
    },
  ],
  distintas: [
    { personas: ['unos.*', 'otros.*'], contratantes: true },
    { personas: ['otros.*', 'fiadores.*'], comoParte: true },
  ],
});
const decirDe = (respuestas: object) => {
  assert.ok(contrato.ok);
  const { problemas, avisos } = evaluarEntrevista(contrato.entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });
  const reglas = problemas.filter(({ motivo }) => motivo === 'regla');
  return { errores: reglas.map(({ ruta }) => ruta), avisos: avisos.map(({ ruta }) => ruta) };
};
const datosDe = (clase: string) => REPRESENTACIONES[clase]?.datos ?? {};
const porSociedad = por(datosDe('una sociedad'));

test('dos de un mismo lado no son la misma persona, pero pueden representar a la misma', () => {
  assert.deepEqual(decirDe({ unos: [ANA, LUIS] }), { errores: [], avisos: [] });
  assert.deepEqual(decirDe({ unos: [ANA, LUIS, ANA] }).errores, ['unos.2.cui']);
  const padres = por(datosDe('su hija'));
  assert.deepEqual(
    decirDe({
      unos: [
        { ...ANA, ...padres },
        { ...LUIS, ...padres },
      ],
    }),
    { errores: [], avisos: [] },
  );
  assert.deepEqual(decirDe({ unos: [ANA, { ...ANA, ...porSociedad }] }), { errores: [], avisos: [] });
});

test('de un lado a otro nadie contrata consigo, por quienquiera que firme', () => {
  for (const clase of Object.keys(REPRESENTACIONES)) {
    const actua = por(datosDe(clase));
    const { errores } = decirDe({ unos: [{ ...ANA, ...actua }], otros: [{ ...LUIS, ...actua }] });
    assert.equal(errores.length, 1, clase);
  }
  const rosa = { ...LUIS, nombres: 'Rosa', apellidos: 'Tzul Ajú', cui: '1600000681601' };
  const { errores } = decirDe({ unos: [rosa], otros: [{ ...ANA, ...por(datosDe('quien le dio poder')) }] });
  assert.deepEqual(errores, ['otros.0.representacion.mandante.cui']);
});

test('quien firma por otro de un lado y por sí del otro recibe un aviso, y puede ser su fiador', () => {
  assert.deepEqual(decirDe({ unos: [{ ...ANA, ...porSociedad }], otros: [LUIS, ANA] }), {
    errores: [],
    avisos: ['otros.1.cui'],
  });
  assert.deepEqual(decirDe({ otros: [{ ...ANA, ...porSociedad }], fiadores: [ANA] }), { errores: [], avisos: [] });
});
