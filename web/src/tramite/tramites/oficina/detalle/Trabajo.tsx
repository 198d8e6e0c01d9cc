import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../../../i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import customer from '../../../../ui/parts.module.css';
import css from '../../../expedientes/oficina/expediente.module.css';

const PROCESO = '/admin/tramites-en-proceso';

/** Link to the screen of the next work: the text during the review, the signing after the approval. */
export function Siguiente({ tramite: { idSolicitud, aceptado, estado, acciones } }: { tramite: TramiteDetalle }) {
  const t = useT();
  if (acciones.some(({ accion, impedimento }) => accion === 'firmar' && impedimento === null))
    return <ButtonLink to={`${PROCESO}/firma/${idSolicitud}`}>{t('expedienteDetalle.detalle.abrirFirma')}</ButtonLink>;
  if (!aceptado || estado !== 'enRevision') return null;
  return (
    <ButtonLink to={`${PROCESO}/documento/${idSolicitud}`}>{t('expedienteDetalle.detalle.abrirDocumento')}</ButtonLink>
  );
}

/** Link to the text, from the acceptance on. */
export function Texto({ tramite: { idSolicitud, aceptado } }: { tramite: TramiteDetalle }) {
  const t = useT();
  if (!aceptado) return null;
  return (
    <section className={customer.part} aria-labelledby="texto">
      <h2 id="texto">{t('expedienteDetalle.detalle.documento')}</h2>
      <p className={css.work}>{t('expedienteDetalle.detalle.documentoDetalle')}</p>
      <ButtonLink kind="quiet" to={`${PROCESO}/documento/${idSolicitud}`}>
        {t('expedienteDetalle.detalle.abrirDocumento')}
      </ButtonLink>
    </section>
  );
}
