import { isObjeto, own } from '../base/json.ts';
import type { Documento, Rastro } from '../modelo/documento.ts';
import { esDeNotario } from '../modelo/firma.ts';
import type { Representado } from '../modelo/representado.ts';
import type { Campo, EntrevistaCompilada } from './compilada.ts';
import type { Estado } from './evaluar.ts';

/** A person that the answers name. */
export type PersonaDeRespuestas = {
  /** Path of the person in the answers: `vendedor`, `herederos.0`. */
  ruta: string;
  /** Given names and surnames, as they were written. */
  nombre: string;
  /** Identity document of the person; undefined when the answers do not say. */
  documento: { tipo: 'DPI' | 'PASAPORTE'; numero: string } | undefined;
  /** The one for whom this person acts; absent of whoever acts for themselves. */
  representado?: Representado;
};

/** The persons of the answers that are seen, in the order of the questions, those of lists one by one. */
export function personasDe(
  { secciones }: EntrevistaCompilada,
  { datos, visibles }: Pick<Estado, 'datos' | 'visibles'>,
): PersonaDeRespuestas[] {
  return secciones.flatMap(({ campos }) =>
    campos.flatMap((campo) => personasEn(campo, campo.clave, visibles, own(datos, campo.clave))),
  );
}

function personasEn(campo: Campo, ruta: string, visibles: ReadonlySet<string>, valor: unknown): PersonaDeRespuestas[] {
  if (!visibles.has(ruta)) return [];
  const { elemento } = campo;
  if (elemento) {
    const items: unknown[] = Array.isArray(valor) ? valor : [];
    return items.flatMap((item, i) => personasEn(elemento, `${ruta}.${i}`, visibles, item));
  }
  if (campo.pregunta.tipo === 'persona') {
    const representado = actuaPorOtro(campo, ruta, visibles, valor) ? representadoEn(ruta, visibles, valor) : undefined;
    return personaDe(ruta, valor).map((persona) => ({ ...persona, ...(representado && { representado }) }));
  }
  return campo.campos.flatMap((part) => personasEn(part, `${ruta}.${part.clave}`, visibles, own(valor, part.clave)));
}

/** Whether a person of the answers that are seen acts for another; who is only named, and signs nothing, does not. */
export function hayRepresentacion(
  { secciones }: EntrevistaCompilada,
  { datos, visibles }: Pick<Estado, 'datos' | 'visibles'>,
): boolean {
  return secciones.some(({ campos }) =>
    campos.some((campo) => actuaPorOtro(campo, campo.clave, visibles, own(datos, campo.clave))),
  );
}

function actuaPorOtro(campo: Campo, ruta: string, visibles: ReadonlySet<string>, valor: unknown): boolean {
  if (!visibles.has(ruta)) return false;
  const { elemento, pregunta } = campo;
  if (elemento) {
    const items: unknown[] = Array.isArray(valor) ? valor : [];
    return items.some((item, i) => actuaPorOtro(elemento, `${ruta}.${i}`, visibles, item));
  }
  if (pregunta.tipo !== 'persona')
    return campo.campos.some((part) => actuaPorOtro(part, `${ruta}.${part.clave}`, visibles, own(valor, part.clave)));
  const dicho = visibles.has(`${ruta}.actuaEnRepresentacion`) && own(valor, 'actuaEnRepresentacion');
  return dicho === true && pregunta.soloIdentidad !== true;
}

/** The groups of a representation that hold a person. */
const REPRESENTADOS = ['mandante', 'hijo', 'pupilo', 'causante'] as const;

function representadoEn(ruta: string, visibles: ReadonlySet<string>, valor: unknown): Representado | undefined {
  const representacion = own(valor, 'representacion');
  const quien = REPRESENTADOS.find((clave) => visibles.has(`${ruta}.representacion.${clave}`));
  if (quien === undefined) {
    const entidad = textoEn(representacion, 'entidad');
    return entidad === '' ? undefined : { nombre: entidad, genero: 'femenino' };
  }
  const suyo = own(representacion, quien);
  const nombre = nombreEn(suyo);
  if (nombre === '') return undefined;
  if (quien === 'causante') return { nombre: `la mortual de ${nombre}`, genero: 'femenino' };
  const sexo = textoEn(suyo, 'sexo');
  return { nombre, genero: sexo === '' ? null : sexo === 'F' ? 'femenino' : 'masculino' };
}

function personaDe(ruta: string, valor: unknown): PersonaDeRespuestas[] {
  const nombre = nombreEn(valor);
  if (nombre === '') return [];
  const tipo = textoEn(valor, 'tipoDocumento') === 'PASAPORTE' ? 'PASAPORTE' : 'DPI';
  const numero = textoEn(valor, tipo === 'DPI' ? 'cui' : 'pasaporteNumero');
  return [{ ruta, nombre, documento: numero === '' ? undefined : { tipo, numero } }];
}

function nombreEn(valor: unknown): string {
  return `${textoEn(valor, 'nombres')} ${textoEn(valor, 'apellidos')}`.trim();
}

function textoEn(valor: unknown, clave: string): string {
  const dicho = isObjeto(valor) ? own(valor, clave) : undefined;
  return typeof dicho === 'string' ? dicho.trim() : '';
}

/** How each of these persons signs the document, by their path in the answers; whoever signs nothing of it is absent. */
export function firmantesDe(
  { bloques }: Documento,
  personas: readonly PersonaDeRespuestas[],
): ReadonlyMap<string, 'firma' | 'huella' | 'aRuego'> {
  const firmas = bloques.flatMap((bloque) => (bloque.tipo === 'firmas' ? bloque.firmas : []));
  const suyas = firmas.flatMap(({ forma, tramos }) => {
    if (esDeNotario(forma)) return [];
    const dichas = tramos.flatMap((tramo) => ('rastro' in tramo ? [tramo.rastro] : []));
    const quienes = personas.filter(({ ruta }) => dichas.some((rastro) => esDe(rastro, ruta)));
    return quienes.map(({ ruta }) => [ruta, forma] as const);
  });
  return new Map(suyas);
}

function esDe({ datos }: Rastro, ruta: string): boolean {
  return datos.some((dato) => dato === ruta || dato.startsWith(`${ruta}.`));
}
