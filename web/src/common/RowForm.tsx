import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../i18n/i18n.ts';
import { useAdministra } from '../lib/administra.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Form } from '../ui/form/Form.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { GuardarCambios } from './GuardarCambios.tsx';
import css from './row-form.module.css';
import { SinGuardar } from './SinGuardar.tsx';
import type { useRowForm } from './use-row-form.ts';

type Faults = ComponentProps<typeof Form>['errors'];

interface Props<V extends FieldValues, I extends FieldValues, O, R> {
  row: ReturnType<typeof useRowForm<V, I, O, R>>;
  sending: { readonly isPending: boolean; readonly error: ApiError | null };
  labels: Readonly<Record<string, string>>;
  /** Looks up the error of a field, when the field name alone does not find it. */
  faults?: Faults | undefined;
  /** Label of the button, when it does not save. */
  action?: string | undefined;
  /** Search parameter of an open panel: closing the panel counts as leaving. */
  panel?: string;
  /** A field value in readable form. */
  show?: (field: string, value: string) => string;
  /**
   * Whether the form belongs to the signed-in person. Any other form is edited by the administration and read by other
   * staff.
   */
  own?: true;
  children: ReactNode;
}

/** Form of one row, on a page or beside its list: errors, save button, guard for unsaved changes, and conflicts. */
export function RowForm<V extends FieldValues, I extends FieldValues, O, R>(props: Props<V, I, O, R>) {
  const { row, sending, labels, faults, action, panel, show, own, children } = props;
  const t = useT();
  const writes = useAdministra() || own;
  const { form, save, conflict, settle, dismiss } = row;
  const { errors, isDirty } = form.formState;
  if (!writes) return <SoloLectura>{children}</SoloLectura>;
  return (
    <>
      <Form errors={faults ?? (errors as Faults)} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        {children}
        <GuardarCambios error={sending.error} saving={sending.isPending} dirty={isDirty} label={action} />
      </Form>
      <SinGuardar dirty={isDirty} panel={panel} />
      {conflict && (
        <ConflictDialog
          base={(form.formState.defaultValues ?? {}) as V}
          mine={form.getValues()}
          current={conflict}
          labels={labels}
          {...(show && { show })}
          onCancel={dismiss}
          onChoose={(values) => void settle({ ...form.getValues(), ...values, revision: conflict.revision })}
        />
      )}
    </>
  );
}

/** The form for people who may only read it, with fields disabled and no buttons. */
function SoloLectura({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <Notice tone="info">{t('comun.soloLectura')}</Notice>
      <fieldset disabled className={css.read}>
        {children}
      </fieldset>
    </>
  );
}
