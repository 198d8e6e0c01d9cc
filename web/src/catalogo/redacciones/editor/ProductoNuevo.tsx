import { CopiaDeProducto, type Redaccion } from '@fedatario/contract';
import { list as listarDeOficina } from '@fedatario/contract/llamadas/productos-de-oficina';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { usePage, useSend } from '../../../lib/api.ts';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { PageHead, Section } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as llamadas from './calls.ts';
import { renews } from './renews.ts';

const Nuevo = z.strictObject({ ...CopiaDeProducto.shape, origen: z.uuid({ error: 'opcion' }) });
type Nuevo = z.output<typeof Nuevo>;

/** A new product begins as a copy of one there is: its texts, requisitos, interview and template. */
export function ProductoNuevo() {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = usePage(listarDeOficina, { query: { tipo: 'documento', limite: 100 } });
  const [creado, setCreado] = useState<Redaccion>();
  const sending = useSend(llamadas.copy, { renews });
  const row = useRowForm<Nuevo, Nuevo, Nuevo, Redaccion>({
    schema: Nuevo as unknown as z.ZodMiniType<Nuevo, Nuevo>,
    values: { origen: '', nombre: '', slug: '' },
    prepare: (valores) => valores,
    send: async ({ origen, ...body }) => {
      const copia = await sending.mutateAsync({ params: { idProducto: origen }, body });
      setCreado(copia);
      return copia;
    },
    valuesOf: () => ({ origen: '', nombre: '', slug: '' }),
    draft: 'borrador:redaccion:nuevo',
    onSaved: () => void navigate(`/admin/catalogos/producto/${creado?.idProducto ?? ''}`, { replace: true }),
  });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[64, 240]} label={t('comun.cargando')} />;
  const options = data.data.map(({ idProducto, nombre }) => ({ value: idProducto, label: nombre }));
  const field = (name: keyof Nuevo) => ({
    label: t(`redaccion.campo.${name}`),
    error: row.form.formState.errors[name],
    field: row.form.register(name),
  });
  const labels = Object.fromEntries((['origen', 'nombre', 'slug'] as const).map((name) => [name, field(name).label]));
  return (
    <>
      <Titulo pantalla={t('redaccion.nuevo')} />
      <PageHead title={t('redaccion.nuevo')} text={t('redaccion.nuevoDetalle')} />
      <RowForm row={row} sending={sending} labels={labels} action={t('redaccion.crear')}>
        <Section title={t('redaccion.comienzo')} text={t('redaccion.comienzoDetalle')}>
          <SelectField {...field('origen')} options={[{ value: '', label: t('redaccion.elijaOrigen') }, ...options]} />
          <TextField {...field('nombre')} autoComplete="off" />
          <TextField {...field('slug')} autoComplete="off" help={t('redaccion.ayuda.slug')} />
        </Section>
      </RowForm>
    </>
  );
}
