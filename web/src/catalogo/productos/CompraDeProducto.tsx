import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { desglosarIva } from '@fedatario/document-engine';
import { IconClock, IconListCheck, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type T, useIdioma, useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { usePlazo } from './plazo.ts';
import css from './producto.module.css';
import { tercerosDe } from './terceros.ts';
import { type Total as CostoTotal, totalDe } from './total.ts';

/** Price and start button: at the side, on phones along the bottom. */
export function CompraDeProducto({ producto, accion }: { producto: ProductoDetalle; accion: ReactNode }) {
  const t = useT();
  const idioma = useIdioma();
  const plazo = usePlazo();
  const { precio, plazoHoras, plazoDesde, modalidad, secciones } = producto;
  return (
    <aside className={css.buy} aria-label={t('productos.compra')}>
      <div className={css.price}>
        <strong>{dinero(precio)}</strong>
        <span>{t('productos.ivaDe', { iva: dinero(desglosarIva(precio).iva) })}</span>
      </div>
      <Grid gap={2} top={5} className={css.action}>
        {accion}
      </Grid>
      {idioma !== 'es' && (
        <Text top={4} size={2} tone="tinta-2">
          {t('productos.enEspanol')}
        </Text>
      )}
      <ul className={css.facts}>
        <Dato icon={IconClock} titulo={plazo(plazoHoras)} texto={<span lang="es">{plazoDesde}</span>} />
        <Dato
          icon={IconUserCheck}
          titulo={t(`productos.modalidad.${modalidad}`)}
          texto={t(`productos.queEs.${modalidad}`)}
        />
        {secciones.length > 0 && (
          <Dato
            icon={IconListCheck}
            titulo={t('productos.secciones', { n: secciones.length })}
            texto={<span lang="es">{secciones.join(' · ')}</span>}
          />
        )}
      </ul>
      <Total producto={producto} />
    </aside>
  );
}

interface DatoProps {
  icon: typeof IconClock;
  titulo: string;
  texto: ReactNode;
}

function Dato({ icon: Icon, titulo, texto }: DatoProps) {
  return (
    <li>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <p>
        <strong>{titulo}</strong>
        <span>{texto}</span>
      </p>
    </li>
  );
}

/** Charges of third parties beside our price, so that no cost is a surprise at the end. */
function Total({ producto }: { producto: ProductoDetalle }) {
  const t = useT();
  const { aranceles } = producto;
  const isNothing = tercerosDe(aranceles).cuanto === 'ninguno' && aranceles.every(({ opcional }) => !opcional);
  if (isNothing)
    return (
      <Text top={4} size={2} tone="tinta-2">
        {t('productos.sinAranceles')}
      </Text>
    );
  return (
    <Text top={4} size={2} tone="tinta-2">
      {wordsOf(totalDe(producto), t)} <a href="#aranceles">{t('productos.verAranceles')}</a>
    </Text>
  );
}

function wordsOf({ seguro, conOpcional, isWhole }: CostoTotal, t: T): string {
  if (!isWhole) return t('productos.totalParcial', { total: dinero(seguro) });
  if (conOpcional > seguro) return t('productos.totalOpcional', { total: dinero(conOpcional) });
  return t('productos.totalEstimado', { total: dinero(seguro) });
}
