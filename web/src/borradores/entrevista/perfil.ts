import type { Perfil } from '@fedatario/contract';
import { createContext } from 'react';

/** What the profile of who is writing may fill; undefined while it is unknown. */
export const PerfilContext = createContext<Record<string, unknown> | undefined>(undefined);

/** The answers a profile may give. A passport is not asked where the number of the DPI is. */
export function datosDelPerfil(perfil: Perfil): Record<string, unknown> {
  const { numeroDocumento, tipoDocumento, nombreCompleto, ...rest } = perfil;
  const dpi = tipoDocumento === 'dpi' ? numeroDocumento : undefined;
  return { ...rest, nombreCompleto, numeroDocumento: dpi };
}
