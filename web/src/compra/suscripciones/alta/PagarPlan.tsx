import type { CotizacionDePlan } from '@fedatario/contract/compra';
import { FormularioDePago } from './FormularioDePago.tsx';
import { ResumenDePlan } from './ResumenDePlan.tsx';
import { useSuscribirse } from './use-suscribirse.ts';

interface Props {
  cotizacion: CotizacionDePlan;
  /** Id of the buyer, under which unsent data are stored. */
  quien: string;
  codigo: string;
  onCodigo: (codigo: string) => void;
}

export function PagarPlan({ cotizacion, quien, codigo, onCodigo }: Props) {
  const compra = useSuscribirse(cotizacion, codigo);
  return (
    <FormularioDePago
      cobro={cotizacion}
      quien={quien}
      compra={compra}
      resumen={<ResumenDePlan cotizacion={cotizacion} onCodigo={onCodigo} />}
    />
  );
}
