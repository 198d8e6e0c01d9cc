import { feriados } from '@fedatario/document-engine';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { CierresDeRegistros } from './CierresDeRegistros.tsx';
import css from './calendario.module.css';
import { ExcepcionesDeCalendario } from './ExcepcionesDeCalendario.tsx';
import { Locales } from './Locales.tsx';
import type { ParteDeCalendario } from './partes.ts';
import { diaDelAnio } from './texto.ts';

/** National holidays of a year, local holidays, and exceptional days. */
export function Feriados({ values, errors, cambiar }: ParteDeCalendario) {
  const t = useT();
  const [anio, setAnio] = useState(() => new Date().getFullYear());
  return (
    <>
      <Section title={t('calendario.feriados')} text={t('calendario.feriadosDetalle')}>
        <Row gap={4} align="center" className={css.year}>
          <Button variant="default" aria-label={t('calendario.anioAnterior')} onClick={() => setAnio(anio - 1)}>
            {anio - 1}
          </Button>
          <strong aria-live="polite">{anio}</strong>
          <Button variant="default" aria-label={t('calendario.anioSiguiente')} onClick={() => setAnio(anio + 1)}>
            {anio + 1}
          </Button>
        </Row>
        <Lista anio={anio} values={values} cambiar={cambiar} />
        <Checkbox
          name="traslado"
          label={t('calendario.campo.traslado')}
          description={t('calendario.trasladoAyuda')}
          checked={values.traslado}
          onChange={({ currentTarget }) => cambiar({ traslado: currentTarget.checked })}
        />
        <Locales values={values} error={errors.feriadosLocales?.message} cambiar={cambiar} />
      </Section>
      <Section title={t('calendario.campo.excepciones')} text={t('calendario.excepcionesDetalle')}>
        <ExcepcionesDeCalendario values={values} errors={errors} cambiar={cambiar} />
      </Section>
      <Section title={t('calendario.campo.cierresDeRegistros')} text={t('calendario.cierresDetalle')}>
        <CierresDeRegistros values={values} errors={errors} cambiar={cambiar} />
      </Section>
    </>
  );
}

const JORNADA = [{ desde: '08:00', hasta: '17:00' }];

function Lista({ anio, values, cambiar }: Omit<ParteDeCalendario, 'errors'> & { anio: number }) {
  const t = useT();
  const { traslado, feriadosLocales: locales, excepciones } = values;
  const worked = new Set(excepciones.map(({ dia }) => dia));
  return (
    <ul className={css.days}>
      {feriados(anio, { traslado, locales }).map(({ dia, nombre }) => (
        <li key={`${dia} ${nombre}`} data-out={worked.has(dia)}>
          <span>{diaDelAnio(dia)}</span>
          <strong>{nombre}</strong>
          {worked.has(dia) ? (
            <small>{t('calendario.conExcepcion')}</small>
          ) : (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('calendario.trabajarCual', { nombre })}
              onClick={() => cambiar({ excepciones: [...excepciones, { dia, nombre, tramos: JORNADA }] })}
            >
              {t('calendario.trabajar')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
