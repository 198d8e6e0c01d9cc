import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './dos-pasos.module.css';

interface Props {
  codigos: readonly string[];
  onClose: () => void;
}

/** The backup codes, shown this one time. */
export function Respaldos({ codigos, onClose }: Props) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(codigos.join('\n'));
    show('success', t('dosPasos.copiados'));
  };
  const actions = (
    <>
      {/* A page served over plain http has no clipboard; the text can still be selected. */}
      {'clipboard' in navigator && (
        <Button variant="default" onClick={() => void copy()}>
          {t('dosPasos.copiar')}
        </Button>
      )}
      <Button onClick={onClose}>{t('dosPasos.guardados')}</Button>
    </>
  );
  return (
    <Dialog open title={t('dosPasos.respaldos')} close={t('comun.cerrar')} onClose={onClose} actions={actions}>
      <p>{t('dosPasos.guardelos')}</p>
      <ul className={css.respaldos} translate="no">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <bdi>{codigo}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
