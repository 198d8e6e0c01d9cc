import type { CambioDeInformacionGeneral } from '@fedatario/contract';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '../i18n/i18n.ts';
import { TextField } from '../ui/form/fields.tsx';
import { Section } from '../ui/Page.tsx';
import type { Valores } from './use-informacion.ts';

/** In the order they stand. */
export const campos = [
  'nombreEmpresa',
  'lema',
  'email',
  'telefono',
  'direccion',
  'sitioWeb',
  'linkFacebook',
  'linkLinkedIn',
  'linkTwitter',
  'linkInstagram',
  'esquemaColores',
] as const satisfies readonly (keyof Valores)[];
export type Campo = (typeof campos)[number];

export type InformacionFormReturn = UseFormReturn<Valores, unknown, z.output<typeof CambioDeInformacionGeneral>>;

interface Props {
  form: InformacionFormReturn;
  labels: Readonly<Record<Campo, string>>;
}

export function Empresa({ form, labels }: Props) {
  const t = useT();
  const of = fieldsOf({ form, labels });
  return (
    <Section title={t('informacionGeneral.empresa')}>
      <TextField {...of('nombreEmpresa')} autoComplete="organization" />
      <TextField {...of('lema')} />
      <TextField {...of('email')} type="email" />
      <TextField {...of('telefono')} type="tel" />
      <TextField {...of('direccion')} />
    </Section>
  );
}

export function Redes({ form, labels }: Props) {
  const t = useT();
  const of = fieldsOf({ form, labels });
  return (
    <Section title={t('informacionGeneral.redes')}>
      {(['sitioWeb', 'linkFacebook', 'linkLinkedIn', 'linkTwitter', 'linkInstagram'] as const).map((campo) => (
        <TextField key={campo} {...of(campo)} type="url" inputMode="url" />
      ))}
    </Section>
  );
}

function fieldsOf({ form, labels }: Props) {
  const { errors } = form.formState;
  return (name: Campo) => ({ label: labels[name], error: errors[name], field: form.register(name) });
}
