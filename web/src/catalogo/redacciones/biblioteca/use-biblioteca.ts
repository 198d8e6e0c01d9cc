import type { ClausulaConVersiones, VersionDeClausula } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import type { NodoJson } from '../texto/conversion.ts';
import { useMesa } from '../texto/use-taller.ts';
import { palabrasDe, type TextoDeClausula } from './traslado.ts';

export const renewsDeBiblioteca = [calls.clausulas.list, calls.clausulas.read];

export function useBiblioteca() {
  return useCall(calls.clausulas.list, {}, { fresh: true });
}

/** The words of a clause, with the labels that its own questions or those of this document give to the answers. */
export function usePalabras(): (version: TextoDeClausula) => string[] {
  const { leido } = useMesa();
  return ({ contenido, preguntas, titulo }) => {
    const own = new Map(preguntas.map((one) => [String(one.clave), String(one.etiqueta)]));
    const nombrar = (ruta: string) => leido.entrevista?.indice.get(ruta)?.etiqueta ?? own.get(ruta) ?? ruta;
    return [...(titulo === null ? [] : [titulo]), ...palabrasDe(contenido as unknown as readonly NodoJson[], nombrar)];
  };
}

export const versionDe = ({ versiones }: ClausulaConVersiones, numero: number): VersionDeClausula | undefined =>
  versiones.find((one) => one.numero === numero);

/** The names of the documents that use a clause, each once. */
export function useUsos(): (usos: ClausulaConVersiones['usos']) => string {
  const t = useT();
  return (usos) => {
    if (usos.length === 0) return t('taller.biblioteca.sinUsos');
    const said = usos.map(({ producto, version, enVenta }) =>
      t(enVenta ? 'taller.biblioteca.uso' : 'taller.biblioteca.usoEscrito', { producto, version }),
    );
    return said.join(' · ');
  };
}
