import { porcentajeDe } from '../base/porcentaje.ts';
import { type Descuento, type TotalDeLinea, type Totales, totalizar } from './totales.ts';

/** The benefit by which a plan lowered a line: one of its units pays all of it, or its percentage a part. */
export const beneficiosDeLinea = ['unidad', 'descuento'] as const;
export type BeneficioDeLinea = (typeof beneficiosDeLinea)[number];

/** Kinds of units that a plan gives: a document of an order, or an appointment for advice. */
export const clasesDeUnidad = ['documento', 'cita'] as const;
export type ClaseDeUnidad = (typeof clasesDeUnidad)[number];

/** A line as a plan and a promo code see it. Centavos, IVA included. */
export interface LineaConBeneficios {
  readonly precio: number;
  /** The promo code reaches this line. */
  readonly conDescuento: boolean;
  /** The plan reaches this line. */
  readonly conPlan: boolean;
  /** A unit owed by an earlier plan reaches this line. */
  readonly conDebida?: boolean;
}

/** A customer's plan as it can be used now: units, null without limit, and the percentage off anything else. */
export interface PlanEnUso {
  readonly unidades: number | null;
  readonly descuento: number;
  /** Units that the office owes of an earlier plan, which pay on top of its own. */
  readonly debidas?: number;
}

export interface CuentaConBeneficios extends Totales {
  readonly lineas: readonly (TotalDeLinea & { readonly beneficio: BeneficioDeLinea | null; readonly debida?: true })[];
  /** The code takes something off; a code that the plan makes needless is kept for another purchase. */
  readonly usaCodigo: boolean;
}

/**
 * Computes the cheapest cost of a purchase for a customer with a plan: units pay whole lines, and the plan's percentage or the code,
 * whichever takes off more, the rest. Units that an earlier plan owes pay on top. Of two ways that cost the same, the one that spends fewer units and no code.
 */
export function totalizarConPlan(
  lineas: readonly LineaConBeneficios[],
  plan: PlanEnUso | null,
  codigo: Descuento | null,
): CuentaConBeneficios {
  if (!plan) return cuenta(lineas, NINGUNA, codigo, null);
  const maneras = [plan.descuento > 0 || !codigo ? null : undefined, codigo ?? undefined].filter(
    (manera) => manera !== undefined,
  );
  const cuentas = maneras.flatMap((manera) =>
    cubiertasPosibles(lineas, plan, manera).map((cubiertas) => cuenta(lineas, cubiertas, manera, plan)),
  );
  return cuentas.reduce((mejor, otra) => (otra.total < mejor.total ? otra : mejor));
}

interface Cubiertas {
  readonly propias: ReadonlySet<number>;
  readonly debidas: ReadonlySet<number>;
}

const NINGUNA: Cubiertas = { propias: new Set(), debidas: new Set() };

/** The sets of lines worth paying with units, the smaller first; of two as small, the one of fewer units that are owed. */
function cubiertasPosibles(lineas: readonly LineaConBeneficios[], plan: PlanEnUso, codigo: Descuento | null) {
  const sinUnidades = cuenta(lineas, NINGUNA, codigo, plan).lineas;
  const elegir = (
    llega: (linea: LineaConBeneficios) => boolean,
    unidades: number | null,
    menos: ReadonlySet<number>,
  ) => {
    const elegibles = lineas.flatMap((linea, i) => (llega(linea) && linea.precio > 0 && !menos.has(i) ? [i] : []));
    const cuantas = Math.min(unidades ?? elegibles.length, elegibles.length);
    const porPrecio = [...elegibles].sort((a, b) => precioEn(lineas, b) - precioEn(lineas, a));
    const porNeto = [...elegibles].sort((a, b) => (sinUnidades[b]?.total ?? 0) - (sinUnidades[a]?.total ?? 0));
    return Array.from({ length: cuantas + 1 }, (_, n) => [
      new Set(porNeto.slice(0, n)),
      new Set(porPrecio.slice(0, n)),
    ]).flat();
  };
  const posibles = elegir(({ conDebida }) => conDebida ?? false, plan.debidas ?? 0, new Set()).flatMap((debidas) =>
    elegir(({ conPlan }) => conPlan, plan.unidades, debidas).map((propias): Cubiertas => ({ propias, debidas })),
  );
  const tamano = ({ propias, debidas }: Cubiertas) => propias.size + debidas.size;
  return posibles.sort((a, b) => tamano(a) - tamano(b) || a.debidas.size - b.debidas.size);
}

const DEBIDA = { debida: true } as const;

const precioEn = (lineas: readonly LineaConBeneficios[], i: number) => lineas[i]?.precio ?? 0;

function cuenta(
  lineas: readonly LineaConBeneficios[],
  { propias, debidas }: Cubiertas,
  codigo: Descuento | null,
  plan: PlanEnUso | null,
): CuentaConBeneficios {
  const cubierta = (i: number) => propias.has(i) || debidas.has(i);
  const porCodigo = totalizar(
    lineas.map(({ precio, conDescuento }, i) => ({ precio, conDescuento: conDescuento && !cubierta(i) })),
    codigo,
  );
  const detalle = lineas.map(({ precio, conPlan }, i) => {
    const suya = porCodigo.lineas[i] as TotalDeLinea;
    if (cubierta(i))
      return { ...conParte(precio, precio), beneficio: 'unidad' as const, ...(debidas.has(i) && DEBIDA) };
    const porcentaje = codigo || !conPlan ? 0 : (plan?.descuento ?? 0);
    if (porcentaje === 0) return { ...suya, beneficio: null };
    return { ...conParte(precio, porcentajeDe(precio, porcentaje)), beneficio: 'descuento' as const };
  });
  const suma = (de: (linea: TotalDeLinea) => number) => detalle.reduce((total, linea) => total + de(linea), 0);
  return {
    lineas: detalle,
    subtotal: suma(({ precio }) => precio),
    descuento: suma(({ descuento }) => descuento),
    total: suma(({ total }) => total),
    base: suma(({ base }) => base),
    iva: suma(({ iva }) => iva),
    usaCodigo: codigo !== null && porCodigo.descuento > 0,
  };
}

/** A line with that much taken off. */
function conParte(precio: number, parte: number): TotalDeLinea {
  const [linea] = totalizar([{ precio, conDescuento: true }], { tipo: 'monto', valor: parte }).lineas;
  return linea as TotalDeLinea;
}
