import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
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
import { useEffect, useReducer } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { Situacion } from './guardado.ts';
import css from './minutas.module.css';
import { alinear, cambiarTitulo, esActiva, estiloDe, irA, nuevaClausula, nuevaFirma, ponerEstilo } from './ordenes.ts';

/** In the order of their heading levels; a paragraph has level 0. */
const ESTILOS = ['parrafo', 'titulo', 'subtitulo', 'apartado'] as const;

/** Toolbar of the editor with the state of the save. */
export function BarraDeMinuta({ editor, situacion }: { editor: Editor; situacion: Situacion }) {
  const t = useT();
  useCambios(editor);
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
    <div className={css.bar} role="toolbar" aria-label={t('minuta.herramientas')}>
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
      <TituloDeClausula editor={editor} />
      <Guardado editor={editor} situacion={situacion} />
    </div>
  );
}

/** Title field of the clause at the cursor; its ordinal follows from its position. */
function TituloDeClausula({ editor }: { editor: Editor }) {
  const t = useT();
  if (!editor.isActive('clausula')) return null;
  const { titulo } = editor.getAttributes('clausula');
  return (
    <TextInput
      className={css.title}
      placeholder={t('minuta.tituloDeClausula')}
      aria-label={t('minuta.tituloDeClausula')}
      maxLength={200}
      value={titulo ?? ''}
      onChange={({ currentTarget }) => cambiarTitulo(editor, currentTarget.value)}
    />
  );
}

function Guardado({ editor, situacion }: { editor: Editor; situacion: Situacion }) {
  const t = useT();
  if (situacion.clase !== 'rechazado')
    return (
      <p className={css.saved} role="status" data-clase={situacion.clase}>
        {t(`minuta.guardado.${situacion.clase}`)}
      </p>
    );
  const { codigo, caracter } = situacion;
  return (
    <div className={css.saved} role="status" data-clase="rechazado">
      {caracter === undefined ? t(`error.${codigo}`) : t('minuta.noSeImprime', { caracter })}
      {caracter !== undefined && (
        <Button variant="subtle" size="compact-md" onClick={() => irA(editor, caracter)}>
          {t('minuta.verDonde')}
        </Button>
      )}
    </div>
  );
}

/** Renders again on each change of text or cursor. */
function useCambios(editor: Editor): void {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    editor.on('transaction', draw);
    return () => {
      editor.off('transaction', draw);
    };
  }, [editor]);
}
