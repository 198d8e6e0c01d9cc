import type { TramiteDeOficina } from '@fedatario/contract/tramite';
import { IconArrowLeft, IconInbox, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../../common/Failure.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { fechaHora } from '../../../../lib/format.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../../ui/table/EmptyList.tsx';
import { estadoDicho } from '../../../expedientes/estado-dicho.ts';
import css from '../../../expedientes/oficina/cola/cola.module.css';
import { Asignar } from '../asignar/Asignar.tsx';

interface Props {
  idSolicitud: string | undefined;
  rows: readonly TramiteDeOficina[];
}

/** The chosen trámite with its candidates; without one, an explanation of how to choose. */
export function Elegido({ idSolicitud, rows }: Props) {
  const t = useT();
  if (idSolicitud === undefined)
    return <EmptyList icon={IconInbox} title={t('expediente.cola.elijaTitulo')} text={t('expediente.cola.elija')} />;
  return <Uno idSolicitud={idSolicitud} siguiente={siguienteDe(idSolicitud, rows)} />;
}

/** Path after an assignment: the next trámite of the queue. */
function siguienteDe(idSolicitud: string, rows: Props['rows']): string {
  const here = rows.findIndex((row) => row.idSolicitud === idSolicitud);
  const next = rows[here + 1] ?? rows[here - 1];
  return `/admin/tramites-sin-asignar${here >= 0 && next ? `/${next.idSolicitud}` : ''}`;
}

function Uno({ idSolicitud, siguiente }: { idSolicitud: string; siguiente: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.tramites.read, { params: { idSolicitud } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[60, 72, 72, 72]} label={t('comun.cargando')} />;
  const { numero, nombre, cliente, creadaEn, estado } = data;
  const detalle = `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
  const espera = estado === 'sinAsignar';
  return (
    <article className={css.chosen} aria-labelledby="elegido">
      <Link className={css.back} to="/admin/tramites-sin-asignar">
        <IconArrowLeft className="espejo" size={18} aria-hidden="true" />
        {t('expediente.cola.volver')}
      </Link>
      <header>
        <h2 id="elegido">{nombre}</h2>
        <p>{t('expediente.numeroCliente', { numero, cliente: cliente.nombre })}</p>
        <p>{t('tramites.comprado', { fecha: fechaHora(creadaEn) })}</p>
        {espera && <Link to={detalle}>{t('expediente.cola.verDetalle')}</Link>}
      </header>
      {espera ? (
        <Asignar tramite={data} onDone={siguiente} />
      ) : (
        <EmptyList
          icon={IconUserCheck}
          title={t('expediente.cola.yaNo')}
          text={t('expediente.cola.yaNoDetalle', { estado: estadoDicho(data, t) })}
        >
          <ButtonLink to={detalle}>{t('expediente.cola.verDetalle')}</ButtonLink>
        </EmptyList>
      )}
    </article>
  );
}
