import { IconBarrierBlock } from '@tabler/icons-react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';
import { officeHome } from '../office-home.ts';
import type { Pendiente } from '../pendiente.ts';
import { useSession } from '../session/use-session.ts';

/** A screen that is not built yet: staff read what it will do; everybody else gets a link onwards. */
export function PendingPage({ what }: { what: Pendiente }) {
  const t = useT();
  const isOffice = officeHome(useSession().user.role[0]) !== undefined;
  const titulo = t(`pendiente.${what}.titulo`);
  return (
    <>
      <Titulo pantalla={titulo} />
      <Say
        icon={IconBarrierBlock}
        title={titulo}
        lines={[isOffice && <strong key="detalle">{t('pendiente.detalle')}</strong>, t(`pendiente.${what}.texto`)]}
      >
        <ButtonLink to={isOffice ? '/' : '/#documentos'} kind="quiet">
          {t(isOffice ? 'comun.volverInicio' : 'pendiente.verDocumentos')}
        </ButtonLink>
      </Say>
    </>
  );
}
