import type { CotizacionDeCambio } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import type { ReactNode } from 'react';
import { LoQueDa } from '../../../catalogo/planes/LoQueDa.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaDe, menosDinero } from '../../../lib/format.ts';
import css from '../suscripcion.module.css';

const enDia = (instante: string) => fechaDe(instante, jurisdiccion.zonaHoraria);

/** From which plan to which, each amount of the change, and what comes of it. */
export function ResumenDeCambio({ cotizacion }: { cotizacion: CotizacionDeCambio }) {
  const t = useT();
  const { plan, periodo, actual, cuando, precio, hasta } = cotizacion;
  const de = `${actual.nombrePlan} · ${t(`planes.por.${actual.periodo}`)}`;
  return (
    <div className={css.summary}>
      <h2>{plan.nombre}</h2>
      <p className={css.note}>{t(`planes.por.${periodo}`)}</p>
      <p className={css.note}>{t('suscripcion.cambio.desde', { plan: de })}</p>
      <LoQueDa plan={plan} periodo={periodo} className={css.gives} />
      {cuando === 'ahora' ? (
        <Cuenta cotizacion={cotizacion} />
      ) : (
        <p className={css.note}>
          {t('suscripcion.cambio.alRenovar', { fecha: enDia(actual.finPeriodo), precio: dinero(precio) })}
        </p>
      )}
      {cuando === 'ahora' && (
        <p className={css.note}>{t('suscripcion.cambio.renueva', { fecha: enDia(hasta), precio: dinero(precio) })}</p>
      )}
    </div>
  );
}

function Cuenta({
  cotizacion: { cargo, credito, montos, hasta, documentos, citas },
}: {
  cotizacion: CotizacionDeCambio;
}) {
  const t = useT();
  return (
    <dl className={css.sums}>
      <Renglon nombre={t('suscripcion.cambio.cargo', { fecha: enDia(hasta) })}>{dinero(cargo)}</Renglon>
      <Renglon nombre={t('suscripcion.cambio.credito')}>{menosDinero(credito)}</Renglon>
      <Renglon nombre={t('suscripcion.hoy')} kind="total">
        {dinero(montos.total)}
      </Renglon>
      <Renglon nombre={t('suscripcion.cambio.documentos')}>
        {documentos === null ? t('suscripcion.libro.sinLimite') : documentos}
      </Renglon>
      {citas !== 0 && (
        <Renglon nombre={t('suscripcion.cambio.citas')}>{citas ?? t('suscripcion.libro.sinLimite')}</Renglon>
      )}
    </dl>
  );
}

function Renglon({ nombre, kind, children }: { nombre: string; kind?: 'total'; children: ReactNode }) {
  return (
    <div data-kind={kind}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
