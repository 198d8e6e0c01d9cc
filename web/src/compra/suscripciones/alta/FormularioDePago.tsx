import { type CotizacionDePlan, type MetodoElegido, type Receptor, ReceptorEscrito } from '@fedatario/contract/compra';
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { EnlacesLegales } from '../../../casa/textos-legales/EnlacesLegales.tsx';
import { useDraft } from '../../../common/draft.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { dinero } from '../../../lib/format.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import css from '../../pagos/checkout/checkout.module.css';
import { DatosFactura } from '../../pagos/checkout/DatosFactura.tsx';
import { receptorInicial } from '../../pagos/checkout/receptor.ts';
import { ElegirMetodo } from '../../pagos/tarjetas/ElegirMetodo.tsx';
import { useMetodo } from '../../pagos/tarjetas/use-metodo.ts';
import suyo from '../suscripcion.module.css';

interface Props {
  cobro: Pick<CotizacionDePlan, 'montos' | 'receptor' | 'exigeIdentificar'>;
  /** Id of the buyer, under which unsent data are stored. */
  quien: string;
  compra: {
    /** Orders and goes on to the payment; the error, when it was refused. */
    hacer: (receptor: Receptor, metodo: MetodoElegido) => Promise<ApiError | undefined>;
    error: ApiError | null;
    comprando: boolean;
  };
  /** The purchase and its sum, beside the form. */
  resumen: ReactNode;
  /** Shown under the button. */
  children?: ReactNode;
}

const SIN_COSTO: MetodoElegido = { tipo: 'transferencia' };

/** Invoice recipient, means of payment and consent, for anything of a plan. */
export function FormularioDePago({ cobro, quien, compra, resumen, children }: Props) {
  const t = useT();
  const pago = useMetodo();
  const gratis = cobro.montos.total === 0;
  const metodo = gratis ? SIN_COSTO : conTarjetaGuardada(pago.metodo);
  const formulario = useFormulario({ cobro, quien, compra, metodo });
  const { form, labels, enviar } = formulario;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Form errors={form.formState.errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={enviar}>
          <div className={css.parts}>
            <DatosFactura form={form} labels={labels} exigeIdentificar={cobro.exigeIdentificar} />
            {gratis ? (
              <Notice tone="success">{t('suscripcion.sinCosto')}</Notice>
            ) : (
              <ElegirMetodo {...pago} metodo={metodo} titulo={t('pago.forma')} siempreGuardada />
            )}
          </div>
        </Form>
      </div>
      <aside className={css.summary} aria-label={t('suscripcion.resumen')}>
        {resumen}
        <Pagar cobro={cobro} formulario={formulario} transfiere={metodo.tipo === 'transferencia' && !gratis} />
        {children}
      </aside>
    </div>
  );
}

/** A card that pays a plan is kept, because the renewals are charged to it. */
function conTarjetaGuardada(metodo: MetodoElegido): MetodoElegido {
  return metodo.tipo === 'tarjetaNueva' ? { tipo: 'tarjetaNueva', recordar: true } : metodo;
}

type Formulario = ReturnType<typeof useFormulario>;

function Pagar({
  cobro,
  formulario,
  transfiere,
}: Pick<Props, 'cobro'> & { formulario: Formulario; transfiere: boolean }) {
  const t = useT();
  const total = dinero(cobro.montos.total);
  return (
    <div className={suyo.pay}>
      <Checkbox
        id="terminos"
        label={t('suscripcion.terminos')}
        checked={formulario.aceptados}
        error={formulario.falta && t('campo.terminos')}
        onChange={({ currentTarget }) => formulario.onTerminos(currentTarget.checked)}
      />
      <EnlacesLegales conReembolsos />
      {formulario.aviso && <Notice tone="error">{formulario.aviso}</Notice>}
      <Button fullWidth loading={formulario.comprando} onClick={() => void formulario.enviar()}>
        {t(transfiere ? 'suscripcion.pedir' : 'suscripcion.pagar', { total })}
      </Button>
      <p className={suyo.note}>{t('suscripcion.cancelar')}</p>
    </div>
  );
}

function useFormulario({
  cobro,
  quien,
  compra,
  metodo,
}: Pick<Props, 'cobro' | 'quien' | 'compra'> & { metodo: MetodoElegido }) {
  const t = useT();
  const labels = {
    tipo: t('checkout.factura.tipo'),
    numero: t('checkout.factura.numero.NIT'),
    nombre: t('checkout.factura.nombre'),
    direccion: t('checkout.factura.direccion'),
  };
  const form = useSchemaForm(ReceptorEscrito, receptorInicial(cobro));
  useDraft(form, `suscribirse:${quien}`);
  const { hacer, error, comprando } = compra;
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
