import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { delEditor } from '../texto/conversion.ts';
import { useMesa } from '../texto/use-taller.ts';
import { formatosPara } from './formatos.ts';
import { aliasDe, buscar, type Ofrecida, ofrecidasDe } from './nombres.ts';
import { insertarVariable } from './ordenes.ts';
import css from './plantilla.module.css';

/** The answers that may be printed, found by typing; Enter takes the first. */
export function ElegirVariable({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const { leido } = useMesa();
  const [escrito, setEscrito] = useState('');
  const alias = aliasDe(delEditor(editor.state.doc, 'bloques'));
  const found = buscar(leido.entrevista ? ofrecidasDe(leido.entrevista, alias) : [], escrito);
  const choose = ({ ruta, tipo }: Ofrecida) => {
    onClose();
    // Once the dialog is gone, and before it gives the focus back.
    setTimeout(() => insertarVariable(editor, ruta, formatosPara(tipo, undefined)[0] ?? ''));
  };
  return (
    <Dialog
      open
      title={t('taller.plantilla.insertar')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
      }
    >
      <TextInput
        label={t('taller.plantilla.buscar')}
        value={escrito}
        data-autofocus
        autoComplete="off"
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Enter' && first) choose(first);
        }}
      />
      {found.length === 0 ? (
        <p role="status">{t('taller.plantilla.ninguna')}</p>
      ) : (
        <ul className={css.variables} aria-label={t('taller.plantilla.variables')}>
          {found.map((one) => (
            <li key={one.ruta}>
              <button type="button" onClick={() => choose(one)}>
                <span lang="es">{one.etiqueta}</span>
                <small>{`${one.ruta} · ${t(`taller.tipo.${one.tipo}`)}`}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
