import type { TipoDeDeber } from '@fedatario/contract/acto';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './deberes.module.css';
import { renews } from './renews.ts';

/** Adds a duty that depends on the subject of the act, which only its notary knows. */
export function Agregar({ idSolicitud, caben }: { idSolicitud: string; caben: readonly TipoDeDeber[] }) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const tipo = caben.find((one) => one === chosen);
  const { mutate, isPending } = useSend(calls.deberes.add, { renews });
  const add = () =>
    tipo &&
    mutate(
      { params: { idSolicitud }, body: { tipo } },
      {
        onSuccess: () => {
          setChosen('');
          show('success', tell('deberes.caso.agregado'));
        },
        onError: (error) => show('error', tell(`error.${error.codigo}`, error.params)),
      },
    );
  if (caben.length === 0) return null;
  return (
    <Row gap={3} align="end" wrap className={css.more}>
      <NativeSelect
        label={t('deberes.caso.otro')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: t('deberes.caso.elija') },
          ...caben.map((value) => ({ value, label: t(`deberes.tipo.${value}`) })),
        ]}
      />
      <Button variant="default" disabled={!tipo} loading={isPending} onClick={add}>
        {t('deberes.caso.agregar')}
      </Button>
    </Row>
  );
}
