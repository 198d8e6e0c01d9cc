import { erroresDeCampo, mensajesDeCampo } from '@fedatario/contract/base';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { t } from '../i18n/i18n.ts';
import type { ApiError } from './api-error.ts';

/** A form validated by the schema of the contract, with messages in the current language. */
export function useSchemaForm<I extends FieldValues, O, V extends FieldValues = I>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<V>,
  /** Converts form values into the input of the schema. */
  prepare: (values: V) => unknown = (values) => values,
) {
  return useForm<V, unknown, O>({ resolver: resolverOf(schema, prepare), defaultValues });
}

function resolverOf<V extends FieldValues, O>(
  schema: z.ZodMiniType<O>,
  prepare: (values: V) => unknown,
): Resolver<V, unknown, O> {
  return (values) => {
    const read = schema.safeParse(prepare(values));
    if (read.success) return { values: read.data, errors: {} };
    const wrong = read.error.issues.flatMap(erroresDeCampo).reverse();
    const errors = wrong.map(({ campo, clave, params }) => [
      campo,
      { type: clave, message: t(`campo.${clave}`, params) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Shows the server's errors at their fields. True when every error has a field. */
export function placeErrors<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  { errores }: ApiError,
): boolean {
  const here = errores.filter(({ campo }) => campo in form.getValues());
  here.forEach(({ campo, clave, params, mensaje }, index) => {
    const message = clave in mensajesDeCampo ? t(`campo.${clave as keyof typeof mensajesDeCampo}`, params) : mensaje;
    form.setError(campo as Path<I>, { type: clave, message }, { shouldFocus: index === 0 });
  });
  return errores.length > 0 && here.length === errores.length;
}
