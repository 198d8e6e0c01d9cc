import { jurisdiccion } from '@fedatario/document-engine';
import type { Ambiente, CodigoDeCertificador } from './certificadores.ts';
import { digifact } from './digifact/digifact.ts';
import { examine } from './doctor.ts';
import { infile } from './infile/infile.ts';

interface Settings {
  readonly FEL: CodigoDeCertificador;
  readonly FEL_AMBIENTE?: Ambiente | undefined;
  readonly INFILE_USER?: string | undefined;
  readonly INFILE_API_KEY?: string | undefined;
  readonly INFILE_SIGNING_KEY?: string | undefined;
  readonly DIGIFACT_USER?: string | undefined;
  readonly DIGIFACT_PASSWORD?: string | undefined;
}

const MALA = 'llave-equivocada';

/** Examines the certifier that the settings name with documents of that NIT; see {@link examine}. Throws a text for one without an examination. */
export async function examinarFel(
  settings: Settings,
  escrito: string | undefined,
  say: (text: string) => void,
): Promise<boolean> {
  const { FEL, FEL_AMBIENTE: ambiente = 'pruebas' } = settings;
  if (FEL !== 'infile' && FEL !== 'digifact')
    throw new Error('Solo INFILE y Digifact tienen examen: ponga FEL=infile o FEL=digifact, con sus llaves.');
  const leido = jurisdiccion.idTributaria.parse(escrito ?? '');
  if (!leido.ok || leido.valor.tipo === 'CF')
    throw new Error('Diga el NIT de la oficina que factura: npm run doctor -- fel 576937-K');
  const con = FEL === 'infile' ? deInfile(settings, ambiente) : deDigifact(settings, ambiente);
  return examine({ ...con, nit: leido.valor.valor }, say);
}

function deInfile(settings: Settings, ambiente: Ambiente) {
  const { INFILE_USER: usuario = '', INFILE_API_KEY: llave = '', INFILE_SIGNING_KEY: llaveDeFirma = '' } = settings;
  const opciones = { codigo: 'infile', ambiente, usuario, llave, llaveDeFirma } as const;
  return { certificador: infile(opciones), sinLlaves: infile({ ...opciones, llave: MALA }) };
}

function deDigifact({ DIGIFACT_USER: usuario = '', DIGIFACT_PASSWORD: clave = '' }: Settings, ambiente: Ambiente) {
  const opciones = { codigo: 'digifact', ambiente, usuario, clave } as const;
  return { certificador: digifact(opciones), sinLlaves: digifact({ ...opciones, clave: MALA }) };
}
