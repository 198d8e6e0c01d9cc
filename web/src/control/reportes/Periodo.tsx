import { atajosDePeriodo, type PeriodoElegido, periodoDe } from '@fedatario/contract/control';
import { NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'react-router';
import { type T, useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { dia } from '../../lib/format.ts';
import { estaAlReves } from '../../lib/list-state.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { type Comparacion, comparaciones, periodoComparado } from './periodo.ts';
import css from './reportes.module.css';

interface Props {
  periodo: PeriodoElegido;
  onChange: (periodo: PeriodoElegido) => void;
  /** The comparison chosen, where the page has one. */
  comparacion?: { readonly de: Comparacion | undefined; readonly onChange: (de: Comparacion | undefined) => void };
}

/** The days of a report: a shortcut, or the first and the last one. */
export function Periodo({ periodo, onChange, comparacion }: Props) {
  const t = useT();
  const today = hoy();
  const { search } = useLocation();
  const tabs = atajosDePeriodo.map((atajo) => {
    const suyo = periodoDe(atajo, today);
    return {
      to: { search: conPeriodo(search, suyo) },
      label: t(`reportes.atajo.${atajo}`),
      current: suyo.desde === periodo.desde && suyo.hasta === periodo.hasta,
    };
  });
  return (
    <Row gap={6} rowGap={4} align="end" justify="between" wrap bottom={6}>
      <LinkTabs label={t('reportes.periodo')} tabs={tabs} />
      <Row gap={3} wrap className={css.dias}>
        {(['desde', 'hasta'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`reportes.${name}`)}
            value={periodo[name]}
            error={name === 'hasta' && estaAlReves({ ...periodo }) && t('campo.periodoAlReves')}
            onChange={({ currentTarget }) => onChange({ ...periodo, [name]: currentTarget.value })}
          />
        ))}
        {comparacion && (
          <NativeSelect
            label={t('reportes.comparar.con')}
            value={comparacion.de ?? ''}
            data={opcionesDe(t)}
            onChange={({ currentTarget }) =>
              comparacion.onChange(comparaciones.find((one) => one === currentTarget.value))
            }
          />
        )}
      </Row>
      {comparacion?.de && <Comparado periodo={periodo} comparacion={comparacion.de} />}
    </Row>
  );
}

function opcionesDe(t: T) {
  const cada = comparaciones.map((value) => ({ value, label: t(`reportes.comparar.${value}`) }));
  return [{ value: '', label: t('reportes.comparar.nada') }, ...cada];
}

/** The days that the figures are compared with, in words: a part of them where the period is not over. */
function Comparado({ periodo, comparacion }: { periodo: PeriodoElegido; comparacion: Comparacion }) {
  const t = useT();
  const otro = periodoComparado(periodo, comparacion, hoy());
  return (
    <p className={css.comparado}>
      {otro
        ? t('reportes.comparar.dias', { dias: [...new Set([otro.desde, otro.hasta])].map(dia).join(' – ') })
        : t('reportes.comparar.sinDias')}
    </p>
  );
}

function conPeriodo(search: string, { desde, hasta }: PeriodoElegido): string {
  const params = new URLSearchParams(search);
  params.set('desde', desde);
  params.set('hasta', hasta);
  return `?${params}`;
}
