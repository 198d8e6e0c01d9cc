import { isObjeto, type Objeto, own } from '../base/json.ts';
import { edadEn, parseDia, sumarDias } from '../calendario/dia.ts';
import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { isVacio, leerValor } from '../entrevista/valor.ts';
import type { Pregunta } from '../modelo/entrevista.ts';
import { type Azar, cifras, type Inventos } from '../modelo/inventos.ts';
import { type Palabras, palabrasAjenas, tokensDe } from './palabras-ajenas.ts';

/** Answers of nobody in the form of somebody's, on a day as far from theirs as the rest of their days. */
export type Sustituidas = {
  respuestas: Objeto;
  hoy: string;
  /** The interview asks the same questions with them and finds no more to mend. */
  igual: boolean;
};

type Pedido = { entrevista: EntrevistaCompilada; hoy: string; azar: Azar; inventos: Inventos };

const INTENTOS = 12;

/**
 * The same answers with every name, number of identity, address, telephone, mail, account, plate, place, day and text replaced by an
 * invented one of the same form, alike where they were alike. Choices, amounts and small numbers stay, since they decide the text and name
 * nobody. Answers to no question of the interview, and those of another kind than theirs, are left out.
 */
export function sustituir(respuestas: unknown, pedido: Pedido): Sustituidas {
  const given = isObjeto(respuestas) ? respuestas : {};
  let made = cambiar(given, pedido);
  for (let vez = 1; vez < INTENTOS && !made.igual; vez += 1) made = cambiar(given, pedido);
  return made;
}

type Cambio = Pedido & {
  dias: number;
  palabras: Palabras;
  /** The replacement of each whole value, by its kind. */
  valores: Map<string, string>;
  originales: ReadonlySet<string>;
};

function cambiar(respuestas: Objeto, pedido: Pedido): Sustituidas {
  const { entrevista, azar, inventos, hoy } = pedido;
  const originales = new Set(textosDe(respuestas).flatMap(tokensDe));
  const palabras = palabrasAjenas(originales, inventos, azar);
  const dias = desplazamiento(respuestas, azar);
  const cambio: Cambio = { ...pedido, dias, palabras, valores: new Map(), originales };
  const campos = entrevista.secciones.flatMap((seccion) => seccion.campos);
  // Names first: a text that says one of them says the invented one.
  recorrer(campos, respuestas, { ...cambio, soloNombres: true });
  const otras = recorrer(campos, respuestas, cambio);
  const otroDia = sumarDias(hoy, dias);
  return { respuestas: otras, hoy: otroDia, igual: isIgual(entrevista, [respuestas, hoy], [otras, otroDia]) };
}

/** Days that all dates move by, so that none of them becomes another one of the original. */
function desplazamiento(respuestas: Objeto, azar: Azar): number {
  const days = new Set(textosDe(respuestas).filter((texto) => parseDia(texto).ok));
  for (let vez = 0; ; vez += 1) {
    const dias = -(20 + Math.floor(azar() * 90));
    if (vez > 50 || ![...days].some((dia) => days.has(sumarDias(dia, dias)))) return dias;
  }
}

/** Every text of a tree of answers, numbers too. */
function textosDe(valor: unknown): string[] {
  if (typeof valor === 'string' || typeof valor === 'number') return [String(valor)];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.values(valor).flatMap(textosDe);
}

function isIgual(entrevista: EntrevistaCompilada, antes: [Objeto, string], despues: [Objeto, string]): boolean {
  const [before, after] = [antes, despues].map(([respuestas, hoy]) =>
    evaluarEntrevista(entrevista, respuestas, { contexto: { hoy }, rol: 'notario' }),
  );
  if (!before || !after) return false;
  const known = new Set(before.problemas.map(({ ruta }) => ruta));
  const asksTheSame =
    before.visibles.size === after.visibles.size && [...after.visibles].every((ruta) => before.visibles.has(ruta));
  return asksTheSame && after.problemas.every(({ ruta }) => known.has(ruta));
}

type Recorrido = Cambio & { soloNombres?: boolean };

function recorrer(campos: readonly Campo[], respuestas: unknown, recorrido: Recorrido): Objeto {
  const entries = campos.map(
    (campo) => [campo.clave, deCampo(campo, own(respuestas, campo.clave), respuestas, recorrido)] as const,
  );
  return Object.fromEntries(entries.filter(([, valor]) => valor !== undefined));
}

function deCampo(campo: Campo, valor: unknown, grupo: unknown, recorrido: Recorrido): unknown {
  const { campos, elemento } = campo;
  if (campos.length > 0) return isObjeto(valor) ? recorrer(campos, valor, recorrido) : undefined;
  if (elemento)
    return Array.isArray(valor)
      ? valor.map((item: unknown) => deCampo(elemento, item, grupo, recorrido) ?? {})
      : undefined;
  if (isVacio(valor)) return undefined;
  const { pregunta } = campo;
  if (pregunta.tipo === 'texto' && pregunta.nombre) return deNombre(pregunta, valor, grupo, recorrido);
  return recorrido.soloNombres ? undefined : deHoja(pregunta, valor, recorrido);
}

function deNombre({ clave }: Pregunta, valor: unknown, grupo: unknown, { palabras }: Cambio): unknown {
  if (typeof valor !== 'string') return undefined;
  if (clave === 'apellidos') return palabras.nombrar(valor, 'apellidos');
  const sexo = own(grupo, 'sexo');
  const [first = ''] = tokensDe(valor);
  const clase = sexo === 'F' || sexo === 'M' ? sexo : first.endsWith('a') ? 'F' : 'M';
  if (clave === 'nombres') return palabras.nombrar(valor, clase);
  const [given = '', ...family] = valor.trim().split(/\s+/);
  return [palabras.nombrar(given, clase), palabras.nombrar(family.join(' '), 'apellidos')].join(' ').trim();
}

function deHoja(pregunta: Pregunta, valor: unknown, cambio: Cambio): unknown {
  const { azar, inventos, entrevista } = cambio;
  switch (pregunta.tipo) {
    case 'texto':
    case 'parrafo':
      if (typeof valor !== 'string') return undefined;
      if (/direcci[oó]n|domicilio/i.test(pregunta.clave))
        return unico('direccion', valor, cambio, () => inventos.direccion(azar));
      return cambio.palabras.escribir(valor);
    case 'correo':
    case 'archivo':
    case 'cui':
    case 'nit':
    case 'telefono':
    case 'placa':
    case 'departamento':
    case 'municipio':
      return unico(pregunta.tipo, valor, cambio, () => inventado(pregunta.tipo, cambio));
    case 'fecha':
      return deFecha(pregunta, valor, cambio);
    case 'numero':
      return deNumero(pregunta, valor, cambio);
    default:
      return leerValor(pregunta, valor, entrevista.jurisdiccion).ok ? valor : undefined;
  }
}

function inventado(tipo: string, { azar, inventos }: Cambio): string {
  if (tipo === 'archivo') return `archivo-de-prueba-${cifras(4, azar)}.pdf`;
  if (tipo === 'correo') return `persona${cifras(5, azar)}@ejemplo.test`;
  return inventos[tipo as 'cui' | 'nit' | 'telefono' | 'placa' | 'departamento' | 'municipio'](azar);
}

/** Alike where the originals were, as their signs say; never one of the originals. */
function unico(tipo: string, valor: unknown, { valores, originales }: Cambio, make: () => string): string | undefined {
  if (typeof valor !== 'string') return undefined;
  const key = `${tipo} ${tokensDe(valor).join('')}`;
  const known = valores.get(key);
  if (known !== undefined) return known;
  const taken = new Set(valores.values());
  let made = make();
  for (
    let vez = 0;
    vez < 60 && (taken.has(made) || tokensDe(made).some((token) => hasDato(token, originales)));
    vez += 1
  )
    made = make();
  valores.set(key, made);
  return made;
}

/** Whether a token with figures is one of the originals; words of an address are of the language. */
function hasDato(token: string, originales: ReadonlySet<string>): boolean {
  return /\d/.test(token) && originales.has(token);
}

/** A day as far from the day of the case as it was from theirs; a birth also some days aside, within the same age. */
function deFecha({ clave }: Pregunta, valor: unknown, { dias, azar, hoy }: Cambio): unknown {
  if (typeof valor !== 'string' || !parseDia(valor).ok) return undefined;
  const moved = sumarDias(valor, dias);
  if (!/nacimiento/i.test(clave)) return moved;
  const age = edadEn(valor, hoy);
  for (let vez = 0; vez < 20; vez += 1) {
    const other = sumarDias(moved, -Math.floor(azar() * 300));
    if (edadEn(other, sumarDias(hoy, dias)) === age) return other;
  }
  return moved;
}

const DE_REGISTRO = /n[uú]mero|folio|libro|registro|cuenta|finca|colegiado/i;

/** A number that identifies something gets other figures; a count, a year and a measure stay. */
function deNumero(pregunta: Pregunta, valor: unknown, { azar, entrevista }: Cambio): unknown {
  if (typeof valor !== 'number' || !leerValor(pregunta, valor, entrevista.jurisdiccion).ok) return undefined;
  const isYear = valor >= 1900 && valor <= 2100;
  if (!DE_REGISTRO.test(pregunta.clave) && (valor < 10_000 || isYear)) return valor;
  const many = String(valor).length;
  let other = valor;
  while (other === valor) other = Number(`${1 + Math.floor(azar() * 9)}${cifras(many - 1, azar)}`);
  return other;
}
