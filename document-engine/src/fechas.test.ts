import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Dia, sumarDias, sumarMeses } from './calendario/dia.ts';
import { valueAt } from './entrevista/efectivas.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { staticPath } from './entrevista/ruta.ts';
import { CONTEXTO_DEL_EJEMPLO } from './testing/ejemplos.ts';
import { runsByLength } from './testing/length.ts';
import { conEn } from './testing/respuestas.ts';

const RAIZ = new URL('../examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));
const { hoy } = CONTEXTO_DEL_EJEMPLO;

type Respuestas = Record<string, never> & { fechaFirma: Dia };
/** The first and the last day that an answer may be. */
type Nacida = { fechaNacimiento: Dia };
type Persona = Nacida & { representacion?: { hijo?: Nacida } };
type Ventana = (respuestas: Respuestas, persona: Persona) => [Dia, Dia];

const dias = (dia: Dia, n: number) => sumarDias(dia, n);
const meses = (dia: Dia, n: number) => sumarMeses(dia, n);
const anios = (dia: Dia, n: number) => sumarMeses(dia, 12 * n);
const ultimo = (...list: Dia[]) => list.toSorted().at(-1) ?? '';
/** The birth of somebody, or the last of those of a list. */
const nacio = (respuestas: Respuestas, quien: string): Dia =>
  ultimo(...[valueAt(respuestas, quien)].flat().map((una) => (una as Nacida | undefined)?.fechaNacimiento ?? ''));
const dia = (respuestas: Respuestas, clave: string): Dia => (respuestas as unknown as Record<string, Dia>)[clave] ?? '';

const vence: Ventana = ({ fechaFirma }) => [dias(fechaFirma, 1), anios(fechaFirma, 30)];
const deLasPersonas: Record<string, Ventana> = {
  fechaNacimiento: ({ fechaFirma }) => [anios(fechaFirma, -120), anios(fechaFirma, -18)],
  'representacion.fechaDocumento': ({ fechaFirma }, { fechaNacimiento, representacion }) => [
    representacion?.hijo
      ? ultimo(representacion.hijo.fechaNacimiento, meses(fechaFirma, -6))
      : anios(fechaNacimiento, 18),
    hoy,
  ],
  'representacion.hijo.fechaNacimiento': ({ fechaFirma }, { fechaNacimiento }) => [
    ultimo(dias(anios(fechaFirma, -18), 1), anios(fechaNacimiento, 12)),
    hoy,
  ],
  'representacion.pupilo.fechaNacimiento': ({ fechaFirma }) => [anios(fechaFirma, -120), hoy],
  'representacion.fechaAutorizacion': () => [anios(hoy, -120), hoy],
  'representacion.vigenteHasta': ({ fechaFirma }) => [fechaFirma, anios(hoy, 100)],
};

/** Independently of the interviews: what each date is held by. `fechaFirma` is of each document. */
const VENTANAS: Record<string, Record<string, Ventana>> = {
  'acta-supervivencia': {
    'menor.fechaNacimiento': ({ fechaFirma }) => [dias(anios(fechaFirma, -18), 1), hoy],
    tutelaFecha: (r) => [nacio(r, 'menor'), hoy],
    fechaCertificacion: (r) => [ultimo(meses(r.fechaFirma, -6), nacio(r, 'menor')), hoy],
  },
  'autorizacion-viaje-menor': {
    'menor.fechaNacimiento': (r) => [dias(anios(dia(r, 'salida') || r.fechaFirma, -18), 1), hoy],
    salida: ({ fechaFirma }) => [fechaFirma, meses(fechaFirma, 12)],
    retorno: (r) => [dias(dia(r, 'salida'), 1), meses(dia(r, 'salida'), 60)],
    vigenciaHasta: ({ fechaFirma }) => [dias(fechaFirma, 1), meses(fechaFirma, 12)],
    fechaCertificacion: ({ fechaFirma }) => [meses(fechaFirma, -6), hoy],
    consuladoFecha: ({ fechaFirma }) => [meses(fechaFirma, -12), hoy],
    defuncionFecha: (r) => [meses(nacio(r, 'menor'), -10), hoy],
    ordenFecha: (r) => [nacio(r, 'menor'), hoy],
    tutelaFecha: (r) => [nacio(r, 'menor'), hoy],
  },
  'carta-poder': { vigenciaHasta: ({ fechaFirma }) => [dias(fechaFirma, 1), anios(fechaFirma, 1)] },
  'carta-total-pago': { fechaPago: (r) => [ultimo(nacio(r, 'acreedores'), nacio(r, 'deudores')), r.fechaFirma] },
  comodato: { devolucion: vence },
  'compraventa-vehiculo': {
    saldoFecha: vence,
    primeraCuota: vence,
    fechaEntrega: ({ fechaFirma }) => [dias(fechaFirma, 1), meses(fechaFirma, 24)],
  },
  'contrato-arrendamiento': {
    fechaInicio: ({ fechaFirma }) => [meses(fechaFirma, -36), meses(fechaFirma, 12)],
  },
  'contrato-trabajo': {
    inicio: (r) => [anios(nacio(r, 'trabajador'), 14), meses(r.fechaFirma, 12)],
    finPlazo: (r) => [ultimo(dias(dia(r, 'inicio'), 1), r.fechaFirma), anios(dia(r, 'inicio'), 10)],
  },
  'declaracion-jurada': {
    residenciaDesde: (r) => [nacio(r, 'requirente'), hoy],
    extravioFecha: (r) => [nacio(r, 'requirente'), hoy],
  },
  'finiquito-laboral': {
    inicio: (r) => [anios(nacio(r, 'trabajador'), 14), dias(r.fechaFirma, -1)],
    fin: (r) => [dias(dia(r, 'inicio'), 1), r.fechaFirma],
  },
  'legalizacion-firmas': { fechaDocumento: () => [anios(hoy, -10), dias(hoy, 60)] },
  'nombramiento-representante': {
    escrituraFecha: ({ fechaFirma }) => [anios(fechaFirma, -100), hoy],
    fechaResolucion: (r) => [ultimo(anios(nacio(r, 'nombrado'), 18), dia(r, 'escrituraFecha')), r.fechaFirma],
  },
  pagare: { fechaVencimiento: vence, primeraCuota: vence },
  'reconocimiento-deuda': {
    fechaOrigen: (r) => [ultimo(nacio(r, 'acreedores'), nacio(r, 'deudores')), r.fechaFirma],
    fechaPago: vence,
    primeraCuota: vence,
  },
  'servicios-profesionales': {
    inicio: ({ fechaFirma }) => [meses(fechaFirma, -12), meses(fechaFirma, 24)],
    fin: (r) => [ultimo(dias(dia(r, 'inicio'), 1), r.fechaFirma), anios(dia(r, 'inicio'), 10)],
  },
};

for (const slug of readdirSync(RAIZ)) {
  const leida = leerEntrevista(json(`${slug}/entrevista.json`));
  assert.ok(leida.ok, slug);
  const { entrevista } = leida;
  const casos: Respuestas[] = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) =>
    json(`${slug}/respuestas/${file}`),
  );
  const suyas = new Set<string>();
  const evaluar = (respuestas: unknown) =>
    evaluarEntrevista(entrevista, respuestas, { contexto: { hoy }, rol: 'notario' });
  const ventanaDe = (ruta: string): Ventana | undefined => {
    if (ruta === 'fechaFirma') {
      const deNotario = entrevista.indice.get('fechaFirma')?.paraNotario;
      return () => [dias(hoy, -30), dias(hoy, deNotario ? 365 : 60)];
    }
    return VENTANAS[slug]?.[ruta] ?? deLasPersonas[dentroDe(ruta)];
  };

  for (const respuestas of casos) {
    for (const { ruta, etiqueta, pregunta } of evaluar(respuestas).hojas) {
      if (pregunta.tipo !== 'fecha') continue;
      suyas.add(staticPath(ruta));
      const problemaCon = (valor: Dia) =>
        evaluar(conEn(respuestas, ruta, valor)).problemas.find(
          (problema) => problema.ruta === ruta && problema.motivo === 'limite',
        );
      test(`${slug}: «${etiqueta}» se rechaza fuera de sus días y se acepta dentro`, () => {
        const persona = valueAt(respuestas, /^\w+(?:\.\d+)?/.exec(ruta)?.[0] ?? '') as Persona;
        const [primero, postrero] = ventanaDe(ruta)?.(respuestas, persona) ?? assert.fail(`${ruta}: sin días`);
        fc.assert(
          fc.property(fc.integer({ min: 1, max: 80_000 }), fc.boolean(), (lejos, antes) => {
            const fuera = antes ? dias(primero, -lejos) : dias(postrero, lejos);
            const problema = problemaCon(fuera);
            assert.ok(problema, `${ruta} acepta ${fuera}`);
            assert.ok(problema.mensaje.startsWith(`${etiqueta}: `) && problema.mensaje.length > etiqueta.length + 10);
          }),
          {
            ...runsByLength(5, 20),
            examples: [
              [1, true],
              [1, false],
            ],
          },
        );
        for (const dentro of [primero, postrero]) assert.equal(problemaCon(dentro), undefined, `${ruta}: ${dentro}`);
      });
    }
  }

  test(`${slug}: se sabe entre qué días está cada fecha que pregunta`, () => {
    const fechas = [...entrevista.indice.values()].filter(({ pregunta }) => pregunta.tipo === 'fecha');
    const sinDias = fechas.filter(
      ({ ruta }) => ventanaDe(ruta) === undefined || !(suyas.has(ruta) || isOfPersona(ruta)),
    );
    assert.deepEqual(
      sinDias.map(({ ruta }) => ruta),
      [],
    );
  });
}

/** The dates of people are the same in every interview; not all of them need an answer in each. */
const isOfPersona = (ruta: string) => Object.hasOwn(deLasPersonas, dentroDe(ruta));

/** A path as seen from its person, who may be one of a list. */
function dentroDe(ruta: string): string {
  return ruta.replace(/^\w+\.(?:(?:\d+|\*)\.)?/, '');
}
