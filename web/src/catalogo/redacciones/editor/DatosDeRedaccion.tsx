import { CambioDeDatos, type Redaccion } from '@fedatario/contract/catalogo';
import { lazy, Suspense } from 'react';
import { calls } from '#calls';
import { type T, useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { AreaField, NumberField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import { ArancelesEscritos, PreguntasEscritas } from './ListasDeDatos.tsx';
import { NivelesDeProducto } from './NivelesDeProducto.tsx';
import { FormaSola } from './parte/FormaSola.tsx';
import { useParte } from './parte/use-parte.ts';
import { useCategorias } from './use-categorias.ts';
import { type DatosForm, faultOf, filasEnPalabras, prepararDatos, valoresDeDatos } from './valores.ts';

/** Its uploads are not needed to read the page. */
const ImagenDeProducto = lazy(async () => ({ default: (await import('./ImagenDeProducto.tsx')).ImagenDeProducto }));

const campos = [
  ['nombre', 'resumen', 'descripcion', 'idCategoria', 'tags', 'destacado'],
  ['incluye', 'noIncluye', 'baseLegal', 'aranceles'],
  ['plazoHoras', 'plazoDesde', 'despuesDePagar', 'preguntasFrecuentes'],
] as const;

const labelsOf = (t: T) => Object.fromEntries(campos.flat().map((campo) => [campo, t(`redaccion.campo.${campo}`)]));

/** All that the page of the product says, but for its price. */
export function DatosDeRedaccion({ redaccion, quien }: { redaccion: Redaccion; quien: string }) {
  const t = useT();
  const { idProducto } = redaccion;
  const parte = useParte({
    redaccion,
    quien,
    parte: 'datos',
    schema: CambioDeDatos,
    valoresDe: valoresDeDatos,
    preparar: prepararDatos,
    enviar: (body) => call(calls.redacciones.saveDatos, { params: { idProducto }, body }),
  });
  const categorias = useCategorias();
  const { form } = parte;
  const { errors } = form.formState;
  return (
    <>
      <FormaSola
        parte={parte}
        labels={labelsOf(t)}
        faults={Object.fromEntries(campos.flat().map((campo) => [campo, faultOf(errors, campo)]))}
        show={showOf(categorias)}
      >
        <Presentacion form={form} categorias={categorias} />
        <Alcance form={form} />
        <Entrega form={form} />
      </FormaSola>
      <Suspense>
        <ImagenDeProducto idProducto={idProducto} />
      </Suspense>
      {redaccion.tipo === 'documento' && <NivelesDeProducto redaccion={redaccion} />}
    </>
  );
}

type Campo = (typeof campos)[number][number];

function useFields(form: DatosForm) {
  const t = useT();
  return (name: Exclude<Campo, 'aranceles' | 'preguntasFrecuentes'>) => ({
    label: t(`redaccion.campo.${name}`),
    error: faultOf(form.formState.errors, name),
    field: form.register(name),
  });
}

interface Opcion {
  readonly value: string;
  readonly label: string;
}

/** The value of a field as the dialog of a conflict shows it. */
function showOf(categorias: readonly Opcion[] = []) {
  return (campo: string, valor: string): string => {
    if (campo === 'aranceles' || campo === 'preguntasFrecuentes') return filasEnPalabras(valor);
    return (campo === 'idCategoria' && categorias.find(({ value }) => value === valor)?.label) || valor;
  };
}

interface PresentacionProps {
  form: DatosForm;
  categorias: readonly Opcion[] | undefined;
}

function Presentacion({ form, categorias }: PresentacionProps) {
  const t = useT();
  const field = useFields(form);
  return (
    <Section title={t('redaccion.presentacion')} text={t('redaccion.presentacionDetalle')}>
      <TextField {...field('nombre')} autoComplete="off" />
      <AreaField {...field('resumen')} rows={2} help={t('redaccion.ayuda.resumen')} />
      <AreaField {...field('descripcion')} rows={8} />
      {categorias && (
        <SelectField
          {...field('idCategoria')}
          options={[{ value: '', label: t('redaccion.elijaCategoria') }, ...categorias]}
        />
      )}
      <AreaField {...field('tags')} rows={4} help={t('redaccion.ayuda.lineas')} />
      <CheckField {...field('destacado')} />
    </Section>
  );
}

function Alcance({ form }: { form: DatosForm }) {
  const t = useT();
  const field = useFields(form);
  return (
    <Section title={t('redaccion.alcance')} text={t('redaccion.alcanceDetalle')}>
      <AreaField {...field('incluye')} rows={5} help={t('redaccion.ayuda.lineas')} />
      <AreaField {...field('noIncluye')} rows={5} help={t('redaccion.ayuda.lineas')} />
      <AreaField {...field('baseLegal')} rows={3} help={t('redaccion.ayuda.lineas')} />
      <ArancelesEscritos form={form} />
    </Section>
  );
}

function Entrega({ form }: { form: DatosForm }) {
  const t = useT();
  const field = useFields(form);
  return (
    <Section title={t('redaccion.entrega')} text={t('redaccion.entregaDetalle')}>
      <NumberField {...field('plazoHoras')} unit={t('redaccion.horas')} help={t('redaccion.ayuda.plazoHoras')} />
      <TextField {...field('plazoDesde')} autoComplete="off" help={t('redaccion.ayuda.plazoDesde')} />
      <AreaField {...field('despuesDePagar')} rows={5} help={t('redaccion.ayuda.lineas')} />
      <PreguntasEscritas form={form} />
    </Section>
  );
}
