import { clasesQueCaben, type PropuestaDeFirma } from '@fedatario/contract/acto';
import type { PreguntaDelActo } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia, fechaHora, serie } from '../../lib/format.ts';
import { Form } from '../../ui/form/Form.tsx';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { NumberField } from '../../ui/form/quantities.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { Anotar } from './Anotar.tsx';
import { Comparecientes } from './Comparecientes.tsx';
import css from './firma.module.css';
import { useFirma } from './use-firma.ts';
import { campoDe, campos, faultOf, hayComparecientes, vaEnProtocolo } from './valores.ts';

const Hojas = lazy(async () => ({ default: (await import('./Hojas.tsx')).Hojas }));
const TextoAprobado = lazy(async () => ({ default: (await import('./TextoAprobado.tsx')).TextoAprobado }));
const UltimaMirada = lazy(async () => ({ default: (await import('./UltimaMirada.tsx')).UltimaMirada }));

/** The kind of field of a question. */
function fieldOf(tipo: PreguntaDelActo['tipo']): 'time' | 'date' | 'text' {
  if (tipo === 'hora') return 'time';
  return tipo === 'fecha' ? 'date' : 'text';
}

interface Props {
  idSolicitud: string;
  idNotario: string;
  revision: number;
  propuesta: PropuestaDeFirma;
}

/** The form of a signing, filled with the known data. Once sent it cannot be undone. */
export function Firma({ idSolicitud, idNotario, revision, propuesta }: Props) {
  const t = useT();
  const firma = useFirma({ idSolicitud, revision, propuesta });
  const { form, escaneo, mirada } = firma;
  const labels = labelsOf(propuesta, t);
  const { faults, porRevisar } = faultsOf(form.formState.errors, labels);
  return (
    <>
      <Form
        errors={faults}
        labels={labels}
        review={t('comun.formulario.revise')}
        onSubmit={(event) => void firma.revisar(event)}
      >
        <Section title={t('firma.acto')} text={t('firma.actoDetalle')}>
          <DelActo firma={firma} propuesta={propuesta} idNotario={idNotario} />
        </Section>
        {hayComparecientes(form.watch('clase')) && (
          <Section title={t('firma.campo.comparecientes')} text={t('firma.comparecientesDetalle')}>
            <DeLaLlegada llegada={propuesta.llegada} />
            <Comparecientes form={form} />
          </Section>
        )}
        <Suspense>
          <TextoAprobado
            idSolicitud={idSolicitud}
            clase={propuesta.clase}
            antes={firma.preparar}
            diferencias={firma.diferencias}
          />
          <Section title={t('firma.campo.archivos')} text={t('firma.archivosDetalle')}>
            <Hojas idSolicitud={idSolicitud} escaneo={escaneo} fault={faults.archivos} />
          </Section>
        </Suspense>
        <Enviar firma={firma} porRevisar={porRevisar} />
      </Form>
      {mirada && (
        <Suspense>
          <UltimaMirada
            idSolicitud={idSolicitud}
            mirada={mirada}
            propuesta={propuesta}
            pending={firma.signing}
            onSign={firma.firmar}
            onClose={firma.cerrar}
          />
        </Suspense>
      )}
      <SinGuardar dirty={firma.sinGuardar} />
    </>
  );
}

/** The name of each field, from the top; what only the text asks for is named by its questions. */
function labelsOf({ preguntas }: PropuestaDeFirma, t: T): Record<string, string> {
  const names = campos.flatMap((campo): [string, string][] =>
    campo === 'acto'
      ? preguntas.map(({ ruta, etiqueta }) => [`acto.${campoDe(ruta)}`, etiqueta])
      : [[campo, t(`firma.campo.${campo}`)]],
  );
  return Object.fromEntries(names);
}

/** The fault of each field, and the names of those that have one. */
function faultsOf(errors: object, labels: Readonly<Record<string, string>>) {
  const faults = Object.fromEntries(Object.keys(labels).map((campo) => [campo, faultOf(errors, campo)]));
  const porRevisar = Object.entries(labels).flatMap(([campo, label]) => (faults[campo] ? [label] : []));
  return { faults, porRevisar };
}

/** The check-in of the appointment, whose data are proposed, and the signatories it does not name as arrived. */
function DeLaLlegada({ llegada }: Pick<PropuestaDeFirma, 'llegada'>) {
  const t = useT();
  if (!llegada) return null;
  const { registradaPor, registradaEn, faltan } = llegada;
  return (
    <>
      <Notice tone="info">{t('llegada.propuesta', { quien: registradaPor, cuando: fechaHora(registradaEn) })}</Notice>
      {faltan.length > 0 && <Notice tone="warning">{t('llegada.faltan', { quienes: serie(faltan) })}</Notice>}
    </>
  );
}

interface ActoProps extends Pick<Props, 'propuesta' | 'idNotario'> {
  firma: ReturnType<typeof useFirma>;
}

function DelActo({ firma, propuesta, idNotario }: ActoProps) {
  const { form } = firma;
  const t = useT();
  const { errors } = form.formState;
  const { protocolo, desde } = propuesta;
  const field = (name: 'instrumento' | 'lugar' | 'fecha' | 'hojas') => ({
    label: t(`firma.campo.${name}`),
    error: faultOf(errors, name),
    field: form.register(name),
  });
  const clases = [
    ...(propuesta.clase === null ? [{ value: '', label: t('firma.elijaClase') }] : []),
    ...clasesQueCaben(propuesta.clase).map((value) => ({ value, label: t(`firma.clase.${value}`) })),
  ];
  const clase = form.watch('clase');
  return (
    <>
      <SelectField
        label={t('firma.campo.clase')}
        error={faultOf(errors, 'clase')}
        field={form.register('clase')}
        options={clases}
        help={clase === '' || vaEnProtocolo(clase) ? undefined : t('firma.fueraDeProtocolo')}
      />
      {vaEnProtocolo(clase) && (
        <TextField
          {...field('instrumento')}
          inputMode="numeric"
          autoComplete="off"
          help={t(protocolo.ultimo ? 'firma.numeroSigue' : 'firma.numeroPrimero', {
            numero: protocolo.numero,
            ultimo: protocolo.ultimo?.numero ?? 0,
            fecha: protocolo.ultimo ? dia(protocolo.ultimo.fecha) : '',
          })}
        />
      )}
      <TextField {...field('lugar')} />
      <TextField {...field('fecha')} type="date" help={t('firma.fechaDesde', { fecha: dia(desde) })} />
      {delTexto(form, propuesta.preguntas)}
      <NumberField {...field('hojas')} help={t('firma.hojasAyuda')} />
      {vaEnProtocolo(clase) && <DelProtocolo firma={firma} propuesta={propuesta} idNotario={idNotario} />}
    </>
  );
}

/** Fields of the place of an act in the protocol. */
function DelProtocolo({ firma: { form }, propuesta: { protocolo }, idNotario }: ActoProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('firma.campo.folios')}
        error={faultOf(form.formState.errors, 'folios')}
        field={form.register('folios')}
        autoComplete="off"
        help={t(protocolo.ultimo ? 'firma.folioSigue' : 'firma.folioPrimero', { folio: protocolo.folio })}
      />
      <CheckField label={t('firma.mismaHoja')} error={undefined} field={form.register('mismaHoja')} />
      <Anotar idNotario={idNotario} protocolo={protocolo} />
    </>
  );
}

/**
 * The data of the signing that only its text asks for. No component: it would register its fields after those below it, and the first wrong field
 * from the top would not have the focus.
 */
function delTexto(form: ActoProps['firma']['form'], preguntas: PropuestaDeFirma['preguntas']) {
  const { errors } = form.formState;
  return preguntas.map(({ ruta, etiqueta, ayuda, tipo }) => (
    <TextField
      key={ruta}
      label={etiqueta}
      help={ayuda ?? undefined}
      error={faultOf(errors, `acto.${campoDe(ruta)}`)}
      field={form.register(`acto.${campoDe(ruta)}`)}
      type={fieldOf(tipo)}
      autoComplete="off"
    />
  ));
}

interface EnviarProps extends Pick<ActoProps, 'firma'> {
  /** The names of the fields that are wrong, which are out of sight from here. */
  porRevisar: readonly string[];
}

function Enviar({ firma: { error, escaneo, checking }, porRevisar }: EnviarProps) {
  const t = useT();
  const sinCampo = error?.codigo === 'datos-invalidos' && porRevisar.length === 0 ? error.errores : [];
  return (
    <Stack gap={4} align="start" className={css.enviar}>
      {error && error.codigo !== 'datos-invalidos' && (
        <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
      )}
      {sinCampo.map(({ campo, mensaje }) => (
        <Notice key={campo} tone="error">
          {mensaje}
        </Notice>
      ))}
      {porRevisar.length > 0 && <p className={css.mal}>{t('firma.porRevisar', { campos: serie(porRevisar) })}</p>}
      <p>{t(escaneo.curso ? 'firma.espere' : 'firma.aviso')}</p>
      <Button type="submit" loading={checking} disabled={escaneo.curso !== undefined}>
        {t('firma.firmar')}
      </Button>
    </Stack>
  );
}
