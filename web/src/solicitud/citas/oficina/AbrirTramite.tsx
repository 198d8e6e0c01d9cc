import type { Cita } from '@fedatario/contract';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** Link to the case of a signing. */
export function AbrirTramite({ cita: { tramite } }: { cita: Cita }) {
  const t = useT();
  if (!tramite) return null;
  return (
    <ButtonLink kind="plain" to={`/admin/tramites-en-proceso/detalle/${tramite.idSolicitud}`}>
      {t('citas.lista.abrirTramite', { numero: tramite.numero })}
    </ButtonLink>
  );
}
