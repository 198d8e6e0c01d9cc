import type { DatosDeDemostracion } from '@fedatario/contract/control';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { useT } from '../../i18n/i18n.ts';
import { show } from '../../ui/snackbar/store.ts';
import css from './listo.module.css';

const COSAS = ['clientes', 'pedidos', 'solicitudes', 'citas'] as const;

/** Empties the demonstration: one dialog says what goes and what stays, and another asks for the password. */
export function Vaciar({ datos }: { datos: DatosDeDemostracion }) {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.apertura.empty);
  const done = () => {
    setAsking(false);
    show('success', t('apertura.demostracion.hecho'));
    // Every screen shows something of what went.
    void client.invalidateQueries();
  };
  const hay = COSAS.filter((cosa) => datos[cosa] > 0);
  return (
    <section className={css.demostracion} aria-labelledby="demostracion">
      <h2 id="demostracion">{t('apertura.demostracion.titulo')}</h2>
      <p>{t('apertura.demostracion.detalle')}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('apertura.demostracion.vaciar')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('apertura.demostracion.pregunta')}
        confirm={t('apertura.demostracion.confirmar')}
        danger
        pending={isPending}
        error={error}
        onConfirm={() => mutate({}, { onSuccess: done })}
        onClose={() => setAsking(false)}
      >
        <p>{t('apertura.demostracion.seBorra')}</p>
        {hay.length > 0 && (
          <ul className={css.cosas}>
            {hay.map((cosa) => (
              <li key={cosa}>{t(`apertura.demostracion.${cosa}`, { n: datos[cosa] })}</li>
            ))}
          </ul>
        )}
        <p>{t('apertura.demostracion.queda')}</p>
      </ConfirmDialog>
      {dialog}
    </section>
  );
}
