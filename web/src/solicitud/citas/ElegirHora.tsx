import { diaDe, type HoraLibre, horaDe, lugarDeZona } from '@fedatario/contract/solicitud';
import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { currentIdioma, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './citas.module.css';
import { porDia, ventanaDesde } from './horas.ts';

interface Props {
  /** The trámite to sign, the appointment that is moved, or the notary and the way to meet. */
  de: {
    idSolicitud?: string;
    idCita?: string;
    idNotario?: string;
    con?: string;
    modalidad?: 'presencial' | 'videollamada' | 'telefono';
  };
  /** Only times before this instant are shown. */
  antesDe?: string | null;
  /** The chosen time, while it is sent. */
  enviando: string | null;
  onElegir: (hora: HoraLibre, idSede: string | null) => void;
}

/** The free times: a day, then one of its hours. */
export function ElegirHora({ de, antesDe = null, enviando, onElegir }: Props) {
  const t = useT();
  const [salto, setSalto] = useState(0);
  const [sede, setSede] = useState<string | null>(null);
  const [desde] = useState(() => new Date());
  const ventana = ventanaDesde(desde, salto);
  const query = { ...de, ...ventana, ...(sede !== null && { idSede: sede }) };
  const { data, error, refetch } = useCall(calls.citas.horas, { query }, { current: true });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[44, 160]} label={t('citas.horas.cargando')} />;
  const { zona, sedes } = data;
  const horas = data.horas.filter(({ inicio }) => antesDe === null || inicio < antesDe);
  const idSede = sede ?? sedes[0]?.idSede ?? null;
  return (
    <Stack gap={5}>
      {sedes.length > 1 && (
        <NativeSelect
          label={t('citas.horas.oficina')}
          value={idSede ?? ''}
          onChange={({ currentTarget }) => setSede(currentTarget.value)}
          data={sedes.map(({ idSede: value, nombre, direccion }) => ({ value, label: `${nombre} · ${direccion}` }))}
        />
      )}
      {horas.length === 0 ? (
        <p role="status">{t('citas.horas.ninguna')}</p>
      ) : (
        <Dias
          key={`${salto} ${idSede}`}
          zona={zona}
          horas={horas}
          enviando={enviando}
          onElegir={(hora) => onElegir(hora, idSede)}
        />
      )}
      <Row gap={3} wrap>
        {salto > 0 && (
          <Button variant="default" onClick={() => setSalto(salto - 1)}>
            {t('citas.horas.menosDias')}
          </Button>
        )}
        <Button variant="default" onClick={() => setSalto(salto + 1)}>
          {t('citas.horas.masDias')}
        </Button>
      </Row>
    </Stack>
  );
}

interface DiasProps {
  zona: string;
  horas: readonly HoraLibre[];
  enviando: string | null;
  onElegir: (hora: HoraLibre) => void;
}

function Dias({ zona, horas, enviando, onElegir }: DiasProps) {
  const t = useT();
  const name = useId();
  const dias = porDia(horas, zona);
  const [elegido, setElegido] = useState(dias[0]?.dia);
  const dia = dias.find((one) => one.dia === elegido) ?? dias[0];
  if (!dia) return null;
  return (
    <>
      <fieldset className={css.days}>
        <legend>{t('citas.horas.dia')}</legend>
        {dias.map((one) => (
          <label key={one.dia} className={css.day} data-chosen={one === dia || undefined}>
            <input
              type="radio"
              name={name}
              value={one.dia}
              checked={one === dia}
              onChange={() => setElegido(one.dia)}
              aria-label={diaDe(one.primera, zona, currentIdioma())}
            />
            <span aria-hidden="true">{corto(one.primera, zona, 'weekday')}</span>
            <strong aria-hidden="true">{corto(one.primera, zona, 'day')}</strong>
            <span aria-hidden="true">{corto(one.primera, zona, 'month')}</span>
          </label>
        ))}
      </fieldset>
      <section aria-label={t('citas.horas.horasDe', { dia: diaDe(dia.primera, zona, currentIdioma()) })}>
        <h3 className={css.chosenDay}>{diaDe(dia.primera, zona, currentIdioma())}</h3>
        <p className={css.zone}>{t('citas.horas.enHora', { lugar: lugarDeZona(zona) })}</p>
        <Grid as="ul" gap={2} top={3} className={css.hours}>
          {dia.horas.map((hora) => (
            <li key={hora.inicio}>
              <Button
                variant="default"
                fullWidth
                loading={enviando === hora.inicio}
                disabled={enviando !== null && enviando !== hora.inicio}
                onClick={() => onElegir(hora)}
              >
                {horaDe(hora.inicio, zona)}
              </Button>
            </li>
          ))}
        </Grid>
      </section>
    </>
  );
}

/** One part of a day, as short as its language writes it. */
function corto(instante: string, timeZone: string, part: 'weekday' | 'day' | 'month'): string {
  const style = part === 'day' ? { day: 'numeric' as const } : { [part]: 'short' as const };
  const idioma = currentIdioma();
  return new Intl.DateTimeFormat(idioma === 'ar' ? 'ar-u-nu-latn' : idioma, { timeZone, ...style }).format(
    new Date(instante),
  );
}
