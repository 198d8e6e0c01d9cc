import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import css from './texto.module.css';
import { useMesa, useTaller } from './use-taller.ts';

/** Undo and redo, unless the tab has its own, with the state of the save and the problems that keep the text from being saved. */
export function BarraDeTexto({ deshace }: { deshace: boolean }) {
  const t = useT();
  const taller = useTaller();
  const { situacion, leido, puedeDeshacer, puedeRehacer } = useMesa();
  const { problemas } = leido;
  const clase = problemas.length > 0 ? 'ilegible' : situacion.clase;
  return (
    <>
      <Row gap={1} align="center" className={css.barra}>
        {deshace && (
          <>
            <IconButton label={t('taller.deshacer')} disabled={!puedeDeshacer} onClick={taller.deshacer}>
              <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('taller.rehacer')} disabled={!puedeRehacer} onClick={taller.rehacer}>
              <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <p role="status" data-clase={clase}>
          {t(`taller.guardado.${clase}`)}
        </p>
      </Row>
      {problemas.length > 0 && (
        <Notice tone="warning">
          <p>{t('taller.ilegible')}</p>
          <ul className={css.problemas} lang="es">
            {problemas.map((problema) => (
              <li key={problema}>{problema}</li>
            ))}
          </ul>
        </Notice>
      )}
      {situacion.clase === 'rechazado' && <Notice tone="error">{t(`error.${situacion.codigo}`)}</Notice>}
    </>
  );
}
