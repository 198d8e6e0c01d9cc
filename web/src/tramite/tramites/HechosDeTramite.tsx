import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';

/** The notary and the promised time. */
export function HechosDeTramite({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { notario, aceptado, automatica, plazoHoras, horasConsumidas, idFactura } = tramite;
  return (
    <>
      {!automatica && (
        <>
          <section aria-labelledby="notario">
            <h2 id="notario">{t('tramites.hechos.notario')}</h2>
            <p>{notario && aceptado ? notario.nombre : t('tramites.hechos.sinNotario')}</p>
          </section>
          <section aria-labelledby="plazo">
            <h2 id="plazo">{t('tramites.hechos.plazo')}</h2>
            <p>{t('tramites.hechos.horas', { n: plazoHoras })}</p>
            {horasConsumidas > 0 && (
              <small>{t('tramites.hechos.usadas', { n: Math.round(horasConsumidas * 10) / 10 })}</small>
            )}
            <small>{t('tramites.hechos.comoCuenta')}</small>
          </section>
        </>
      )}
      <section aria-labelledby="compra">
        <h2 id="compra">{t('tramites.hechos.compra')}</h2>
        <p>
          <Link to={`/detalle-pago/${idFactura}`}>{t('tramites.hechos.verCompra')}</Link>
        </p>
      </section>
    </>
  );
}
