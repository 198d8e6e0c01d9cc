import type { Cita } from '@fedatario/contract/solicitud';
import { calls } from '#calls';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { readEmail } from '../../../../lib/token.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';

/** Link to the case of a signing; a notary who attends it beside another may not open it. */
export function AbrirTramite({ cita: { tramite, equipo } }: { cita: Cita }) {
  const t = useT();
  const email = readEmail();
  const { data: yo } = useCall(calls.usuarios.byEmail, { params: { email: email ?? '' } }, { enabled: email !== null });
  const acompana = equipo.some(({ idUsuario }) => idUsuario === yo?.idUsuario);
  if (!tramite || (acompana && yo?.rol.nombre !== 'admin')) return null;
  return (
    <ButtonLink kind="plain" to={`/admin/tramites-en-proceso/detalle/${tramite.idSolicitud}`}>
      {t('citas.lista.abrirTramite', { numero: tramite.numero })}
    </ButtonLink>
  );
}
