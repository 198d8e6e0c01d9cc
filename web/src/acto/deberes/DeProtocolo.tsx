import { AvisoDeProtocolo } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { useBajar } from '../use-bajar.ts';

interface Props {
  idDeber: string;
  /** The first day that the notice may have. */
  desde: string;
}

/** Makes the notice by which a duty of the protocol itself is done. */
export function DeProtocolo(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('deberes.aviso.hacer')}
      </Button>
      {open && <Aviso {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Aviso({ idDeber, desde, onClose }: Props & { onClose: () => void }) {
  const t = useT();
  const form = useSchemaForm(AvisoDeProtocolo, { lugar: '', fecha: hoy() });
  const { bajar, busy, error } = useBajar(calls.deberes.aviso, form);
  const make = form.handleSubmit((query) => bajar({ params: { idDeber }, query }));
  const { errors } = form.formState;
  return (
    <ConfirmDialog
      title={t('deberes.aviso.titulo')}
      confirm={t('deberes.aviso.bajar')}
      pending={busy}
      error={error}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <p>{t('deberes.aviso.explica')}</p>
      <TextField label={t('deberes.aviso.lugar')} error={errors.lugar} field={form.register('lugar')} />
      <TextField
        type="date"
        label={t('deberes.aviso.fecha')}
        error={errors.fecha}
        field={{ ...form.register('fecha'), min: desde, max: hoy() }}
      />
    </ConfirmDialog>
  );
}
