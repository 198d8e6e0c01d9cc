import { type Objeto, own } from '../base/json.ts';
import { comoNombre } from '../texto/nombre.ts';
import type { EntrevistaCompilada } from './compilada.ts';
import type { Aviso, Problema } from './revision.ts';
import { etiquetaDe } from './ruta.ts';

/** A mark that identifies a person: `clave` is unique to them, `campo` is its question and `que` the shared thing in Spanish. */
type Marca = { clave: string; campo: string; que: string };
/** `lado` is the path they were named by: the items of one list are on one side. */
type Alguien = { ruta: string; valor: unknown; lado: string };
type Hallado = { problemas: Problema[]; avisos: Aviso[] };

/** The groups of a representation that hold whom one acts for, when it is a person. */
const REPRESENTADOS = ['mandante', 'hijo', 'pupilo', 'causante'] as const;

/**
 * The people of an interview that must differ and do not, whatever they are identified with: DPI, passport and its country, name with date
 * of birth, or an entity by its NIT or its name. On one side, two may act for the same one. Of `contratantes` it is told, not refused, that
 * one person signs on both sides for different ones (Código Civil, arts. 1617 and following). A problem stands at the later of the two,
 * where their answers agree.
 */
export function revisarDistintas(entrevista: EntrevistaCompilada, datos: Objeto): Hallado {
  const hallado: Hallado = { problemas: [], avisos: [] };
  for (const distintas of entrevista.definicion.distintas ?? []) {
    for (const [una, otra] of paresDe(distintas.personas, datos)) {
      if (distintas.porElemento && elementoDe(una.ruta) !== elementoDe(otra.ruta)) continue;
      const dicho = comparar(una, otra, distintas, entrevista);
      if (dicho) tell(dicho, hallado);
    }
  }
  for (const dicho of representadosPorSiMismos(entrevista, datos)) tell(dicho, hallado);
  return hallado;
}

/** Nobody acts for themselves. An estate is told by its name alone, which a son may share: it is told and not refused. */
function representadosPorSiMismos(entrevista: EntrevistaCompilada, datos: Objeto): Dicho[] {
  const partes = [...entrevista.indice.values()].filter(({ pregunta }) => 'porOtros' in pregunta && pregunta.porOtros);
  return partes
    .flatMap(({ ruta }) => peopleAt(ruta.split('.'), '', datos))
    .flatMap(({ ruta, valor }) => {
      const representacion = own(valor, 'representacion');
      return REPRESENTADOS.flatMap((quien) => {
        const representado = own(representacion, quien);
        const isDeudo = quien === 'causante' && nombreDe(representado) === nombreDe(valor) && nombreDe(valor) !== '';
        const comun = isDeudo
          ? { campo: `representacion.${quien}.nombres`, que: 'el mismo nombre' }
          : primera(marcasDeNatural(representado, `representacion.${quien}.`), marcasDeNatural(valor));
        return comun === undefined ? [] : [decirDeSiMismo(`${ruta}.${comun.campo}`, comun.que, !isDeudo, entrevista)];
      });
    });
}

function decirDeSiMismo(ruta: string, que: string, refused: boolean, entrevista: EntrevistaCompilada): Dicho {
  const consejo = refused ? 'escriba los datos de la otra persona.' : 'compruebe que es el de quien murió.';
  return {
    refused,
    ruta,
    mensaje: `${etiquetaDe(entrevista, ruta) ?? ruta}: es ${que} que el de quien firma; ${consejo}`,
  };
}

type Dicho = { ruta: string; mensaje: string; refused: boolean };
type Distintas = { comoParte?: boolean | undefined; contratantes?: boolean | undefined };

function comparar(
  una: Alguien,
  otra: Alguien,
  { comoParte = false, contratantes = false }: Distintas,
  entrevista: EntrevistaCompilada,
): Dicho | undefined {
  const parte = parteEnComun(una, otra);
  const comun = parte ?? (comoParte ? undefined : firmaEnComun(una, otra));
  if (comun === undefined) return undefined;
  return decir(una.ruta, otra.ruta, comun, parte !== undefined || !contratantes, entrevista);
}

/** One answer is told once of each kind. */
function tell({ ruta, mensaje, refused }: Dicho, { problemas, avisos }: Hallado): void {
  const told: readonly { ruta: string }[] = refused ? problemas : avisos;
  if (told.some((one) => one.ruta === ruta)) return;
  if (refused) problemas.push({ ruta, motivo: 'regla', mensaje });
  else avisos.push({ ruta, mensaje });
}

/** The item of a list that a path is in: `firmantes.0` of `firmantes.0.persona`. */
function elementoDe(ruta: string): string | undefined {
  return /^.*?\.\d+(?=\.|$)/.exec(ruta)?.[0];
}

/** Every two people of these paths, the later first. */
function paresDe(personas: readonly string[], datos: Objeto): [Alguien, Alguien][] {
  const todas = personas.flatMap((lado) => peopleAt(lado.split('.'), '', datos).map((uno) => ({ ...uno, lado })));
  return todas.flatMap((una, i) => todas.slice(0, i).map((otra): [Alguien, Alguien] => [una, otra]));
}

function decir(
  ruta: string,
  otra: string,
  { campo, que }: Marca,
  refused: boolean,
  entrevista: EntrevistaCompilada,
): Dicho {
  const lugar = campo === '' ? ruta : `${ruta}.${campo}`;
  const [donde, quien] = [lugar, otra].map((path) => etiquetaDe(entrevista, path) ?? path);
  const consejo = refused
    ? 'escriba los datos de otra persona.'
    : 'quien firma por las dos partes contrata consigo; consulte a un notario antes de firmar.';
  return { refused, ruta: lugar, mensaje: `${donde}: es ${que} que en «${quien}»; ${consejo}` };
}

/** The people at a path, one for each item of a list (`*`); none where the question is hidden or not answered. */
function peopleAt([head, ...rest]: string[], ruta: string, valor: unknown): Omit<Alguien, 'lado'>[] {
  if (valor === undefined || valor === null) return [];
  if (head === undefined) return [{ ruta, valor }];
  const into = (name: string) => peopleAt(rest, ruta === '' ? name : `${ruta}.${name}`, own(valor, name));
  return head === '*' && Array.isArray(valor) ? valor.flatMap((_, i) => into(String(i))) : into(head);
}

/**
 * The mark that makes two of them the same party. Somebody of whom only the name is known is told from others by it; between two whose data
 * are, a name alone says nothing.
 */
function parteEnComun({ valor: una, lado }: Alguien, { valor: otra, lado: suyo }: Alguien): Marca | undefined {
  if (typeof una === 'string' || typeof otra === 'string') {
    const nombre = nombreDe(una);
    const campo = typeof una === 'string' ? '' : 'nombres';
    return nombre !== '' && nombre === nombreDe(otra) ? { clave: nombre, campo, que: 'el mismo nombre' } : undefined;
  }
  const parte = primera(marcasDeParte(una), marcasDeParte(otra));
  if (parte === undefined || lado !== suyo) return parte;
  return primera(marcasDeNatural(una), marcasDeNatural(otra));
}

/** The mark by which who signs on one side is, or signs for, who signs on the other. */
function firmaEnComun(una: Alguien, otra: Alguien): Marca | undefined {
  if (una.lado === otra.lado || typeof una.valor === 'string' || typeof otra.valor === 'string') return undefined;
  const [suyas, otras] = [una.valor, otra.valor].map((alguien) => [
    ...marcasDeNatural(alguien),
    ...marcasDeParte(alguien),
  ]);
  return primera(suyas ?? [], otras ?? []);
}

function primera(unas: readonly Marca[], otras: readonly Marca[]): Marca | undefined {
  const suyas = new Set(otras.map(({ clave }) => clave));
  return unas.find(({ clave }) => suyas.has(clave));
}

/** Marks of the party that is bound: of whom they act for, or their own. */
function marcasDeParte(persona: unknown): Marca[] {
  const representacion = own(persona, 'representacion');
  const representado = REPRESENTADOS.find((quien) => nombreDe(own(representacion, quien)) !== '');
  if (representado !== undefined) return marcasDeRepresentado(own(representacion, representado), representado);
  const entidad = marcasDeEntidad(representacion);
  return entidad.length > 0 ? entidad : marcasDeNatural(persona);
}

/** An estate is known by the name of who died. */
function marcasDeRepresentado(representado: unknown, quien: (typeof REPRESENTADOS)[number]): Marca[] {
  const lugar = `representacion.${quien}.`;
  if (quien === 'causante') return marca('mortual', nombreDe(representado), `${lugar}nombres`, 'la misma mortual');
  return marcasDeNatural(representado, lugar);
}

function marcasDeNatural(persona: unknown, lugar = ''): Marca[] {
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
  ].map((una) => ({ ...una, campo: lugar + una.campo }));
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
  const letras = comoNombre(texto).toLocaleUpperCase('es').normalize('NFD').replace(/\p{M}/gu, '');
  return letras.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
