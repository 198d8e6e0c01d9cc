import type { Redaccion } from '@fedatario/contract/catalogo';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { reading } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { placeErrors, useSchemaForm } from '../../../../lib/form.ts';
import { cajonDe } from '../../../../lib/guardado-solo.ts';
import { type ParteEscrita, usePorGuardar, useSeGuarda } from '../../por-guardar.ts';
import { type Hoja, Pliego } from './pliego.ts';

interface Forma<V extends FieldValues, O> {
  readonly redaccion: Redaccion;
  /** Id of the user who writes; unsent values in this browser are stored under it. */
  readonly quien: string;
  readonly parte: ParteEscrita;
  readonly schema: z.ZodMiniType<O>;
  readonly valoresDe: (redaccion: Redaccion) => V;
  /** Converts form values into the input of the schema. */
  readonly preparar: (valores: V) => unknown;
  readonly enviar: (body: O) => Promise<Redaccion>;
}

export interface Parte<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>;
  readonly pliego: Pliego<V>;
  readonly hoja: Hoja<V>;
}

/** Errors are shown once somebody stops typing, so that a word half written is not called wrong. */
const PAUSA_DE_ERRORES_MS = 1200;

/** A form of a part of a product that saves by itself while one types. */
export function useParte<V extends FieldValues, O>(forma: Forma<V, O>): Parte<V, O> {
  const { redaccion, schema, preparar } = forma;
  const pliego = usePliego(forma);
  const form = useSchemaForm<FieldValues, O, V>(
    schema as z.ZodMiniType<O, FieldValues>,
    pliego.hoja().valores as DefaultValues<V>,
    preparar,
  );
  const hoja = useSyncExternalStore(pliego.escuchar, pliego.hoja);
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name = '' }) => pliego.escribir(structuredClone(form.getValues()), name));
    return unsubscribe;
  }, [form, pliego]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed here is in the form already.
  useEffect(() => form.reset(structuredClone(hoja.valores)), [form, hoja.llegadas]);
  useEffect(() => pliego.seguir(redaccion), [pliego, redaccion]);
  useErrores(form, hoja);
  useFallo(form, pliego);
  return { form, pliego, hoja };
}

function usePliego<V extends FieldValues, O>({ redaccion, quien, parte, ...forma }: Forma<V, O>): Pliego<V> {
  const client = useQueryClient();
  const porGuardar = usePorGuardar();
  const { schema, valoresDe, preparar, enviar } = forma;
  const { idProducto } = redaccion;
  const { queryKey } = reading(calls.redacciones.read, { params: { idProducto } });
  const bodyOf = (valores: V, revision: number) => schema.safeParse(preparar({ ...valores, revision }));
  const crear = () =>
    new Pliego<V>({
      inicial: redaccion,
      cajon: cajonDe(quien, `${parte}-${idProducto}`),
      valoresDe,
      isEntero: (valores) => bodyOf(valores, 0).success,
      enviar: async ({ revision, valores }) => {
        const body = bodyOf(valores, revision);
        if (!body.success) throw new ApiError('datos-invalidos');
        const actual = await enviar(body.data);
        // Kept at once: whoever publishes next does so with the revision of this save.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, actual);
        return actual;
      },
    });
  const [pliego] = useState(() => porGuardar.tomar(parte, crear));
  useSeGuarda(parte, pliego);
  useEffect(() => {
    const again = () => void pliego.flush();
    // One that waits since its tab was closed is sent again: a refusal says its reasons at the fields.
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      pliego.cerrar();
    };
  }, [pliego]);
  return pliego;
}

function useErrores<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, { valores, situacion }: Hoja<V>) {
  const { clase } = situacion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing typed begins the pause again.
  useEffect(() => {
    // Those of a refusal are the server's, and stay until something else is typed.
    if (clase !== 'incompleto') return clase === 'rechazado' ? undefined : form.clearErrors();
    const timer = setTimeout(() => void form.trigger(), PAUSA_DE_ERRORES_MS);
    return () => clearTimeout(timer);
  }, [form, clase, valores]);
}

/** The server's reasons stand at their fields. */
function useFallo<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, pliego: Pliego<V>) {
  useEffect(() => {
    pliego.alRechazar((failure) => void placeErrors(form as UseFormReturn<FieldValues, unknown, O>, failure));
  }, [form, pliego]);
}
