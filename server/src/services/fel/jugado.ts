import type { RunningCertifier } from '@fedatario/test-bank';
import { digifactKeys, infileKeys } from '@fedatario/test-bank/certifier-keys';
import { digifact } from './digifact/digifact.ts';
import type { OpcionesDeDigifact } from './digifact/opciones.ts';
import type { CertificadorFel } from './fel.ts';
import { infile } from './infile/infile.ts';
import type { OpcionesDeInfile } from './infile/opciones.ts';

/** The adapter of INFILE with the keys of the process that plays it. */
export function infilePlayed(
  { apiKey, address }: Pick<RunningCertifier, 'apiKey' | 'address'>,
  cambios: Partial<OpcionesDeInfile> = {},
): CertificadorFel {
  const { user: usuario, apiKey: llave, signingKey: llaveDeFirma } = infileKeys(apiKey);
  const uno = `http://${address.host}:${address.port}`;
  const direcciones = { firma: uno, certificador: uno, receptores: uno };
  return infile({
    codigo: 'infile-prueba',
    ambiente: 'pruebas',
    usuario,
    llave,
    llaveDeFirma,
    direcciones,
    ...cambios,
  });
}

/** The adapter of Digifact with the keys of the process that plays it. */
export function digifactPlayed(
  { apiKey, address }: Pick<RunningCertifier, 'apiKey' | 'address'>,
  cambios: Partial<OpcionesDeDigifact> = {},
): CertificadorFel {
  const { user: usuario, password: clave } = digifactKeys(apiKey);
  const direccion = `http://${address.host}:${address.port}`;
  return digifact({ codigo: 'digifact-prueba', ambiente: 'pruebas', usuario, clave, direccion, ...cambios });
}
