import type { FacturaDetalle } from '@fedatario/contract';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import css from './conceptos.module.css';

/** The lines with what each costs, takes off and pays of IVA; on phones each is a card. */
export function Conceptos({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  return (
    <section aria-labelledby="conceptos" className={css.place}>
      <h2 id="conceptos">{t('facturas.lineas.titulo')}</h2>
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
      <Sumas pedido={pedido} />
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
        {descuento > 0 ? `−${dinero(descuento)}` : dinero(0)}
      </td>
      <td data-label={t('facturas.lineas.base')}>{dinero(base)}</td>
      <td data-label={t('facturas.lineas.iva')}>{dinero(iva)}</td>
      <td data-label={t('facturas.lineas.total')}>{dinero(total)}</td>
    </tr>
  );
}

function Sumas({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const { subtotal, descuento, base, iva, total, codigo, reembolsado } = pedido;
  return (
    <dl className={css.sums}>
      <Suma que={t('facturas.lineas.subtotal')} texto={dinero(subtotal)} />
      {descuento > 0 && (
        <Suma
          que={codigo ? t('facturas.lineas.codigo', { codigo }) : t('facturas.lineas.descuento')}
          texto={`−${dinero(descuento)}`}
        />
      )}
      <Suma que={t('facturas.lineas.base')} texto={dinero(base)} />
      <Suma que={t('facturas.lineas.iva')} texto={dinero(iva)} />
      <Suma que={t('facturas.lineas.total')} texto={dinero(total)} main />
      {reembolsado > 0 && <Suma que={t('facturas.lineas.reembolsado')} texto={`−${dinero(reembolsado)}`} />}
    </dl>
  );
}

function Suma({ que, texto, main = false }: { que: string; texto: string; main?: boolean }) {
  return (
    <div data-main={main}>
      <dt>{que}</dt>
      <dd>{texto}</dd>
    </div>
  );
}
