import { IconBarrierBlock } from '@tabler/icons-react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';
import type { Pendiente } from '../pendiente.ts';

export function PendingPage({ what }: { what: Pendiente }) {
  const t = useT();
  const titulo = t(`pendiente.${what}.titulo`);
  return (
    <>
      <Titulo pantalla={titulo} />
      <Say
        icon={IconBarrierBlock}
        title={titulo}
        lines={[<strong key="detalle">{t('pendiente.detalle')}</strong>, t(`pendiente.${what}.texto`)]}
      >
        <ButtonLink to="/" kind="quiet">
          {t('comun.volverInicio')}
        </ButtonLink>
      </Say>
    </>
  );
}
