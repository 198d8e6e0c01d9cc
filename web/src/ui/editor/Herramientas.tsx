import { ActionIcon, NativeSelect } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSectionSign,
  IconUnderline,
  IconWritingSign,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { show } from '../snackbar/store.ts';
import { alinear, esActiva, estiloDe, nuevaClausula, nuevaFirma, ponerEstilo } from './ordenes.ts';
import type { Quitado } from './pegado.ts';

/** In the order of their heading levels; a paragraph has level 0. */
const ESTILOS = ['parrafo', 'titulo', 'subtitulo', 'apartado'] as const;

/** The controls that every editor of legal text has in its toolbar. */
export function Herramientas({ editor }: { editor: Editor }) {
  const t = useT();
  useLoQuitado(editor);
  const chain = () => editor.chain().focus();
  const tools = [
    ['negrita', IconBold, () => chain().toggleBold().run(), editor.isActive('bold')],
    ['cursiva', IconItalic, () => chain().toggleItalic().run(), editor.isActive('italic')],
    ['subrayado', IconUnderline, () => chain().toggleUnderline().run(), editor.isActive('underline')],
    ['izquierda', IconAlignLeft, () => alinear(editor, null), false],
    ['centro', IconAlignCenter, () => alinear(editor, 'center'), esActiva(editor, 'center')],
    ['justificado', IconAlignJustified, () => alinear(editor, 'justify'), esActiva(editor, 'justify')],
    ['vinetas', IconList, () => chain().toggleBulletList().run(), editor.isActive('bulletList')],
    ['numeros', IconListNumbers, () => chain().toggleOrderedList().run(), editor.isActive('orderedList')],
    ['clausula', IconSectionSign, () => nuevaClausula(editor), editor.isActive('clausula')],
    ['firma', IconWritingSign, () => nuevaFirma(editor, t('minuta.firmante')), false],
    ['deshacer', IconArrowBackUp, () => chain().undo().run(), false],
    ['rehacer', IconArrowForwardUp, () => chain().redo().run(), false],
  ] as const;
  return (
    <>
      <NativeSelect
        aria-label={t('minuta.estilo')}
        value={estiloDe(editor)}
        data={ESTILOS.map((estilo, level) => ({ value: String(level), label: t(`minuta.estilos.${estilo}`) }))}
        onChange={({ currentTarget }) => ponerEstilo(editor, Number(currentTarget.value))}
      />
      {tools.map(([name, Icon, run, active]) => (
        <ActionIcon
          key={name}
          variant={active ? 'light' : 'subtle'}
          {...(!active && { color: 'gray' })}
          size={44}
          title={t(`minuta.herramienta.${name}`)}
          aria-label={t(`minuta.herramienta.${name}`)}
          aria-pressed={active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ))}
    </>
  );
}

/** Milliseconds in which a person reads what a paste left out. */
const PARA_LEER = 15_000;

/** Says what a paste left out. */
function useLoQuitado(editor: Editor): void {
  const t = useT();
  useEffect(() => {
    const say = (quitado: readonly Quitado[]) => {
      const lines = quitado.map((one) => t(`minuta.pegado.${one}`));
      show('warning', lines.join(' '), PARA_LEER);
    };
    editor.on('quitado', say);
    return () => void editor.off('quitado', say);
  }, [editor, t]);
}
