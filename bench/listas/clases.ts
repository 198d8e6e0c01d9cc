import { api } from '@fedatario/contract';
import { estadosGestion, estadosTramite, kebabDe, type TipoDeSolicitud } from '@fedatario/contract/solicitud';

/** A kind of solicitud as its lists are asked for. */
export interface Clase {
  readonly plural: string;
  /** Addresses of the office's list and of a customer's own. */
  readonly oficina: string;
  readonly propias: string;
  /** The filter that names the notary or the gestor who has it, and the name of that person. */
  readonly filtro: 'idNotario' | 'idGestor';
  readonly encargado: string;
  /** Every state in the spelling of addresses, and two that many are in: under way, and at the end. */
  readonly estados: readonly string[];
  readonly algunos: readonly string[];
  /** The number of one of them. */
  readonly numero: string;
}

const dentroDeApi = (path: string) => `/api${path}`;

export const clases: Readonly<Record<TipoDeSolicitud, Clase>> = {
  tramite: {
    plural: 'trámites',
    oficina: dentroDeApi(api.asignaciones.list.path),
    propias: dentroDeApi(api.tramites.list.path),
    filtro: 'idNotario',
    encargado: 'notario',
    estados: estadosTramite.map(kebabDe),
    algunos: ['en-revision', 'cerrado'],
    numero: 'T-2026-000777',
  },
  gestion: {
    plural: 'gestiones',
    oficina: dentroDeApi(api.encargos.list.path),
    propias: dentroDeApi(api.gestiones.list.path),
    filtro: 'idGestor',
    encargado: 'gestor',
    estados: estadosGestion.map(kebabDe),
    algunos: ['presentada', 'cerrada'],
    numero: 'G-2026-000777',
  },
};
