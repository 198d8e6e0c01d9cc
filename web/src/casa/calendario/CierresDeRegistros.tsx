import { CloseButton } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './calendario.module.css';
import { DiaNuevo } from './DiaNuevo.tsx';
import type { ParteDeCalendario } from './partes.ts';
import { diaDelAnio } from './texto.ts';

/** Days on which registers, courts and the Archivo General de Protocolos receive nothing. */
export function CierresDeRegistros({ values: { cierresDeRegistros }, errors, cambiar }: ParteDeCalendario) {
  const t = useT();
  const known = cierresDeRegistros.toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
  const error = Object.entries(errors).find(([campo]) => campo.startsWith('cierresDeRegistros'))?.[1]?.message;
  return (
    <>
      {known.length === 0 && <p className={css.closed}>{t('calendario.sinCierres')}</p>}
      <Row as="ul" gap={2} wrap className={css.chips}>
        {known.map(({ dia, nombre }) => (
          <li key={dia}>
            {nombre}, {diaDelAnio(dia)} {dia.slice(0, 4)}
            <CloseButton
              size={36}
              aria-label={t('calendario.quitarDia', { dia: `${nombre}, ${diaDelAnio(dia)}` })}
              onClick={() => cambiar({ cierresDeRegistros: cierresDeRegistros.filter((one) => one.dia !== dia) })}
            />
          </li>
        ))}
      </Row>
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
      <DiaNuevo
        name="cierresDeRegistros"
        taken={cierresDeRegistros.map(({ dia }) => dia)}
        onAdd={(nuevo) => cambiar({ cierresDeRegistros: [...cierresDeRegistros, nuevo] })}
      />
    </>
  );
}
