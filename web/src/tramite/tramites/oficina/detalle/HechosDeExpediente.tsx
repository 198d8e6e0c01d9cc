import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';

/** Customer, notary, promised time and sale. */
export function HechosDeExpediente({ tramite, administra }: { tramite: TramiteDetalle; administra: boolean }) {
  const t = useT();
  const { cliente, notario, aceptado, automatica, plazoHoras, horasConsumidas, idFactura } = tramite;
  return (
    <>
      <section aria-labelledby="cliente">
        <h2 id="cliente">{t('expedienteDetalle.hechos.cliente')}</h2>
        <p>{cliente.nombre}</p>
      </section>
      <section aria-labelledby="notario">
        <h2 id="notario">{t('expedienteDetalle.hechos.notario')}</h2>
        <p>{notario?.nombre ?? t(automatica ? 'entrega.automaticaDetalle' : 'expedienteDetalle.hechos.sinNotario')}</p>
        {notario && (
          <small>{t(aceptado ? 'expedienteDetalle.hechos.aceptado' : 'expedienteDetalle.hechos.sinAceptar')}</small>
        )}
        {notario && administra && (
          <Link to={`/admin/tramites-en-proceso/notario/${notario.idUsuario}`}>
            {t('expedienteDetalle.hechos.verDe')}
          </Link>
        )}
      </section>
      {!automatica && (
        <section aria-labelledby="plazo">
          <h2 id="plazo">{t('expedienteDetalle.hechos.plazo')}</h2>
          <p>{t('expedienteDetalle.hechos.usadas', { n: Math.round(horasConsumidas * 10) / 10, total: plazoHoras })}</p>
          <small>{t('expedienteDetalle.hechos.comoCuenta')}</small>
        </section>
      )}
      <section aria-labelledby="venta">
        <h2 id="venta">{t('expedienteDetalle.hechos.venta')}</h2>
        <p>
          <Link to={`/admin/historial-ventas/${idFactura}`}>{t('expedienteDetalle.hechos.verVenta')}</Link>
        </p>
      </section>
    </>
  );
}
