import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '../../../../common/ConflictDialog.tsx';
import { SinGuardar } from '../../../../common/SinGuardar.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import css from './parte.module.css';
import type { Parte } from './use-parte.ts';

interface Props<V extends FieldValues, O> {
  readonly parte: Parte<V, O>;
  readonly labels: Readonly<Record<string, string>>;
  /** Looks up the error of a field, when the field name alone does not find it. */
  readonly faults?: ComponentProps<typeof Form>['errors'];
  /** A field value in readable form, for a conflict. */
  readonly show?: (field: string, value: string) => string;
  readonly children: ReactNode;
}

/** A form that saves by itself: undo and redo, the state of the save, and conflicts. */
export function FormaSola<V extends FieldValues, O>({ parte, labels, faults, show, children }: Props<V, O>) {
  const t = useT();
  const { form, pliego, hoja } = parte;
  const { clase } = hoja.situacion;
  const { errors } = form.formState;
  return (
    <>
      <Barra parte={parte} />
      <div className={css.avisos}>
        <Choque parte={parte} labels={labels} {...(show && { show })} />
        {hoja.situacion.clase === 'rechazado' && <Notice tone="error">{t(`error.${hoja.situacion.codigo}`)}</Notice>}
      </div>
      <Form
        errors={faults ?? (errors as ComponentProps<typeof Form>['errors'])}
        labels={labels}
        review={t('comun.formulario.revise')}
        onSubmit={async (event) => {
          event?.preventDefault();
          await pliego.flush();
        }}
      >
        {children}
      </Form>
      <SinGuardar dirty={clase === 'incompleto' || clase === 'sinConexion' || clase === 'rechazado'} />
    </>
  );
}

/** The choice between two people's words. Put off, it waits in sight: until it is made nothing is saved. */
function Choque<V extends FieldValues, O>({ parte, labels, show }: Pick<Props<V, O>, 'parte' | 'labels' | 'show'>) {
  const t = useT();
  const { pliego, hoja } = parte;
  const [aparte, setAparte] = useState<unknown>();
  const choque = pliego.choque();
  if (!choque) return null;
  if (aparte === hoja.situacion)
    return (
      <Notice tone="warning">
        <p>{t('redaccion.choque.texto')}</p>
        <Button variant="default" onClick={() => setAparte(undefined)}>
          {t('redaccion.choque.elegir')}
        </Button>
      </Notice>
    );
  return (
    <ConflictDialog
      base={choque.base}
      mine={hoja.valores}
      current={choque.actual}
      labels={labels}
      {...(show && { show })}
      onCancel={() => setAparte(hoja.situacion)}
      onChoose={pliego.elegir}
    />
  );
}

function Barra<V extends FieldValues, O>({ parte: { pliego, hoja } }: { parte: Parte<V, O> }) {
  const t = useT();
  const { puedeDeshacer, puedeRehacer, situacion } = hoja;
  return (
    <Row gap={1} align="center" bottom={4} className={css.barra}>
      <IconButton label={t('redaccion.deshacer')} disabled={!puedeDeshacer} onClick={pliego.deshacer}>
        <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('redaccion.rehacer')} disabled={!puedeRehacer} onClick={pliego.rehacer}>
        <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <p role="status" data-clase={situacion.clase}>
        {t(`redaccion.guardado.${situacion.clase}`)}
      </p>
    </Row>
  );
}
