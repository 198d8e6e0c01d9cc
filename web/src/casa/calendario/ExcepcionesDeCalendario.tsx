import type { Excepcion, Tramo } from '@fedatario/contract/casa';
import { Checkbox, CloseButton } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './calendario.module.css';
import { DiaNuevo } from './DiaNuevo.tsx';
import type { ParteDeCalendario } from './partes.ts';
import { Tramos } from './Tramos.tsx';
import { diaDelAnio } from './texto.ts';

const JORNADA: Tramo[] = [{ desde: '08:00', hasta: '12:00' }];

/** Days that are closed or have special hours. */
export function ExcepcionesDeCalendario({ values: { excepciones }, errors, cambiar }: ParteDeCalendario) {
  const t = useT();
  const put = (dia: string, part: Partial<Excepcion>) =>
    cambiar({ excepciones: excepciones.map((one) => (one.dia === dia ? { ...one, ...part } : one)) });
  const known = excepciones.toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
  const error = Object.entries(errors).find(([campo]) => campo.startsWith('excepciones'))?.[1]?.message;
  return (
    <>
      {known.length === 0 && <p className={css.closed}>{t('calendario.sinExcepciones')}</p>}
      <ul className={css.exceptions}>
        {known.map(({ dia, nombre, tramos }) => (
          <li key={dia}>
            <Row gap={3} align="center" justify="between">
              <span>
                <strong>{nombre}</strong> {diaDelAnio(dia)} {dia.slice(0, 4)}
              </span>
              <CloseButton
                size={44}
                aria-label={t('calendario.quitarDia', { dia: `${nombre}, ${diaDelAnio(dia)}` })}
                onClick={() => cambiar({ excepciones: excepciones.filter((one) => one.dia !== dia) })}
              />
            </Row>
            <Checkbox
              label={t('calendario.abierto')}
              aria-label={t('calendario.abiertoCual', { dia: nombre })}
              checked={tramos.length > 0}
              onChange={({ currentTarget }) => put(dia, { tramos: currentTarget.checked ? JORNADA : [] })}
            />
            {tramos.length > 0 && (
              <Tramos nombre={nombre} tramos={tramos} onChange={(next) => put(dia, { tramos: next })} />
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
      <DiaNuevo
        name="excepciones"
        taken={excepciones.map(({ dia }) => dia)}
        onAdd={(nuevo) => cambiar({ excepciones: [...excepciones, { ...nuevo, tramos: [] }] })}
      />
    </>
  );
}
