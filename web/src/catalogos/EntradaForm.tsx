import { lazy, Suspense } from 'react';
import { GuardarCambios } from '../common/GuardarCambios.tsx';
import { SinGuardar } from '../common/SinGuardar.tsx';
import { usePalabras } from '../i18n/catalogos/palabras.ts';
import { useT } from '../i18n/i18n.ts';
import { Form } from '../ui/form/Form.tsx';
import type { Catalogo, Entrada } from './catalogo.ts';
import css from './catalogos.module.css';
import { useEntrada } from './use-entrada.ts';

/** Few ever meet one. */
const ConflictDialog = lazy(async () => ({ default: (await import('../common/ConflictDialog.tsx')).ConflictDialog }));

interface Props {
  catalogo: Catalogo;
  entrada: Entrada | undefined;
  onClose: () => void;
}

export function EntradaForm({ catalogo, entrada, onClose }: Props) {
  const t = useT();
  const { campo: labels, ayuda = {}, opcion = {} } = usePalabras(catalogo.palabras);
  const { form, save, saving, error, conflict, settle, dismiss } = useEntrada(catalogo, entrada, onClose);
  const { errors, isDirty } = form.formState;
  const read = (valor: string) => opcion[valor] ?? valor;
  const campos = Object.entries(catalogo.campos);
  const drawn = campos.map(([name, campo], index) => {
    const first = !entrada && index === 0;
    const about = { label: labels[name] ?? name, help: ayuda[name], error: errors[name], opcion: read, first };
    return <div key={name}>{campo.dibuja({ form, name, ...about })}</div>;
  });
  return (
    <>
      <Form
        errors={errors}
        labels={Object.fromEntries(campos.map(([name]) => [name, labels[name] ?? name]))}
        review={t('comun.formulario.revise')}
        onSubmit={save}
      >
        <div className={css.campos}>{drawn}</div>
        <GuardarCambios
          error={error}
          saving={saving}
          dirty={isDirty}
          label={entrada ? undefined : t('catalogos.crear')}
        />
      </Form>
      <SinGuardar dirty={isDirty} panel="entrada" />
      {conflict && (
        <Suspense>
          <ConflictDialog
            base={form.formState.defaultValues ?? {}}
            mine={form.getValues()}
            current={conflict}
            labels={labels}
            show={(_, value) => read(value)}
            onCancel={dismiss}
            onChoose={(values) => void settle({ ...values, revision: conflict.revision })}
          />
        </Suspense>
      )}
    </>
  );
}
