import type { FacturaDetalle } from '@fedatario/contract';
import { Link } from 'react-router';
import css from '../../common/factura/lineas.module.css';
import { Sumas } from '../../common/factura/Sumas.tsx';
import { useT } from '../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../lib/format.ts';

/** The lines with what each costs, takes off and pays of IVA; on phones each is a card. */
export function Conceptos({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  return (
    <section aria-labelledby="conceptos">
      <h2 id="conceptos" className={css.title}>
        {t('facturas.lineas.titulo')}
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('facturas.lineas.concepto')}</th>
            <th scope="col">{t('facturas.lineas.precio')}</th>
            <th scope="col">{t('facturas.lineas.descuento')}</th>
            <th scope="col">{t('facturas.lineas.base')}</th>
            <th scope="col">{t('facturas.lineas.iva')}</th>
            <th scope="col">{t('facturas.lineas.total')}</th>
          </tr>
        </thead>
        <tbody>
          {pedido.lineas.map((linea) => (
            <Linea key={linea.posicion} linea={linea} />
          ))}
        </tbody>
      </table>
      <Sumas factura={pedido} />
    </section>
  );
}

function Linea({ linea }: { linea: FacturaDetalle['lineas'][number] }) {
  const t = useT();
  const { nombre, tipo, solicitud, precio, descuento, base, iva, total, reembolsado } = linea;
  const que = tipo === 'gestion' ? 'gestion' : 'tramite';
  const path = tipo === 'gestion' ? '/gestion-tramites' : '/tramites';
  return (
    <tr>
      <th scope="row">
        {nombre}
        {solicitud && (
          <Link to={`${path}/${solicitud.idSolicitud}/detalle`}>
            {t(`facturas.lineas.${que}`, { numero: solicitud.numero })}
          </Link>
        )}
        {reembolsado > 0 && (
          <small>
            {t('facturas.lineas.reembolsado')} {dinero(reembolsado)}
          </small>
        )}
      </th>
      <td data-label={t('facturas.lineas.precio')}>{dinero(precio)}</td>
      <td data-label={t('facturas.lineas.descuento')} data-nothing={descuento === 0}>
        {descuento > 0 ? menosDinero(descuento) : dinero(0)}
      </td>
      <td data-label={t('facturas.lineas.base')}>{dinero(base)}</td>
      <td data-label={t('facturas.lineas.iva')}>{dinero(iva)}</td>
      <td data-label={t('facturas.lineas.total')}>{dinero(total)}</td>
    </tr>
  );
}
