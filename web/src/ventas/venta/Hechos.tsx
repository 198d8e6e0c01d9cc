import type { VentaDetalle } from '@fedatario/contract';
import { formatCui, formatNit } from '@fedatario/document-engine';
import { useT } from '../../i18n/i18n.ts';
import { dinero, telefono as escrito, fechaHora } from '../../lib/format.ts';
import css from './venta.module.css';

const escritos = { NIT: formatNit, CUI: formatCui, CF: String, EXT: String };

/** Who bought, and who it is made out to. */
export function Cliente({ venta: { cliente, receptor } }: { venta: VentaDetalle }) {
  const t = useT();
  return (
    <section aria-labelledby="cliente">
      <h2 id="cliente">{t('ventas.columna.cliente')}</h2>
      <p>
        <strong>{cliente.nombre}</strong>
      </p>
      <p>
        <a href={`mailto:${cliente.email}`}>{cliente.email}</a>
      </p>
      {cliente.telefono && <p>{escrito(cliente.telefono)}</p>}
      <h3>{t('facturas.receptor.titulo')}</h3>
      <p>{receptor.nombre}</p>
      <p>{t(`facturas.receptor.${receptor.tipo}`, { numero: escritos[receptor.tipo](receptor.numero) })}</p>
      {receptor.direccion && <p>{receptor.direccion}</p>}
    </section>
  );
}

/** Each try to pay, the newest first, with what the provider calls it. */
export function Pagos({ venta: { pagos } }: { venta: VentaDetalle }) {
  const t = useT();
  return (
    <section aria-labelledby="pagos">
      <h2 id="pagos">{t('facturas.pagos.titulo')}</h2>
      {pagos.length === 0 && <p>{t('facturas.pagos.vacio')}</p>}
      <ul className={css.payments}>
        {pagos.map((pago) => (
          <Pago key={pago.idPago} pago={pago} />
        ))}
      </ul>
    </section>
  );
}

function Pago({ pago }: { pago: VentaDetalle['pagos'][number] }) {
  const t = useT();
  const { metodo, tarjeta, monto, estado, motivo, creadoEn, referenciaProveedor, aplicado, devuelto } = pago;
  return (
    <li>
      <p>
        <strong>
          {tarjeta ? `${tarjeta.marca.toUpperCase()} ···· ${tarjeta.ultimosCuatro}` : t(`ventas.metodo.${metodo}`)}
        </strong>
        <span>{dinero(monto)}</span>
      </p>
      <p>
        <small>
          {t(`pago.estado.${estado}`)} · {fechaHora(creadoEn)}
        </small>
      </p>
      {motivo && estado === 'rechazado' && <small>{t(`pago.motivo.${motivo}`)}</small>}
      {referenciaProveedor && <code>{referenciaProveedor}</code>}
      {estado === 'capturado' && !aplicado && <small>{t('ventas.pagoDeMas')}</small>}
      {devuelto > 0 && <small>{t('ventas.devuelto', { monto: dinero(devuelto) })}</small>}
    </li>
  );
}
