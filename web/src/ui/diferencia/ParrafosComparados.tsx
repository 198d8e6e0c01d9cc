import { useMemo } from 'react';
import { useT } from '../../i18n/i18n.ts';
import documento from '../documento.module.css';
import { Text } from '../layout/layout.tsx';
import { comparar, type ParrafoComparado, type Trozo } from './comparar.ts';
import css from './diferencia.module.css';

interface Props {
  readonly antes: readonly string[];
  readonly despues: readonly string[];
}

/** Differences between two texts by paragraphs, in reading order: removed words struck out, added words underlined. */
export function ParrafosComparados({ antes, despues }: Props) {
  const t = useT();
  const found = useMemo(() => comparar(antes, despues), [antes, despues]);
  const changed = found.filter(({ clase }) => clase !== 'igual').length;
  if (changed === 0) return <p>{t('minuta.diferencia.ninguna')}</p>;
  return (
    <>
      <Text tone="tinta-2">{t('minuta.diferencia.cuantas', { n: changed })}</Text>
      <section
        className={`${documento.hoja} ${css.compared}`}
        aria-label={t('minuta.diferencia.titulo')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
        tabIndex={0}
        lang="es"
        dir="ltr"
      >
        {found.map((parrafo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once, in its order.
          <Parrafo key={i} parrafo={parrafo} />
        ))}
      </section>
    </>
  );
}

function Parrafo({ parrafo: { clase, trozos } }: { parrafo: ParrafoComparado }) {
  return (
    <p data-clase={clase}>
      {trozos.map((trozo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Palabras key={i} {...trozo} />
      ))}
    </p>
  );
}

function Palabras({ clase, texto }: Trozo) {
  if (clase === 'nuevo') return <ins>{texto}</ins>;
  return clase === 'quitado' ? <del>{texto}</del> : texto;
}
