import { NuevoValorDeLey, type ValorDeLaOficina } from '@fedatario/contract/casa';
import { type ParametroDeLey, parametrosDeLey, type ValorDeLey } from '@fedatario/document-engine';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { RowForm } from '../../common/RowForm.tsx';
import { useRowForm } from '../../common/use-row-form.ts';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { hoy, writeFecha } from '../../lib/escribir.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { CheckField, TextField } from '../../ui/form/fields.tsx';
import { MoneyField, NumberField } from '../../ui/form/quantities.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { baja, escritoOf, limitesDe, mostrarValor, nombreDe, prepararCon, type Valores } from './valores.ts';
import css from './valores-de-ley.module.css';

interface Props {
  clave: string;
  vigentes: ReadonlyMap<string, ValorDeLey>;
  onClose: () => void;
}

/** Panel to write the next value of a parameter; nothing for an address that names none. */
export function ValorDrawer({ clave, vigentes, onClose }: Props) {
  const t = useT();
  const parametro = parametrosDeLey.find((one) => one.clave === clave);
  const vigente = vigentes.get(clave);
  if (!parametro || !vigente) return null;
  return (
    <Drawer title={nombreDe(t, clave)} close={t('comun.cerrar')} onClose={onClose}>
      <Stack gap={2} bottom={6} className={css.now}>
        <p>{t('valoresDeLey.ahora', { valor: mostrarValor(t, parametro.unidad, vigente.valor) })}</p>
        <p>{t('valoresDeLey.detalleDeCambio')}</p>
      </Stack>
      <ValorForm parametro={parametro} vigente={vigente.valor} onClose={onClose} />
    </Drawer>
  );
}

interface FormProps {
  parametro: ParametroDeLey;
  vigente: number;
  onClose: () => void;
}

function ValorForm({ parametro, vigente, onClose }: FormProps) {
  const t = useT();
  const { unidad } = parametro;
  const sending = useSend(calls.valoresDeLey.create, { renews: [calls.valoresDeLey.list] });
  const row = useValorForm(parametro, sending.mutateAsync, onClose);
  const {
    register,
    formState: { errors },
  } = row.form;
  const labels = Object.fromEntries(
    (['clave', 'desde', 'valor', 'fuente', 'confirmaBaja'] as const).map((campo) => [
      campo,
      t(`valoresDeLey.campo.${campo}`),
    ]),
  );
  const Cantidad = unidad === 'centavos' ? MoneyField : NumberField;
  return (
    <RowForm row={row} sending={sending} labels={labels} action={t('valoresDeLey.guardar')} panel="dato">
      <Stack gap={5}>
        <DateField label={t('valoresDeLey.campo.desde')} error={errors.desde} field={register('desde')} />
        <Cantidad
          label={t('valoresDeLey.campo.valor')}
          help={limitesDe(t, parametro)}
          error={errors.valor}
          field={register('valor')}
        />
        <TextField
          label={t('valoresDeLey.campo.fuente')}
          help={t('valoresDeLey.ayudaFuente')}
          error={errors.fuente}
          field={register('fuente')}
        />
        {(errors.confirmaBaja || baja(parametro, row.form.watch('valor'), vigente)) && (
          <CheckField
            label={t('valoresDeLey.campo.confirmaBaja')}
            help={t('valoresDeLey.baja', { valor: mostrarValor(t, unidad, vigente) })}
            error={errors.confirmaBaja}
            field={register('confirmaBaja')}
          />
        )}
      </Stack>
    </RowForm>
  );
}

type Enviar = (request: { body: NuevoValorDeLey }) => Promise<ValorDeLaOficina>;

function useValorForm(parametro: ParametroDeLey, send: Enviar, onClose: () => void) {
  const { clave } = parametro;
  return useRowForm<Valores, z.input<typeof NuevoValorDeLey>, NuevoValorDeLey, ValorDeLaOficina>({
    schema: NuevoValorDeLey,
    values: { clave, desde: '', valor: '', fuente: '', confirmaBaja: false },
    prepare: prepararCon(parametro, hoy()),
    send: (body) => send({ body }),
    valuesOf: ({ desde, valor, fuente }) => ({
      clave,
      desde: writeFecha(desde),
      valor: escritoOf(parametro, valor),
      fuente,
      confirmaBaja: false,
    }),
    draft: `borrador:valorDeLey:${clave}`,
    onSaved: onClose,
  });
}
