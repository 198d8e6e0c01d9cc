import type { TipoNotificacion } from '@fedatario/contract';
import { ConflictDialog } from '../../common/ConflictDialog.tsx';
import { GuardarCambios } from '../../common/GuardarCambios.tsx';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Form } from '../../ui/form/Form.tsx';
import { campos, Medios, Textos } from './campos.tsx';
import { Muestra } from './Muestra.tsx';
import { Restaurar } from './Restaurar.tsx';
import css from './tipos.module.css';
import { useTipo } from './use-tipo.ts';

interface Props {
  tipo: TipoNotificacion;
  onClose: () => void;
}

export function TipoForm({ tipo, onClose }: Props) {
  const t = useT();
  const { form, save, saving, error, conflict, settle, dismiss } = useTipo(tipo, onClose);
  const { errors, isDirty } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`tiposNotificacion.campo.${campo}`)]));
  const siNo = (value: string) => t(`tiposNotificacion.estado.${value === 'true' ? 'activo' : 'inactivo'}`);
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        <div className={css.escrito}>
          <Medios form={form} tipo={tipo} />
          <Textos form={form} tipo={tipo} />
        </div>
        <Muestra clave={tipo.clave} form={form} conApp={tipo.canales.includes('app')} />
        {tipo.modificado && <Restaurar tipo={tipo} />}
        <GuardarCambios error={error} saving={saving} dirty={isDirty} />
      </Form>
      <SinGuardar dirty={isDirty} panel="tipo" />
      {conflict && (
        <ConflictDialog
          base={form.formState.defaultValues ?? {}}
          mine={form.getValues()}
          current={conflict}
          labels={labels}
          show={(field, value) => (['activa', 'correo', 'app'].includes(field) ? siNo(value) : value)}
          onCancel={dismiss}
          onChoose={(values) => void settle({ ...values, revision: conflict.revision } as never)}
        />
      )}
    </>
  );
}
