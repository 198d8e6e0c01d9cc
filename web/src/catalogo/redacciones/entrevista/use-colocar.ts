import { useCallback, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { hermanosDe, type Lugar, preguntaEn, seccionEn } from './cambios.ts';
import { colocar } from './colocar.ts';

/** Moves rows of the index, says where they came to stand, and says why one does not move. */
export function useColocar(onLugar: (lugar: Lugar) => void) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto } = useMesa();
  const [dicho, setDicho] = useState('');
  const latest = useRef(texto.entrevista);
  latest.current = texto.entrevista;
  const colocarFila = useCallback(
    (id: string, filas: readonly string[], index: number) => {
      const made = colocar(latest.current, id, filas, index);
      if (!made) {
        const moves = index >= 0 && index < filas.length && filas[index] !== id;
        if (moves) show('error', t('taller.noSeMueve'));
        return;
      }
      const { entrevista, lugar } = made;
      escribir({ entrevista }, 'mover');
      onLugar(lugar);
      const nombre =
        (lugar.length === 1 ? seccionEn(entrevista, lugar)?.titulo : preguntaEn(entrevista, lugar)?.etiqueta) ?? '';
      const total = hermanosDe(entrevista, lugar).length;
      setDicho(t('taller.movido', { nombre, lugar: Number(lugar.at(-1)) + 1, total }));
    },
    [t, escribir, onLugar],
  );
  return { colocarFila, dicho };
}
