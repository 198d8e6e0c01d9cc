import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { ArchivoLocal } from '../archivo/ArchivoLocal.tsx';
import { BotonesDeArchivo } from '../archivo/BotonesDeArchivo.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { aplicar, type Decidida } from './aplicar.ts';
import { type FalloDeWord, leerWord, type Perdida } from './leer-word.ts';
import { PropuestasDeWord } from './PropuestasDeWord.tsx';
import { type Propuesto, proponer } from './proponer.ts';
import { conWord } from './texto-de-word.ts';
import css from './word.module.css';

interface Abierto {
  readonly propuesto: Propuesto;
  readonly decididas: readonly Decidida[];
  readonly perdidas: readonly Perdida[];
}

/** A Word file becomes the template: its blanks are proposed as questions, and each is taken, renamed or refused. */
export function DesdeWord({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { traerTexto } = useReemplazo();
  const [abierto, setAbierto] = useState<Abierto>();
  const [fallo, setFallo] = useState<FalloDeWord>();
  const [conserva, setConserva] = useState(false);
  const read = async (file: File) => {
    const leido = await leerWord(file);
    setFallo(typeof leido === 'string' ? leido : undefined);
    if (typeof leido === 'string') return setAbierto(undefined);
    const propuesto = proponer(leido.nodos);
    const decididas = propuesto.propuestas.map(({ clave, etiqueta, tipo }) => ({
      clave,
      etiqueta,
      tipo,
      aceptada: true,
    }));
    setAbierto({ propuesto, decididas, perdidas: leido.perdidas });
  };
  const finish = () => {
    if (abierto) traerTexto(abierto, conserva);
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
        label={t('taller.word.archivo')}
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onFile={read}
      />
      {fallo && <Notice tone="error">{t(`taller.word.fallo.${fallo}`)}</Notice>}
      {abierto && (
        <Contenido
          abierto={abierto}
          conserva={conserva}
          onDecididas={(decididas) => setAbierto({ ...abierto, decididas })}
          onConserva={setConserva}
        />
      )}
    </Dialog>
  );
}

interface ContenidoProps {
  readonly abierto: Abierto;
  readonly conserva: boolean;
  readonly onDecididas: (decididas: readonly Decidida[]) => void;
  readonly onConserva: (conserva: boolean) => void;
}

/** The losses of the file and the proposals. */
function Contenido({ abierto, conserva, onDecididas, onConserva }: ContenidoProps) {
  const t = useT();
  const { perdidas, propuesto, decididas } = abierto;
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
      <PropuestasDeWord propuestas={propuesto.propuestas} decididas={decididas} onCambio={onDecididas} />
      <Checkbox
        label={t('taller.word.conserva')}
        checked={conserva}
        onChange={({ currentTarget }) => onConserva(currentTarget.checked)}
      />
    </>
  );
}

/** Puts the file in the place of what was written; the undo of the interview brings that back. */
function useReemplazo() {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto } = useMesa();
  return {
    traerTexto: ({ propuesto, decididas }: Abierto, conserva: boolean) => {
      const made = aplicar(propuesto, decididas);
      reemplazar(conWord(texto, { ...made, titulo: t('taller.word.seccion'), conserva }));
    },
  };
}
