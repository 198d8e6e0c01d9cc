import type { CodigoPromocional, ObjetosDeCodigo } from '@fedatario/contract';
import { ConflictDialog } from '../common/ConflictDialog.tsx';
import { GuardarCambios } from '../common/GuardarCambios.tsx';
import { SinGuardar } from '../common/SinGuardar.tsx';
import { type T, useT } from '../i18n/i18n.ts';
import { Form } from '../ui/form/Form.tsx';
import { campos, Descuento, Identidad, Limites, Vigencia } from './campos.tsx';
import { useCodigo } from './use-codigo.ts';
import type { Valores } from './valores.ts';

interface Props {
  codigo: CodigoPromocional | undefined;
  objetos: ObjetosDeCodigo;
  onClose: () => void;
}

export function CodigoForm({ codigo, objetos, onClose }: Props) {
  const t = useT();
  const { form, save, saving, error, conflict, settle, dismiss } = useCodigo(codigo, onClose);
  const { errors, isDirty } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`codigos.campo.${campo}`)]));
  const used = codigo !== undefined && codigo.reservados + codigo.usados + codigo.liberados > 0;
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        <div>
          <Identidad form={form} used={used} />
          <Descuento form={form} objetos={objetos} />
          <Vigencia form={form} />
          <Limites form={form} />
        </div>
        <GuardarCambios error={error} saving={saving} dirty={isDirty} label={codigo ? undefined : t('codigos.crear')} />
      </Form>
      <SinGuardar dirty={isDirty} panel="codigo" />
      {conflict && (
        <ConflictDialog
          base={form.formState.defaultValues ?? {}}
          mine={form.getValues()}
          current={conflict}
          labels={labels}
          show={(field, value) => shown(t, objetos, field, value)}
          onCancel={dismiss}
          onChoose={(values) => void settle({ ...(values as Valores), revision: conflict.revision })}
        />
      )}
    </>
  );
}

/** A value of the form as people read it. */
function shown(t: T, { categorias, productos, planes }: ObjetosDeCodigo, field: string, value: string): string {
  if (field === 'tipo') return t(`codigos.tipo.${value as 'monto'}`);
  if (field === 'aplicaA') return t(`codigos.alcance.${value as 'todo'}`);
  if (field === 'activo') return t(value === 'true' ? 'codigos.campo.activo' : 'codigos.estado.inactivo');
  if (field === 'desde' || field === 'hasta') return value.replace('T', ' ');
  if (field !== 'objetos') return value;
  const names = new Map([...categorias, ...productos, ...planes].map(({ id, nombre }) => [id, nombre]));
  return value
    .split(',')
    .map((id) => names.get(id) ?? id)
    .join(', ');
}
