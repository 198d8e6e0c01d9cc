import { estaEntregada } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { Say } from '../../ui/Say.tsx';
import css from './firma.module.css';

/**
 * Shown after the signing: follows the sealing of the document live, lists the duties, and links to the next trámite.
 */
export function Firmado({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { idSolicitud, estado, numero, nombre } = tramite;
  useLive('tramites', [calls.tramites.read, calls.asignaciones.list, calls.deberes.ofTramite]);
  const sellado = estaEntregada(estado);
  return (
    <>
      <Say
        icon={IconCircleCheck}
        title={t('firma.hecha')}
        lines={[
          `${numero} · ${nombre}`,
          <span key="estado" role="status">
            {t(sellado ? 'firma.entregado' : 'firma.sellando')}
          </span>,
        ]}
      >
        {sellado && (
          <Descargar
            endpoint={calls.documentos.ofTramite}
            input={{ params: { idSolicitud } }}
            label={t('firma.descargar')}
            what={t('firma.descargarQue', { numero })}
          />
        )}
        <Siguiente idSolicitud={idSolicitud} />
        <ButtonLink kind="quiet" to={`/admin/tramites-en-proceso/detalle/${idSolicitud}`}>
          {t('firma.volver')}
        </ButtonLink>
      </Say>
      {sellado && <Nacidos idSolicitud={idSolicitud} />}
    </>
  );
}

/** Link to the trámite that has waited longest for this notary's signature. */
function Siguiente({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data } = useCall(calls.asignaciones.list, {
    query: { estado: 'por-firmar', orden: 'antiguedad', limite: '2' },
  });
  const siguiente = data?.find((uno) => uno.idSolicitud !== idSolicitud);
  if (!data) return null;
  if (!siguiente) return <p>{t('firma.ningunaMas')}</p>;
  return (
    <ButtonLink to={`/admin/tramites-en-proceso/firma/${siguiente.idSolicitud}`}>
      {t('firma.siguiente', { numero: siguiente.numero })}
    </ButtonLink>
  );
}

/** The duties that the law imposes on the notary once the act is signed. */
function Nacidos({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data } = useCall(calls.deberes.ofTramite, { params: { idSolicitud } });
  if (!data || data.deberes.length === 0) return null;
  return (
    <Section title={t('firma.deberes')} text={t('firma.deberesDetalle')}>
      <Stack as="ul" gap={3} className={css.deberes}>
        {data.deberes.map(({ idDeber, tipo, venceEl }) => (
          <li key={idDeber}>
            <strong>{t(`deberes.tipo.${tipo}`)}</strong>
            <span>{t('firma.venceEl', { fecha: dia(venceEl) })}</span>
          </li>
        ))}
      </Stack>
      <Link to="/admin/deberes">{t('firma.verDeberes')}</Link>
    </Section>
  );
}
