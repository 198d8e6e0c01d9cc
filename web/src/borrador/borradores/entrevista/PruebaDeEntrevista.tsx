import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { hoy } from '../../../lib/escribir.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Campo } from './campos/Campo.tsx';
import { HojaViva } from './HojaViva.tsx';
import css from './seccion.module.css';
import { enfocar } from './sesion/enfocar.ts';
import { seccionesVisibles } from './sesion/estructura.ts';
import type { Respuestas } from './sesion/respuestas.ts';
import { abrirSesion, type Sesion } from './sesion/sesion.ts';
import { SesionContext, useSesion, useVista } from './sesion/use-sesion.ts';

interface Props {
  readonly entrevista: unknown;
  readonly plantilla: unknown;
  readonly respuestas: Respuestas;
  readonly onRespuestas: (respuestas: Respuestas) => void;
}

/** An interview that is no draft: every section at once, with its document, and answers that the caller keeps. */
export function PruebaDeEntrevista({ entrevista, plantilla, respuestas, onRespuestas }: Props) {
  const t = useT();
  const [sesion] = useState(() => abrirPrueba({ entrevista, plantilla, respuestas }));
  if (!sesion) return <p>{t('entrevista.ilegible')}</p>;
  return (
    <SesionContext value={sesion}>
      <Contenido antes={respuestas} onRespuestas={onRespuestas} />
    </SesionContext>
  );
}

function Contenido({ antes, onRespuestas }: { antes: Respuestas; onRespuestas: Props['onRespuestas'] }) {
  const t = useT();
  const { entrevista } = useSesion();
  const estado = useVista((vista) => vista.estado);
  const respuestas = useVista(({ guardado }) => guardado.respuestas);
  useEffect(() => {
    if (respuestas !== antes) onRespuestas(respuestas);
  }, [respuestas, antes, onRespuestas]);
  return (
    <Grid gap={8} align="start" className={css.prueba}>
      <div className={css.secciones}>
        {seccionesVisibles(entrevista, estado, respuestas).map(({ indice, clave, titulo }) => (
          <section key={clave} aria-label={titulo}>
            <h3 lang="es">{titulo}</h3>
            <div className={css.preguntas}>
              {entrevista.secciones[indice]?.campos.map((campo) => (
                <Campo key={campo.clave} campo={campo} ruta={campo.clave} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too. */}
      <section className={css.hoja} aria-label={t('entrevista.documento')} data-panel="documento" tabIndex={0}>
        <HojaViva onIr={enfocar} />
      </section>
    </Grid>
  );
}

/** A session whose answers never leave it. */
function abrirPrueba({ entrevista, plantilla, respuestas }: Omit<Props, 'onRespuestas'>): Sesion | undefined {
  const version = { idVersion: '', numero: 0, entrevista, plantilla, valores: [] };
  return abrirSesion(
    {
      idBorrador: 'prueba',
      respuestas,
      revision: 0,
      indice: 0,
      actualizadoEn: new Date().toISOString(),
      puedeDeshacer: false,
      puedeRehacer: false,
      version,
    },
    {
      guardar: () => Promise.reject(new ApiError('estado-no-permite')),
      mover: () => Promise.reject(new ApiError('estado-no-permite')),
      cajon: { leer: () => undefined, poner: () => undefined, vaciar: () => undefined },
      ahora: () => Date.now(),
      esperar: () => () => undefined,
    },
    hoy(),
  );
}
