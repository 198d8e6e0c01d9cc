import { type Agenda, EQUIPO_MAXIMO } from '@fedatario/contract/solicitud';
import { Button, NativeSelect } from '@mantine/core';
import { useT } from '../../../../i18n/i18n.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import parts from '../../../../ui/parts.module.css';
import css from '../../citas.module.css';

interface Props {
  miembros: Agenda['miembros'];
  /** Ids of those who attend it beside its notary. */
  equipo: readonly string[];
  idNotario: string;
  onChange: (equipo: readonly string[]) => void;
}

/** The further members of the office who attend an appointment: each with a way out, and a list of those who may be added. */
export function ElegirEquipo({ miembros, equipo, idNotario, onChange }: Props) {
  const t = useT();
  const otros = miembros.filter(({ idUsuario }) => idUsuario !== idNotario);
  const suyos = otros.filter(({ idUsuario }) => equipo.includes(idUsuario));
  const posibles = otros.filter(({ idUsuario }) => !equipo.includes(idUsuario));
  if (otros.length === 0) return null;
  return (
    <Stack as="fieldset" gap={3} className={css.team}>
      <legend>{t('citasOficina.equipo.titulo')}</legend>
      <p className={parts.note}>{t('citasOficina.equipo.ayuda')}</p>
      {suyos.length > 0 && (
        <Stack as="ul" gap={2}>
          {suyos.map(({ idUsuario, nombre }) => (
            <li key={idUsuario}>
              <span>{nombre}</span>
              <Button
                variant="default"
                aria-label={t('citasOficina.equipo.quitarA', { nombre })}
                onClick={() => onChange(equipo.filter((uno) => uno !== idUsuario))}
              >
                {t('citasOficina.equipo.quitar')}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {posibles.length > 0 && equipo.length < EQUIPO_MAXIMO && (
        <NativeSelect
          aria-label={t('citasOficina.equipo.agregar')}
          value=""
          onChange={({ currentTarget: { value } }) => value !== '' && onChange([...equipo, value])}
          data={[
            { value: '', label: t('citasOficina.equipo.agregar') },
            ...posibles.map(({ idUsuario: value, nombre: label }) => ({ value, label })),
          ]}
        />
      )}
    </Stack>
  );
}
