import type { EntradaAbierta, EntradaDeLibreta } from '@fedatario/contract/borrador';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { ApiError, type CodigoFallo } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import css from './libreta.module.css';
import { Senas, VigenciaDeEntrada } from './VigenciaDeEntrada.tsx';

interface Props {
  entradas: readonly EntradaDeLibreta[];
  onElegida: (entrada: EntradaAbierta) => void;
  onCerrar: () => void;
}

/** Choice among the entries that fit a question. The data of an entry are fetched only when it is chosen. */
export function ElegirDeLibreta({ entradas, onElegida, onCerrar }: Props) {
  const t = useT();
  const [fallo, setFallo] = useState<CodigoFallo>();
  const elegir = (idEntrada: string) =>
    call(calls.libreta.read, { params: { idEntrada } }).then(onElegida, (error: unknown) =>
      setFallo(error instanceof ApiError ? error.codigo : 'error-interno'),
    );
  return (
    <Dialog
      open
      title={t('libreta.elegir')}
      close={t('comun.cerrar')}
      onClose={onCerrar}
      actions={
        <Button variant="default" onClick={onCerrar}>
          {t('comun.cancelar')}
        </Button>
      }
    >
      <Text tone="tinta-2">{t('libreta.elegirDetalle')}</Text>
      {fallo && <Notice tone="error">{t(`error.${fallo}`)}</Notice>}
      <Stack as="ul" gap={2} className={css.choices}>
        {entradas.map((entrada) => (
          <li key={entrada.idEntrada}>
            <button type="button" onClick={() => void elegir(entrada.idEntrada)}>
              <strong>{entrada.nombre}</strong>
              <Senas entrada={entrada} />
              <VigenciaDeEntrada entrada={entrada} />
            </button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
