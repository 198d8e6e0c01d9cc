import { useMemo } from 'react';
import { ParrafosComparados } from '../../ui/diferencia/ParrafosComparados.tsx';
import { parrafosDeTexto } from './parrafo.ts';

interface Props {
  antes: unknown;
  despues: unknown;
}

/** Differences between two versions of a minuta. */
export function Diferencia({ antes, despues }: Props) {
  const [before, after] = useMemo(() => [parrafosDeTexto(antes), parrafosDeTexto(despues)], [antes, despues]);
  return <ParrafosComparados antes={before} despues={after} />;
}
