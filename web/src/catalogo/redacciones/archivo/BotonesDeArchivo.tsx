import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';

/** Cancel, and the button that takes what was read. */
export function BotonesDeArchivo({
  listo,
  onUsar,
  onClose,
}: {
  listo: boolean;
  onUsar: () => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button disabled={!listo} onClick={onUsar}>
        {t('taller.word.usar')}
      </Button>
    </>
  );
}
