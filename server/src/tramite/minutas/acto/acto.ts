import { errorDeCampo } from '@fedatario/contract/base';
import { type ActoDeMinuta, tiposDelActo } from '@fedatario/contract/tramite';
import {
  campoEn,
  departamentos,
  evaluarEntrevista,
  igualable,
  respondidasDe,
  seccionesDe,
} from '@fedatario/document-engine';
import { informacionActual } from '../../../casa/informacion-general/informacion-general.ts';
import { contextoDe } from '../../../catalogo/productos/productos.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { type Caso, evaluarCaso, leerCaso } from './caso.ts';
import { type Respuestas, upsertActo } from './queries.ts';

type Pregunta = ActoDeMinuta['preguntas'][number];

/** The notary's questions of an act with their answers; null of a product that asks nothing of its notary. */
export async function leerActo(db: Db, idSolicitud: string): Promise<ActoDeMinuta | null> {
  const caso = await leerCaso(db, idSolicitud);
  const preguntas = caso ? preguntasDe(caso) : [];
  return caso && preguntas.length > 0 ? { revision: caso.acto.revision, preguntas } : null;
}

function preguntasDe(caso: Caso): Pregunta[] {
  const { datos, visibles } = evaluarCaso(caso);
  const suyas = seccionesDe(caso.version.entrevista).filter(({ paraNotario }) => paraNotario);
  return suyas
    .flatMap((seccion) => respondidasDe(seccion, visibles, datos))
    .flatMap(({ ruta, valor, campo: { pregunta, alFirmar } }) => {
      const tipo = tiposDelActo.find((known) => known === pregunta.tipo);
      if (!tipo) return [];
      const { etiqueta, ayuda = null, obligatoria = true } = pregunta;
      const opciones =
        pregunta.tipo === 'opcion'
          ? pregunta.opciones.map(({ valor: value, etiqueta: label }) => ({ valor: value, etiqueta: label }))
          : [];
      return [{ ruta, tipo, etiqueta, ayuda, obligatoria, alFirmar, opciones, valor: valor ?? null }];
    });
}

export interface CambioDeActo {
  readonly idSolicitud: string;
  /** Answers by the path of their question; null takes one away. */
  readonly respuestas: Readonly<Record<string, unknown>>;
  readonly idUsuario: string;
  readonly now: Date;
  /** Only what is known at the signing may change: the rest was approved. */
  readonly alFirmar?: boolean;
}

/** The answers of an act as a change would leave them. Refuses, naming the question, what is not one or is wrong. Writes nothing. */
export async function revisarActo(db: Db, cambio: CambioDeActo): Promise<{ caso: Caso; suyas: Respuestas }> {
  const caso = await leerCaso(db, cambio.idSolicitud);
  if (!caso) throw new AppError('producto-sin-entrevista');
  const suyas = cambiadas(caso, cambio);
  exigirValidas(caso, suyas, cambio);
  return { caso, suyas };
}

/** Writes some answers of an act, whose trámite the caller holds, once {@link revisarActo} takes them. */
export async function guardarActo(db: Db, cambio: CambioDeActo): Promise<void> {
  const { idSolicitud, idUsuario, now } = cambio;
  const { caso, suyas } = await revisarActo(db, cambio);
  if (JSON.stringify(suyas) === JSON.stringify(caso.acto.respuestas)) return;
  await upsertActo(db, idSolicitud, {
    respuestas: suyas,
    idNotario: caso.idNotario,
    actualizadoPor: idUsuario,
    actualizadoEn: now,
  });
}

function cambiadas(caso: Caso, { respuestas, alFirmar = false }: CambioDeActo): Respuestas {
  const preguntas = new Map(preguntasDe(caso).map((pregunta) => [pregunta.ruta, pregunta]));
  const ajenas = Object.keys(respuestas).filter((ruta) => {
    const pregunta = preguntas.get(ruta);
    return !pregunta || (alFirmar && !pregunta.alFirmar);
  });
  if (ajenas.length > 0)
    throw new AppError('datos-invalidos', { errores: ajenas.map((ruta) => errorDeCampo(ruta, 'campoDesconocido')) });
  return Object.entries(respuestas).reduce(
    (todas, [ruta, valor]) => puesta(todas, ruta.split('.'), valor),
    caso.acto.respuestas,
  );
}

/** A copy of the answers with the value at a path, or without it when it is null. */
function puesta(respuestas: Respuestas, [clave = '', ...resto]: readonly string[], valor: unknown): Respuestas {
  const dentro = respuestas[clave];
  const suyo = resto.length > 0 ? puesta(isRespuestas(dentro) ? dentro : {}, resto, valor) : valor;
  const { [clave]: _, ...otras } = respuestas;
  return suyo === null || suyo === '' ? otras : { ...otras, [clave]: suyo };
}

function isRespuestas(valor: unknown): valor is Respuestas {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

/**
 * The days of an act are held to today and not to the day of its purchase. What is missing may still come. A signing that is told late
 * keeps its day: the order of the protocol limits it, and not the interview.
 */
function exigirValidas(
  { version, cliente, contexto }: Caso,
  suyas: Respuestas,
  { now, alFirmar = false }: CambioDeActo,
): void {
  const { entrevista } = version;
  const estado = evaluarEntrevista(
    entrevista,
    { ...cliente, ...suyas },
    { contexto: { ...contexto, ...contextoDe(now) }, rol: 'notario' },
  );
  const errores = estado.problemas
    .filter(({ motivo }) => motivo !== 'falta' && !(alFirmar && motivo === 'limite'))
    .filter(({ ruta }) => campoEn(entrevista, ruta)?.paraNotario === true)
    .map(({ ruta, mensaje }) => errorDeCampo(ruta, 'respuesta', { mensaje }));
  if (errores.length > 0) throw new AppError('datos-invalidos', { errores });
}

/** Begins the act with the place of the office: another act's would write another customer's address. The caller holds the trámite. */
export async function iniciarActo(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const caso = await leerCaso(db, idSolicitud);
  if (!caso || caso.acto.revision > 0) return;
  const preguntas = preguntasDe(caso).filter(({ alFirmar }) => !alFirmar);
  const oficina = await deLaOficina(db);
  const conocidas = preguntas.filter(({ ruta }) => typeof oficina[ruta] === 'string');
  if (conocidas.length === 0) return;
  const respuestas = Object.fromEntries(conocidas.map(({ ruta }) => [ruta, oficina[ruta]]));
  const { problemas } = evaluarCaso(caso, respuestas);
  const malas = new Set(problemas.map(({ ruta }) => ruta));
  const buenas = Object.fromEntries(Object.entries(respuestas).filter(([ruta]) => !malas.has(ruta)));
  await upsertActo(db, idSolicitud, {
    respuestas: buenas,
    idNotario: caso.idNotario,
    actualizadoPor: null,
    actualizadoEn: now,
  });
}

/** The place of the office, as the usual questions of an act name it. */
async function deLaOficina(db: Db): Promise<Respuestas> {
  const { direccion } = await informacionActual(db);
  const dicha = direccion?.trim() ?? '';
  const municipio = municipioDe(dicha);
  return {
    ...(municipio && { lugar: municipio }),
    ...(dicha && { direccionDiligencia: `mi oficina profesional, situada en ${dicha}` }),
  };
}

/** The code of the first municipio named between the commas of an address; undefined when none is, or two have that name. */
function municipioDe(direccion: string): string | undefined {
  const todos = departamentos.flatMap(({ municipios }) => municipios);
  for (const parte of direccion.split(',')) {
    const nombre = igualable(parte.replace(/^\s*(?:la )?(?:ciudad|municipio) de /i, ''));
    const suyos = todos.filter((municipio) => igualable(municipio.nombre) === nombre);
    if (suyos.length === 1) return suyos[0]?.codigo;
  }
  return undefined;
}
