import * as z from 'zod/mini';

/** The domain of the accounts of the demonstration: they stay when it is emptied. No mail is ever sent there (RFC 6761). */
export const DOMINIO_DE_DEMOSTRACION = 'demo.test';

/** The activity that emptying the demonstration removes. */
export const DatosDeDemostracion = z.object({
  clientes: z.int(),
  pedidos: z.int(),
  solicitudes: z.int(),
  citas: z.int(),
});
export type DatosDeDemostracion = z.output<typeof DatosDeDemostracion>;
