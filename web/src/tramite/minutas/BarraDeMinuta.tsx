import type { TrabajoDeMinuta } from '@fedatario/contract/tramite';
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useT } from '../../i18n/i18n.ts';
import type { Situacion } from '../../lib/guardado-solo.ts';
import { Herramientas } from '../../ui/editor/Herramientas.tsx';
import { useCambios } from '../../ui/editor/use-cambios.ts';
import css from './minutas.module.css';
import { cambiarTitulo, irA } from './ordenes.ts';

/** Toolbar of the editor with the state of the save. */
export function BarraDeMinuta({ editor, situacion }: { editor: Editor; situacion: Situacion<TrabajoDeMinuta> }) {
  const t = useT();
  useCambios(editor);
  return (
    <div className={css.bar} role="toolbar" aria-label={t('minuta.herramientas')}>
      <Herramientas editor={editor} />
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

function Guardado({ editor, situacion }: { editor: Editor; situacion: Situacion<TrabajoDeMinuta> }) {
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
