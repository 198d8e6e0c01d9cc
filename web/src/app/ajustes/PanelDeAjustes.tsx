import { ajustesPorOmision } from '@fedatario/contract/casa';
import { IconRotate, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import css from './ajustes.module.css';
import { changeAjustes } from './ajustes.ts';
import { ColoresDePantalla } from './ColoresDePantalla.tsx';
import { Generales } from './Generales.tsx';

interface Props {
  oficina: boolean;
  onClose: () => void;
}

/** Panel of settings and colour schemes beside the screen, which changes at once with each choice. */
export function PanelDeAjustes({ oficina, onClose }: Props) {
  const t = useT();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.showModal(), []);
  // A click on the backdrop has the dialog itself as its target; a click inside has one of its elements.
  const outside = ({ target }: MouseEvent) => target === panel.current && panel.current?.close();
  const [parte, setParte] = useState<'ajustes' | 'colores'>('ajustes');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it with Escape.
    <dialog ref={panel} className={css.panel} aria-labelledby={`${id}t`} onClose={onClose} onClick={outside}>
      <div className={css.inside}>
        <Head id={`${id}t`} onClose={() => panel.current?.close()} />
        <nav className={css.partes} aria-label={t('ajustes.titulo')}>
          {(['ajustes', 'colores'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === parte} onClick={() => setParte(one)}>
              {t(`ajustes.parte.${one}`)}
            </button>
          ))}
        </nav>
        <Stack gap={6} pad={6} className={css.body}>
          {parte === 'colores' ? <ColoresDePantalla oficina={oficina} /> : <Generales oficina={oficina} />}
        </Stack>
        <div className={css.foot}>
          <button type="button" className={css.reset} onClick={() => changeAjustes(() => ajustesPorOmision)}>
            <IconRotate size={18} aria-hidden="true" />
            {t('ajustes.restablecer')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Head({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  return (
    <Row gap={4} align="center" justify="between" className={css.head}>
      <h2 id={id}>{t('ajustes.titulo')}</h2>
      <IconButton label={t('comun.cerrar')} onClick={onClose}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
