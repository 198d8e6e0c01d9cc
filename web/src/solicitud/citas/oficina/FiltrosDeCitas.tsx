import { estadosPedidosDeCita } from '@fedatario/contract/solicitud';
import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { estaAlReves } from '../../../lib/list-state.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import css from '../citas.module.css';
import { type FiltrosDeLista, PROXIMAS } from './filtros-de-lista.ts';

const dias = ['desde', 'hasta'] as const;

interface Props {
  filtros: FiltrosDeLista;
  onElegir: (name: keyof FiltrosDeLista, valor: string) => void;
}

/** The state and the days of a list of appointments. */
export function FiltrosDeCitas({ filtros, onElegir }: Props) {
  const t = useT();
  const options = [
    { value: '', label: t('citasOficina.lista.todas') },
    { value: PROXIMAS, label: t('citasOficina.lista.proximas') },
    ...estadosPedidosDeCita.map((value) => ({ value, label: t(`citas.estado.${value}`) })),
  ];
  return (
    <Row gap={3} wrap bottom={5} className={css.filtros}>
      <NativeSelect
        label={t('citasOficina.lista.estado')}
        value={filtros.estado}
        data={options}
        onChange={({ currentTarget }) => onElegir('estado', currentTarget.value)}
      />
      {dias.map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`citasOficina.lista.${name}`)}
          value={filtros[name]}
          error={name === 'hasta' && estaAlReves({ ...filtros }) && t('campo.periodoAlReves')}
          onChange={({ currentTarget }) => onElegir(name, currentTarget.value)}
        />
      ))}
    </Row>
  );
}
