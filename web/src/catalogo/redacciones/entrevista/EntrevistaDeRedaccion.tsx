import type { Entrevista } from '@fedatario/document-engine';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Hallazgos } from '../texto/Hallazgos.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { AccionesDeEntrevista } from './AccionesDeEntrevista.tsx';
import { type Lugar, lugarDe, preguntaEn, seccionEn } from './cambios.ts';
import { DerivadosDeEntrevista } from './DerivadosDeEntrevista.tsx';
import css from './entrevista.module.css';
import { FormaDePregunta } from './FormaDePregunta.tsx';
import { FormaDeSeccion } from './FormaDeSeccion.tsx';
import { IndiceDeEntrevista } from './IndiceDeEntrevista.tsx';
import { PersonasDistintas } from './PersonasDistintas.tsx';
import { ReglasDeEntrevista } from './ReglasDeEntrevista.tsx';
import type { Aparte } from './reglas.ts';
import { useColocar } from './use-colocar.ts';

/** The sections and questions of an interview, and beside them the one being written. */
export function EntrevistaDeRedaccion() {
  const t = useT();
  const [params] = useSearchParams();
  const { texto } = useMesa();
  const asked = params.get('en');
  const [aparte, setAparte] = useState<Aparte | undefined>(() => aparteDe(texto.entrevista, asked));
  const [lugar, setLugar] = useState<Lugar>(() => (asked && lugarDe(texto.entrevista, asked)) || [0]);
  const forma = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address leads elsewhere; writing does not.
  useEffect(() => {
    setAparte(aparteDe(texto.entrevista, asked));
    const found = asked ? lugarDe(texto.entrevista, asked) : undefined;
    if (found) setLugar(found);
  }, [asked]);
  const actual = existente(texto.entrevista, lugar);
  const elegir = useCallback((next: Lugar | Aparte) => {
    setAparte(typeof next === 'string' ? next : undefined);
    if (typeof next !== 'string') setLugar(next);
    forma.current?.focus({ preventScroll: true });
    forma.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { colocarFila, dicho } = useColocar(setLugar);
  // The index of 150 questions is drawn after the key that was pressed, not before it.
  const entrevista = useDeferredValue(texto.entrevista);
  const elegido = aparte ?? actual;
  return (
    <Grid gap={8} rowGap={6} align="start" className={css.entrevista}>
      <div className={css.indice}>
        <IndiceDeEntrevista entrevista={entrevista} actual={elegido} onElegir={elegir} onColocar={colocarFila} />
        <p role="status" className="visualmente-oculto">
          {dicho}
        </p>
      </div>
      <section className={css.forma} ref={forma} tabIndex={-1} aria-label={t('taller.loElegido')}>
        {aparte === 'reglas' && <ReglasDeEntrevista key={asked} abierta={numeroDeRegla(asked)} />}
        {aparte === 'derivados' && <DerivadosDeEntrevista key={asked} abierto={asked ?? undefined} />}
        {aparte === 'distintas' && <PersonasDistintas />}
        {!aparte && <DeLugar lugar={actual} onLugar={setLugar} />}
      </section>
      <Hallazgos />
    </Grid>
  );
}

function DeLugar({ lugar, onLugar }: { lugar: Lugar; onLugar: (lugar: Lugar) => void }) {
  return (
    <>
      <AccionesDeEntrevista lugar={lugar} onLugar={onLugar} />
      {lugar.length === 1 ? (
        <FormaDeSeccion key={String(lugar)} index={Number(lugar[0])} />
      ) : (
        <FormaDePregunta key={String(lugar)} lugar={lugar} />
      )}
    </>
  );
}

/** The list that an address leads to: a rule by its number, a worked-out value by its key. */
function aparteDe({ derivados = [] }: Entrevista, asked: string | null): Aparte | undefined {
  if (numeroDeRegla(asked) !== undefined) return 'reglas';
  return derivados.some(({ clave }) => clave === asked) ? 'derivados' : undefined;
}

function numeroDeRegla(asked: string | null): number | undefined {
  const found = /^regla (\d+)$/.exec(asked ?? '')?.[1];
  return found === undefined ? undefined : Number(found) - 1;
}

/** The place, or the nearest one around it that an undo left. */
function existente(entrevista: Entrevista, lugar: Lugar): Lugar {
  for (let here = lugar; here.length > 1; here = here.slice(0, -1)) if (preguntaEn(entrevista, here)) return here;
  return seccionEn(entrevista, lugar) ? lugar.slice(0, 1) : [0];
}
