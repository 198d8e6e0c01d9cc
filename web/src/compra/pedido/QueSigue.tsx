import type { FacturaDetalle } from '@fedatario/contract/compra';
import { esperaCorreccion, esperaEntrega, estaEntregada, fallaSuEntrega } from '@fedatario/contract/solicitud';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Entrega } from '../../common/entrega/Entrega.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import css from './situacion.module.css';

const dichos = ['requisitosPendientes', 'sinAsignar', 'firmado', 'entregado', 'cancelado', 'cancelada'] as const;

type Linea = FacturaDetalle['lineas'][number];
type Solicitud = NonNullable<Linea['solicitud']>;

/** For each paid line, its plan, trámite or gestión and the next step. The paid expenses of a gestión have none. */
export function QueSigue({ lineas }: Pick<FacturaDetalle, 'lineas'>) {
  const t = useT();
  const siguen = lineas.filter(({ tipo, solicitud }) => tipo === 'plan' || solicitud);
  if (siguen.length === 0) return null;
  return (
    <>
      <p>{t('facturas.queSigue.titulo')}</p>
      <ul className={css.next}>
        {siguen.map(({ posicion, nombre, tipo, solicitud }) => {
          if (!solicitud) return <Plan key={posicion} nombre={nombre} />;
          if (tipo === 'gestion') return <Gestion key={posicion} nombre={nombre} solicitud={solicitud} />;
          return <Tramite key={posicion} nombre={nombre} solicitud={solicitud} />;
        })}
      </ul>
    </>
  );
}

interface Props {
  nombre: string;
  solicitud: Solicitud;
}

function Plan({ nombre }: Pick<Props, 'nombre'>) {
  const t = useT();
  return (
    <li>
      <div className={css.about}>
        <strong>{nombre}</strong>
        <span>{t('facturas.queSigue.plan')}</span>
      </div>
      <Link to="/mis-planes/resumen">{t('facturas.queSigue.verPlan')}</Link>
    </li>
  );
}

function Gestion({ nombre, solicitud: { numero, idSolicitud, estado } }: Props) {
  const t = useT();
  const dicho = dichos.find((one) => one === estado) ?? 'otro';
  return (
    <li>
      <div className={css.about}>
        <strong>{nombre}</strong>
        <span>{t(`facturas.queSigue.${dicho}`)}</span>
      </div>
      <Link to={`/gestion-tramites/${idSolicitud}/detalle`}>{t('facturas.lineas.gestion', { numero })}</Link>
    </li>
  );
}

function Tramite({ nombre, solicitud }: Props) {
  const t = useT();
  const { numero, idSolicitud, estado, automatica } = solicitud;
  // For the buyer `entregado` and `cerrado` are the same.
  const entregado = estaEntregada(estado);
  // The seal is animated once, only when the delivery happens while the page is open.
  const [esperaba] = useState(!entregado);
  return (
    <li data-entregado={entregado || undefined}>
      {entregado && (
        <span className={css.seal} data-nuevo={esperaba || undefined}>
          <IconRosetteDiscountCheck size={32} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div className={css.about}>
        <strong>{nombre}</strong>
        <span>{loQueSigue(solicitud, t)}</span>
      </div>
      <Link to={`/tramites/${idSolicitud}/detalle`}>{t('facturas.lineas.tramite', { numero })}</Link>
      {entregado && <Entrega idSolicitud={idSolicitud} nombre={nombre} automatica={automatica} />}
    </li>
  );
}

function loQueSigue({ estado, automatica }: Solicitud, t: T): string {
  if (fallaSuEntrega(estado)) return t(`entrega.queSigue.${automatica ? 'noEntregado' : 'demora'}`);
  if (automatica && esperaCorreccion(estado)) return t('entrega.queSigue.enCorreccion');
  if (automatica && esperaEntrega(estado)) return t('entrega.queSigue.preparando');
  const dicho = estaEntregada(estado) ? 'entregado' : dichos.find((one) => one === estado);
  return t(`facturas.queSigue.${dicho ?? 'otro'}`);
}
