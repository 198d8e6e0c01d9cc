import type { SuscripcionConLibro } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall } from '../../../lib/api.ts';
import { dinero, fechaDe } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EstadoDeSuscripcion } from '../EstadoDeSuscripcion.tsx';
import { Libro } from '../Libro.tsx';
import css from '../suscripcion.module.css';
import { AccionesDeSuscripcion } from './AccionesDeSuscripcion.tsx';

interface Props {
  idSuscripcion: string;
  onClose: () => void;
}

/** One subscription beside the list: what waits, what the office can do for it, and every line of its ledger. */
export function SuscripcionDrawer({ idSuscripcion, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(
    calls.suscripcionesDeOficina.read,
    { params: { idSuscripcion } },
    { fresh: true },
  );
  const titulo = data?.cliente.nombre ?? t('suscripcionesOficina.una');
  return (
    <Drawer title={titulo} close={t('comun.cerrar')} onClose={onClose}>
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[72, 120, 240]} label={t('comun.cargando')} />}
      {data && <Ficha suscripcion={data} />}
    </Drawer>
  );
}

function Ficha({ suscripcion }: { suscripcion: SuscripcionConLibro }) {
  const t = useT();
  const administra = useAdministra();
  const { nombrePlan, estado, finPeriodo, precio, periodo, disponibles, riesgos, pendiente, libro } = suscripcion;
  const medidas = [
    [t('suscripcionesOficina.columna.plan'), nombrePlan],
    [t('suscripcion.precio'), `${dinero(precio)} ${t(`planes.al.${periodo}`)}`],
    [t('suscripcionesOficina.columna.fin'), fechaDe(finPeriodo, jurisdiccion.zonaHoraria)],
    [
      t('suscripcionesOficina.columna.disponibles'),
      disponibles === null ? t('suscripcionesOficina.sinLimite') : disponibles,
    ],
  ] as const;
  return (
    <>
      <EstadoDeSuscripcion estado={estado} />
      {riesgos.map((uno) => (
        <Notice key={uno} tone="warning">
          {t(`suscripcionesOficina.porRiesgo.${uno}`)}
        </Notice>
      ))}
      <dl className={css.meter}>
        {medidas.map(([nombre, dato]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{dato}</dd>
          </div>
        ))}
      </dl>
      {pendiente && (
        <ButtonLink to={`/admin/historial-ventas/${pendiente.idFactura}`}>
          {t('suscripcionesOficina.verPedido', { total: dinero(pendiente.total) })}
        </ButtonLink>
      )}
      {administra && <AccionesDeSuscripcion suscripcion={suscripcion} />}
      <h3 className={css.part}>{t('suscripcionesOficina.libro')}</h3>
      {libro.length > 0 ? <Libro lineas={libro} /> : <p className={css.note}>{t('suscripcionesOficina.libroVacio')}</p>}
    </>
  );
}
