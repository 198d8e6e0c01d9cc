import {
  CopiaDeProducto,
  clasesDeDocumentoNuevo,
  type ProductoDeOficina,
  type Redaccion,
} from '@fedatario/contract/catalogo';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCall, usePage, useSend } from '../../../lib/api.ts';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { PageHead, Section } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { renews } from '../publicacion/renews.ts';
import { useCategorias } from './use-categorias.ts';

/** An origin is the id of the document to copy, or a class of document to begin from nothing. */
const Nuevo = z
  .strictObject({
    ...CopiaDeProducto.shape,
    origen: z.string({ error: 'opcion' }).check(z.minLength(1, { error: 'opcion' })),
    idCategoria: z.string(),
  })
  .check(
    z.refine(({ origen, idCategoria }) => claseDe(origen) === undefined || idCategoria !== '', {
      error: 'requerido',
      path: ['idCategoria'],
    }),
  );
type Nuevo = z.output<typeof Nuevo>;

const vacio: Nuevo = { origen: '', nombre: '', slug: '', idCategoria: '' };
const campos = ['origen', 'nombre', 'slug', 'idCategoria'] as const;

function claseDe(origen: string) {
  return clasesDeDocumentoNuevo.find((clase) => clase === origen);
}

/** A new document begins from nothing, with the text that every one of its class has, or as a copy of one there is. */
export function ProductoNuevo() {
  const t = useT();
  const [params] = useSearchParams();
  const de = params.get('de');
  const { data, error, refetch } = usePage(calls.productosDeOficina.list, {
    query: { tipo: 'documento', limite: 100 },
  });
  // The document to duplicate may stand beyond the first hundred.
  const origen = useCall(calls.productosDeOficina.read, { params: { idProducto: de ?? '' } }, { enabled: de !== null });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data || origen.isLoading) return <Skeleton pieces={[64, 240]} label={t('comun.cargando')} />;
  const documentos = data.data.filter(({ idProducto }) => idProducto !== de);
  return (
    <>
      <Titulo pantalla={t('redaccion.nuevo')} />
      <PageHead title={t('redaccion.nuevo')} text={t('redaccion.nuevoDetalle')} />
      <FormaDeNuevo documentos={origen.data ? [origen.data, ...documentos] : data.data} />
    </>
  );
}

function FormaDeNuevo({ documentos }: { documentos: readonly ProductoDeOficina[] }) {
  const t = useT();
  const categorias = useCategorias() ?? [];
  const { row, sending } = useNuevo();
  const field = (name: keyof Nuevo) => ({
    label: t(`redaccion.campo.${name}`),
    error: row.form.formState.errors[name],
    field: row.form.register(name),
  });
  const labels = Object.fromEntries(campos.map((name) => [name, field(name).label]));
  return (
    <RowForm row={row} sending={sending} labels={labels} action={t('redaccion.crear')}>
      <Section title={t('redaccion.comienzo')} text={t('redaccion.comienzoDetalle')}>
        <SelectField {...field('origen')} options={origenesDe(t, documentos)} />
        <TextField {...field('nombre')} autoComplete="off" />
        <TextField {...field('slug')} autoComplete="off" help={t('redaccion.ayuda.slug')} />
        {claseDe(row.form.watch('origen')) && (
          <SelectField
            {...field('idCategoria')}
            options={[{ value: '', label: t('redaccion.elijaCategoria') }, ...categorias]}
          />
        )}
      </Section>
    </RowForm>
  );
}

function origenesDe(t: T, documentos: readonly ProductoDeOficina[]) {
  return [
    { value: '', label: t('redaccion.elijaOrigen') },
    ...clasesDeDocumentoNuevo.map((clase) => ({ value: clase, label: t(`redaccion.desdeNada.${clase}`) })),
    ...documentos.map(({ idProducto, nombre }) => ({ value: idProducto, label: nombre })),
  ];
}

/** The document to copy may come in the address, from the list. */
function useNuevo() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [creado, setCreado] = useState<Redaccion>();
  const copying = useSend(calls.redacciones.copy, { renews });
  const creating = useSend(calls.redacciones.create, { renews });
  const row = useRowForm<Nuevo, Nuevo, Nuevo, Redaccion>({
    schema: Nuevo as unknown as z.ZodMiniType<Nuevo, Nuevo>,
    values: { ...vacio, origen: params.get('de') ?? '' },
    prepare: (valores) => valores,
    send: async ({ origen, idCategoria, ...body }) => {
      const clase = claseDe(origen);
      const nuevo = clase
        ? await creating.mutateAsync({ body: { ...body, clase, idCategoria } })
        : await copying.mutateAsync({ params: { idProducto: origen }, body });
      setCreado(nuevo);
      return nuevo;
    },
    valuesOf: () => vacio,
    draft: 'borrador:redaccion:nuevo',
    onSaved: () => void navigate(`/admin/catalogos/producto/${creado?.idProducto ?? ''}`, { replace: true }),
  });
  return {
    row,
    sending: { isPending: copying.isPending || creating.isPending, error: copying.error ?? creating.error },
  };
}
