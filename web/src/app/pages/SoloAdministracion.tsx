import { IconLock } from '@tabler/icons-react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';

/** Shown to other staff on a screen of the administration, instead of a redirect. */
export function SoloAdministracion() {
  const t = useT();
  const titulo = t('comun.soloAdministracion.titulo');
  return (
    <>
      <Titulo pantalla={titulo} />
      <Say icon={IconLock} title={titulo} lines={[t('comun.soloAdministracion.detalle')]}>
        <ButtonLink to="/admin/tramites-en-proceso/mios">{t('comun.soloAdministracion.ir')}</ButtonLink>
      </Say>
    </>
  );
}
