import type { Categoria } from '@fedatario/contract/catalogo';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './catalogo.module.css';
import { escribirFiltros, type Filtros, sinFiltro } from './filtros.ts';

interface Props {
  categorias: readonly Categoria[];
  elegida: string | undefined;
  filtros: Filtros;
}

/** The categories as links, each with its own address. */
export function Categorias({ categorias, elegida, filtros }: Props) {
  const t = useT();
  if (categorias.length === 0) return null;
  const total = categorias.reduce((sum, { productos }) => sum + productos, 0);
  return (
    <Row as="nav" aria-label={t('productos.categorias')} gap={2} wrap top={10} className={css.categories}>
      <Eleccion
        to={sinFiltro(filtros, 'categoria')}
        current={elegida === undefined}
        nombre={t('productos.todas')}
        n={total}
      />
      {categorias.map(({ slug, nombre, productos }) => (
        <Eleccion
          key={slug}
          to={{ ...filtros, categoria: slug }}
          current={slug === elegida}
          nombre={nombre}
          n={productos}
        />
      ))}
    </Row>
  );
}

function Eleccion({ to, current, nombre, n }: { to: Filtros; current: boolean; nombre: string; n: number }) {
  return (
    <Link to={`/?${escribirFiltros(to)}#documentos`} preventScrollReset aria-current={current ? 'true' : undefined}>
      <bdi>{nombre}</bdi> <small>{n}</small>
    </Link>
  );
}
