import { TextInput } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { atajos, type PeriodoElegido, periodoDe } from './periodo.ts';
import css from './reportes.module.css';

interface Props {
  periodo: PeriodoElegido;
  onChange: (periodo: PeriodoElegido) => void;
}

/** The days of a report: a shortcut, or the first and the last one. */
export function Periodo({ periodo, onChange }: Props) {
  const t = useT();
  const today = hoy();
  const tabs = atajos.map((atajo) => {
    const suyo = periodoDe(atajo, today);
    return {
      to: { search: `?desde=${suyo.desde}&hasta=${suyo.hasta}` },
      label: t(`reportes.atajo.${atajo}`),
      current: suyo.desde === periodo.desde && suyo.hasta === periodo.hasta,
    };
  });
  return (
    <div className={css.periodo}>
      <LinkTabs label={t('reportes.periodo')} tabs={tabs} />
      <div className={css.dias}>
        {(['desde', 'hasta'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`reportes.${name}`)}
            value={periodo[name]}
            error={
              name === 'hasta' && periodo.hasta !== '' && periodo.hasta < periodo.desde && t('campo.periodoAlReves')
            }
            onChange={({ currentTarget }) => onChange({ ...periodo, [name]: currentTarget.value })}
          />
        ))}
      </div>
    </div>
  );
}
