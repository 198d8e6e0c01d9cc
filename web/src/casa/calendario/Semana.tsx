import type { Tramo } from '@fedatario/contract/casa';
import { Checkbox } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import css from './calendario.module.css';
import type { ParteDeCalendario } from './partes.ts';
import { Tramos } from './Tramos.tsx';
import { diaDeLaSemana } from './texto.ts';

/** The week begins on Monday, as the form shows it. */
const SEMANA = [1, 2, 3, 4, 5, 6, 0];
const JORNADA: Tramo[] = [{ desde: '08:00', hasta: '17:00' }];

/** The opening hours of each day of the week. */
export function Semana({ values: { horario }, errors, cambiar }: ParteDeCalendario) {
  const t = useT();
  const put = (dia: number, tramos: Tramo[]) => cambiar({ horario: horario.with(dia, tramos) });
  return (
    <ul className={css.week}>
      {SEMANA.map((dia) => {
        const tramos = horario[dia] ?? [];
        const nombre = diaDeLaSemana(dia);
        const wrong = Object.entries(errors).find(([campo]) => campo.startsWith(`horario.${dia}`))?.[1];
        return (
          <li key={dia}>
            <Checkbox
              label={nombre}
              {...(dia === 1 && { name: 'horario' })}
              checked={tramos.length > 0}
              onChange={({ currentTarget }) => put(dia, currentTarget.checked ? JORNADA : [])}
            />
            {tramos.length > 0 ? (
              <Tramos nombre={nombre} tramos={tramos} error={wrong?.message} onChange={(next) => put(dia, next)} />
            ) : (
              <span className={css.closed}>{t('calendario.cerrado')}</span>
            )}
          </li>
        );
      })}
      {errors.horario && (
        <li className={css.wrong} role="alert">
          {errors.horario.message}
        </li>
      )}
    </ul>
  );
}
