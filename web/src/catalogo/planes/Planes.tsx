import type { Plan } from '@fedatario/contract/catalogo';
import type { ComparacionConPlanes, PeriodoDePlan } from '@fedatario/contract/compra';
import { useId, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import { ahorroDe, precioDe } from './ahorro.ts';
import { LoQueDa } from './LoQueDa.tsx';
import css from './planes.module.css';

export interface Propio {
  readonly idPlan: string;
  readonly periodo: PeriodoDePlan;
}

interface Props {
  planes: readonly Plan[];
  /** The plan that the reader has and how they pay it, which is not offered to them again. */
  propio?: Propio | undefined;
  /** The reader's own purchases with each plan. */
  comparacion?: ComparacionConPlanes | undefined;
}

/** The plans side by side, by the month or by the year. */
export function Planes({ planes, propio, comparacion }: Props) {
  const t = useT();
  const [periodo, setPeriodo] = useState<PeriodoDePlan>('mensual');
  // Without purchases there is nothing to compare.
  const historia = comparacion && comparacion.documentos > 0 ? comparacion : undefined;
  const losDos = planes.some((plan) => plan.precioMensual !== null) && planes.some((plan) => plan.precioAnual !== null);
  return (
    <>
      {losDos && <Interruptor periodo={periodo} onChange={setPeriodo} />}
      {historia && (
        <p className={css.history}>
          {t('planes.historia.resumen', { n: historia.documentos, monto: dinero(historia.pagado) })}
        </p>
      )}
      <Grid as="ul" gap={6} align="stretch" className={css.grid}>
        {planes.map((plan) => (
          <Tarjeta key={plan.idPlan} plan={plan} periodo={periodo} propio={propio} historia={historia} />
        ))}
      </Grid>
    </>
  );
}

function Interruptor({ periodo, onChange }: { periodo: PeriodoDePlan; onChange: (periodo: PeriodoDePlan) => void }) {
  const t = useT();
  const name = useId();
  return (
    <Row as="fieldset" gap={1} pad={1} className={css.switch}>
      <legend className="visualmente-oculto">{t('planes.periodo')}</legend>
      {(['mensual', 'anual'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={periodo === one} onChange={() => onChange(one)} />
          <span>{t(`planes.por.${one}`)}</span>
        </label>
      ))}
    </Row>
  );
}

interface TarjetaProps {
  plan: Plan;
  periodo: PeriodoDePlan;
  propio: Propio | undefined;
  historia: ComparacionConPlanes | undefined;
}

function Tarjeta({ plan, periodo: elegido, propio, historia }: TarjetaProps) {
  const t = useT();
  const { idPlan, nombre, descripcion, destacado, para } = plan;
  const { periodo, precio } = precioDe(plan, elegido);
  const esSuyo = propio?.idPlan === idPlan && propio.periodo === periodo;
  const ahorro = periodo === 'anual' ? ahorroDe(plan) : 0;
  return (
    <li className={css.card} data-featured={destacado || undefined}>
      {destacado && <p className={css.ribbon}>{t('planes.recomendado')}</p>}
      <h2 className={css.name}>{nombre}</h2>
      <p className={css.text}>{descripcion}</p>
      <p className={css.price}>
        <strong>{dinero(precio)}</strong> <span className={css.per}>{t(`planes.al.${periodo}`)}</span>
      </p>
      <p className={css.note}>{ahorro > 0 ? t('planes.ahorra', { monto: dinero(ahorro) }) : t('planes.ivaIncluido')}</p>
      {historia && <ConSuHistoria idPlan={idPlan} periodo={periodo} historia={historia} />}
      <LoQueDa plan={plan} periodo={periodo} className={css.gives} />
      {para === 'nuevos' && <p className={css.note}>{t('planes.soloNuevos')}</p>}
      {esSuyo ? (
        <ButtonLink kind="quiet" to="/mis-planes/resumen">
          {t('planes.esSuyo')}
        </ButtonLink>
      ) : (
        <ButtonLink kind={destacado ? 'main' : 'quiet'} to={`/nuestros-planes/${idPlan}/${periodo}`}>
          {t('planes.suscribirme', { nombre })}
        </ButtonLink>
      )}
    </li>
  );
}

interface HistoriaProps {
  idPlan: string;
  periodo: PeriodoDePlan;
  historia: ComparacionConPlanes;
}

/** The cost of the reader's own purchases with this plan, also where it is higher. */
function ConSuHistoria({ idPlan, periodo, historia: { pagado, planes } }: HistoriaProps) {
  const t = useT();
  const costo = planes.find((plan) => plan.idPlan === idPlan)?.[periodo] ?? null;
  if (costo === null) return null;
  const clase = costo < pagado ? 'menos' : costo > pagado ? 'mas' : 'igual';
  return <p className={css.note}>{t(`planes.historia.${clase}`, { monto: dinero(Math.abs(pagado - costo)) })}</p>;
}
