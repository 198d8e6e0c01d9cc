import { jurisdiccion } from '@fedatario/document-engine';
import { Radio, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { fromLocal } from '../../../lib/instante.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import css from './publicacion.module.css';

/** The moment of a publication as it is typed, in the office's time; null for as soon as it may be. */
export type Momento = string | null;

/** The instant of a typed moment; null for none. Text that is no date is sent as it is, for the server to name. */
export function instanteDe(momento: Momento): string | null {
  return momento === null ? null : (fromLocal(momento, jurisdiccion.zonaHoraria) ?? '');
}

interface Props {
  readonly momento: Momento;
  readonly onChange: (momento: Momento) => void;
  /** Another person has to approve it, so that the soonest is not now. */
  readonly segundaPersona: boolean;
  readonly error: string | undefined;
}

/** When something is to be published: as soon as it may be, or at a moment of the office's calendar. */
export function Cuando({ momento, onChange, segundaPersona, error }: Props) {
  const t = useT();
  return (
    <Stack gap={4} top={4} className={css.cuando}>
      <Radio.Group
        label={t('redaccion.cuando.titulo')}
        value={momento === null ? 'pronto' : 'fecha'}
        onChange={(value) => onChange(value === 'fecha' ? '' : null)}
      >
        <Radio value="pronto" label={t(segundaPersona ? 'redaccion.cuando.alAprobarse' : 'redaccion.cuando.ahora')} />
        <Radio value="fecha" label={t('redaccion.cuando.fecha')} />
      </Radio.Group>
      {momento !== null && (
        <TextInput
          type="datetime-local"
          label={t('redaccion.cuando.momento')}
          description={t('redaccion.cuando.ayuda')}
          value={momento}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Stack>
  );
}
