import { Button, TextInput } from '@mantine/core';
import { NodeSelection } from '@tiptap/pm/state';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { saveFile } from '../../../lib/file.ts';
import documento from '../../../ui/documento.module.css';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { aArchivo } from '../archivo/archivo.ts';
import { TraerArchivo } from '../archivo/TraerArchivo.tsx';
import { Novedades } from '../biblioteca/Novedades.tsx';
import { Hallazgos } from '../texto/Hallazgos.tsx';
import { useDeMesa, useTaller } from '../texto/use-taller.ts';
import { BarraDePlantilla } from './BarraDePlantilla.tsx';
import { ElegirVariable } from './ElegirVariable.tsx';
import { HojaDeMuestra } from './HojaDeMuestra.tsx';
import { posicionDe } from './lugares.ts';
import { ParteDePlantilla } from './ParteDePlantilla.tsx';
import { PiezaElegida } from './PiezaElegida.tsx';
import type { Parte } from './partes.ts';
import css from './plantilla.module.css';
import { usePlantilla } from './use-plantilla.ts';

const Biblioteca = lazy(async () => ({ default: (await import('../biblioteca/Biblioteca.tsx')).Biblioteca }));
const DesdeWord = lazy(async () => ({ default: (await import('../word/DesdeWord.tsx')).DesdeWord }));

/** The template in its editor; beside it the piece at the cursor, and how the document prints. */
export function PlantillaDeRedaccion() {
  const t = useT();
  const [parte, setParte] = useState<Parte>('contenido');
  const [eligiendo, setEligiendo] = useState(false);
  const [trayendo, setTrayendo] = useState<Traido>();
  const { editor, lugar } = usePlantilla(parte, () => setEligiendo(true));
  const [params] = useSearchParams();
  const en = params.get('en');
  useEffect(() => {
    const pos = editor && en ? posicionDe(editor.state.doc, en) : undefined;
    if (editor && pos !== undefined) irA(editor, pos);
  }, [editor, en]);
  return (
    <Grid gap={8} rowGap={6} align="start" className={css.plantilla}>
      <div className={css.escritura}>
        <DeDonde onTraer={setTrayendo} />
        <Titulo />
        <ParteDePlantilla parte={parte} onParte={setParte} />
        <Text size={3} tone="tinta-2">
          {t('taller.plantilla.ayuda', { llave: '{' })}
        </Text>
        {editor && <BarraDePlantilla editor={editor} onVariable={() => setEligiendo(true)} />}
        <div className={css.papel}>
          <div className={`${documento.hoja} ${css.hoja}`} ref={lugar} lang="es" dir="ltr" />
        </div>
      </div>
      <aside className={css.lado} aria-label={t('taller.plantilla.pieza')}>
        {editor && <PiezaElegida editor={editor} />}
        <Novedades onElegir={(id) => editor && elegir(editor, (doc) => clausulaEn(doc, id))} />
        <Hallazgos />
        <HojaDeMuestra onElegir={(buscar) => editor && elegir(editor, buscar)} />
      </aside>
      <Suspense fallback={null}>
        {trayendo === 'word' && <DesdeWord onClose={() => setTrayendo(undefined)} />}
        {trayendo === 'archivo' && <TraerArchivo onClose={() => setTrayendo(undefined)} />}
        {trayendo === 'biblioteca' && (
          <Biblioteca
            tras={parte === 'contenido' ? bloqueEn(editor) : undefined}
            onClose={() => setTrayendo(undefined)}
          />
        )}
      </Suspense>
      {eligiendo && editor && <ElegirVariable editor={editor} onClose={() => setEligiendo(false)} />}
    </Grid>
  );
}

type Traido = 'word' | 'archivo' | 'biblioteca';

/** The buttons that bring a text from elsewhere, and the one that keeps it. */
function DeDonde({ onTraer }: { onTraer: (traido: Traido) => void }) {
  const t = useT();
  return (
    <Row gap={2} wrap>
      <Button variant="default" onClick={() => onTraer('word')}>
        {t('taller.word.titulo')}
      </Button>
      <Button variant="default" onClick={() => onTraer('archivo')}>
        {t('taller.archivo.traer')}
      </Button>
      <Guardar />
      <Button variant="default" onClick={() => onTraer('biblioteca')}>
        {t('taller.biblioteca.titulo')}
      </Button>
    </Row>
  );
}

type EditorDePlantilla = NonNullable<ReturnType<typeof usePlantilla>['editor']>;

/** Index of the block at the cursor. */
function bloqueEn(editor: EditorDePlantilla | undefined): number | undefined {
  return editor?.isFocused || editor?.state.selection.from ? editor.state.selection.$from.index(0) : undefined;
}

function clausulaEn(doc: EditorDePlantilla['state']['doc'], id: string): number | undefined {
  let found: number | undefined;
  doc.descendants((node, pos) => {
    if (node.type.name === 'clausula' && node.attrs.id === id) found = pos;
    return found === undefined;
  });
  return found;
}

function elegir(editor: EditorDePlantilla, buscar: (doc: EditorDePlantilla['state']['doc']) => number | undefined) {
  const pos = buscar(editor.state.doc);
  if (pos !== undefined) irA(editor, pos);
}

function irA(editor: EditorDePlantilla, pos: number): void {
  const node = editor.state.doc.nodeAt(pos);
  const { tr } = editor.state;
  if (node && NodeSelection.isSelectable(node) && !node.isText) tr.setSelection(NodeSelection.create(tr.doc, pos));
  editor.view.dispatch(tr);
  if (node?.isText) editor.commands.setTextSelection(pos);
  editor.commands.focus();
  const dom = editor.view.nodeDOM(pos);
  const element = dom instanceof Element ? dom : dom?.parentElement;
  element?.scrollIntoView({ block: 'center' });
}

/** Writes the text into a file of this computer. */
function Guardar() {
  const t = useT();
  const { mesa } = useTaller();
  const save = () => {
    const { texto } = mesa();
    saveFile({
      nombre: `${nombreDeArchivo(texto.plantilla.titulo)}.json`,
      blob: new Blob([aArchivo(texto)], { type: 'application/json' }),
    });
  };
  return (
    <Button variant="default" onClick={save}>
      {t('taller.archivo.guardar')}
    </Button>
  );
}

/** A title as a name of a file. */
function nombreDeArchivo(titulo: string): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-zA-Z0-9]+/g, '-').toLowerCase() || 'documento';
}

function Titulo() {
  const t = useT();
  const { escribir, mesa } = useTaller();
  const titulo = useDeMesa(({ texto }) => texto.plantilla.titulo);
  return (
    <TextInput
      label={t('taller.plantilla.tituloDelDocumento')}
      value={titulo}
      maxLength={200}
      error={titulo === '' && t('taller.vacio')}
      onChange={({ currentTarget }) =>
        escribir({ plantilla: { ...mesa().texto.plantilla, titulo: currentTarget.value } }, 'titulo')
      }
    />
  );
}
