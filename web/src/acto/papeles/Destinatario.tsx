import { useT } from '../../i18n/i18n.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { OTRA_PERSONA } from './use-papel.ts';

interface Props {
  personas: readonly string[];
  /** Somebody who is no party was chosen. */
  otra: boolean;
  field: (name: 'elegido' | 'destinatario') => Parameters<typeof TextField>[0];
}

/** The receiver of a copy: a party of the act, or somebody else, who is told as such. */
export function Destinatario({ personas, otra, field }: Props) {
  const t = useT();
  if (personas.length === 0) return <TextField {...field('destinatario')} help={t('papeles.ayuda.otraPersona')} />;
  const elegido = field('elegido');
  return (
    <>
      <SelectField
        {...elegido}
        error={otra ? undefined : elegido.error}
        options={[
          { value: '', label: t('papeles.elija') },
          ...personas.map((persona) => ({ value: persona, label: persona })),
          { value: OTRA_PERSONA, label: t('papeles.otraPersona') },
        ]}
      />
      {otra && <TextField {...field('destinatario')} help={t('papeles.ayuda.otraPersona')} />}
    </>
  );
}
