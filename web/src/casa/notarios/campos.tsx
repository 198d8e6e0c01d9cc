import { modalidadesDeCita, type OpcionesDeNotario } from '@fedatario/contract/casa';
import { Checkbox, TextInput } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { AreaField, CheckList, NumberField } from '../../ui/form/quantities.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { ExcepcionesDeNotario } from './ExcepcionesDeNotario.tsx';
import { DIAS, ORDEN } from './mostrar.ts';
import css from './notarios.module.css';
import { faultOf, type NotarioForm, type Valores } from './valores.ts';

/** In the order of the form. */
export const campos = [
  'idUsuario',
  'nombreCompleto',
  'email',
  'colegiado',
  'titulo',
  'especialidades',
  'activo',
  'solventeHasta',
  'inhabilitadoDesde',
  'inhabilitadoHasta',
  'inhabilitadoPor',
  'cargaMaxima',
  'modalidades',
  'minutosCita',
  'calendarioUrl',
  'horario',
  'excepciones',
] as const satisfies readonly (keyof Valores)[];
type Campo = (typeof campos)[number];

interface Props {
  form: NotarioForm;
}

type Fault = { message?: string | undefined } | undefined;

function useField({ register, formState: { errors } }: NotarioForm) {
  const t = useT();
  return (name: Campo) => ({ label: t(`notarios.campo.${name}`), error: errors[name] as Fault, field: register(name) });
}

/** A user who already has the role, or the invitation of a new one. */
export function Persona({ form, usuarios }: Props & Pick<OpcionesDeNotario, 'usuarios'>) {
  const t = useT();
  const of = useField(form);
  const known = usuarios.map(({ idUsuario, nombreCompleto, email }) => ({
    value: idUsuario,
    label: `${nombreCompleto} (${email})`,
  }));
  const options = [{ value: '', label: t('notarios.invitarOtra') }, ...known];
  return (
    <section className={css.grupo} aria-label={t('notarios.quien')}>
      <h3>{t('notarios.quien')}</h3>
      {known.length > 0 && <SelectField {...of('idUsuario')} options={options} />}
      {form.watch('idUsuario') === '' && (
        <>
          <TextField {...of('nombreCompleto')} autoComplete="off" />
          <TextField {...of('email')} help={t('notarios.ayuda.email')} type="email" autoComplete="off" />
        </>
      )}
    </section>
  );
}

export function IdentidadDeNotario({ form, especialidades }: Props & Pick<OpcionesDeNotario, 'especialidades'>) {
  const t = useT();
  const of = useField(form);
  return (
    <section className={css.grupo} aria-label={t('notarios.identidad')}>
      <h3>{t('notarios.identidad')}</h3>
      <Grid gap={4} rowGap={5} least={220}>
        <TextField {...of('colegiado')} inputMode="numeric" autoComplete="off" />
        <TextField {...of('titulo')} help={t('notarios.ayuda.titulo')} autoComplete="off" />
      </Grid>
      <CheckList
        name="especialidades"
        label={t('notarios.campo.especialidades')}
        help={t('notarios.ayuda.especialidades')}
        error={form.formState.errors.especialidades as Fault}
        options={especialidades}
        value={form.watch('especialidades')}
        onChange={(value) => form.setValue('especialidades', value, { shouldDirty: true })}
        search={t('notarios.buscarEspecialidad')}
      />
    </section>
  );
}

export function Ejercer({ form }: Props) {
  const t = useT();
  const of = useField(form);
  return (
    <section className={css.grupo} aria-label={t('notarios.puedeEjercer')}>
      <h3>{t('notarios.puedeEjercer')}</h3>
      <CheckField {...of('activo')} help={t('notarios.ayuda.activo')} />
      <Grid gap={4} rowGap={5} least={220}>
        <TextField {...of('solventeHasta')} help={t('notarios.ayuda.solventeHasta')} type="date" />
        <NumberField {...of('cargaMaxima')} help={t('notarios.ayuda.cargaMaxima')} />
        <TextField {...of('inhabilitadoDesde')} help={t('notarios.ayuda.inhabilitado')} type="date" />
        <TextField {...of('inhabilitadoHasta')} help={t('notarios.ayuda.inhabilitadoHasta')} type="date" />
      </Grid>
      <AreaField {...of('inhabilitadoPor')} rows={2} />
    </section>
  );
}

export function Citas({ form }: Props) {
  const t = useT();
  const of = useField(form);
  const modalidades = form.watch('modalidades');
  const { errors } = form.formState;
  const horas = faultOf(errors, 'horario');
  const choose = (one: (typeof modalidadesDeCita)[number], on: boolean) =>
    form.setValue(
      'modalidades',
      modalidadesDeCita.filter((m) => (m === one ? on : modalidades.includes(m))),
      { shouldDirty: true },
    );
  return (
    <section className={css.grupo} aria-label={t('notarios.citas')}>
      <h3>{t('notarios.citas')}</h3>
      <fieldset className={css.opciones}>
        <legend>{t('notarios.campo.modalidades')}</legend>
        {modalidadesDeCita.map((one) => (
          <Checkbox
            key={one}
            name="modalidades"
            label={t(`notarios.modalidad.${one}`)}
            checked={modalidades.includes(one)}
            onChange={({ currentTarget }) => choose(one, currentTarget.checked)}
          />
        ))}
        {errors.modalidades && <p data-error>{(errors.modalidades as Fault)?.message}</p>}
      </fieldset>
      <NumberField {...of('minutosCita')} unit="min" />
      <TextField {...of('calendarioUrl')} help={t('notarios.ayuda.calendarioUrl')} inputMode="url" autoComplete="off" />
      <fieldset className={css.semana}>
        <legend>{t('notarios.campo.horario')}</legend>
        <p>{t('notarios.ayuda.horario')}</p>
        {ORDEN.map((day) => (
          <TextInput
            key={day}
            label={t(`notarios.dia.${DIAS[day]}`)}
            placeholder={t('notarios.cerrado')}
            autoComplete="off"
            error={horas !== undefined}
            {...form.register(`horario.${day}`)}
          />
        ))}
        {horas && <p data-error>{horas.message}</p>}
      </fieldset>
      <ExcepcionesDeNotario form={form} />
    </section>
  );
}
