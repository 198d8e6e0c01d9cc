import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { t as text, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { show } from '../../ui/snackbar/store.ts';

/** Parameter of the return address after signing in: the customer had pressed Start. */
const ASKED = 'comenzar';

interface Props {
  producto: ProductoDetalle;
  /** Undefined while the session is not known. */
  invitado: boolean | undefined;
  /** Sends a guest to sign in, with an address to return to. */
  onIngresar: (volver: string) => void;
}

/** Starts the document. A guest signs in first, and it starts when they come back. */
export function Comenzar({ producto, invitado, onIngresar }: Props) {
  const t = useT();
  const { abrir, abriendo } = useAbrir(producto);
  const [search] = useSearchParams();
  const asked = search.has(ASKED) && invitado === false;
  // Pressed before the session was known: the start waits for it.
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
  const waits = abriendo || pressed;
  return (
    <>
      <PlainButton onClick={invitado === undefined ? () => setPressed(true) : start} disabled={waits}>
        {t(waits ? 'productos.abriendo' : 'productos.comenzar')}
      </PlainButton>
      <small>{t(invitado ? 'productos.comenzarInvitado' : 'productos.comenzarDetalle')}</small>
    </>
  );
}

/** Opens the customer's existing draft of this product, or a new one. */
function useAbrir({ idProducto, slug }: ProductoDetalle) {
  const navigate = useNavigate();
  const { mutateAsync } = useSend(calls.borradores.create);
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
  const abrir = async () => {
    setAbriendo(true);
    await begin();
    setAbriendo(false);
  };
  return { abrir, abriendo };
}
