import type { Calendario } from '@fedatario/contract';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
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
    <div className={css.adding}>
      <p className={css.name}>{t('calendario.campo.feriadosLocales')}</p>
      <ul className={css.chips}>
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
      </ul>
      <div className={css.addRow}>
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
      </div>
    </div>
  );
}
