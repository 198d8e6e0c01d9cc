import type { Cita } from '@fedatario/contract/solicitud';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';

/** The number where the notary calls; a customer who wrote none is led to their profile. */
export function Telefono({ cita: { telefono }, oficina }: { cita: Cita; oficina: boolean }) {
  const t = useT();
  if (telefono) return oficina ? <bdi dir="ltr">{telefono}</bdi> : t('citas.retenida.llaman', { telefono });
  if (oficina) return t('citas.dato.sinTelefono.oficina');
  return <Link to="/perfil-usuario/info">{t('citas.dato.sinTelefono.cliente')}</Link>;
}
