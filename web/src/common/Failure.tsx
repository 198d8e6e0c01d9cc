import { IconCloudOff, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { Say } from '../ui/Say.tsx';

interface Props {
  error: ApiError;
  retry?: () => unknown;
  /** `h1` when the failure is the whole screen, which then has no other title. */
  heading?: 'h1' | 'h2';
  /** Link shown for an object that does not exist; by default the home. */
  exit?: { to: string; text: string };
}

/** Message of a failed call without data to show: what happened, what is safe, what to do, and the request id. */
export function Failure({ error, retry, heading = 'h2', exit }: Props) {
  const t = useT();
  if (error.codigo === 'acceso-denegado') return <NoAccess />;
  if (error.codigo === 'no-encontrado') {
    return (
      <Say icon={IconMoodEmpty} title={t('comun.noEncontrada.titulo')} lines={[t('error.no-encontrado')]}>
        <ButtonLink to={exit?.to ?? '/'}>{exit?.text ?? t('comun.volverInicio')}</ButtonLink>
      </Say>
    );
  }
  const reference = error.idPeticion && t('comun.fallo.referencia', { id: error.idPeticion });
  const lines = [t(`error.${error.codigo}`), t('comun.fallo.seguro'), reference];
  return (
    <Say icon={IconCloudOff} heading={heading} title={t('comun.fallo.titulo')} lines={lines}>
      {retry && (
        <PlainButton kind="quiet" onClick={() => void retry()}>
          {t('comun.reintentar')}
        </PlainButton>
      )}
    </Say>
  );
}

/** Shown when the server denied access to the account. */
function NoAccess() {
  const t = useT();
  return (
    <Say icon={IconLock} title={t('comun.sinAcceso.titulo')} lines={[t('comun.sinAcceso.detalle')]}>
      <ButtonLink to="/">{t('comun.volverInicio')}</ButtonLink>
    </Say>
  );
}
