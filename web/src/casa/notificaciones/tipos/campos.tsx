import type { TipoNotificacion } from '@fedatario/contract/casa';
import { useRef } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useT } from '../../../i18n/i18n.ts';
import { CheckField, TextField } from '../../../ui/form/fields.tsx';
import { AreaField } from '../../../ui/form/quantities.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import css from './tipos.module.css';
import type { Valores } from './use-tipo.ts';

/** In the order of the form. */
export const campos = [
  'nombre',
  'activa',
  'correo',
  'app',
  'asunto',
  'titulo',
  'cuerpo',
  'boton',
  'pie',
  'aviso',
] as const satisfies readonly (keyof Valores)[];
type Campo = (typeof campos)[number];
type Escrito = 'asunto' | 'titulo' | 'cuerpo' | 'boton' | 'pie' | 'aviso';

export type TipoFormReturn = Pick<UseFormReturn<Valores, unknown, never>, 'register' | 'watch' | 'setValue'> & {
  formState: { errors: FieldErrors<Valores> };
};

interface Props {
  form: TipoFormReturn;
  tipo: TipoNotificacion;
}

function useField({ register, formState: { errors } }: TipoFormReturn) {
  const t = useT();
  return (name: Campo) => ({ label: t(`tiposNotificacion.campo.${name}`), error: errors[name], field: register(name) });
}

/** Name and channels of a kind; those about security and money are fixed. */
export function Canales({ form, tipo: { fija, canales } }: Props) {
  const t = useT();
  const field = useField(form);
  return (
    <>
      <TextField {...field('nombre')} />
      {fija ? (
        <p className={css.fija}>{t('tiposNotificacion.fija')}</p>
      ) : (
        <Grid gap={3}>
          <CheckField {...field('activa')} help={t('tiposNotificacion.activaAyuda')} />
          {canales.includes('correo') && <CheckField {...field('correo')} />}
          {canales.includes('app') && <CheckField {...field('app')} />}
        </Grid>
      )}
    </>
  );
}

/** The texts; a variable is inserted at the caret. */
export function Textos({ form, tipo }: Props) {
  const t = useT();
  const field = useField(form);
  const last = useRef<{ name: Escrito; at: number }>({ name: 'cuerpo', at: Number.POSITIVE_INFINITY });
  const escrito = (name: Escrito) => {
    const { field: registered, ...rest } = field(name);
    const onBlur: typeof registered.onBlur = (event) => {
      last.current = { name, at: event.target.selectionStart ?? Number.POSITIVE_INFINITY };
      return registered.onBlur(event);
    };
    return { ...rest, field: { ...registered, onBlur } };
  };
  const insert = (variable: string) => {
    const { name, at } = last.current;
    const text = form.watch(name);
    const piece = `{{${variable}}}`;
    const before = text.slice(0, at);
    form.setValue(name, `${before}${piece}${text.slice(before.length)}`, { shouldDirty: true });
    last.current = { name, at: before.length + piece.length };
  };
  return (
    <div className={css.textos}>
      <Variables tipo={tipo} onInsert={insert} />
      <TextField {...escrito('asunto')} />
      <TextField {...escrito('titulo')} />
      <AreaField {...escrito('cuerpo')} rows={8} help={t('tiposNotificacion.cuerpoAyuda')} />
      {tipo.llevaEnlace && <TextField {...escrito('boton')} />}
      <AreaField {...escrito('pie')} rows={2} />
      {tipo.canales.includes('app') && (
        <AreaField {...escrito('aviso')} rows={2} help={t('tiposNotificacion.avisoAyuda')} />
      )}
    </div>
  );
}

interface VariablesProps {
  tipo: TipoNotificacion;
  onInsert: (variable: string) => void;
}

function Variables({ tipo: { variables }, onInsert }: VariablesProps) {
  const t = useT();
  return (
    <Grid as="section" aria-label={t('tiposNotificacion.variables')} gap={2} pad={4} className={css.variables}>
      <h3>{t('tiposNotificacion.variables')}</h3>
      <p>{t('tiposNotificacion.variablesAyuda')}</p>
      <ul>
        {variables.map(({ nombre, dice, obligatoria }) => (
          <li key={nombre}>
            <button
              type="button"
              aria-label={t('tiposNotificacion.poner', { variable: nombre })}
              onClick={() => onInsert(nombre)}
            >
              <code>{`{{${nombre}}}`}</code>
            </button>
            <span>
              {dice}
              {obligatoria && ` · ${t('tiposNotificacion.obligatoria')}`}
            </span>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
