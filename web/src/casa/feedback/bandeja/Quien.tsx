import type { HiloDeFeedback } from '@fedatario/contract/casa';
import { NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './bandeja.module.css';

/** The author, with links to their orders and trámites, and the member of the office who attends to it. */
export function Quien({ hilo }: { hilo: HiloDeFeedback }) {
  const t = useT();
  const { nombre, email, conCuenta, puntos, tramite, persona, recibidoEn, responsable } = hilo;
  const administra = useAdministra();
  const busca = `?texto=${encodeURIComponent(email)}`;
  return (
    <Stack gap={2} className={css.person}>
      <p>
        <strong>
          <bdi>{nombre}</bdi>
        </strong>{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        {t(conCuenta ? 'bandeja.hilo.conCuenta' : 'bandeja.hilo.sinCuenta')} ·{' '}
        {t('bandeja.hilo.recibido', { fecha: fechaHora(recibidoEn) })}
        {puntos !== null && ` · ${t('bandeja.hilo.valora', { n: puntos })}`}
      </p>
      <Row as="p" gap={4} rowGap={1} wrap className={css.links}>
        {tramite && (
          <Link to={`/admin/tramites-en-proceso/detalle/${tramite.idSolicitud}`}>
            {t('bandeja.hilo.tramite', { numero: tramite.numero, nombre: tramite.nombre })}
          </Link>
        )}
        {persona.tramites > 0 && (
          <Link to={`/admin/tramites-en-proceso/todos${busca}`}>
            {t('bandeja.hilo.tramites', { n: persona.tramites })}
          </Link>
        )}
        {persona.pedidos > 0 && (
          <Link to={`/admin/historial-ventas${busca}`}>{t('bandeja.hilo.pedidos', { n: persona.pedidos })}</Link>
        )}
      </Row>
      {administra ? (
        <Responsable hilo={hilo} />
      ) : (
        responsable && <p>{t('bandeja.fila.responsable', { nombre: responsable.nombre })}</p>
      )}
    </Stack>
  );
}

/** Chooses who of the office attends to it; they are notified. */
function Responsable({ hilo: { idFeedback, responsable } }: { hilo: HiloDeFeedback }) {
  const t = useT();
  const { data = [] } = useCall(calls.usuarios.listInternos, { query: { limite: 100 } });
  const { mutate, isPending } = useSend(calls.feedback.assign, { renews: [calls.feedback.read, calls.feedback.list] });
  const activos = data
    .filter(({ activo }) => activo)
    .map((one) => ({ value: one.idUsuario, label: one.nombreCompleto }));
  const falta = responsable && !activos.some(({ value }) => value === responsable.idUsuario);
  return (
    <NativeSelect
      className={css.assign}
      label={t('bandeja.hilo.responsable')}
      value={responsable?.idUsuario ?? ''}
      disabled={isPending}
      data={[
        { value: '', label: t('bandeja.hilo.nadie') },
        ...activos,
        ...(falta ? [{ value: responsable.idUsuario, label: responsable.nombre }] : []),
      ]}
      onChange={({ currentTarget: { value } }) =>
        mutate(
          { params: { idFeedback }, body: { idUsuario: value || null } },
          { onSuccess: () => show('success', tell('bandeja.hilo.asignado')) },
        )
      }
    />
  );
}
