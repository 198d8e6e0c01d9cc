import { Checkbox, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { writeMonto } from '../../../lib/escribir.ts';
import { dinero } from '../../../lib/format.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LineasReembolsables } from '../../reembolsos/LineasReembolsables.tsx';
import type { Renglon } from './decision.ts';
import css from './venta.module.css';

interface Props {
  renglones: readonly Renglon[];
  /** Positions of lines in error. */
  mal: readonly number[];
  onChange: (renglones: Renglon[]) => void;
}

/** The lines to refund: chosen or not, amount, and whether their work stops. */
export function Renglones({ renglones, mal, onChange }: Props) {
  const change = (posicion: number, values: Partial<Renglon>) =>
    onChange(renglones.map((one) => (one.posicion === posicion ? { ...one, ...values } : one)));
  return (
    <LineasReembolsables>
      {renglones.map((one) => (
        <Linea
          key={one.posicion}
          renglon={one}
          wrong={mal.includes(one.posicion)}
          onChange={(values) => change(one.posicion, values)}
        />
      ))}
    </LineasReembolsables>
  );
}

interface LineaProps {
  renglon: Renglon;
  wrong: boolean;
  onChange: (values: Partial<Renglon>) => void;
}

function Linea({ renglon, wrong, onChange }: LineaProps) {
  const t = useT();
  const { nombre, cotizado, disponible, etapa, porcentaje, cancelable, incluida, monto, cancela } = renglon;
  return (
    <li>
      <Checkbox
        label={nombre}
        description={t('ventas.decidir.regla', {
          etapa: t(`reembolsos.etapa.${etapa}`),
          porcentaje,
          monto: dinero(cotizado),
        })}
        checked={incluida}
        onChange={({ currentTarget }) => onChange({ incluida: currentTarget.checked })}
      />
      {incluida && (
        <Stack gap={3} className={css.amount}>
          <TextInput
            label={t('ventas.decidir.monto')}
            description={t('ventas.decidir.disponible', { monto: dinero(disponible) })}
            error={wrong && t('ventas.decidir.montoMal')}
            inputMode="decimal"
            autoComplete="off"
            leftSection={<span aria-hidden="true">Q</span>}
            value={monto}
            onChange={({ currentTarget }) => onChange({ monto: currentTarget.value })}
            onBlur={({ currentTarget }) => onChange({ monto: writeMonto(currentTarget.value) })}
          />
          {cancelable && (
            <Checkbox
              label={t('ventas.decidir.cancela', { numero: cancelable })}
              checked={cancela}
              onChange={({ currentTarget }) => onChange({ cancela: currentTarget.checked })}
            />
          )}
        </Stack>
      )}
    </li>
  );
}
