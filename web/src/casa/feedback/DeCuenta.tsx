import { type ArchivoGuardado, ComentarioNuevo, type HiloPropio } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { useDraft } from '../../common/draft.ts';
import { Failure } from '../../common/Failure.tsx';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Campos } from './Campos.tsx';
import { type Escrito, enBlanco, preparado } from './formulario.ts';
import { SinMotivos } from './SinMotivos.tsx';

// Loaded apart, or other screens that show files would carry it.
const Adjuntar = lazy(async () => ({ default: (await import('../../ui/upload/Adjuntar.tsx')).Adjuntar }));

interface Props {
  idSolicitud: string | null;
  onSent: (hilo: HiloPropio) => void;
}

/** Comment of somebody with an account, with files. */
export function DeCuenta(props: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.feedback.form, {}, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[72, 160, 44]} label={t('comun.cargando')} />;
  if (data.motivos.length === 0) return <SinMotivos />;
  return <Escribir {...props} motivos={data.motivos} />;
}

function Escribir({ idSolicitud, onSent, motivos }: Props & Pick<Parameters<typeof Campos>[0], 'motivos'>) {
  const t = useT();
  const [archivos, setArchivos] = useState<readonly ArchivoGuardado[]>([]);
  const [subiendo, setSubiendo] = useState(false);
  const { mutateAsync, isPending, error } = useSend(calls.feedback.send, { renews: [calls.feedback.mine] });
  const form = useSchemaForm(ComentarioNuevo, enBlanco, (values: Escrito) => ({
    ...preparado(values),
    archivos: archivos.map(({ idArchivo }) => idArchivo),
    idSolicitud,
  }));
  useDraft(form, 'comentario');
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  const labels = { idMotivo: t('feedback.motivo'), texto: t('feedback.texto') };
  const send = form.handleSubmit(async (body) => {
    await mutateAsync({ body }).then(onSent, (failure) => {
      placeErrors(form, failure);
      form.reset(undefined, { keepValues: true, keepErrors: true, keepDirty: true });
    });
  });
  const boton = (
    <Button type="submit" loading={isPending} disabled={subiendo}>
      {t('feedback.enviar')}
    </Button>
  );
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={send}>
      {idSolicitud && <Notice tone="info">{t('feedback.deTramite')}</Notice>}
      <Campos
        motivos={motivos}
        registro={{
          idMotivo: form.register('idMotivo'),
          texto: form.register('texto'),
          puntos: form.register('puntos'),
        }}
        errores={errors}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Suspense fallback={<p>{boton}</p>}>
        <Adjuntar archivos={archivos} onArchivos={setArchivos} onSubiendo={setSubiendo}>
          {boton}
        </Adjuntar>
      </Suspense>
      <SinGuardar dirty={isDirty && !isSubmitSuccessful} />
    </Form>
  );
}
