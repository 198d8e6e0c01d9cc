import { Button } from '@mantine/core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Campo } from './campos/Campo.tsx';
import { Pie } from './Pie.tsx';
import { ResumenDeSeccion } from './ResumenDeSeccion.tsx';
import css from './seccion.module.css';
import type { Seccion as SeccionDeEntrevista } from './sesion/estructura.ts';
import { activar, intentar } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

interface Props {
  seccion: SeccionDeEntrevista;
  ayuda: string | undefined;
  /** Position among the sections: `Sección 2 de 6`. */
  sobre: string;
  ultima: boolean;
  onAtras: (() => void) | undefined;
  onSeguir: () => void;
  onIr: (ruta: string) => void;
}

/** One section of questions. Continuing with missing answers lists them, and then allows going on all the same. */
export function Seccion({ seccion, ayuda, sobre, ultima, onAtras, onSeguir, onIr }: Props) {
  const t = useT();
  const sesion = useSesion();
  const [intento, setIntento] = useState(0);
  const missing = useVista(({ estado }) => faltan(estado, seccion.clave));
  const seguir = () => {
    if (missing === 0) return onSeguir();
    intentar(sesion, [seccion.clave]);
    setIntento((times) => times + 1);
  };
  const onFocus = ({ target }: FocusEvent) =>
    activar(sesion, target.closest<HTMLElement>('[data-pregunta]')?.dataset.pregunta);
  return (
    <form
      className={css.section}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        seguir();
      }}
    >
      <div className={css.content}>
        <p className={css.over}>{sobre}</p>
        <h1 lang="es">{seccion.titulo}</h1>
        {ayuda && (
          <Text top={2} tone="tinta-2" lang="es">
            {ayuda}
          </Text>
        )}
        {intento > 0 && missing > 0 && <Aviso key={intento} seccion={seccion.clave} onIr={onIr} onSeguir={onSeguir} />}
        <Stack gap={6} top={8} className={css.questions}>
          {seccion.campos.map((campo) => (
            <Campo key={campo.clave} campo={campo} ruta={campo.clave} />
          ))}
        </Stack>
      </div>
      <Pie onAtras={onAtras}>
        <Button type="submit">{t(ultima ? 'entrevista.irARevision' : 'entrevista.continuar')}</Button>
      </Pie>
    </form>
  );
}

/** List of missing answers above the questions; it takes the focus so that it is read. */
function Aviso({ seccion, onIr, onSeguir }: { seccion: string; onIr: (ruta: string) => void; onSeguir: () => void }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.summary}>
      <h2>{t('entrevista.faltaAqui')}</h2>
      <ResumenDeSeccion seccion={seccion} onIr={onIr} />
      <button type="button" className={css.later} onClick={onSeguir}>
        {t('entrevista.despues')}
      </button>
    </div>
  );
}

function faltan(
  { hojas, problemas }: { hojas: readonly { ruta: string; seccion: string }[]; problemas: readonly { ruta: string }[] },
  clave: string,
): number {
  const mine = new Set(hojas.filter(({ seccion }) => seccion === clave).map(({ ruta }) => ruta));
  return problemas.filter(({ ruta }) => mine.has(ruta)).length;
}
