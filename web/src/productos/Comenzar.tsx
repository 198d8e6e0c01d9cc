import type { ProductoDetalle } from '@fedatario/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t as text, useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { show } from '../ui/snackbar/store.ts';
import { comenzar } from './calls.ts';

/** In the address after signing in: she had asked to start. */
const ASKED = 'comenzar';

interface Props {
  producto: ProductoDetalle;
  /** Undefined while it is not known who is here. */
  invitado: boolean | undefined;
  /** Sends a guest to sign in, and back to an address. */
  onIngresar: (volver: string) => void;
  /** Puts a gestión into the cart. */
  onAgregar: (idProducto: string) => Promise<unknown>;
}

/** Starts the document, or buys the gestión: a guest signs in first, and comes back to find it done. */
export function Comenzar({ producto, invitado, onIngresar, onAgregar }: Props) {
  const t = useT();
  const { abrir, abriendo } = useAbrir(producto, onAgregar);
  const [search] = useSearchParams();
  const asked = search.has(ASKED) && invitado === false;
  // Pressed before it was known who is here: it waits for that.
  const [pressed, setPressed] = useState(false);
  const start = () => (invitado ? onIngresar(`/productos/${producto.slug}?${ASKED}=1`) : void abrir());
  const due = invitado !== undefined && (asked || pressed);
  const once = useRef(false);
  useEffect(() => {
    if (!due || once.current) return;
    once.current = true;
    setPressed(false);
    start();
  });
  if (producto.tipo !== 'gestion' && producto.secciones.length === 0) return <p>{t('productos.sinEntrevista')}</p>;
  const [verb, note] = wordsOf(producto, invitado);
  const waits = abriendo || pressed;
  return (
    <>
      <PlainButton onClick={invitado === undefined ? () => setPressed(true) : start} disabled={waits}>
        {t(waits ? 'productos.abriendo' : verb)}
      </PlainButton>
      <small>{t(note)}</small>
    </>
  );
}

function wordsOf({ tipo }: ProductoDetalle, invitado: boolean | undefined) {
  if (tipo === 'gestion') return ['productos.agregar', 'productos.agregarDetalle'] as const;
  return ['productos.comenzar', invitado ? 'productos.comenzarInvitado' : 'productos.comenzarDetalle'] as const;
}

/** Of a document, the draft that she already had of it, or a new one; a gestión goes into the cart. */
function useAbrir({ idProducto, slug, tipo }: ProductoDetalle, onAgregar: Props['onAgregar']) {
  const navigate = useNavigate();
  const { mutateAsync } = useSend(comenzar);
  const [abriendo, setAbriendo] = useState(false);
  const begin = async () => {
    try {
      const { idBorrador, indice, nuevo } = await mutateAsync({ body: { idProducto } });
      if (!nuevo) show('info', text('productos.retomado'));
      await navigate(`/productos/${slug}/${idBorrador}/${indice}`, { replace: location.search.includes(ASKED) });
    } catch (error) {
      const isFull = error instanceof ApiError && error.codigo === 'limite-borradores';
      show('error', text(isFull ? 'productos.demasiados' : 'productos.noAbrio'));
    }
  };
  const add = async () => {
    await onAgregar(idProducto);
    if (location.search.includes(ASKED))
      await navigate(`/productos/${slug}`, { replace: true, preventScrollReset: true });
  };
  const abrir = async () => {
    setAbriendo(true);
    await (tipo === 'gestion' ? add() : begin());
    setAbriendo(false);
  };
  return { abrir, abriendo };
}
