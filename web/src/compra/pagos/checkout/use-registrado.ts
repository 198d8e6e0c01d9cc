import { numeroDeReceptor } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { useCall } from '../../../lib/api.ts';
import type { Receptor } from './receptor.ts';

/** The tax registry's answer about the number that is being typed, once it is a whole one; undefined before, and for CF and passports. */
export function useRegistrado({ tipo, numero }: Pick<Receptor, 'tipo' | 'numero'>) {
  const preguntable = tipo === 'NIT' || tipo === 'CUI';
  const valor = preguntable ? numeroDeReceptor(tipo, numero) : undefined;
  const query = { tipo: tipo === 'CUI' ? ('CUI' as const) : ('NIT' as const), numero: valor ?? '' };
  const { data } = useCall(calls.facturacion.receptor, { query }, { enabled: valor !== undefined });
  return valor === undefined ? undefined : data;
}
