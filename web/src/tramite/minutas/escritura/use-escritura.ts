import type { TrabajoDeMinuta } from '@fedatario/contract/tramite';
import type { Minuta as Texto } from '@fedatario/document-engine';
import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { type Cajon, cajonDe, guardarSolo, type Situacion } from '../../../lib/guardado-solo.ts';
import { extensiones } from './esquema.ts';
import { ponerLugares } from './lugares.ts';

export interface Escritura {
  readonly editor: Editor | undefined;
  readonly situacion: Situacion<TrabajoDeMinuta>;
  readonly lugar: RefObject<HTMLDivElement | null>;
  /** The whole text as shown in the editor. */
  readonly texto: () => Texto;
  /** Sends pending text. Returns the revision to continue from, or undefined when it failed. */
  readonly alDia: () => Promise<number | undefined>;
  /** Replaces the text in the editor with one from the server. */
  readonly traer: (trabajo: TrabajoDeMinuta) => void;
  /** Writes into the editor the places of the act as the server wrote them, and goes on from there. */
  readonly ponerActo: (trabajo: TrabajoDeMinuta) => void;
  /** Continues after a conflict: with the text typed here over the server's, or with the server's. */
  readonly elegir: (actual: TrabajoDeMinuta, mio: boolean) => void;
}

type Inicio = { readonly trabajo: TrabajoDeMinuta; readonly cajon: Cajon };

/** Editor of one text, with autosave. Text left unsent in this browser is restored. */
export function useEscritura(
  idSolicitud: string,
  trabajo: TrabajoDeMinuta,
  editable: boolean,
  quien: string,
): Escritura {
  const [situacion, setSituacion] = useState<Situacion<TrabajoDeMinuta>>({ clase: 'guardado' });
  const [inicio] = useState<Inicio>(() => ({ trabajo, cajon: cajonDe(quien, `minuta-${idSolicitud}`) }));
  const marco = useRef(inicio.trabajo.contenido as Texto);
  const guardado = useMemo(() => {
    const { cajon } = inicio;
    const { revision } = cajon.leer() ?? inicio.trabajo;
    const enviar = (body: { revision: number; contenido: unknown }) =>
      call(calls.minutas.save, { params: { idSolicitud }, body });
    return guardarSolo({ revision, enviar, cajon, decir: setSituacion });
  }, [idSolicitud, inicio]);
  const { editor, lugar } = useEditor(inicio, guardado, marco, editable);
  const poner = ({ contenido }: TrabajoDeMinuta) => {
    marco.current = contenido as Texto;
    editor?.commands.setContent(marco.current.contenido, { emitUpdate: false });
  };
  return {
    editor,
    situacion,
    lugar,
    texto: () => ({ ...marco.current, ...(editor && { contenido: editor.getJSON() as Texto['contenido'] }) }),
    alDia: async () => {
      await guardado.flush();
      return guardado.hayPendiente() ? undefined : guardado.revision();
    },
    traer: (nuevo) => {
      poner(nuevo);
      void guardado.seguir(nuevo.revision, false);
    },
    ponerActo: ({ revision, contenido }) => {
      if (editor) ponerLugares(editor, contenido as Texto);
      void guardado.seguir(revision, true);
    },
    elegir: (actual, mio) => {
      if (!mio) poner(actual);
      void guardado.seguir(actual.revision, mio);
    },
  };
}

/** The editor instance, from first render to unmount. */
function useEditor(
  { trabajo, cajon }: Inicio,
  guardado: ReturnType<typeof guardarSolo<TrabajoDeMinuta>>,
  marco: RefObject<Texto>,
  editable: boolean,
) {
  const t = useT();
  const lugar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const etiqueta = t('minuta.hoja');
  useEffect(() => {
    const kept = editable ? cajon.leer()?.contenido : undefined;
    marco.current = (kept ?? trabajo.contenido) as Texto;
    const made = new Editor({
      element: lugar.current,
      extensions: extensiones,
      content: marco.current.contenido,
      injectCSS: false,
      editable,
      editorProps: { attributes: { ...ATRIBUTOS, 'aria-label': etiqueta } },
      onUpdate: ({ editor: changed }) => guardado.escribir({ ...marco.current, contenido: changed.getJSON() }),
    });
    setEditor(made);
    if (kept !== undefined) guardado.escribir(kept);
    const again = () => void guardado.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void guardado.flush();
      guardado.parar();
      made.destroy();
    };
  }, [guardado, trabajo, cajon, marco, etiqueta, editable]);
  return { editor, lugar };
}

const ATRIBUTOS = { role: 'textbox', 'aria-multiline': 'true' };
