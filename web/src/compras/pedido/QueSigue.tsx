import type { FacturaDetalle } from '@fedatario/contract';
import { Link } from 'react-router';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { descargarDocumento } from '../comprobante/calls.ts';
import css from './situacion.module.css';

const dichos = ['requisitosPendientes', 'sinAsignar', 'firmado', 'entregado', 'cancelado', 'cancelada'] as const;

/** Of each paid line, the trámite or gestión it became and what happens with it now. */
export function QueSigue({ lineas }: Pick<FacturaDetalle, 'lineas'>) {
  const t = useT();
  return (
    <ul className={css.next}>
      {lineas.map(({ posicion, nombre, tipo, solicitud }) => {
        if (!solicitud) return null;
        const { numero, idSolicitud } = solicitud;
        // To who bought it, what is delivered and what is closed are one thing.
        const estado = solicitud.estado === 'cerrado' ? 'entregado' : solicitud.estado;
        const que = t(`facturas.lineas.${tipo === 'gestion' ? 'gestion' : 'tramite'}`, { numero });
        const path = tipo === 'gestion' ? '/gestion-tramites' : '/tramites';
        return (
          <li key={posicion}>
            <div className={css.about}>
              <strong>{nombre}</strong>
              <span>{t(`facturas.queSigue.${dichos.find((one) => one === estado) ?? 'otro'}`)}</span>
            </div>
            {estado === 'entregado' && tipo === 'documento' && (
              <Descargar
                endpoint={descargarDocumento}
                input={{ params: { idSolicitud } }}
                label={t('facturas.descargarBreve')}
                what={t('facturas.descargarDocumento', { nombre })}
              />
            )}
            <Link to={`${path}/${idSolicitud}/detalle`}>{que}</Link>
          </li>
        );
      })}
    </ul>
  );
}
