import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { alEditor, delEditor, type NodoJson } from '../texto/conversion.ts';
import type { Rotular } from '../texto/nodos.ts';
import type { Taller } from '../texto/taller.ts';
import { useDeMesa, useTaller } from '../texto/use-taller.ts';
import { comoEstaba } from './como-estaba.ts';
import { extensionesDePlantilla } from './esquema.ts';
import { aliasDe, rotularCon } from './nombres.ts';
import { claseDe, conNodos, nodosDe, type Parte } from './partes.ts';
import { ponerAlDia } from './poner-al-dia.ts';

/**
 * The editor of one part of the template. Text that comes from elsewhere (another person, an undo) makes it anew; while one types in it, only
 * what differs is put in.
 */
export function usePlantilla(
  parte: Parte,
  onVariable: () => void,
): { editor: Editor | undefined; lugar: RefObject<HTMLDivElement | null> } {
  const t = useT();
  const taller = useTaller();
  const llegadas = useDeMesa((mesa) => mesa.llegadas);
  const lugar = useRef<HTMLDivElement>(null);
  const asking = useRef(onVariable);
  asking.current = onVariable;
  const [hecho, setHecho] = useState<Hecho>();
  const [hechura, setHechura] = useState(0);
  const etiqueta = t('taller.plantilla.hoja');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a growing number makes it anew.
  useEffect(() => {
    const made = abrir({ element: lugar.current, taller, parte, etiqueta, onVariable: () => asking.current() });
    setHecho(made);
    return () => made.editor.destroy();
  }, [taller, parte, etiqueta, hechura]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what arrives from elsewhere is taken up.
  useEffect(() => {
    if (llegadas === 0 || !hecho || hecho.editor.isDestroyed) return;
    if (hecho.editor.isFocused) hecho.alDia();
    else setHechura(llegadas);
  }, [llegadas]);
  return { editor: hecho?.editor, lugar };
}

interface Hecho {
  readonly editor: Editor;
  /** Puts in what differs from the text being written. */
  readonly alDia: () => void;
}

interface Piezas {
  readonly element: HTMLElement | null;
  readonly taller: Taller;
  readonly parte: Parte;
  readonly etiqueta: string;
  readonly onVariable: () => void;
}

function abrir({ element, taller, parte, etiqueta, onVariable }: Piezas): Hecho {
  const nodosAhora = () => nodosDe(taller.mesa().texto.plantilla, parte);
  const clase = claseDe(parte, taller.mesa().texto.plantilla);
  let rotular: Rotular = () => '';
  const conNombresDe = (nodos: readonly NodoJson[]) => {
    rotular = rotularCon(taller.mesa().leido.entrevista, aliasDe(nodos));
  };
  conNombresDe(nodosAhora());
  const editor = new Editor({
    element,
    extensions: extensionesDePlantilla((tipo, attrs) => rotular(tipo, attrs)),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': etiqueta },
      handleTextInput: (_view, _from, _to, text) => {
        if (text !== '{') return false;
        onVariable();
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      const nodos = comoEstaba(delEditor(state.doc, clase), nodosAhora());
      conNombresDe(nodos);
      taller.escribir({ plantilla: conNodos(taller.mesa().texto.plantilla, parte, nodos) }, `plantilla:${parte}`);
    },
  });
  editor.commands.setContent(alEditor(editor.schema, nodosAhora(), clase).toJSON(), { emitUpdate: false });
  const alDia = () => {
    conNombresDe(nodosAhora());
    ponerAlDia(editor.view, alEditor(editor.schema, nodosAhora(), clase));
  };
  return { editor, alDia };
}
