import { IconCloudOff, IconFileOff, IconFileUnknown } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';

/**
 * Shown when a product does not exist, is no longer sold, or could not be read. Uses its own texts, because those of
 * all errors are too heavy for a public page.
 */
export function Fallo({ error, onReintentar }: { error: ApiError; onReintentar: () => void }) {
  const t = useT();
  if (error.codigo === 'producto-retirado') {
    return (
      <Say icon={IconFileOff} title={t('productos.retirado.titulo')} lines={[t('productos.retirado.texto')]}>
        <ButtonLink to="/#documentos">{t('productos.limpiar')}</ButtonLink>
      </Say>
    );
  }
  if (error.codigo === 'no-encontrado') {
    return (
      <Say icon={IconFileUnknown} title={t('comun.noEncontrada.titulo')} lines={[t('comun.noEncontrada.detalle')]}>
        <ButtonLink to="/#documentos">{t('productos.limpiar')}</ButtonLink>
      </Say>
    );
  }
  const reference = error.idPeticion && t('comun.fallo.referencia', { id: error.idPeticion });
  return (
    <Say icon={IconCloudOff} title={t('comun.fallo.titulo')} lines={[t('productos.fallo'), reference]}>
      <PlainButton kind="quiet" onClick={onReintentar}>
        {t('comun.reintentar')}
      </PlainButton>
    </Say>
  );
}
