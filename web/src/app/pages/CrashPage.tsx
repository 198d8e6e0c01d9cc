import { IconRefreshAlert } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';
import { areaProps } from '../theme/temas.ts';

/** Shown when nothing could be drawn. It stands alone, without a layout. */
export function CrashPage() {
  return (
    <main {...areaProps('default')}>
      <Crash />
    </main>
  );
}

/** Shown when a screen could not be drawn: a bug, or code of an older release that is no longer served. */
export function Crash() {
  const t = useT();
  const titulo = t('comun.fallo.pantalla');
  const error = useRouteError();
  const gone = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  const reference = error instanceof ApiError && error.idPeticion;
  const lines = [
    t(gone ? 'comun.fallo.descarga' : 'comun.fallo.pantallaDetalle'),
    t('comun.fallo.seguro'),
    reference && t('comun.fallo.referencia', { id: reference }),
  ];
  return (
    <Say icon={IconRefreshAlert} title={titulo} lines={lines}>
      <Titulo pantalla={titulo} />
      <ButtonLink to="." reloadDocument>
        {t('comun.fallo.recargar')}
      </ButtonLink>
      <ButtonLink to="/" kind="quiet" reloadDocument>
        {t('comun.volverInicio')}
      </ButtonLink>
    </Say>
  );
}
