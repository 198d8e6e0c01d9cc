import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { ArchivoLocal } from '../archivo/ArchivoLocal.tsx';
import { BotonesDeArchivo } from '../archivo/BotonesDeArchivo.tsx';
import type { NodoJson } from '../texto/conversion.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { aplicar, type Decidida } from './aplicar.ts';
import { type ClausulaFuera, conClausulas } from './clausulas.ts';
import { Conservadas } from './conservar/Conservadas.tsx';
import { type Conservado, conservar } from './conservar/conservar.ts';
import { type FalloDeWord, leerWord, MB_POR_WORD, type WordLeido } from './leer-word.ts';
import { PropuestasDeWord } from './PropuestasDeWord.tsx';
import { type Propuesto, proponer } from './proponer.ts';
import { conWord } from './texto-de-word.ts';
import css from './word.module.css';

interface Leido extends WordLeido {
  readonly fuera: readonly ClausulaFuera[];
}

interface Abierto {
  readonly leido: Leido;
  readonly conservado: Conservado;
  /** Keeps what the document had. */
  readonly conserva: boolean;
  readonly propuesto: Propuesto;
  readonly decididas: readonly Decidida[];
}

/** The proposals of a file, in the text with what the document had or in its own. */
function abrir(leido: Leido, conservado: Conservado, conserva: boolean): Abierto {
  const propuesto = proponer(conserva ? conservado.nodos : leido.nodos);
  const decididas = propuesto.propuestas.map(({ clave, etiqueta, tipo }) => ({
    clave,
    etiqueta,
    tipo,
    aceptada: true,
  }));
  return { leido, conservado, conserva, propuesto, decididas };
}

/** A Word file becomes the template: its blanks are proposed as questions, and each is taken, renamed or refused. */
export function DesdeWord({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { antes, traerTexto } = useReemplazo();
  const [abierto, setAbierto] = useState<Abierto>();
  const [fallo, setFallo] = useState<FalloDeWord>();
  const read = async (file: File) => {
    const leido = await leerWord(file);
    setFallo(typeof leido === 'string' ? leido : undefined);
    if (typeof leido === 'string') return setAbierto(undefined);
    const { nodos, fuera } = conClausulas(leido.nodos);
    const conservado = conservar(antes, nodos);
    setAbierto(abrir({ ...leido, fuera }, conservado, conservado.quedan > conservado.perdidas.length));
  };
  const finish = () => {
    if (abierto) traerTexto(abierto);
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('taller.word.titulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={<BotonesDeArchivo listo={abierto !== undefined} onUsar={finish} onClose={onClose} />}
    >
      <p>{t('taller.word.detalle')}</p>
      <ArchivoLocal
        label={t('taller.word.archivo', { maximo: MB_POR_WORD })}
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onFile={read}
      />
      {fallo && <Notice tone="error">{t(`taller.word.fallo.${fallo}`)}</Notice>}
      {abierto && (
        <Contenido
          abierto={abierto}
          onDecididas={(decididas) => setAbierto({ ...abierto, decididas })}
          onConserva={(conserva) => setAbierto(abrir(abierto.leido, abierto.conservado, conserva))}
        />
      )}
    </Dialog>
  );
}

interface ContenidoProps {
  readonly abierto: Abierto;
  readonly onDecididas: (decididas: readonly Decidida[]) => void;
  readonly onConserva: (conserva: boolean) => void;
}

/** The losses of the file and the proposals. */
function Contenido({ abierto, onDecididas, onConserva }: ContenidoProps) {
  const t = useT();
  const { leido, conservado, conserva, propuesto, decididas } = abierto;
  return (
    <>
      <Perdidas {...leido} />
      <Checkbox
        label={t('taller.word.conserva')}
        checked={conserva}
        onChange={({ currentTarget }) => onConserva(currentTarget.checked)}
      />
      {conserva && <Conservadas conservado={conservado} />}
      <PropuestasDeWord propuestas={propuesto.propuestas} decididas={decididas} onCambio={onDecididas} />
    </>
  );
}

/** The parts of the file that do not come, or come in another way, and the clauses that stay as they are written. */
function Perdidas({ perdidas, fuera }: Leido) {
  const t = useT();
  return (
    <>
      {perdidas.length > 0 && (
        <Notice tone="warning">
          <p>{t('taller.word.perdidas')}</p>
          <ul className={css.perdidas}>
            {perdidas.map((perdida) => (
              <li key={perdida}>{t(`taller.word.perdida.${perdida}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {fuera.length > 0 && (
        <Notice tone="warning">
          <p>{t('taller.word.clausulas')}</p>
          <ul className={css.perdidas}>
            {fuera.map(({ escrita, seria }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may have the same ordinal.
              <li key={i}>{t('taller.word.clausula', { escrita, seria })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Puts the file in the place of what was written; the undo of the interview brings that back. */
function useReemplazo() {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto } = useMesa();
  return {
    antes: (texto.plantilla.contenido as NodoJson).content ?? [],
    traerTexto: ({ propuesto, decididas, conserva }: Abierto) => {
      const made = aplicar(propuesto, decididas);
      reemplazar(conWord(texto, { ...made, titulo: t('taller.word.seccion'), conserva }));
    },
  };
}
