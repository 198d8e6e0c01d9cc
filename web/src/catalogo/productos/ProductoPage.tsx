import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CompraDeProducto } from './CompraDeProducto.tsx';
import {
  Alcance,
  Aranceles,
  BaseLegal,
  Despues,
  PasosUsuales,
  PreguntasDeProducto,
  RequisitosDeProducto,
} from './Detalles.tsx';
import { Fallo } from './Fallo.tsx';
import { MuestraDeProducto } from './MuestraDeProducto.tsx';
import { Niveles } from './Niveles.tsx';
import css from './producto.module.css';
import { Tarjetas } from './Tarjeta.tsx';
import { Testimonios } from './testimonios/Testimonios.tsx';

interface Props {
  idProducto: string;
  /** Draws the button that starts the document, depending on the session. */
  comenzar: (producto: ProductoDetalle) => ReactNode;
}

export function ProductoPage({ idProducto, comenzar }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.productos.read, { params: { idProducto } });
  if (data) return <Producto producto={data} accion={comenzar(data)} />;
  return (
    <div className={css.page}>
      {error ? (
        <Fallo error={error} onReintentar={() => void refetch()} />
      ) : (
        <Skeleton pieces={[48, 120, 320, 320]} label={t('comun.cargando')} />
      )}
    </div>
  );
}

/** The details of a product, with price and start button always in view. */
function Producto({ producto, accion }: { producto: ProductoDetalle; accion: ReactNode }) {
  const t = useT();
  const { nombre, resumen, descripcion, categoria, modalidad, muestra, relacionados, imagen } = producto;
  return (
    <article className={css.page}>
      <Titulo pantalla={nombre} />
      <Row as="nav" aria-label={t('productos.ruta')} gap={2} rowGap={1} wrap className={css.crumbs}>
        <Link to="/#documentos">{t('productos.titulo')}</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/?categoria=${categoria.slug}#documentos`}>
          <span lang="es">{categoria.nombre}</span>
        </Link>
      </Row>
      <Grid gap={16} rowGap={0} align="start" top={6} className={css.columns}>
        <div className={css.main}>
          <header>
            <h1 lang="es">{nombre}</h1>
            <p className={css.lead} lang="es">
              {resumen}
            </p>
          </header>
          {imagen && <img src={imagen} alt="" className={css.imagen} />}
          <Stack gap={4} top={6} measure lang="es">
            {descripcion.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
          <Alcance producto={producto} />
          <Niveles niveles={producto.niveles} idProducto={producto.idProducto} />
        </div>
        <CompraDeProducto producto={producto} accion={accion} />
        <div className={css.main}>
          {muestra && modalidad !== 'gestion' && <MuestraDeProducto html={muestra} />}
          <PasosUsuales pasos={producto.pasos} />
          <RequisitosDeProducto requisitos={producto.requisitos} />
          <Despues pasos={producto.despuesDePagar} />
          <Aranceles {...producto} />
          <Testimonios calificacion={producto.calificacion} testimonios={producto.testimonios} />
          <PreguntasDeProducto preguntas={producto.preguntasFrecuentes} />
          <BaseLegal base={producto.baseLegal} />
        </div>
      </Grid>
      {relacionados.length > 0 && (
        <section className={css.related} aria-labelledby="relacionados">
          <h2 id="relacionados">{t('productos.relacionados')}</h2>
          <Tarjetas productos={relacionados.slice(0, 3)} />
        </section>
      )}
    </article>
  );
}
