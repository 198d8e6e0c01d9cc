import type { Carrito } from '@fedatario/contract/compra';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { usePlazo } from '../../catalogo/productos/plazo.ts';
import { currentIdioma, useT } from '../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import css from './lineas.module.css';
import { Terceros } from './Terceros.tsx';
import { useCambio } from './use-carrito.ts';

export type Linea = Carrito['lineas'][number];

interface Props {
  lineas: readonly Linea[];
  onQuitada: (linea: Linea) => void;
}

export function LineasDeCarrito({ lineas, onQuitada }: Props) {
  const t = useT();
  const id = useId();
  const { length: n } = lineas;
  return (
    <section aria-labelledby={id}>
      <Row gap={3} rowGap={1} align="baseline" justify="between" wrap bottom={3} className={css.title}>
        <h2 id={id}>{t('checkout.lineas')}</h2>
        <span>{t('checkout.cuenta', { n })}</span>
      </Row>
      <Card as="ul">
        {lineas.map((linea) => (
          <Renglon key={linea.idLinea} linea={linea} onQuitada={onQuitada} />
        ))}
      </Card>
    </section>
  );
}

function Renglon({ linea, onQuitada }: { linea: Linea; onQuitada: (linea: Linea) => void }) {
  const t = useT();
  const plazo = usePlazo();
  const { nombre, nombreProducto, modalidad, plazoHoras, precio, descuento, aranceles, beneficio } = linea;
  return (
    <li className={css.line}>
      <div className={css.what}>
        <h3>{nombre}</h3>
        <p>
          {nombre !== nombreProducto && `${nombreProducto} · `}
          {t(`productos.modalidad.${modalidad}`)}
        </p>
        <p>{t('checkout.entrega', { plazo: enMedio(plazo(plazoHoras)) })}</p>
        <Terceros aranceles={aranceles} deGestion={modalidad === 'gestion'} />
      </div>
      <p className={css.price}>
        {dinero(precio)}
        {descuento > 0 && (
          <small>
            {t(beneficio ? `checkout.plan.linea.${beneficio}` : 'checkout.descuento')} {menosDinero(descuento)}
          </small>
        )}
      </p>
      <Quitar linea={linea} onQuitada={onQuitada} />
      <Cambios linea={linea} />
    </li>
  );
}

function Quitar({ linea, onQuitada }: { linea: Linea; onQuitada: (linea: Linea) => void }) {
  const t = useT();
  const { cambiar, cambiando } = useCambio(calls.carrito.remove);
  const remove = async () => {
    if (await cambiar({ params: { idLinea: linea.idLinea } })) onQuitada(linea);
  };
  return (
    <IconButton
      disabled={cambiando}
      label={t('checkout.quitar', { nombre: linea.nombre })}
      onClick={() => void remove()}
    >
      <IconX size={18} aria-hidden="true" />
    </IconButton>
  );
}

/** Obstacle to buying this line: a changed price, or a state in which it cannot be bought. */
function Cambios({ linea }: { linea: Linea }) {
  const t = useT();
  const { cambiar, cambiando } = useCambio(calls.carrito.acceptPrices);
  const { estado, precio, precioVisto, slug, idBorrador } = linea;
  if (estado !== 'lista') {
    return (
      <Aviso tone="error">
        <p>{t(`checkout.estado.${estado}`)}</p>
        {estado === 'incompleta' && (
          <Link to={`/productos/${slug}/${idBorrador}/0`}>{t('checkout.estado.completar')}</Link>
        )}
      </Aviso>
    );
  }
  if (precio === precioVisto) return null;
  return (
    <Aviso tone="warning">
      <p>{t('checkout.precio.cambio', { antes: dinero(precioVisto), ahora: dinero(precio) })}</p>
      <PlainButton kind="quiet" disabled={cambiando} onClick={() => void cambiar({})}>
        {t('checkout.precio.aceptar')}
      </PlainButton>
    </Aviso>
  );
}

function Aviso({ tone, children }: { tone: 'error' | 'warning'; children: React.ReactNode }) {
  return (
    <div className={css.notice}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}

/** Lower-cases the first letter, for use inside a sentence. */
function enMedio(texto: string): string {
  return texto.charAt(0).toLocaleLowerCase(currentIdioma()) + texto.slice(1);
}
