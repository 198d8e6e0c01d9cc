import { ComentarioDeVisita } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Campos } from './Campos.tsx';
import css from './feedback.module.css';
import { enBlanco, preparado } from './formulario.ts';
import { SinMotivos } from './SinMotivos.tsx';

type Formulario = { readonly motivos: Parameters<typeof Campos>[0]['motivos']; readonly pase: string };

/** Comment of a guest. Its pass is asked for when the form opens, and again after a refusal. */
export function DeVisita({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.feedback.form, {}, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[72, 160, 44]} label={t('comun.cargando')} />;
  if (data.motivos.length === 0) return <SinMotivos />;
  return <Escribir formulario={data} onSent={onSent} onOtroPase={() => void refetch()} />;
}

interface Props {
  formulario: Formulario;
  onSent: (email: string) => void;
  onOtroPase: () => void;
}

function Escribir({ formulario: { motivos, pase }, onSent, onOtroPase }: Props) {
  const t = useT();
  const { form, send, isPending, error } = useComentario({ pase, onSent, onOtroPase });
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  const labels = {
    idMotivo: t('feedback.motivo'),
    texto: t('feedback.texto'),
    nombre: t('feedback.nombre'),
    email: t('feedback.correo'),
  };
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={send}>
      <Campos
        motivos={motivos}
        registro={{
          idMotivo: form.register('idMotivo'),
          texto: form.register('texto'),
          puntos: form.register('puntos'),
        }}
        errores={errors}
      />
      <TextField label={labels.nombre} autoComplete="name" error={errors.nombre} field={form.register('nombre')} />
      <TextField
        label={labels.email}
        help={t('feedback.correoAyuda')}
        type="email"
        autoComplete="email"
        error={errors.email}
        field={form.register('email')}
      />
      <div className={css.trap} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('sitio')} />
      </div>
      {error && error.codigo !== 'datos-invalidos' && (
        <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
      )}
      <Button type="submit" loading={isPending}>
        {t('feedback.enviar')}
      </Button>
      <SinGuardar dirty={isDirty && !isSubmitSuccessful} />
    </Form>
  );
}

const vacio = { ...enBlanco, nombre: '', email: '', sitio: '' };

/** The form and its sending. After a refusal that doubts it, another pass is asked for; nothing typed is lost. */
function useComentario({ pase, onSent, onOtroPase }: Omit<Props, 'formulario'> & Pick<Formulario, 'pase'>) {
  const { mutateAsync, isPending, error } = useSend(calls.feedback.sendGuest);
  const form = useSchemaForm(ComentarioDeVisita, vacio, (values: typeof vacio) => ({ ...preparado(values), pase }));
  const send = form.handleSubmit(async (body) => {
    await mutateAsync({ body }).then(
      () => onSent(body.email),
      (failure) => {
        placeErrors(form, failure);
        if (failure.codigo === 'formulario-dudoso') onOtroPase();
        form.reset(undefined, { keepValues: true, keepErrors: true, keepDirty: true });
      },
    );
  });
  return { form, send, isPending, error };
}
