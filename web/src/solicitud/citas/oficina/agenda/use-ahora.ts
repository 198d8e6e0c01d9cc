import { useEffect, useState } from 'react';
import { relojDe } from './reloj.ts';

export interface Ahora {
  readonly instante: number;
  readonly dia: string;
  readonly minuto: number;
}

/** The present moment on the clock of a zone, once a minute. */
export function useAhora(zona: string): Ahora {
  const [instante, setInstante] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setInstante(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return { instante, ...relojDe(new Date(instante).toISOString(), zona) };
}
