import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { comoEstaba } from './como-estaba.ts';
import { alEditor, delEditor } from './conversion.ts';
import { extensionesDePlantilla } from './esquema.ts';
import type { Rotular } from './nodos.ts';
import { aliasDe, rotularCon } from './nombres.ts';
import { claseDe, conNodos, nodosDe, type Parte } from './partes.ts';

/** The editor of one part of the template. It is made anew when the text comes from elsewhere: another person, an undo. */
export function usePlantilla(
  parte: Parte,
  onVariable: () => void,
): { editor: Editor | undefined; lugar: RefObject<HTMLDivElement | null> } {
  const t = useT();
  const taller = useTaller();
  const { llegadas } = useMesa();
  const lugar = useRef<HTMLDivElement>(null);
  const asking = useRef(onVariable);
  asking.current = onVariable;
  const [editor, setEditor] = useState<Editor>();
  const etiqueta = t('taller.plantilla.hoja');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives from elsewhere replaces the text of the editor.
  useEffect(() => {
    const { texto, leido } = taller.mesa();
    const clase = claseDe(parte, texto.plantilla);
    let rotular: Rotular = rotularCon(leido.entrevista, aliasDe(nodosDe(texto.plantilla, parte)));
    const made = new Editor({
      element: lugar.current,
      extensions: extensionesDePlantilla((tipo, attrs) => rotular(tipo, attrs)),
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': etiqueta },
        handleTextInput: (_view, _from, _to, text) => {
          if (text !== '{') return false;
          asking.current();
          return true;
        },
      },
      onUpdate: ({ editor: changed }) => {
        const { plantilla } = taller.mesa().texto;
        const nodos = comoEstaba(delEditor(changed.state.doc, clase), nodosDe(plantilla, parte));
        rotular = rotularCon(taller.mesa().leido.entrevista, aliasDe(nodos));
        taller.escribir({ plantilla: conNodos(plantilla, parte, nodos) }, `plantilla:${parte}`);
      },
    });
    const doc = alEditor(made.schema, nodosDe(texto.plantilla, parte), clase);
    made.commands.setContent(doc.toJSON(), { emitUpdate: false });
    setEditor(made);
    return () => made.destroy();
  }, [taller, parte, llegadas, etiqueta]);
  return { editor, lugar };
}
