import type { Entrevista } from '@fedatario/document-engine';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Hallazgos } from '../texto/Hallazgos.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { AccionesDeEntrevista } from './AccionesDeEntrevista.tsx';
import { type Lugar, lugarDe, preguntaEn, seccionEn } from './cambios.ts';
import css from './entrevista.module.css';
import { FormaDePregunta } from './FormaDePregunta.tsx';
import { FormaDeSeccion } from './FormaDeSeccion.tsx';
import { IndiceDeEntrevista } from './IndiceDeEntrevista.tsx';

/** The sections and questions of an interview, and beside them the one being written. */
export function EntrevistaDeRedaccion() {
  const t = useT();
  const [params] = useSearchParams();
  const { texto } = useMesa();
  const asked = params.get('en');
  const [lugar, setLugar] = useState<Lugar>(() => (asked && lugarDe(texto.entrevista, asked)) || [0]);
  const forma = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address leads elsewhere; writing does not.
  useEffect(() => {
    const found = asked ? lugarDe(texto.entrevista, asked) : undefined;
    if (found) setLugar(found);
  }, [asked]);
  const actual = existente(texto.entrevista, lugar);
  const elegir = (next: Lugar) => {
    setLugar(next);
    forma.current?.focus({ preventScroll: true });
    forma.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={css.entrevista}>
      <div className={css.indice}>
        <IndiceDeEntrevista entrevista={texto.entrevista} actual={actual} onElegir={elegir} />
      </div>
      <section className={css.forma} ref={forma} tabIndex={-1} aria-label={t('taller.loElegido')}>
        <AccionesDeEntrevista lugar={actual} onLugar={setLugar} />
        {actual.length === 1 ? (
          <FormaDeSeccion key={String(actual)} index={Number(actual[0])} />
        ) : (
          <FormaDePregunta key={String(actual)} lugar={actual} />
        )}
      </section>
      <Hallazgos />
    </div>
  );
}

/** The place, or the nearest one around it that an undo left. */
function existente(entrevista: Entrevista, lugar: Lugar): Lugar {
  for (let here = lugar; here.length > 1; here = here.slice(0, -1)) if (preguntaEn(entrevista, here)) return here;
  return seccionEn(entrevista, lugar) ? lugar.slice(0, 1) : [0];
}
