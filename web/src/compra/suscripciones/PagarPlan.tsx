import { type CotizacionDePlan, type MetodoElegido, ReceptorEscrito } from '@fedatario/contract';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { EnlacesLegales } from '../../casa/textos-legales/EnlacesLegales.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useDraft } from '../../lib/draft.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { dinero } from '../../lib/format.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import css from '../pagos/checkout/checkout.module.css';
import { DatosFactura } from '../pagos/checkout/DatosFactura.tsx';
import { receptorInicial } from '../pagos/checkout/receptor.ts';
import { ElegirMetodo } from '../pagos/tarjetas/ElegirMetodo.tsx';
import { useMetodo } from '../pagos/tarjetas/use-metodo.ts';
import { ResumenDePlan } from './ResumenDePlan.tsx';
import suyo from './suscripcion.module.css';
import { useSuscribirse } from './use-suscribirse.ts';

interface Props {
  cotizacion: CotizacionDePlan;
  /** Id of the buyer, under which unsent data are stored. */
  quien: string;
  codigo: string;
  onCodigo: (codigo: string) => void;
}

const SIN_COSTO: MetodoElegido = { tipo: 'transferencia' };

export function PagarPlan({ cotizacion, quien, codigo, onCodigo }: Props) {
  const t = useT();
  const pago = useMetodo();
  const gratis = cotizacion.montos.total === 0;
  const metodo = gratis ? SIN_COSTO : conTarjetaGuardada(pago.metodo);
  const compra = useFormulario({ cotizacion, quien, codigo, metodo });
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Form
          errors={compra.form.formState.errors}
          labels={compra.labels}
          review={t('comun.formulario.revise')}
          onSubmit={compra.enviar}
        >
          <div className={css.parts}>
            <DatosFactura form={compra.form} labels={compra.labels} exigeIdentificar={cotizacion.exigeIdentificar} />
            {gratis ? (
              <Notice tone="success">{t('suscripcion.sinCosto')}</Notice>
            ) : (
              <ElegirMetodo {...pago} metodo={metodo} titulo={t('pago.forma')} siempreGuardada />
            )}
          </div>
        </Form>
      </div>
      <aside className={css.summary} aria-label={t('suscripcion.resumen')}>
        <ResumenDePlan cotizacion={cotizacion} onCodigo={onCodigo} />
        <Pagar cotizacion={cotizacion} compra={compra} transfiere={metodo.tipo === 'transferencia' && !gratis} />
      </aside>
    </div>
  );
}

/** A card that pays a plan is kept, because the renewals are charged to it. */
function conTarjetaGuardada(metodo: MetodoElegido): MetodoElegido {
  return metodo.tipo === 'tarjetaNueva' ? { tipo: 'tarjetaNueva', recordar: true } : metodo;
}

type Compra = ReturnType<typeof useFormulario>;

function Pagar({
  cotizacion,
  compra,
  transfiere,
}: Pick<Props, 'cotizacion'> & { compra: Compra; transfiere: boolean }) {
  const t = useT();
  const total = dinero(cotizacion.montos.total);
  return (
    <div className={suyo.pay}>
      <Checkbox
        id="terminos"
        label={t('suscripcion.terminos')}
        checked={compra.aceptados}
        error={compra.falta && t('campo.terminos')}
        onChange={({ currentTarget }) => compra.onTerminos(currentTarget.checked)}
      />
      <EnlacesLegales />
      {compra.aviso && <Notice tone="error">{compra.aviso}</Notice>}
      <Button fullWidth loading={compra.comprando} onClick={() => void compra.enviar()}>
        {t(transfiere ? 'suscripcion.pedir' : 'suscripcion.pagar', { total })}
      </Button>
      <p className={suyo.note}>{t('suscripcion.cancelar')}</p>
    </div>
  );
}

function useFormulario({ cotizacion, quien, codigo, metodo }: Omit<Props, 'onCodigo'> & { metodo: MetodoElegido }) {
  const t = useT();
  const labels = {
    tipo: t('checkout.factura.tipo'),
    numero: t('checkout.factura.numero.NIT'),
    nombre: t('checkout.factura.nombre'),
    direccion: t('checkout.factura.direccion'),
  };
  const form = useSchemaForm(ReceptorEscrito, receptorInicial(cotizacion));
  useDraft(form, `suscribirse:${quien}`);
  const { hacer, error, comprando } = useSuscribirse(cotizacion, codigo);
  const [aceptados, setAceptados] = useState(false);
  const [intentado, setIntentado] = useState(false);
  const send = form.handleSubmit(async (receptor) => {
    if (!aceptados) return document.getElementById('terminos')?.focus();
    const wrong = await hacer(receptor, metodo);
    if (!wrong) return;
    const errores = wrong.errores.map((one) => ({ ...one, campo: one.campo.replace(/^receptor\./, '') }));
    placeErrors(form, Object.assign(wrong, { errores }));
  });
  const enviar = async (event?: React.BaseSyntheticEvent) => {
    setIntentado(true);
    if (!comprando) await send(event);
  };
  const aviso = error && error.codigo !== 'datos-invalidos' ? t(`error.${error.codigo}`, error.params) : undefined;
  const onTerminos = (value: boolean) => setAceptados(value);
  return { form, labels, enviar, comprando, aceptados, onTerminos, falta: intentado && !aceptados, aviso };
}
