import type { CotizacionDePlan } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { LoQueDa } from '../../../catalogo/planes/LoQueDa.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaDe, menosDinero } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import css from '../suscripcion.module.css';

/** The plan that is bought, its sum from the server, and when it renews. */
export function ResumenDePlan({
  cotizacion,
  onCodigo,
}: {
  cotizacion: CotizacionDePlan;
  onCodigo: (codigo: string) => void;
}) {
  const t = useT();
  const { plan, periodo, montos, hasta, codigo } = cotizacion;
  const otro = periodo === 'mensual' ? 'anual' : 'mensual';
  const hayOtro = (otro === 'anual' ? plan.precioAnual : plan.precioMensual) !== null;
  return (
    <div className={css.summary}>
      <h2>{plan.nombre}</h2>
      <p className={css.note}>{t(`planes.por.${periodo}`)}</p>
      {hayOtro && (
        <p className={css.note}>
          <Link to={`/nuestros-planes/${plan.idPlan}/${otro}`}>{t(`suscripcion.cambiarA.${otro}`)}</Link>
        </p>
      )}
      <LoQueDa plan={plan} periodo={periodo} className={css.gives} />
      <Codigo codigo={codigo} onCodigo={onCodigo} />
      <dl className={css.sums}>
        <div>
          <dt>{t('suscripcion.precio')}</dt>
          <dd>{dinero(montos.subtotal)}</dd>
        </div>
        {montos.descuento > 0 && (
          <div>
            <dt>{t('suscripcion.descuento')}</dt>
            <dd>{menosDinero(montos.descuento)}</dd>
          </div>
        )}
        <div data-kind="total">
          <dt>{t('suscripcion.hoy')}</dt>
          <dd>{dinero(montos.total)}</dd>
        </div>
      </dl>
      <p className={css.note}>
        {t('suscripcion.vale', { fecha: fechaDe(hasta, jurisdiccion.zonaHoraria), iva: dinero(montos.iva) })}
      </p>
    </div>
  );
}

function Codigo({ codigo, onCodigo }: Pick<CotizacionDePlan, 'codigo'> & { onCodigo: (codigo: string) => void }) {
  const t = useT();
  const [escrito, setEscrito] = useState('');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onCodigo(escrito.trim());
  };
  if (codigo)
    return (
      <div className={css.code}>
        <Notice tone={codigo.problema ? 'warning' : 'success'}>
          {t(codigo.problema ? 'suscripcion.codigoNoSirve' : 'suscripcion.codigoPuesto', { codigo: codigo.codigo })}
        </Notice>
        <PlainButton kind="plain" onClick={() => onCodigo('')}>
          {t('suscripcion.quitarCodigo')}
        </PlainButton>
      </div>
    );
  return (
    <form className={css.code} onSubmit={apply}>
      <TextInput
        label={t('suscripcion.codigo')}
        value={escrito}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value.toUpperCase())}
      />
      <Button type="submit" variant="default" disabled={escrito.trim() === ''}>
        {t('suscripcion.aplicarCodigo')}
      </Button>
    </form>
  );
}
