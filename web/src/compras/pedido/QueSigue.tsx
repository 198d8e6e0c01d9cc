import type { FacturaDetalle } from '@fedatario/contract';
import { Link } from 'react-router';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { descargarDocumento } from '../comprobante/calls.ts';
import css from './situacion.module.css';

const dichos = ['requisitosPendientes', 'sinAsignar', 'firmado', 'entregado', 'cancelado', 'cancelada'] as const;

/** Of each paid line, the trámite it became and what happens with it now; of a gestión, that nobody will do it. */
export function QueSigue({ lineas }: Pick<FacturaDetalle, 'lineas'>) {
  const t = useT();
  return (
    <ul className={css.next}>
      {lineas.map(({ posicion, nombre, tipo, solicitud }) => {
        if (!solicitud) return null;
        const { numero, idSolicitud } = solicitud;
        // To who bought it, what is delivered and what is closed are one thing.
        const estado = solicitud.estado === 'cerrado' ? 'entregado' : solicitud.estado;
        const isGestion = tipo === 'gestion';
        const dicho = isGestion && estado !== 'cancelada' ? 'sinServicio' : dichos.find((one) => one === estado);
        return (
          <li key={posicion}>
            <div className={css.about}>
              <strong>{nombre}</strong>
              <span>{t(`facturas.queSigue.${dicho ?? 'otro'}`)}</span>
            </div>
            {estado === 'entregado' && !isGestion && (
              <Descargar
                endpoint={descargarDocumento}
                input={{ params: { idSolicitud } }}
                label={t('facturas.descargarBreve')}
                what={t('facturas.descargarDocumento', { nombre })}
              />
            )}
            {!isGestion && (
              <Link to={`/tramites/${idSolicitud}/detalle`}>{t('facturas.lineas.tramite', { numero })}</Link>
            )}
            {dicho === 'sinServicio' && <a href="#reembolsos">{t('reembolsos.pedir')}</a>}
          </li>
        );
      })}
    </ul>
  );
}
