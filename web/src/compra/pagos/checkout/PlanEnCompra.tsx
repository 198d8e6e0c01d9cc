import type { Carrito } from '@fedatario/contract/compra';
import { IconCards } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import css from './checkout.module.css';

type Plan = NonNullable<Carrito['plan']>;

/** Tells how the customer's plan changes this purchase, and why the code or the plan was used. */
export function PlanEnCompra({ plan }: { plan: Plan }) {
  const t = useT();
  return (
    <Grid gap={3} pad={3} top={4} className={css.plan}>
      <IconCards size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>
          <strong>{plan.nombre}</strong>
        </p>
        {loQueHace(t, plan).map((linea) => (
          <p key={linea}>{linea}</p>
        ))}
      </div>
    </Grid>
  );
}

function loQueHace(t: T, { unidades, quedan, ahorro, descuento, ganador }: Plan): string[] {
  const delCodigo = ganador === 'codigo' && descuento > 0;
  return [
    unidades > 0 && quedan === null && t('checkout.plan.unidadesSinLimite', { n: unidades }),
    unidades > 0 && quedan !== null && t('checkout.plan.unidades', { n: unidades, quedan }),
    ahorro > 0 && t('checkout.plan.ahorro', { monto: dinero(ahorro) }),
    delCodigo && t('checkout.plan.mejorCodigo', { descuento }),
    ganador === 'plan' && t('checkout.plan.mejorPlan'),
    ahorro === 0 && !delCodigo && t('checkout.plan.nada'),
  ].filter((linea): linea is string => typeof linea === 'string');
}
