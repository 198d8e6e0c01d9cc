import type { VentaDetalle } from '@fedatario/contract';
import { Link } from 'react-router';
import css from '../../common/factura/lineas.module.css';
import { Sumas } from '../../common/factura/Sumas.tsx';
import { useT } from '../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../lib/format.ts';

/** What was sold, what became of it, and what was given back of each; on phones each line is a card. */
export function Lineas({ venta }: { venta: VentaDetalle }) {
  const t = useT();
  const conDescuento = venta.descuento > 0;
  const conReembolso = venta.reembolsado > 0;
  return (
    <section aria-labelledby="lineas">
      <h2 id="lineas" className={css.title}>
        {t('facturas.lineas.titulo')}
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('facturas.lineas.concepto')}</th>
            <th scope="col">{t('facturas.lineas.precio')}</th>
            {conDescuento && <th scope="col">{t('facturas.lineas.descuento')}</th>}
            <th scope="col">{t('facturas.lineas.iva')}</th>
            <th scope="col">{t('facturas.lineas.total')}</th>
            {conReembolso && <th scope="col">{t('facturas.lineas.reembolsado')}</th>}
          </tr>
        </thead>
        <tbody>
          {venta.lineas.map((linea) => (
            <Linea key={linea.posicion} {...{ linea, conDescuento, conReembolso }} />
          ))}
        </tbody>
      </table>
      <Sumas factura={venta} neto={t('ventas.neto')} />
    </section>
  );
}

interface LineaProps {
  linea: VentaDetalle['lineas'][number];
  conDescuento: boolean;
  conReembolso: boolean;
}

function Linea({ linea, conDescuento, conReembolso }: LineaProps) {
  const t = useT();
  const { nombre, tipo, solicitud, precio, descuento, iva, total, reembolsado } = linea;
  const que = tipo === 'gestion' ? 'gestion' : 'tramite';
  const path = tipo === 'gestion' ? 'gestion-tramites-en-proceso' : 'tramites-en-proceso';
  return (
    <tr>
      <th scope="row">
        {nombre}
        {solicitud && (
          <small>
            <Link to={`/admin/${path}/detalle/${solicitud.idSolicitud}`}>
              {t(`facturas.lineas.${que}`, { numero: solicitud.numero })}
            </Link>
          </small>
        )}
      </th>
      <td data-label={t('facturas.lineas.precio')}>{dinero(precio)}</td>
      {conDescuento && <td data-label={t('facturas.lineas.descuento')}>{menosDinero(descuento)}</td>}
      <td data-label={t('facturas.lineas.iva')}>{dinero(iva)}</td>
      <td data-label={t('facturas.lineas.total')}>{dinero(total)}</td>
      {conReembolso && <td data-label={t('facturas.lineas.reembolsado')}>{dinero(reembolsado)}</td>}
    </tr>
  );
}
