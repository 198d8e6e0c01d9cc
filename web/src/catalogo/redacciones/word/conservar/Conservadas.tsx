import { useT } from '../../../../i18n/i18n.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';
import type { NodoJson } from '../../texto/conversion.ts';
import css from '../word.module.css';
import type { Aviso, Conservado } from './conservar.ts';

/** Tells the parts of the template that are in the new text, those that moved with their paragraph, and those without a place in it. */
export function Conservadas({ conservado: { quedan, movidas, perdidas } }: { conservado: Conservado }) {
  const t = useT();
  return (
    <>
      <p role="status">{t('taller.word.quedan', { n: quedan })}</p>
      <Avisos titulo="movidas" avisos={movidas} />
      <Avisos titulo="sinLugar" avisos={perdidas} />
    </>
  );
}

function Avisos({ titulo, avisos }: { titulo: 'movidas' | 'sinLugar'; avisos: readonly Aviso[] }) {
  const t = useT();
  const nombreDe = useNombre();
  if (avisos.length === 0) return null;
  return (
    <Notice tone={titulo === 'movidas' ? 'info' : 'warning'}>
      <p>{t(`taller.word.${titulo}`)}</p>
      <ul className={css.perdidas}>
        {avisos.map(({ pieza, frase }, i) => (
          // The same piece may be lost twice from sentences that are the same: only its place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <li key={i}>
            {nombreDe(pieza)}
            {frase !== '' && <blockquote lang="es">{frase}</blockquote>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const CLASES = ['variable', 'condicional', 'repetir', 'parcial', 'referencia', 'table', 'firmas'] as const;

/** The name of a piece, as the buttons that put one say it. */
function useNombre() {
  const t = useT();
  return ({ type, attrs }: NodoJson): string => {
    const clase = CLASES.find((one) => type.startsWith(one)) ?? 'parcial';
    return t(`taller.word.pieza.${clase}`, { ruta: String(attrs?.ruta ?? '') });
  };
}
