import { join } from 'node:path';
import { compiledCode } from '../compiled.ts';
import type { Ambiente, CodigoDeCertificador } from './certificadores.ts';
import type { CertificadorFel } from './fel.ts';
import { simulador } from './simulador.ts';

interface FelSettings {
  readonly codigo: CodigoDeCertificador;
  readonly ambiente: Ambiente;
  readonly infile: { readonly usuario: string; readonly llave: string; readonly llaveDeFirma: string };
  readonly digifact: { readonly usuario: string; readonly clave: string };
  /** The process of ours that plays a certifier. */
  readonly sandbox: { readonly port: number; readonly dataDir: string };
  readonly say: (text: string) => void;
}

interface OpenFel {
  readonly certificador: CertificadorFel;
  readonly stop: () => Promise<void>;
}

/** Opens the certifier that the settings name, when it is first asked. */
export function openFel(settings: FelSettings): OpenFel {
  const { codigo, ambiente } = settings;
  const stop = async () => undefined;
  if (codigo === 'simulador') return { certificador: simulador({ ahora: () => new Date() }), stop };
  if (codigo === 'infile' || codigo === 'digifact')
    return { certificador: cuandoSeUse(codigo, ambiente, () => verdadero(codigo, settings)), stop };
  return jugado(codigo, settings);
}

async function verdadero(codigo: 'infile' | 'digifact', { ambiente, infile, digifact }: FelSettings) {
  if (codigo === 'infile') return (await import('./infile/infile.ts')).infile({ codigo, ambiente, ...infile });
  return (await import('./digifact/digifact.ts')).digifact({ codigo, ambiente, ...digifact });
}

/** The process starts with the first document, and answers under the same keys however often it starts. */
function jugado(codigo: 'infile-prueba' | 'digifact-prueba', { sandbox, say }: FelSettings): OpenFel {
  let parar: (() => Promise<void>) | undefined;
  const certificador = cuandoSeUse(codigo, 'pruebas', async () => {
    const { infilePlayed, digifactPlayed } = await import('./jugado.ts');
    const { startCertifier } = await import('@fedatario/test-bank');
    const wire = codigo === 'infile-prueba' ? 'infile' : 'digifact';
    const dataDir = join(sandbox.dataDir, `certificador-${wire}`);
    const running = await startCertifier({ port: sandbox.port, dataDir, wire, env: compiledCode(), say });
    parar = running.stop;
    return wire === 'infile' ? infilePlayed(running) : digifactPlayed(running);
  });
  return { certificador, stop: async () => parar?.() };
}

function cuandoSeUse(
  codigo: CodigoDeCertificador,
  ambiente: Ambiente,
  abrir: () => Promise<CertificadorFel>,
): CertificadorFel {
  let abierto: Promise<CertificadorFel> | undefined;
  const abrirUnaVez = () => {
    abierto ??= abrir().catch((error: unknown) => {
      abierto = undefined;
      throw error;
    });
    return abierto;
  };
  return {
    codigo,
    ambiente,
    preparar: async (...pedido) => (await abrirUnaVez()).preparar(...pedido),
    certificar: async (...pedido) => (await abrirUnaVez()).certificar(...pedido),
    buscar: async (...pedido) => (await abrirUnaVez()).buscar(...pedido),
    anular: async (...pedido) => (await abrirUnaVez()).anular(...pedido),
    consultarReceptor: async (...pedido) => (await abrirUnaVez()).consultarReceptor(...pedido),
  };
}
