import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMesa, useTaller } from './use-taller.ts';

/** Two people wrote the same part: one of the two texts stays, and the other is dropped from this browser alone. */
export function ConflictoDeTexto() {
  const t = useT();
  const { elegir } = useTaller();
  const { situacion } = useMesa();
  if (situacion.clase !== 'conflicto') return null;
  const { actual } = situacion;
  return (
    <Dialog
      open
      title={t('taller.conflicto.titulo')}
      close={t('comun.cerrar')}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="default" onClick={() => elegir(actual, false)}>
            {t('taller.conflicto.suyo')}
          </Button>
          <Button onClick={() => elegir(actual, true)}>{t('taller.conflicto.mio')}</Button>
        </>
      }
    >
      <p>{t('taller.conflicto.texto')}</p>
    </Dialog>
  );
}
