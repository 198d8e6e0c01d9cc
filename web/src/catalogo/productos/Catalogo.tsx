import type { Producto } from '@fedatario/contract/catalogo';
import { IconFileSearch, IconPlugConnectedX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, usePages } from '../../lib/api.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SeeMore } from '../../ui/SeeMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Categorias } from './Categorias.tsx';
import css from './catalogo.module.css';
import { Filtrado } from './Filtrado.tsx';
import { consultaDe, escribirFiltros, type Filtros, leerFiltros } from './filtros.ts';
import { Tarjetas } from './Tarjeta.tsx';

/** Specification, section 2: the part `documentos` of the home page. The filters are in the address. */
export function Catalogo() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const filtros = leerFiltros(search);
  const { data: categorias = [] } = useCall(calls.productos.categorias, {});
  const onFiltros = (next: Filtros) => setSearch(escribirFiltros(next), { preventScrollReset: true, replace: true });
  return (
    <section id="documentos" className={css.catalog} aria-labelledby="documentos-titulo">
      <div className={css.inner}>
        <h2 id="documentos-titulo">{t('productos.titulo')}</h2>
        <p className={css.intro}>{t('productos.detalle')}</p>
        <Categorias categorias={categorias} elegida={filtros.categoria} filtros={filtros} />
        <Filtrado filtros={filtros} categorias={categorias} onFiltros={onFiltros} />
        <Resultados filtros={filtros} onLimpiar={() => onFiltros({})} />
      </div>
    </section>
  );
}

function Resultados({ filtros, onLimpiar }: { filtros: Filtros; onLimpiar: () => void }) {
  const t = useT();
  const list = usePages(calls.productos.list, { query: consultaDe(filtros) });
  const { data, error, refetch, isFetchingNextPage } = list;
  if (error && !data) return <Fallo onReintentar={() => void refetch()} />;
  if (!data) return <Esperando />;
  const found: Producto[] = data.pages.flatMap((page) => page.data);
  if (found.length === 0) return <Nada filtrado={Object.keys(filtros).length > 0} onLimpiar={onLimpiar} />;
  return (
    <>
      <p role="status" className="visualmente-oculto">
        {t('productos.encontrados', { n: found.length })}
      </p>
      <Tarjetas productos={found} />
      <SeeMore list={list}>{t(isFetchingNextPage ? 'comun.cargando' : 'productos.verMas')}</SeeMore>
    </>
  );
}

function Esperando() {
  const t = useT();
  return (
    <div className={css.waiting}>
      {[0, 1, 2].map((column) => (
        <Skeleton key={column} pieces={[232, 232]} label={column === 0 ? t('comun.cargando') : ''} />
      ))}
    </div>
  );
}

function Nada({ filtrado, onLimpiar }: { filtrado: boolean; onLimpiar: () => void }) {
  const t = useT();
  return (
    <div className={css.empty} role="status">
      <IconFileSearch size={36} stroke={1.25} aria-hidden="true" />
      <p>{t(filtrado ? 'productos.nada' : 'productos.vacio')}</p>
      {filtrado && (
        <PlainButton kind="quiet" onClick={onLimpiar}>
          {t('productos.limpiar')}
        </PlainButton>
      )}
    </div>
  );
}

function Fallo({ onReintentar }: { onReintentar: () => void }) {
  const t = useT();
  return (
    <div className={css.empty} role="alert">
      <IconPlugConnectedX size={36} stroke={1.25} aria-hidden="true" />
      <p>{t('productos.fallo')}</p>
      <PlainButton kind="quiet" onClick={onReintentar}>
        {t('comun.reintentar')}
      </PlainButton>
    </div>
  );
}
