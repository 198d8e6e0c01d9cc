import {
  jurisdiccionDe,
  mostrarRespuesta,
  type Respondida,
  respondidasDe,
  seccionesDe,
} from '@fedatario/document-engine';
import { useEffect } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { faltanDe } from '../faltan.ts';
import { Pie } from './Pie.tsx';
import { usePalabras } from './palabras.ts';
import { avisosDe } from './pendientes.ts';
import { Pendientes, ResumenDeSeccion } from './ResumenDeSeccion.tsx';
import seccionCss from './seccion.module.css';
import type { PasoDeSeccion } from './sesion/estructura.ts';
import { activar } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';
import { VistaPdf } from './VistaPdf.tsx';

interface Props {
  pasos: readonly PasoDeSeccion[];
  onAtras: () => void;
  onIr: (ruta: string) => void;
  /** The button of the purchase. */
  accion: React.ReactNode;
}

/** Last step: the missing answers, and every answer with a link to change it. */
export function RevisionDeEntrevista({ pasos, onAtras, onIr, accion }: Props) {
  const t = useT();
  const sesion = useSesion();
  const completa = useVista(({ estado }) => estado.completa);
  const faltan = faltanDe(useVista(({ estado }) => estado.progreso));
  useEffect(() => activar(sesion, undefined), [sesion]);
  const pending = pasos.filter(({ faltan }) => faltan > 0);
  return (
    <div className={seccionCss.section}>
      <div className={seccionCss.content}>
        <p className={seccionCss.over}>{t('entrevista.revision.sobre')}</p>
        <Row gap={3} align="center" justify="between" wrap bottom={6}>
          <h1>{t('entrevista.revision.titulo')}</h1>
          <VistaPdf onIr={onIr} />
        </Row>
        {completa ? (
          <Notice tone="success">{t('entrevista.revision.completa')}</Notice>
        ) : (
          <section className={seccionCss.summary} aria-label={t('entrevista.revision.falta')}>
            <h2>{t('entrevista.revision.falta')}</h2>
            {faltan.n > 0 && <p>{t('borradores.faltan', faltan)}</p>}
            {pending.map(({ clave, titulo }) => (
              <div key={clave} className={seccionCss.pending}>
                <h3 lang="es">{titulo}</h3>
                <ResumenDeSeccion seccion={clave} onIr={onIr} />
              </div>
            ))}
          </section>
        )}
        <Avisos onIr={onIr} />
        {pasos.map((paso) => (
          <Respuestas key={paso.clave} paso={paso} onIr={onIr} />
        ))}
      </div>
      <Pie onAtras={onAtras}>{accion}</Pie>
    </div>
  );
}

/** Answers that are lawful but unusual, for a second look. */
function Avisos({ onIr }: Pick<Props, 'onIr'>) {
  const t = useT();
  const grupos = avisosDe(useVista(({ estado }) => estado));
  if (Object.keys(grupos).length === 0) return null;
  return (
    <section className={seccionCss.summary} data-tone="warning" aria-label={t('entrevista.revision.conviene')}>
      <h2>{t('entrevista.revision.conviene')}</h2>
      <Pendientes grupos={grupos} onIr={onIr} />
    </section>
  );
}

function Respuestas({ paso, onIr }: { paso: PasoDeSeccion; onIr: (ruta: string) => void }) {
  const { entrevista } = useSesion();
  const estado = useVista((vista) => vista.estado);
  const seccion = seccionesDe(entrevista)[paso.indice];
  if (!seccion) return null;
  const groups = Object.groupBy(respondidasDe(seccion, estado.visibles, estado.datos), ({ dentro }) =>
    dentro.join(' › '),
  );
  return (
    <section className={seccionCss.answers} aria-label={paso.titulo}>
      <h2 lang="es">{paso.titulo}</h2>
      {Object.entries(groups).map(([name, hojas = []]) => (
        <div key={name}>
          {name && <h3 lang="es">{name}</h3>}
          <dl>
            {hojas.map((hoja) => (
              <Respuesta key={hoja.ruta} hoja={hoja} onIr={onIr} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Respuesta({ hoja: { ruta, campo, valor }, onIr }: { hoja: Respondida; onIr: (ruta: string) => void }) {
  const t = useT();
  const { entrevista } = useSesion();
  const palabras = usePalabras();
  const datos = useVista(({ estado }) => estado.datos);
  const { etiqueta } = campo.pregunta;
  const shown = mostrarRespuesta(campo.pregunta, valor, palabras, jurisdiccionDe(entrevista, datos));
  return (
    <Answer
      question={etiqueta}
      text={shown}
      empty={t('entrevista.sinRespuesta')}
      act={
        <button type="button" onClick={() => onIr(ruta)}>
          {t('entrevista.cambiar')}
          <span className="visualmente-oculto"> {etiqueta}</span>
        </button>
      }
    />
  );
}
