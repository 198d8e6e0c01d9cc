import { type CuentaCubierta, CuentaDeReembolso } from '@fedatario/contract/compra';
import { useSchemaForm } from '../../../lib/form.ts';

/** Form of a bank account. The number that was told before is shown to nobody, so it is written anew. */
export function useCuenta(antes: CuentaCubierta | null) {
  const { banco = '', tipo = 'monetaria', titular = '' } = antes ?? {};
  return useSchemaForm(CuentaDeReembolso, { banco, tipo, numero: '', titular });
}

export type FormDeCuenta = ReturnType<typeof useCuenta>;
