import { type Cobranza, habilidades, type ModoDeServicio } from '@fedatario/contract/control';
import type { Context } from '../../http/route.ts';
import { capacidadesDe } from '../../services/payments/capacidades.ts';
import { findSenal, readCertificaciones } from './queries.ts';

/** The services that this process charges and certifies with. */
export interface Servicios {
  readonly pagos: {
    readonly proveedor: string;
    readonly modo: ModoDeServicio;
    /** Names of the settings that hold its keys, never the keys. */
    readonly llaves: readonly string[];
  };
  readonly facturas: { readonly certificador: string; readonly modo: ModoDeServicio };
}

export async function leerCobranza({ db }: Context<'admin'>, { pagos, facturas }: Servicios): Promise<Cobranza> {
  const puede = capacidadesDe(pagos.proveedor);
  const senal = await findSenal(db, pagos.proveedor);
  const { porCertificar, sinCertificar, certificadaEn } = await readCertificaciones(db);
  return {
    pagos: {
      ...pagos,
      llaves: [...pagos.llaves],
      habilidades: puede ? habilidades.map((cual) => ({ cual, puede: puede[cual] })) : [],
      diasDeDevolucion: puede?.diasDeDevolucion ?? null,
      monedas: puede?.monedas ? [...puede.monedas] : null,
      avisoEn: senal?.avisoEn?.toISOString() ?? null,
      fallo: senal?.fallo && senal.falloEn ? { cual: senal.fallo, en: senal.falloEn.toISOString() } : null,
    },
    facturas: {
      ...facturas,
      porCertificar,
      rechazadas: sinCertificar - porCertificar,
      certificadaEn: certificadaEn?.toISOString() ?? null,
    },
  };
}
