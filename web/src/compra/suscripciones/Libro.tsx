import type { MovimientoDeBeneficio } from '@fedatario/contract/compra';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { cuando } from '../../solicitud/citas/cuando.ts';
import { Text } from '../../ui/layout/layout.tsx';
import css from './suscripcion.module.css';

interface Props {
  lineas: readonly MovimientoDeBeneficio[];
  /** Each document links to its order, for the customer whose it is. */
  pedidos?: boolean;
}

/** The ledger of units, the newest line first: what was given, used, given back or expired, and why. */
export function Libro({ lineas, pedidos = false }: Props) {
  const t = useT();
  return (
    <ul className={css.lines}>
      {lineas.map((linea) => (
        <li key={linea.idBeneficio}>
          <div>
            <strong>{t(`suscripcion.libro.${linea.clase === 'cita' ? 'citas.' : ''}${linea.movimiento}`)}</strong>
            {linea.cita && <span>{cuando(linea.cita, linea.cita.zona)}</span>}
            {linea.documento && (
              <span>
                {pedidos ? <Link to={`/detalle-pago/${linea.idFactura}`}>{linea.documento}</Link> : linea.documento}
              </span>
            )}
            {linea.motivo && <span>{linea.motivo}</span>}
            <time dateTime={linea.hechoEn}>{fechaHora(linea.hechoEn)}</time>
          </div>
          <Text as="span" weight={600} figures>
            {cantidadDe(linea, t('suscripcion.libro.sinLimite'))}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** A unit that was reserved leaves the balance; using it for good changes nothing more. */
function cantidadDe({ movimiento, cantidad }: MovimientoDeBeneficio, sinLimite: string): string {
  if (cantidad === null) return sinLimite;
  if (movimiento === 'consumido') return '—';
  return movimiento === 'otorgado' || movimiento === 'devuelto' ? `+${cantidad}` : `−${cantidad}`;
}
