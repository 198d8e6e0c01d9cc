import type { BorradorAbierto } from '@fedatario/contract/borrador';
import { seccionesDe } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { BarraDeEntrevista } from './BarraDeEntrevista.tsx';
import { ConflictoDeEntrevista } from './ConflictoDeEntrevista.tsx';
import css from './entrevista.module.css';
import { HojaViva } from './HojaViva.tsx';
import { RevisionDeEntrevista } from './RevisionDeEntrevista.tsx';
import { Seccion } from './Seccion.tsx';
import { Secciones } from './Secciones.tsx';
import { enfocar } from './sesion/enfocar.ts';
import { indiceDe, type PasoDeSeccion, seccionesVisibles } from './sesion/estructura.ts';
import { guardar, ponerAlDia } from './sesion/guardado.ts';
import { activar, aplazar, estarEn } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';
import { Paso, Pestanas, type Vision } from './Telefono.tsx';

interface Props {
  borrador: BorradorAbierto;
  indice: number;
  aviso: ReactNode;
  /** Adds the draft of that revision to the cart; true when it is there. */
  onAgregar: (revision: number) => Promise<boolean>;
}

/** Sections, questions and document side by side; on phones one at a time. */
export function EntrevistaAbierta({ borrador, indice, aviso, onAgregar }: Props) {
  const t = useT();
  const [vision, setVision] = useState<Vision>('preguntas');
  const { pasos, revision, ir, irASeccion } = useCamino(indice, setVision);
  return (
    <div className={css.screen}>
      <BarraDeEntrevista idBorrador={borrador.idBorrador} nombre={borrador.nombre} />
      <div className={css.panes} data-vision={vision}>
        <aside className={css.sections}>
          <Secciones pasos={pasos} actual={indice} revision={revision} />
        </aside>
        <main id="contenido" tabIndex={-1} className={css.questions} data-panel="preguntas">
          {aviso}
          <Paso pasos={pasos} actual={indice} revision={revision} />
          <Pregunta
            pasos={pasos}
            indice={indice}
            revision={revision}
            ir={ir}
            irASeccion={irASeccion}
            compra={<Compra onAgregar={onAgregar} />}
          />
        </main>
        <section className={css.document} data-panel="documento" aria-label={t('entrevista.documento')}>
          <h2 className="visualmente-oculto">{t('entrevista.documento')}</h2>
          <HojaViva onIr={ir} />
        </section>
      </div>
      <Pestanas vision={vision} onVision={setVision} />
      <ConflictoDeEntrevista />
    </div>
  );
}

interface Camino {
  pasos: readonly PasoDeSeccion[];
  revision: number;
  ir: (ruta: string) => void;
  irASeccion: (indice: number) => void;
}

/**
 * Navigation to a section, or to a question in any section. The current section is saved, so that other devices resume
 * there.
 */
function useCamino(indice: number, setVision: (vision: Vision) => void): Camino {
  const sesion = useSesion();
  const navigate = useNavigate();
  const estado = useVista((vista) => vista.estado);
  const respuestas = useVista(({ guardado }) => guardado.respuestas);
  useEffect(() => {
    estarEn(sesion, indice);
    activar(sesion, undefined);
    document.querySelector('[data-panel=preguntas]')?.scrollTo({ top: 0 });
  }, [sesion, indice]);
  const irASeccion = (next: number) => void navigate(`../${next}`, { relative: 'path' });
  const ir = (ruta: string) => {
    const where = indiceDe(sesion.entrevista, ruta);
    if (where === undefined) return;
    setVision('preguntas');
    if (where !== indice) irASeccion(where);
    activar(sesion, ruta);
    enfocar(ruta);
  };
  const pasos = seccionesVisibles(sesion.entrevista, estado, respuestas);
  return { pasos, revision: seccionesDe(sesion.entrevista).length, ir, irASeccion };
}

function Pregunta({ pasos, revision, ir, irASeccion, indice, compra }: Camino & { indice: number; compra: ReactNode }) {
  const t = useT();
  const { entrevista } = useSesion();
  const seccion = seccionesDe(entrevista)[indice];
  const place = pasos.findIndex((paso) => paso.indice === indice);
  const before = (place < 0 ? pasos.at(-1) : pasos[place - 1])?.indice;
  const back = before === undefined ? undefined : () => irASeccion(before);
  if (!seccion || place < 0) {
    return <RevisionDeEntrevista pasos={pasos} onAtras={back ?? (() => irASeccion(0))} onIr={ir} accion={compra} />;
  }
  return (
    <Seccion
      key={seccion.clave}
      seccion={seccion}
      ayuda={seccion.ayuda}
      sobre={t('entrevista.sobre', { n: place + 1, total: pasos.length })}
      ultima={place === pasos.length - 1}
      onAtras={back}
      onSeguir={() => irASeccion(pasos[place + 1]?.indice ?? revision)}
      onIr={ir}
    />
  );
}

/**
 * Adds a complete draft to the cart once every answer is saved: what is bought is what the server has, and what is reviewed here. When it
 * was not added, answers given elsewhere are fetched, so that they are reviewed.
 */
function Compra({ onAgregar }: Pick<Props, 'onAgregar'>) {
  const t = useT();
  const sesion = useSesion();
  const completa = useVista(({ estado }) => estado.completa);
  const [agregando, setAgregando] = useState(false);
  const add = async () => {
    setAgregando(true);
    await guardar(sesion.cola);
    const { fase, revision } = sesion.cola.actual;
    if (fase === 'guardado') (await onAgregar(revision)) || (await ponerAlDia(sesion.cola));
    else if (fase === 'conflicto') aplazar(sesion, false);
    else show('error', t('entrevista.revision.sinGuardar'));
    setAgregando(false);
  };
  return (
    <Row gap={4} align="center" className={css.purchase}>
      {!completa && <p id="falta-para-comprar">{t('entrevista.revision.antes')}</p>}
      <Button
        loading={agregando}
        disabled={!completa}
        aria-describedby={completa ? undefined : 'falta-para-comprar'}
        onClick={() => void add()}
      >
        {t('entrevista.revision.agregar')}
      </Button>
    </Row>
  );
}
