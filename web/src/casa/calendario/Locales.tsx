import type { Calendario } from '@fedatario/contract/casa';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import css from './calendario.module.css';
import type { Cambiar } from './partes.ts';
import { mesDia } from './texto.ts';

interface Props {
  values: Calendario;
  error: string | undefined;
  cambiar: Cambiar;
}

/** Local holidays, on the same day every year. */
export function Locales({ values: { feriadosLocales }, error, cambiar }: Props) {
  const t = useT();
  const [dia, setDia] = useState('');
  const add = () => {
    const local = dia.slice(5);
    setDia('');
    if (local && !feriadosLocales.includes(local)) cambiar({ feriadosLocales: [...feriadosLocales, local].sort() });
  };
  return (
    <Stack gap={3}>
      <Text weight={550}>{t('calendario.campo.feriadosLocales')}</Text>
      <Row as="ul" gap={2} wrap className={css.chips}>
        {feriadosLocales.map((local) => (
          <li key={local}>
            {mesDia(local)}
            <CloseButton
              size={36}
              aria-label={t('calendario.quitarDia', { dia: mesDia(local) })}
              onClick={() => cambiar({ feriadosLocales: feriadosLocales.filter((one) => one !== local) })}
            />
          </li>
        ))}
      </Row>
      <Row gap={3} align="end" wrap>
        <TextInput
          type="date"
          name="feriadosLocales"
          label={t('calendario.agregarLocal')}
          value={dia}
          error={error}
          onChange={({ currentTarget }) => setDia(currentTarget.value)}
        />
        <Button variant="default" disabled={dia === ''} onClick={add}>
          {t('calendario.agregar')}
        </Button>
      </Row>
    </Stack>
  );
}
