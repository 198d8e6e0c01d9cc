import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { type Fila, reglaDe } from '../condicion/filas.ts';
import {
  agregarPregunta,
  agregarSeccion,
  conPregunta,
  duplicar,
  isGrupo,
  type Lugar,
  mover,
  preguntaEn,
  quitar,
} from '../entrevista/cambios.ts';
import { renombrar } from '../entrevista/renombrar.ts';
import { comoEstaba } from '../plantilla/como-estaba.ts';
import { clausulasDistintas, extensionesDePlantilla } from '../plantilla/esquema.ts';
import { CONDICIONAL, desenvolver, envolver, otraRama, piezasEn, repeticion } from '../plantilla/ordenes.ts';
import { claseDe, conNodos, nodosDe, PARTES } from '../plantilla/partes.ts';
import { alEditor, delEditor } from '../texto/conversion.ts';
import { leer, type Texto } from '../texto/texto.ts';

/** One change of the editor's own; `a` and `b` choose its place. Undefined where the screens do not offer it. */
export interface Operacion {
  readonly nombre: string;
  readonly hacer: (texto: Texto, a: number, b: number) => Texto | undefined;
}

export const schema = getSchema(extensionesDePlantilla(() => ''));

/** The places of the questions of an interview, groups inside groups and elements of lists too. */
function lugaresDe(entrevista: Entrevista): Lugar[] {
  const inside = (lugar: Lugar): Lugar[] => {
    const pregunta = preguntaEn(entrevista, lugar);
    if (!pregunta) return [];
    const campos = isGrupo(pregunta) ? pregunta.campos.flatMap((_, i) => inside([...lugar, i])) : [];
    return [lugar, ...campos, ...(pregunta.tipo === 'lista' ? inside([...lugar, 'e']) : [])];
  };
  return entrevista.secciones.flatMap(({ preguntas }, s) => preguntas.flatMap((_, i) => inside([s, i])));
}

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** A change that the engine would not read is refused by the screens, which say where; so is one that the linter finds, which changes less. */
const siSeLee = (despues: Texto) => (leer(despues).problemas.length === 0 ? despues : undefined);

const enEntrevista = (
  nombre: string,
  change: (entrevista: Entrevista, lugar: Lugar, b: number) => Entrevista,
): Operacion => ({
  nombre,
  hacer: (texto, a, b) => {
    const lugares = lugaresDe(texto.entrevista).filter((lugar) => lugar.at(-1) !== 'e');
    return { ...texto, entrevista: change(texto.entrevista, at(lugares, a), b) };
  },
});

function conCondicion(entrevista: Entrevista, lugar: Lugar, b: number): Entrevista {
  const pregunta = preguntaEn(entrevista, lugar) as Pregunta;
  if (pregunta.visibleSi !== undefined && b % 2 === 0)
    return conPregunta(entrevista, lugar, { ...pregunta, visibleSi: undefined });
  const other = at(
    entrevista.secciones.flatMap(({ preguntas }) => preguntas),
    b,
  );
  const fila: Fila =
    other.tipo === 'opcion'
      ? { ruta: other.clave, operador: '==', valor: at(other.opciones, b).valor }
      : { ruta: other.clave, operador: b % 3 === 0 ? 'no' : 'si', valor: null };
  return conPregunta(entrevista, lugar, { ...pregunta, visibleSi: reglaDe({ une: 'and', filas: [fila] }) });
}

const quitarPregunta: Operacion = {
  nombre: 'quitar',
  hacer: (texto, a) => {
    const { entrevista } = texto;
    const lugar = at(
      lugaresDe(entrevista).filter((one) => one.at(-1) !== 'e'),
      a,
    );
    const parent = preguntaEn(entrevista, lugar.slice(0, -1));
    const siblings =
      lugar.length === 2
        ? entrevista.secciones[Number(lugar[0])]?.preguntas
        : parent && isGrupo(parent) && parent.campos;
    if (!siblings || siblings.length === 1) return undefined;
    return siSeLee({ ...texto, entrevista: quitar(entrevista, lugar) });
  },
};

const renombrarPregunta: Operacion = {
  nombre: 'renombrar',
  hacer: (texto, a, b) => {
    const lugar = at(
      lugaresDe(texto.entrevista).filter((one) => one.length > 1 && one.at(-1) !== 'e'),
      a,
    );
    return siSeLee(renombrar(texto, lugar, `clave${b}`));
  },
};

/** A change of one part of the template, through the editor of that part. */
const enPlantilla = (
  nombre: string,
  change: (state: EditorState, b: number) => Transaction | undefined,
): Operacion => ({
  nombre,
  hacer: (texto, a, b) => {
    const { plantilla } = texto;
    const parte = at(
      PARTES.filter((one) => nodosDe(plantilla, one).length > 0),
      b,
    );
    const antes = nodosDe(plantilla, parte);
    const doc = alEditor(schema, antes, claseDe(parte));
    const [from, to] = [a % (doc.content.size + 1), (a + (b % 60)) % (doc.content.size + 1)].toSorted((x, y) => x - y);
    const selection = TextSelection.between(doc.resolve(from ?? 0), doc.resolve(to ?? 0));
    const state = EditorState.create({ doc, selection, plugins: [clausulasDistintas] });
    const made = change(state, b);
    if (!made) return undefined;
    const { doc: changed } = state.apply(made);
    const nodos = comoEstaba(delEditor(changed, claseDe(parte)), antes);
    return { ...texto, plantilla: conNodos(plantilla, parte, nodos) };
  },
});

const pieza = (state: EditorState, tipos: readonly string[]) =>
  piezasEn(state).find(({ nodo }) => tipos.includes(nodo.type.name));

export const OPERACIONES: readonly Operacion[] = [
  enEntrevista('agregar', (entrevista, lugar) => agregarPregunta(entrevista, lugar, 'Pregunta nueva').entrevista),
  enEntrevista(
    'seccion',
    (entrevista, lugar) =>
      agregarSeccion(entrevista, Number(lugar[0]), { titulo: 'Sección', etiqueta: 'Pregunta' }).entrevista,
  ),
  enEntrevista('duplicar', (entrevista, lugar) => duplicar(entrevista, lugar).entrevista),
  enEntrevista('mover', (entrevista, lugar, b) => mover(entrevista, lugar, b % 2 === 0 ? 1 : -1).entrevista),
  enEntrevista('condicion', conCondicion),
  quitarPregunta,
  renombrarPregunta,
  enPlantilla('escribir', ({ tr }) => tr.insertText('palabras nuevas ')),
  enPlantilla('borrar', ({ tr }) => (tr.selection.empty ? undefined : tr.deleteSelection())),
  enPlantilla('variable', ({ tr }, b) => {
    const node = schema.nodes.variable?.create({ ruta: `nombre${b % 3}` });
    return node && tr.replaceSelectionWith(node);
  }),
  enPlantilla('solo a veces', (state) => envolver(state, CONDICIONAL)),
  enPlantilla('repetir', (state) => envolver(state, repeticion('lista'))),
  enPlantilla('quitar bloque', (state) => {
    const found = pieza(state, ['rama', 'ramaTexto', 'repetir', 'repetirTexto', 'clausula']);
    return found && desenvolver(state, found);
  }),
  enPlantilla('otra rama', (state) => {
    const found = pieza(state, ['rama', 'ramaTexto']);
    return found && otraRama(state, found);
  }),
];
