import type { BorradorAbierto } from '@fedatario/contract/borrador';
import {
  conValoresDeLey,
  type EntrevistaCompilada,
  type Estado,
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  type PlantillaLista,
  renderHtml,
  resolverDocumento,
} from '@fedatario/document-engine';
import { dentroDePagina } from '../../../../lib/documento.ts';
import { type Cola, type Effects, escribir, type Guardado, guardar, situar } from './guardado.ts';
import { conCambios, conValor, type Respuestas, valorEn } from './respuestas.ts';

/** State of an interview on screen. Immutable. */
export interface Vista {
  readonly guardado: Guardado;
  readonly estado: Estado;
  /** Questions whose field was left: their errors are shown. */
  readonly tocadas: ReadonlySet<string>;
  /** Sections the customer tried to continue from: their missing answers are shown too. */
  readonly intentadas: ReadonlySet<string>;
  /** The question with the focus, which the preview follows. */
  readonly activa: string | undefined;
  /** Whether the customer closed the dialog of a conflict without choosing; nothing is saved until they choose. */
  readonly aplazado: boolean;
}

/** An open interview: its definition and its state. */
export interface Sesion {
  readonly idBorrador: string;
  readonly entrevista: EntrevistaCompilada;
  readonly plantilla: PlantillaLista;
  readonly cola: Cola;
  readonly oyentes: Set<() => void>;
  readonly hoy: string;
  vista: Vista;
}

/** A draft as far as its interview needs it. */
type Abrible = Pick<
  BorradorAbierto,
  'idBorrador' | 'respuestas' | 'revision' | 'indice' | 'actualizadoEn' | 'puedeDeshacer' | 'puedeRehacer' | 'version'
>;

/**
 * Opens a draft; undefined when its version cannot be read. Unsent answers of this browser are applied over the saved
 * ones.
 */
export function abrirSesion(borrador: Abrible, effects: Effects, hoy: string): Sesion | undefined {
  const entrevista = leerEntrevista(borrador.version.entrevista);
  const plantilla = leerPlantilla(borrador.version.plantilla);
  if (!entrevista.ok || !plantilla.ok) return undefined;
  const actual = guardadoDe(borrador, effects);
  const cola: Cola = { actual, effects, avisar: () => refrescar(sesion), intentos: 0 };
  const base = {
    idBorrador: borrador.idBorrador,
    entrevista: conValoresDeLey(entrevista.entrevista, borrador.version.valores),
    plantilla: plantilla.plantilla,
    cola,
    oyentes: new Set<() => void>(),
    hoy,
  };
  const vista: Vista = {
    guardado: actual,
    estado: evaluar(base, actual.respuestas),
    tocadas: new Set(),
    intentadas: new Set(),
    activa: undefined,
    aplazado: false,
  };
  const sesion: Sesion = { ...base, vista };
  return sesion;
}

function guardadoDe(borrador: Abrible, { cajon }: Effects): Guardado {
  const pendientes = cajon.leer();
  const saved: Respuestas = borrador.respuestas;
  return {
    // Unsent answers are compared with the answers they were based on, not with a later save.
    base: pendientes ? conCambios(saved, pendientes.antes) : saved,
    respuestas: pendientes ? conCambios(saved, pendientes.cambios) : saved,
    revision: pendientes?.revision ?? borrador.revision,
    indice: borrador.indice,
    indiceGuardado: borrador.indice,
    fase: pendientes ? 'pendiente' : 'guardado',
    guardadoEn: Date.parse(borrador.actualizadoEn),
    puedeDeshacer: borrador.puedeDeshacer,
    puedeRehacer: borrador.puedeRehacer,
    conflictos: [],
  };
}

export function responder(sesion: Sesion, ruta: string, valor: unknown): void {
  const { respuestas } = sesion.cola.actual;
  if (!Object.is(valorEn(respuestas, ruta), valor)) escribir(sesion.cola, conValor(respuestas, ruta, valor));
}

export function tocar(sesion: Sesion, ruta: string): void {
  if (sesion.vista.tocadas.has(ruta)) return;
  mirar(sesion, { tocadas: new Set([...sesion.vista.tocadas, ruta]) });
}

export function intentar(sesion: Sesion, secciones: readonly string[]): void {
  mirar(sesion, { intentadas: new Set([...sesion.vista.intentadas, ...secciones]) });
}

export function activar(sesion: Sesion, ruta: string | undefined): void {
  if (ruta !== sesion.vista.activa) mirar(sesion, { activa: ruta });
}

/** Closes the dialog of a conflict without choosing, or opens it again. */
export function aplazar(sesion: Sesion, aplazado: boolean): void {
  mirar(sesion, { aplazado });
}

export function estarEn(sesion: Sesion, indice: number): void {
  situar(sesion.cola, indice);
}

/**
 * The document as HTML for the screen. Its number is assigned at purchase; until then it shows `borrador` in its place.
 */
export function escribirDocumento({ plantilla, entrevista }: Sesion, estado: Estado, borrador: string): string {
  const datos = { ...estado.datos, documento: { numero: borrador } };
  return dentroDePagina(renderHtml(resolverDocumento(plantilla, entrevista, { ...estado, datos })));
}

export function escuchar({ oyentes }: Sesion, callback: () => void): () => void {
  oyentes.add(callback);
  return () => oyentes.delete(callback);
}

/** Saves pending changes at once: the page is being left, or the connection is back. */
export function guardarYa({ cola }: Sesion): void {
  void guardar(cola);
}

function refrescar(sesion: Sesion): void {
  const { actual } = sesion.cola;
  const { guardado, estado } = sesion.vista;
  const same = actual.respuestas === guardado.respuestas;
  mirar(sesion, { guardado: actual, estado: same ? estado : evaluar(sesion, actual.respuestas) });
}

function mirar(sesion: Sesion, change: Partial<Vista>): void {
  sesion.vista = { ...sesion.vista, ...change };
  for (const oyente of sesion.oyentes) oyente();
}

/** The interview with these answers, as the customer sees it. */
export function evaluar({ entrevista, hoy }: Pick<Sesion, 'entrevista' | 'hoy'>, respuestas: Respuestas): Estado {
  return evaluarEntrevista(entrevista, respuestas, { contexto: { hoy }, rol: 'cliente' });
}
