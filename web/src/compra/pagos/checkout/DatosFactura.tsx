import { type Receptor as Listo, tiposReceptor } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import css from './factura.module.css';
import { escritores, type Receptor, type Tipo } from './receptor.ts';
import { useRegistrado } from './use-registrado.ts';

interface Props {
  form: UseFormReturn<Receptor, unknown, Listo>;
  labels: Readonly<Record<keyof Receptor, string>>;
  exigeIdentificar: boolean;
}

/** Recipient of the invoice. A number typed for one kind is restored on return to that kind. */
export function DatosFactura({ form, labels, exigeIdentificar }: Props) {
  const t = useT();
  const [tipo, numero] = form.watch(['tipo', 'numero']);
  const registrado = useRegistrado({ tipo, numero });
  const { errors } = form.formState;
  const of = (name: keyof Receptor) => ({ label: labels[name], error: errors[name], field: form.register(name) });
  const ayuda = registrado?.nombre
    ? t('checkout.factura.registrado', { nombre: registrado.nombre })
    : tipo !== 'CF' && t(`checkout.factura.ayuda.${tipo}`);
  return (
    <Stack as="section" gap={5} className={css.invoice} aria-labelledby="datos-factura">
      <h2 id="datos-factura">{t('checkout.factura.titulo')}</h2>
      <p>{t('checkout.factura.detalle')}</p>
      <Tipos form={form} label={labels.tipo} exigeIdentificar={exigeIdentificar} />
      {tipo !== 'CF' && (
        <TextField
          {...of('numero')}
          key={tipo}
          label={t(`checkout.factura.numero.${tipo}`)}
          help={ayuda || undefined}
          error={
            errors.numero ??
            (registrado?.estado === 'noExiste' ? { message: t('checkout.factura.noRegistrado') } : undefined)
          }
          inputMode={tipo === 'CUI' ? 'numeric' : 'text'}
          format={escritores[tipo]}
        />
      )}
      <TextField {...of('nombre')} autoComplete="name" />
      <TextField {...of('direccion')} autoComplete="street-address" />
    </Stack>
  );
}

function Tipos({ form, label, exigeIdentificar }: { label: string } & Pick<Props, 'form' | 'exigeIdentificar'>) {
  const t = useT();
  const kept = useRef<Partial<Record<Tipo, string>>>({});
  const tipo = form.watch('tipo');
  const error = form.formState.errors.tipo?.message;
  const choose = (next: Tipo) => {
    kept.current[tipo] = form.getValues('numero');
    form.setValue('numero', kept.current[next] ?? (next === 'CF' ? 'CF' : ''));
    form.clearErrors(['tipo', 'numero']);
  };
  const field = form.register('tipo', { onChange: ({ target }) => choose(target.value) });
  const limite = dinero(jurisdiccion.factura.limiteSinIdentificar);
  return (
    <fieldset className={css.kinds} aria-describedby="ayuda-tipo">
      <legend>{label}</legend>
      <div>
        {tiposReceptor.map((one) => (
          <label key={one}>
            <input type="radio" value={one} disabled={one === 'CF' && exigeIdentificar} {...field} />
            <span>{t(`checkout.factura.${one}`)}</span>
          </label>
        ))}
      </div>
      <p id="ayuda-tipo" data-error={Boolean(error)}>
        {error ??
          (exigeIdentificar
            ? t('checkout.factura.sinCF', { limite })
            : tipo === 'CF' && t('checkout.factura.ayuda.CF'))}
      </p>
    </fieldset>
  );
}
