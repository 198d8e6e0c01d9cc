import { IconFileUnknown } from '@tabler/icons-react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';

export function NotFound() {
  const t = useT();
  const titulo = t('comun.noEncontrada.titulo');
  return (
    <>
      <Titulo pantalla={titulo} />
      <Say icon={IconFileUnknown} title={titulo} lines={[t('comun.noEncontrada.detalle')]}>
        <ButtonLink to="/">{t('comun.volverInicio')}</ButtonLink>
      </Say>
    </>
  );
}
