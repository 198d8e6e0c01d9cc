import { faseDeSuscripcion, type MiSuscripcion, maquinaDeSuscripcion } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { Link } from 'react-router';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero, fechaDe } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { nombreDeMarca } from '../../pagos/tarjetas/nombres.ts';
import { EstadoDeSuscripcion } from '../EstadoDeSuscripcion.tsx';
import css from '../suscripcion.module.css';
import { CancelarPlan } from './CancelarPlan.tsx';

const enDia = (instante: string) => fechaDe(instante, jurisdiccion.zonaHoraria);

/** The plan, what is left of it and until when; the order that waits to be paid, if there is one. */
export function ResumenDeMiPlan({ plan }: { plan: MiSuscripcion }) {
  const t = useT();
  const { nombrePlan, periodo, estado, pendiente, enDevolucion, facturaEnDevolucion } = plan;
  return (
    <section className={css.plan} aria-label={nombrePlan}>
      <h2>{nombrePlan}</h2>
      <Row as="p" gap={3} align="center" className={css.head}>
        <span className={css.note}>{t(`planes.por.${periodo}`)}</span>
        <EstadoDeSuscripcion estado={estado} />
      </Row>
      {enDevolucion && <Notice tone="warning">{t('misPlanes.enDevolucion')}</Notice>}
      {facturaEnDevolucion && (
        <Row gap={3} wrap top={6}>
          <ButtonLink kind="quiet" to={`/detalle-pago/${facturaEnDevolucion}`}>
            {t('misPlanes.verDevolucion')}
          </ButtonLink>
        </Row>
      )}
      {pendiente && <Pendiente pendiente={pendiente} />}
      <Cambio plan={plan} />
      {faseDeSuscripcion(estado) !== 'porPagar' && <Medidas plan={plan} />}
      <CancelarPlan plan={plan}>
        {maquinaDeSuscripcion.paso(estado, 'programarCambio', 'cliente') && !pendiente && !enDevolucion && (
          <ButtonLink kind="quiet" to="/nuestros-planes">
            {t('misPlanes.cambiar')}
          </ButtonLink>
        )}
      </CancelarPlan>
    </section>
  );
}

function Pendiente({ pendiente }: { pendiente: NonNullable<MiSuscripcion['pendiente']> }) {
  const t = useT();
  const { idFactura, clase, total, venceEn, metodo } = pendiente;
  const textos = {
    alta: metodo === 'transferencia' ? 'misPlanes.esperaTransferencia' : 'misPlanes.esperaPago',
    renovacion: 'misPlanes.esperaRenovacion',
    cambio: 'misPlanes.esperaCambio',
  } as const;
  return (
    <>
      <Notice tone="warning">{t(textos[clase], { total: dinero(total), fecha: enDia(venceEn) })}</Notice>
      <Row gap={3} wrap top={6}>
        <ButtonLink to={`/detalle-pago/${idFactura}`}>{t('misPlanes.pagar')}</ButtonLink>
      </Row>
    </>
  );
}

/** The change that the customer left for the renewal. */
function Cambio({ plan: { cambio, finPeriodo, proximoCobro } }: { plan: MiSuscripcion }) {
  const t = useT();
  if (!cambio?.elegido || proximoCobro === null) return null;
  const { nombrePlan: nombre, periodo } = cambio;
  return (
    <Notice tone="info">
      {t('misPlanes.cambioElegido', {
        nombre,
        fecha: enDia(finPeriodo),
        periodo: t(`misPlanes.porPeriodo.${periodo}`),
        monto: dinero(proximoCobro),
      })}
    </Notice>
  );
}

/** Units that are left of those of the period. */
function quedanDe(t: T, { incluidos, disponibles, usados }: MiSuscripcion['citas']): string {
  return incluidos === null ? t('misPlanes.sinLimite', { usados }) : `${disponibles ?? 0} / ${incluidos}`;
}

function Medidas({ plan }: { plan: MiSuscripcion }) {
  const t = useT();
  const { documentos, citas, descuento, categorias, finPeriodo, proximoCobro, tarjeta } = plan;
  return (
    <dl className={css.meter}>
      {documentos.incluidos !== 0 && <Medida nombre={t('misPlanes.documentos')}>{quedanDe(t, documentos)}</Medida>}
      {citas.incluidos !== 0 && (
        <Medida nombre={t('misPlanes.citas')}>
          {quedanDe(t, citas)} · <Link to="/mis-planes/citas">{t('misPlanes.verCitas')}</Link>
        </Medida>
      )}
      {descuento > 0 && <Medida nombre={t('misPlanes.descuento')}>{descuento} %</Medida>}
      {categorias.length > 0 && <Medida nombre={t('misPlanes.categorias')}>{categorias.join(', ')}</Medida>}
      <Medida nombre={t(proximoCobro === null ? 'misPlanes.hasta' : 'misPlanes.renueva')}>{enDia(finPeriodo)}</Medida>
      {proximoCobro !== null && <Medida nombre={t('misPlanes.monto')}>{dinero(proximoCobro)}</Medida>}
      {proximoCobro !== null && (
        <Medida nombre={t('misPlanes.cobro')}>
          {tarjeta
            ? t('pago.tarjeta', { marca: nombreDeMarca(tarjeta.marca), ultimos: tarjeta.ultimosCuatro })
            : t('misPlanes.sinTarjeta')}
        </Medida>
      )}
    </dl>
  );
}

function Medida({ nombre, children }: { nombre: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
