import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { type Difference, differences, merged } from '../lib/merge.ts';
import { Grid } from '../ui/layout/layout.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './row-form.module.css';

export interface Conflict<V extends object> {
  /** The row as loaded, as edited here, and as saved now. */
  base: V;
  mine: V;
  current: V;
  labels: Readonly<Record<string, string>>;
  /** A field value in readable form. */
  show?: (field: string, value: string) => string;
  onCancel: () => void;
  onChoose: (values: V) => void;
}

/** Dialog for a row changed by two people: shows both values of each field for a choice. */
export function ConflictChoices<V extends object>(props: Conflict<V>) {
  const { base, mine, current, labels, show = (_, value) => value, onCancel, onChoose } = props;
  const t = useT();
  const found = differences(base, mine, current);
  const [keep, setKeep] = useState(() => Object.fromEntries(found.map(({ field, keep: side }) => [field, side])));
  return (
    <ConfirmDialog
      wide
      title={t('comun.conflicto.titulo')}
      confirm={t('comun.conflicto.confirmar')}
      onConfirm={() => onChoose(merged(mine, current, keep))}
      onClose={onCancel}
    >
      <p>{t('comun.conflicto.explicacion')}</p>
      {found.map((difference) => (
        <Choice
          key={difference.field}
          label={labels[difference.field] ?? difference.field}
          difference={difference}
          side={keep[difference.field] ?? difference.keep}
          show={(value) => show(difference.field, value)}
          onChange={(side) => setKeep({ ...keep, [difference.field]: side })}
        />
      ))}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  label: string;
  difference: Pick<Difference<object>, 'mine' | 'current'>;
  side: 'mine' | 'current';
  show: (value: string) => string;
  onChange: (side: 'mine' | 'current') => void;
}

function Choice({ label, difference, side, show, onChange }: ChoiceProps) {
  const t = useT();
  const words = { mine: t('comun.conflicto.mio'), current: t('comun.conflicto.actual') };
  return (
    <Radio.Group label={label} value={side} onChange={(value) => onChange(value === 'mine' ? 'mine' : 'current')}>
      <Grid gap={3} top={2} className={css.sides}>
        {(['mine', 'current'] as const).map((name) => (
          <div key={name} className={css.side} data-chosen={side === name}>
            <Radio
              value={name}
              label={words[name]}
              description={difference[name] === '' ? t('comun.vacio') : show(difference[name])}
            />
          </div>
        ))}
      </Grid>
    </Radio.Group>
  );
}
