import type { Producto } from '@fedatario/contract/catalogo';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import css from './catalogo.module.css';
import { usePlazo } from './plazo.ts';

/** A product in a grid: name, delivery time, price. The whole card is its link. */
function Tarjeta({ producto }: { producto: Producto }) {
  const t = useT();
  const plazo = usePlazo();
  const { slug, nombre, resumen, categoria, modalidad, plazoHoras, precio } = producto;
  return (
    <Stack as="li" pad={6} className={css.card}>
      <Text size={2} tone="tinta-2">
        <span lang="es">{categoria.nombre}</span> · {t(`productos.modalidad.${modalidad}`)}
      </Text>
      <h3 lang="es">
        <Link to={`/productos/${slug}`}>{nombre}</Link>
      </h3>
      <p className={css.text} lang="es">
        {resumen}
      </p>
      <Row gap={4} rowGap={1} align="baseline" justify="between" wrap className={css.foot}>
        <p className={css.price}>
          {dinero(precio)} <small>{t('productos.ivaIncluido')}</small>
        </p>
        <p className={css.time}>
          <IconClock size={16} stroke={1.75} aria-hidden="true" />
          {plazo(plazoHoras)}
        </p>
      </Row>
    </Stack>
  );
}

export function Tarjetas({ productos }: { productos: readonly Producto[] }) {
  return (
    <ul className={css.grid}>
      {productos.map((producto) => (
        <Tarjeta key={producto.idProducto} producto={producto} />
      ))}
    </ul>
  );
}
