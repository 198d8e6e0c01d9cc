import type { TrabajoDeMinuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Diferencia } from './Diferencia.tsx';
import type { Escritura } from './escritura/use-escritura.ts';

/**
 * Dialog for a text that somebody else changed meanwhile: shows both, and the notary chooses one. The other is deleted
 * from this browser.
 */
export function ConflictoDeMinuta({ actual, escritura }: { actual: TrabajoDeMinuta; escritura: Escritura }) {
  const t = useT();
  return (
    <Dialog
      open
      wide
      title={t('minuta.conflicto.titulo')}
      close={t('comun.cerrar')}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="default" onClick={() => escritura.elegir(actual, false)}>
            {t('minuta.conflicto.suyo')}
          </Button>
          <Button onClick={() => escritura.elegir(actual, true)}>{t('minuta.conflicto.mio')}</Button>
        </>
      }
    >
      <p>{t('minuta.conflicto.texto')}</p>
      <Diferencia antes={actual.contenido} despues={escritura.texto()} />
    </Dialog>
  );
}
