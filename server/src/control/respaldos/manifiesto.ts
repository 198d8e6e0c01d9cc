import { z } from 'zod';
import { isSignature, signatureOf } from '../../services/cipher.ts';

const Parte = z.object({ clave: z.string(), sha256: z.string().length(64), bytes: z.int().min(0) });
export type Parte = z.output<typeof Parte>;

/** The list of all that a backup consists of. It is written last: a backup without one was never finished. */
export const Manifiesto = z.object({
  formato: z.literal(1),
  nombre: z.string(),
  metodo: z.enum(['fisico', 'logico']),
  /** Version of the product, and the newest migration of its rows. */
  version: z.string(),
  migracion: z.string(),
  /** Major version of the PostgreSQL it was taken from. */
  postgresql: z.int(),
  hechoEn: z.iso.datetime(),
  filas: z.array(Parte).min(1),
  /** Folders of the installation besides rows and files: its own seal. */
  ajustes: z.array(Parte),
  /** Names each stored file, with the hash of the object that holds it. */
  archivos: Parte,
  cuantosArchivos: z.int(),
});
export type Manifiesto = z.output<typeof Manifiesto>;

export const MANIFIESTO = 'manifiesto.json';

const Firmado = z.object({ manifiesto: z.string(), marca: z.string() });

/** Writes it with a mark that only who holds the secret of the installation can make. */
export function firmar(manifiesto: Manifiesto): Buffer {
  const texto = JSON.stringify(manifiesto);
  return Buffer.from(JSON.stringify({ manifiesto: texto, marca: marcaDe(texto) }, null, 1));
}

/** The mark is kept in hexadecimal, as in the first backups. */
function marcaDe(texto: string): string {
  return Buffer.from(signatureOf('respaldo', texto), 'base64url').toString('hex');
}

/** Reads a manifest. Throws, in Spanish, when it is none, was changed, or is of another installation. */
export function leerManifiesto(nombre: string, bytes: Buffer): Manifiesto {
  const leido = Firmado.safeParse(comoJson(bytes));
  if (!leido.success) throw new Error(`El manifiesto del respaldo «${nombre}» no se puede leer: está dañado.`);
  const { manifiesto, marca } = leido.data;
  if (!isSignature(Buffer.from(marca, 'hex').toString('base64url'), ['respaldo', manifiesto]))
    throw new Error(
      `El manifiesto del respaldo «${nombre}» fue alterado, o se hizo con otro APP_SECRET. ` +
        'Ponga el secreto con el que se hizo, o agréguelo en APP_SECRETS_READ si desde entonces se cambió.',
    );
  const entendido = Manifiesto.safeParse(comoJson(Buffer.from(manifiesto)));
  if (!entendido.success) throw new Error(`El respaldo «${nombre}» es de una versión que esta no conoce.`);
  return entendido.data;
}

function comoJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
