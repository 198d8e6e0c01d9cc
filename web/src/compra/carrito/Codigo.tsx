import type { Carrito } from '@fedatario/contract/compra';
import { Button, TextInput } from '@mantine/core';
import { IconRosetteDiscountCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import css from './lineas.module.css';
import { useCambio } from './use-carrito.ts';

/** Promo code: the applied one with its effect or why it has none, or the field to enter one. */
export function Codigo({ codigo }: Pick<Carrito, 'codigo'>) {
  return codigo ? <Puesto codigo={codigo} /> : <Escribir />;
}

function Escribir() {
  const t = useT();
  const [codigo, setCodigo] = useState('');
  const { cambiar, cambiando, error, olvidarError } = useCambio(calls.carrito.applyCode);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim()) void cambiar({ body: { codigo } }, { silent: true });
  };
  return (
    <form className={css.write} onSubmit={apply}>
      <TextInput
        classNames={{ root: css.field, label: css.whole, error: css.whole }}
        label={t('checkout.codigo.etiqueta')}
        value={codigo}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        error={error && t(`error.${error.codigo}`)}
        onChange={({ currentTarget }) => {
          setCodigo(currentTarget.value.toUpperCase());
          if (error) olvidarError();
        }}
      />
      <Button type="submit" variant="default" loading={cambiando} disabled={codigo.trim() === ''}>
        {t('checkout.codigo.aplicar')}
      </Button>
    </form>
  );
}

function Puesto({ codigo }: { codigo: NonNullable<Carrito['codigo']> }) {
  const t = useT();
  const { cambiar, cambiando } = useCambio(calls.carrito.removeCode);
  const { problema, descripcion, montoMinimo, falta } = codigo;
  const holes = { codigo: codigo.codigo, minimo: dinero(montoMinimo), falta: dinero(falta) };
  return (
    <Stack gap={2}>
      <Row gap={3} align="center" className={css.tag} data-serves={problema === null}>
        <IconRosetteDiscountCheck size={20} stroke={1.75} aria-hidden="true" />
        <p>
          <strong>{problema ? codigo.codigo : t('checkout.codigo.aplicado', holes)}</strong>
          {!problema && descripcion && <span>{descripcion}</span>}
        </p>
        <IconButton disabled={cambiando} label={t('checkout.codigo.quitar', holes)} onClick={() => void cambiar({})}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </Row>
      {problema && <Notice tone="warning">{t(`checkout.codigo.problema.${problema}`, holes)}</Notice>}
    </Stack>
  );
}
