import type { GastoDeGestion, GestionDetalle } from '@fedatario/contract/tramite';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dia, dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import parts from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './gestion.module.css';

interface Props {
  gestion: GestionDetalle;
  enOficina?: boolean;
  /** The acts of the office on one expense. */
  actos?: (gasto: GastoDeGestion) => ReactNode;
  /** The acts of the office on the ledger. */
  children?: ReactNode;
}

/** The fees of the institution: each one as it was estimated and as it was spent, and the account with the customer. */
export function GastosDeGestion({ gestion, enOficina = false, actos, children }: Props) {
  const t = useT();
  const { filas, cuenta } = gestion.gastos;
  if (filas.length === 0 && !children) return null;
  return (
    <section aria-labelledby="gastos" className={parts.part}>
      <h2 id="gastos">{t('gestiones.gastos.titulo')}</h2>
      <p className={parts.note}>{t(`gestiones.gastos.${reglaDe(filas, enOficina)}`)}</p>
      <ul className={css.filed}>
        {filas.map((gasto) => (
          <li key={gasto.idGasto}>
            <FilaDeGasto gasto={gasto} />
            {enOficina && gasto.mismoReciboQue !== null && (
              <Notice tone="warning">{t('gestiones.gastos.mismoRecibo', { concepto: gasto.mismoReciboQue })}</Notice>
            )}
            {actos?.(gasto)}
          </li>
        ))}
      </ul>
      {cuenta.cobrado + cuenta.previsto > 0 && <Cuenta gestion={gestion} />}
      {children}
    </section>
  );
}

function reglaDe(filas: readonly GastoDeGestion[], enOficina: boolean) {
  if (filas.length === 0) return 'ninguno';
  return enOficina ? 'reglaDeOficina' : 'regla';
}

/** An expense as it was estimated and as it was spent, with its receipt. */
export function FilaDeGasto({ gasto }: { gasto: GastoDeGestion }) {
  const t = useT();
  const { concepto, estimado, agregado, gastado, gastadoEl, paga, comprobante } = gasto;
  const dicho = [
    t(`gestiones.gastos.${agregado ? 'agregado' : 'estimado'}`, { monto: dinero(estimado) }),
    gastado !== null && gastadoEl && t('gestiones.gastos.gastado', { monto: dinero(gastado), fecha: dia(gastadoEl) }),
    paga === 'oficina' && t('gestiones.gastos.oficina'),
  ];
  return (
    <>
      <strong lang="es">{concepto}</strong>
      <span className={css.dates}>{dicho.filter(Boolean).join(' · ')}</span>
      {comprobante && (
        <div className={css.files}>
          <FileView small archivo={comprobante} alt={t('gestiones.gastos.comprobante', { concepto })} />
        </div>
      )}
    </>
  );
}

/** The account with the customer: foreseen, spent, paid and still to be charged. */
function Cuenta({ gestion: { gastos } }: { gestion: GestionDetalle }) {
  const t = useT();
  const { previsto, debido, cobrado, porCobrar } = gastos.cuenta;
  const filas = { previsto, debido, cobrado, porCobrar };
  return (
    <div className={css.account}>
      <dl>
        {Object.entries(filas).map(([que, monto]) => (
          <div key={que}>
            <dt>{t(`gestiones.gastos.cuenta.${que as keyof typeof filas}`)}</dt>
            <dd>{dinero(monto)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
