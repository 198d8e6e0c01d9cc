import { DAY } from '@fedatario/contract/base';
import { type Ambiente, type CodigoDeCertificador, rasgos } from './certificadores.ts';

/** Values of `FEL`: the certifiers by their code. */
export const certificadores = Object.keys(rasgos) as [CodigoDeCertificador, ...CodigoDeCertificador[]];

interface Settings {
  readonly production: boolean;
  readonly FEL: CodigoDeCertificador;
  readonly FEL_AMBIENTE?: Ambiente | undefined;
  readonly FEL_CERTIFICADOR?: string | undefined;
  readonly INFILE_USER?: string | undefined;
  readonly INFILE_API_KEY?: string | undefined;
  readonly INFILE_SIGNING_KEY?: string | undefined;
  readonly INFILE_SIGNING_KEY_ENDS?: string | undefined;
  readonly DIGIFACT_USER?: string | undefined;
  readonly DIGIFACT_PASSWORD?: string | undefined;
}

type Nombre = Exclude<keyof Settings, 'production'>;

const secretos: Partial<Record<CodigoDeCertificador, readonly Nombre[]>> = {
  infile: ['INFILE_USER', 'INFILE_API_KEY', 'INFILE_SIGNING_KEY'],
  digifact: ['DIGIFACT_USER', 'DIGIFACT_PASSWORD'],
};

/** Faults of the settings, in Spanish for the terminal. No value of a key is ever in one. */
export function felProblems(settings: Settings): string[] {
  const { FEL, FEL_CERTIFICADOR, production } = settings;
  if (FEL_CERTIFICADOR)
    return ['FEL_CERTIFICADOR se llama ahora FEL: quítelo y ponga FEL con quien certifica sus facturas.'];
  if (production && rasgos[FEL].deMentira)
    return [
      `FEL=${FEL} hace facturas sin validez tributaria y en producción no se admite: ponga FEL=infile o FEL=digifact, con sus llaves.`,
    ];
  return [...missing(settings), ...(FEL === 'digifact' ? digifactProblems(settings) : [])];
}

function missing(settings: Settings): string[] {
  const { FEL } = settings;
  const needed = secretos[FEL];
  if (!needed) return unused(settings);
  const absent = [...needed, 'FEL_AMBIENTE' as const].filter((name) => !settings[name]);
  if (absent.length === 0) return [];
  const lista = new Intl.ListFormat('es').format(absent);
  const ambiente = absent.includes('FEL_AMBIENTE') ? ' FEL_AMBIENTE es pruebas o produccion.' : '';
  return [`Para FEL=${FEL} ${absent.length > 1 ? 'faltan' : 'falta'} ${lista}: los da su certificador.${ambiente}`];
}

/** Keys of a certifier that nobody named would leave the office without fiscal invoices unawares. */
function unused(settings: Settings): string[] {
  const [named] = Object.entries(secretos).filter(([, names]) => names.some((name) => settings[name]));
  return named ? [`Hay llaves de ${named[0]} que no se usan: ponga FEL=${named[0]}, o quítelas.`] : [];
}

/** The user of the service names its country, its NIT filled to twelve, and the person. */
function digifactProblems({ DIGIFACT_USER = '' }: Settings): string[] {
  return DIGIFACT_USER === '' || /^GT\.\d{11}[\dK]\.[^.\s]+$/.test(DIGIFACT_USER)
    ? []
    : ['DIGIFACT_USER debe ser como GT.000012345678.USUARIO: país, NIT con ceros hasta doce, y usuario.'];
}

const AVISO = 30;

/** Settings that production may start with but should not keep. */
export function felWarnings({ FEL, FEL_AMBIENTE, INFILE_SIGNING_KEY_ENDS }: Settings, now = new Date()): string[] {
  const dias = INFILE_SIGNING_KEY_ENDS ? (Date.parse(INFILE_SIGNING_KEY_ENDS) - now.getTime()) / DAY : AVISO + 1;
  return [
    FEL_AMBIENTE === 'pruebas' && `Aviso: FEL=${FEL} certifica en pruebas: las facturas no tienen validez tributaria.`,
    dias <= AVISO &&
      `Aviso: la llave de firma de INFILE vence el ${INFILE_SIGNING_KEY_ENDS}: renuévela en la Agencia Virtual de la SAT y cambie INFILE_SIGNING_KEY.`,
  ].filter((warning) => typeof warning === 'string');
}
