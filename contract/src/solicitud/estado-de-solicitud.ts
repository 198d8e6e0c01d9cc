import { estadosCon } from '../base/maquina.ts';
import { maquinaDeGestion } from './gestion.ts';
import { type EstadoGestion, estadosGestion, hechosDeGestion } from './hechos-de-gestion.ts';
import type { HechosDeSolicitud } from './hechos-de-solicitud.ts';
import { type EstadoTramite, estadosTramite, hechosDeTramite } from './hechos-de-tramite.ts';
import {
  tramitesConDeberes,
  tramitesEntregados,
  tramitesNoEntregados,
  tramitesPorCorregir,
  tramitesPorEntregar,
  tramitesPorFirmar,
} from './tramite.ts';

/** The state of a trámite or of a gestión. */
export type EstadoDeSolicitud = EstadoTramite | EstadoGestion;
export const estadosDeSolicitud: readonly EstadoDeSolicitud[] = [...new Set([...estadosTramite, ...estadosGestion])];
/** In these it stands aside, and returns to the state before. */
export const solicitudesQueVuelven: readonly EstadoDeSolicitud[] = estadosCon(
  maquinaDeGestion,
  'fase',
  'pausa',
  'gastos',
);

/** The facts of each state of a trámite and of a gestión; where the two share a name, they share what both kinds are asked for. */
export const hechosDeSolicitud: Readonly<Record<EstadoDeSolicitud, HechosDeSolicitud>> = {
  ...hechosDeTramite,
  ...hechosDeGestion,
};

/** Whether its text was approved and its act is to be signed. */
export const esperaFirma = (estado: EstadoDeSolicitud): boolean => tramitesPorFirmar.some((uno) => uno === estado);

/** Whether it is on pause, and waits to be signed again when it goes on. */
export const esperaFirmaTrasPausa = (estado: EstadoDeSolicitud, antes: EstadoDeSolicitud | null): boolean =>
  estado === 'enPausa' && antes !== null && esperaFirma(antes);

/** Whether its customer has its document. */
export const estaEntregada = (estado: string): boolean => tramitesEntregados.some((uno) => uno === estado);

/** Whether its customer corrects the answers that somebody remarked on. */
export const esperaCorreccion = (estado: string): boolean => tramitesPorCorregir.some((uno) => uno === estado);

/** Whether its document was delivered, and its notary still has duties after the act. */
export const tieneDeberes = (estado: EstadoDeSolicitud): boolean => tramitesConDeberes.some((uno) => uno === estado);

/** Whether its delivery failed, and is tried again or seen to by the office. */
export const fallaSuEntrega = (estado: string): boolean => tramitesNoEntregados.some((uno) => uno === estado);

/** Whether it was signed, or is made by the platform alone, and its customer does not have it yet. */
export const esperaEntrega = (estado: string): boolean => tramitesPorEntregar.some((uno) => uno === estado);

/** In these the law keeps its data when the account of its customer is closed. */
export const solicitudesQueSeConservan = estadosCon(
  { estados: estadosDeSolicitud, hechos: hechosDeSolicitud },
  'conserva',
  true,
);
