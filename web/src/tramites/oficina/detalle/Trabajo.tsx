import type { TramiteDetalle } from '@fedatario/contract';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import customer from '../../detalle.module.css';
import css from './expediente.module.css';

/** Where the work that has a screen of its own is done: the text, from the review on, and the signing once it is approved. */
export function Trabajo({ tramite: { idSolicitud, aceptado, acciones } }: { tramite: TramiteDetalle }) {
  const t = useT();
  const firma = acciones.some(({ accion, impedimento }) => accion === 'firmar' && impedimento === null);
  return (
    <>
      {aceptado && (
        <section className={customer.part} aria-labelledby="texto">
          <h2 id="texto">{t('expedienteDetalle.detalle.documento')}</h2>
          <p className={css.work}>{t('expedienteDetalle.detalle.documentoDetalle')}</p>
          <ButtonLink kind="quiet" to={`/admin/tramites-en-proceso/documento/${idSolicitud}`}>
            {t('expedienteDetalle.detalle.abrirDocumento')}
          </ButtonLink>
        </section>
      )}
      {firma && (
        <section className={customer.part} aria-labelledby="firma">
          <h2 id="firma">{t('expedienteDetalle.detalle.firmar')}</h2>
          <p className={css.work}>{t('expedienteDetalle.detalle.firmarDetalle')}</p>
          <ButtonLink to={`/admin/tramites-en-proceso/firma/${idSolicitud}`}>
            {t('expedienteDetalle.detalle.abrirFirma')}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
