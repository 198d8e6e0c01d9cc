import { type Objeto, own } from '../json.ts';
import type { EntrevistaCompilada } from './compilada.ts';
import type { Problema } from './revision.ts';
import { etiquetaDe } from './ruta.ts';

/** A mark that identifies a person: `clave` is unique to them, `campo` is its question and `que` the shared thing in Spanish. */
type Marca = { clave: string; campo: string; que: string };
type Alguien = { ruta: string; valor: unknown };

/**
 * The people of an interview that must differ and do not, whatever they are identified with: DPI, passport and its country, name with date
 * of birth, or the company they act for by its NIT or its name. A problem stands at the later of the two, where their answers agree.
 */
export function revisarDistintas(entrevista: EntrevistaCompilada, datos: Objeto): Problema[] {
  const problemas = new Map<string, Problema>();
  for (const { personas, comoParte = false } of entrevista.definicion.distintas ?? []) {
    const todas = personas.flatMap((ruta) => peopleAt(ruta.split('.'), '', datos));
    todas.forEach((una, i) => {
      for (const otra of todas.slice(0, i)) {
        const comun = enComun(una.valor, otra.valor, comoParte);
        const problema = comun && decir(una.ruta, otra.ruta, comun, entrevista);
        if (problema && !problemas.has(problema.ruta)) problemas.set(problema.ruta, problema);
      }
    });
  }
  return [...problemas.values()];
}

function decir(ruta: string, otra: string, { campo, que }: Marca, entrevista: EntrevistaCompilada): Problema {
  const lugar = campo === '' ? ruta : `${ruta}.${campo}`;
  const [donde, quien] = [lugar, otra].map((path) => etiquetaDe(entrevista, path) ?? path);
  return {
    ruta: lugar,
    motivo: 'regla',
    mensaje: `${donde}: es ${que} que en «${quien}»; escriba los datos de otra persona.`,
  };
}

/** The people at a path, one for each item of a list (`*`); none where the question is hidden or not answered. */
function peopleAt([head, ...rest]: string[], ruta: string, valor: unknown): Alguien[] {
  if (valor === undefined || valor === null) return [];
  if (head === undefined) return [{ ruta, valor }];
  const into = (name: string) => peopleAt(rest, ruta === '' ? name : `${ruta}.${name}`, own(valor, name));
  return head === '*' && Array.isArray(valor) ? valor.flatMap((_, i) => into(String(i))) : into(head);
}

/** Somebody of whom only the name is known is told from others by it; between two whose data are, a name alone says nothing. */
function enComun(una: unknown, otra: unknown, comoParte: boolean): Marca | undefined {
  if (typeof una === 'string' || typeof otra === 'string') {
    const nombre = nombreDe(una);
    const campo = typeof una === 'string' ? '' : 'nombres';
    return nombre !== '' && nombre === nombreDe(otra) ? { clave: nombre, campo, que: 'el mismo nombre' } : undefined;
  }
  const suyas = new Set(marcasDe(otra, comoParte).map(({ clave }) => clave));
  return marcasDe(una, comoParte).find(({ clave }) => suyas.has(clave));
}

/** With `comoParte`, a person who acts for a company is identified by the company alone; otherwise by both. */
function marcasDe(persona: unknown, comoParte: boolean): Marca[] {
  const entidad = marcasDeEntidad(own(persona, 'representacion'));
  return comoParte && entidad.length > 0 ? entidad : [...marcasDeNatural(persona), ...entidad];
}

function marcasDeNatural(persona: unknown): Marca[] {
  const pasaporte = llano(textoEn(persona, 'pasaporteNumero')).replaceAll(' ', '');
  const nacimiento = textoEn(persona, 'fechaNacimiento');
  return [
    ...marca('dpi', textoEn(persona, 'cui'), 'cui', 'el mismo DPI'),
    ...marca(`pasaporte ${textoEn(persona, 'pasaportePais')}`, pasaporte, 'pasaporteNumero', 'el mismo pasaporte'),
    ...marca(
      `nacio ${nacimiento}`,
      nacimiento && nombreDe(persona),
      'nombres',
      'el mismo nombre y la misma fecha de nacimiento',
    ),
    ...marca('nit', textoEn(persona, 'nit'), 'nit', 'el mismo NIT'),
  ];
}

function marcasDeEntidad(representacion: unknown): Marca[] {
  const nombre = llano(textoEn(representacion, 'entidad')).replace(/ (?:SOCIEDAD ANONIMA|S A)$/, ' SA');
  return [
    ...marca('nit', textoEn(representacion, 'nitEntidad'), 'representacion.nitEntidad', 'el mismo NIT'),
    ...marca('entidad', nombre, 'representacion.entidad', 'la misma entidad'),
  ];
}

function marca(clase: string, valor: string, campo: string, que: string): Marca[] {
  return valor === '' ? [] : [{ clave: `${clase} ${valor}`, campo, que }];
}

function nombreDe(alguien: unknown): string {
  return llano(
    typeof alguien === 'string' ? alguien : `${textoEn(alguien, 'nombres')} ${textoEn(alguien, 'apellidos')}`,
  );
}

function textoEn(valor: unknown, clave: string): string {
  const texto = own(valor, clave);
  return typeof texto === 'string' ? texto : '';
}

/** The letters and figures of a text: capitals, accents and signs make nobody another. */
function llano(texto: string): string {
  const letras = texto.toLocaleUpperCase('es').normalize('NFD').replace(/\p{M}/gu, '');
  return letras.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
