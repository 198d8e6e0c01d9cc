import { type Carrito, type MetodoElegido, ReceptorEscrito } from '@fedatario/contract/compra';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../../common/draft.ts';
import { type T, useT } from '../../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { dinero } from '../../../lib/format.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { ElegirMetodo } from '../tarjetas/ElegirMetodo.tsx';
import { useMetodo } from '../tarjetas/use-metodo.ts';
import css from './checkout.module.css';
import { DatosFactura } from './DatosFactura.tsx';
import { PagarCompra } from './PagarCompra.tsx';
import { ResumenDeCompra } from './ResumenDeCompra.tsx';
import { receptorInicial } from './receptor.ts';
import { useComprar } from './use-comprar.ts';

interface Props {
  carrito: Carrito;
  /** Id of the buyer, under which unsent data are stored. */
  quien: string;
  lineas: ReactNode;
  /** Called when the order already existed. */
  onRepetido: () => void;
}

const SIN_COSTO: MetodoElegido = { tipo: 'transferencia' };

export function CompraDeCarrito({ carrito, quien, lineas, onRepetido }: Props) {
  const t = useT();
  const pago = useMetodo();
  const gratis = carrito.totales.total === 0;
  const compra = useFormulario({ carrito, quien, metodo: gratis ? SIN_COSTO : pago.metodo, onRepetido });
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {lineas}
        <Form
          errors={compra.form.formState.errors}
          labels={compra.labels}
          review={t('comun.formulario.revise')}
          onSubmit={compra.enviar}
        >
          <div id="datos-de-compra" className={css.parts}>
            <DatosFactura form={compra.form} labels={compra.labels} exigeIdentificar={carrito.exigeIdentificar} />
            {gratis ? (
              <Notice tone="success">{t('checkout.sinCosto')}</Notice>
            ) : (
              <ElegirMetodo {...pago} titulo={t('pago.forma')} />
            )}
          </div>
        </Form>
      </div>
      <aside className={css.summary} aria-label={t('checkout.resumen')}>
        <ResumenDeCompra carrito={carrito} />
        <PagarCompra
          carrito={carrito}
          metodo={gratis ? undefined : pago.metodo.tipo}
          aviso={compra.aviso}
          comprando={compra.comprando}
          terminos={compra.terminos}
          onPagar={() => void compra.enviar()}
        />
      </aside>
    </div>
  );
}

function useFormulario({ carrito, quien, metodo, onRepetido }: Omit<Props, 'lineas'> & { metodo: MetodoElegido }) {
  const t = useT();
  const labels = labelsOf(t);
  const form = useSchemaForm(ReceptorEscrito, receptorInicial(carrito));
  useDraft(form, `checkout:${quien}`);
  const { hacer, error, comprando } = useComprar(carrito);
  const [aceptados, setAceptados] = useState(false);
  const [intentado, setIntentado] = useState(false);
  const [antes, setAntes] = useState<number>();
  const send = form.handleSubmit(async (receptor) => {
    if (!aceptados) return document.getElementById('terminos')?.focus();
    setAntes(carrito.totales.total);
    const wrong = await hacer(receptor, metodo);
    if (!wrong) return;
    if (YA_HECHO.includes(wrong.codigo)) onRepetido();
    const errores = wrong.errores.map((one) => ({ ...one, campo: one.campo.replace(/^receptor\./, '') }));
    placeErrors(form, Object.assign(wrong, { errores }));
  });
  const enviar = async (event?: React.BaseSyntheticEvent) => {
    setIntentado(true);
    if (!comprando) await send(event);
  };
  const onTerminos = (value: boolean) => setAceptados(value);
  const terminos = { aceptados, onTerminos, falta: intentado && !aceptados };
  return { form, labels, enviar, comprando, terminos, aviso: avisoDe(t, carrito, error?.codigo, antes) };
}

const YA_HECHO: readonly string[] = ['carrito-vacio', 'clave-idempotencia-distinta'];

/** Message of a failed attempt; errors of fields are shown at the fields. */
function avisoDe(
  t: T,
  { totales }: Carrito,
  codigo: string | undefined,
  antes: number | undefined,
): string | undefined {
  if (!codigo || YA_HECHO.includes(codigo)) return undefined;
  if (codigo === 'precio-cambiado' && antes !== undefined && antes !== totales.total)
    return t('checkout.precio.total', { antes: dinero(antes), ahora: dinero(totales.total) });
  return t(`error.${codigo as 'error-interno'}`);
}

function labelsOf(t: T) {
  return {
    tipo: t('checkout.factura.tipo'),
    numero: t('checkout.factura.numero.NIT'),
    nombre: t('checkout.factura.nombre'),
    direccion: t('checkout.factura.direccion'),
  };
}
