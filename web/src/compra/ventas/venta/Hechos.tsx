import { estadosPagoCobrado, type VentaDetalle } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, telefono as escrito } from '../../../lib/format.ts';
import { PagosDeFactura as Intentos } from '../../facturas/partes/PagosDeFactura.tsx';
import { Receptor } from '../../facturas/partes/Receptor.tsx';

/** Customer and invoice recipient. */
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
      <Receptor receptor={receptor} />
    </section>
  );
}

/** The payments as the customer sees them, with the provider's reference. */
export function PagosDeVenta({ venta: { pagos } }: { venta: VentaDetalle }) {
  const t = useT();
  return (
    <Intentos
      pagos={pagos}
      nombreDe={({ tarjeta, metodo }) =>
        tarjeta ? `${tarjeta.marca.toUpperCase()} ···· ${tarjeta.ultimosCuatro}` : t(`ventas.metodo.${metodo}`)
      }
      estadoDe={({ estado }) => t(`pago.estado.${estado}`)}
      masDe={({ referenciaProveedor, estado, aplicado, devuelto }) => (
        <>
          {referenciaProveedor && <code>{referenciaProveedor}</code>}
          {estadosPagoCobrado.includes(estado) && !aplicado && <small>{t('ventas.pagoDeMas')}</small>}
          {devuelto > 0 && <small>{t('ventas.devuelto', { monto: dinero(devuelto) })}</small>}
        </>
      )}
    />
  );
}
