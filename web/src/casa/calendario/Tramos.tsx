import type { Tramo } from '@fedatario/contract/casa';
import { Button, CloseButton } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './calendario.module.css';

interface Props {
  /** Name of the day, for the labels of its fields. */
  nombre: string;
  tramos: readonly Tramo[];
  error?: string | undefined;
  onChange: (tramos: Tramo[]) => void;
}

/** The opening hours of a day as intervals with pauses between them. */
export function Tramos({ nombre, tramos, error, onChange }: Props) {
  const t = useT();
  const put = (place: number, part: Partial<Tramo>) =>
    onChange(tramos.map((tramo, at) => (at === place ? { ...tramo, ...part } : tramo)));
  const last = tramos.at(-1)?.hasta ?? '12:00';
  return (
    <Row gap={4} rowGap={2} align="center" wrap>
      {tramos.map(({ desde, hasta }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the day; it has no other name.
        <div key={place} className={css.stretch}>
          <input
            type="time"
            value={desde}
            aria-label={t('calendario.desde', { dia: nombre })}
            onChange={({ currentTarget }) => put(place, { desde: currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            // A closing time of midnight is 24:00 in the contract, and the browser's field can only show 00:00.
            value={hasta === '24:00' ? '00:00' : hasta}
            aria-label={t('calendario.hasta', { dia: nombre })}
            onChange={({ currentTarget: { value } }) => put(place, { hasta: value === '00:00' ? '24:00' : value })}
          />
          {tramos.length > 1 && (
            <CloseButton
              aria-label={t('calendario.quitarTramo', { dia: nombre, tramo: `${desde}–${hasta}` })}
              size={44}
              onClick={() => onChange(tramos.filter((_, at) => at !== place))}
            />
          )}
        </div>
      ))}
      {tramos.length < 4 && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('calendario.agregarTramoDe', { dia: nombre })}
          onClick={() => onChange([...tramos, { desde: last, hasta: '24:00' }])}
        >
          {t('calendario.agregarTramo')}
        </Button>
      )}
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
    </Row>
  );
}
