import { estadosFactura } from '@fedatario/contract/compra';
import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { type Filtros, hayFiltros } from './filtros.ts';
import css from './historial.module.css';

interface Props {
  filtros: Filtros;
  onFiltros: (filtros: Filtros) => void;
}

export function Filtrar({ filtros, onFiltros }: Props) {
  const t = useT();
  const { estado = '', desde = '', hasta = '' } = filtros;
  const set = (name: keyof Filtros, value: string) => {
    const { [name]: _, ...rest } = filtros;
    onFiltros(value ? { ...rest, [name]: value } : rest);
  };
  const options = [
    { value: '', label: t('facturas.historial.todos') },
    ...estadosFactura.map((value) => ({ value, label: t(`facturas.estado.${value}`) })),
  ];
  return (
    <Row
      as="search"
      gap={4}
      align="end"
      wrap
      bottom={6}
      className={css.filters}
      aria-label={t('facturas.historial.filtros')}
    >
      <NativeSelect
        label={t('facturas.historial.estado')}
        data={options}
        value={estado}
        onChange={({ currentTarget }) => set('estado', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('facturas.historial.desde')}
        value={desde}
        onChange={({ currentTarget }) => set('desde', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('facturas.historial.hasta')}
        value={hasta}
        onChange={({ currentTarget }) => set('hasta', currentTarget.value)}
      />
      {hayFiltros(filtros) && (
        <PlainButton kind="plain" onClick={() => onFiltros({})}>
          {t('facturas.historial.quitarFiltros')}
        </PlainButton>
      )}
    </Row>
  );
}
