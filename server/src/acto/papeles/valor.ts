import type { PapelesDeTramite, PapelNuevo } from '@fedatario/contract/acto';
import type { Db } from '../../db/db.ts';
import { invalidField } from '../../http/errors.ts';
import { precioDelActo } from '../../tramite/minutas/minutas.ts';

type Precio = NonNullable<PapelesDeTramite['propuesta']['precio']>;

/** The value of an act in a testimonio especial, with the price in dollars from which it was counted. */
export async function valorDelActo(
  db: Db,
  idSolicitud: string,
  { tipo, valor, valorIndeterminado = false, tipoDeCambio = null }: PapelNuevo,
) {
  if (tipo !== 'testimonioEspecial') return { valor: null, enDolares: null };
  const precio = await precioDelActo(db, idSolicitud);
  if (precio && valorIndeterminado) throw invalidField('valor', 'actoConPrecio');
  if (precio?.moneda === 'USD') return enDolares(precio, tipoDeCambio);
  // A rate says nothing of a price in quetzales.
  if (tipoDeCambio !== null) throw invalidField('valor', 'valorDelActo');
  return { valor, enDolares: null };
}

function enDolares({ monto }: Precio, tipoDeCambio: number | null) {
  if (tipoDeCambio === null) throw invalidField('tipoDeCambio', 'tipoDeCambio');
  return { valor: Math.round(monto * tipoDeCambio), enDolares: { monto, tipoDeCambio } };
}
