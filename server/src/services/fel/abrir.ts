import type { CertificadorFel } from './fel.ts';
import { simulador } from './simulador.ts';

/** Each certifier that can be chosen by `FEL_CERTIFICADOR`. */
export const certificadores = ['simulador'] as const;

const abrir: Readonly<Record<(typeof certificadores)[number], () => CertificadorFel>> = {
  simulador: () => simulador({ ahora: () => new Date() }),
};

export function certificadorDe(codigo: (typeof certificadores)[number]): CertificadorFel {
  return abrir[codigo]();
}
