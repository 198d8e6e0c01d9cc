import type { GestionDetalle } from '@fedatario/contract/tramite';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';

/** The gestor, the number before the institution, the promised time and the purchase. */
export function HechosDeGestion({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const { gestor, presentaciones, plazoHoras, idFactura } = gestion;
  const ultima = presentaciones.at(-1);
  return (
    <>
      <section aria-labelledby="gestor">
        <h2 id="gestor">{t('gestiones.hechos.gestor')}</h2>
        <p>{gestor?.nombre ?? t('gestiones.hechos.sinGestor')}</p>
      </section>
      {ultima && (
        <section aria-labelledby="expediente">
          <h2 id="expediente">{t('gestiones.hechos.expediente', { institucion: ultima.institucion })}</h2>
          <p>
            <bdi>{ultima.numero}</bdi>
          </p>
        </section>
      )}
      <section aria-labelledby="plazo">
        <h2 id="plazo">{t('tramites.hechos.plazo')}</h2>
        <p>{t('tramites.hechos.horas', { n: plazoHoras })}</p>
        <small>{t('gestiones.hechos.comoCuenta')}</small>
      </section>
      <section aria-labelledby="compra">
        <h2 id="compra">{t('tramites.hechos.compra')}</h2>
        <p>
          <Link to={`/detalle-pago/${idFactura}`}>{t('tramites.hechos.verCompra')}</Link>
        </p>
      </section>
    </>
  );
}
