import { type CambioDePerfil, tiposDocumento } from '@fedatario/contract/casa';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { writeDpi, writeNit, writePasaporte, writeTelefono } from '../../lib/escribir.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import css from './info.module.css';
import type { Valores } from './valores.ts';

type Name = Exclude<keyof Valores, 'revision' | 'idioma' | 'zonaHoraria'>;

interface Props {
  form: UseFormReturn<Valores, unknown, CambioDePerfil>;
  labels: Readonly<Record<Name, string>>;
}

export function Identificacion({ form, labels }: Props) {
  const t = useT();
  const of = fieldsOf({ form, labels });
  return (
    <Section title={t('usuarios.info.identificacion')} text={t('usuarios.info.detalle')}>
      <TextField {...of('nombreCompleto')} autoComplete="name" />
      <Documento form={form} labels={labels} />
      <DateField {...of('fechaNacimiento')} help={t('usuarios.ayuda.fechaNacimiento')} pasada />
    </Section>
  );
}

const writers = { dpi: writeDpi, pasaporte: writePasaporte };

function Documento({ form, labels }: Props) {
  const t = useT();
  const of = fieldsOf({ form, labels });
  const tipo = form.watch('tipoDocumento') || undefined;
  const options = [
    { value: '', label: t('usuarios.documento.ninguno') },
    ...tiposDocumento.map((value) => ({ value, label: t(`usuarios.documento.${value}`) })),
  ];
  const { error, label } = of('tipoDocumento');
  const field = form.register('tipoDocumento', {
    setValueAs: (value) => value || null,
    onChange: () => form.resetField('numeroDocumento', { defaultValue: '' }),
  });
  return (
    <Grid gap={4} align="start" className={css.pair}>
      <SelectField label={label} error={error} field={field} options={options} />
      <TextField
        {...of('numeroDocumento')}
        disabled={!tipo}
        help={tipo && t(`usuarios.ayuda.${tipo}`)}
        inputMode={tipo === 'dpi' ? 'numeric' : 'text'}
        format={tipo && writers[tipo]}
      />
    </Grid>
  );
}

export function Contacto({ form, labels }: Props) {
  const t = useT();
  const of = fieldsOf({ form, labels });
  return (
    <Section title={t('usuarios.info.contacto')}>
      <TextField
        {...of('telefono')}
        help={t('usuarios.ayuda.telefono')}
        type="tel"
        autoComplete="tel"
        format={writeTelefono}
      />
      <TextField {...of('nit')} help={t('usuarios.ayuda.nit')} format={writeNit} />
      <TextField {...of('direccion')} autoComplete="street-address" />
    </Section>
  );
}

function fieldsOf({ form, labels }: Props) {
  const { errors } = form.formState;
  return (name: Name) => ({ label: labels[name], error: errors[name], field: form.register(name) });
}
