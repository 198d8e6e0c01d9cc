import { faseDeBorrador } from '@fedatario/contract/borrador';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { EntrevistaPage } from '../../borrador/borradores/entrevista/EntrevistaPage.tsx';
import { agregarAlCarrito } from '../../compra/carrito/agregar.ts';
import { Comprado, EnCarrito, EnPedido } from '../../compra/carrito/EnCarrito.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The interview of a draft; when complete, the draft is added to the cart. */
export function Entrevista() {
  const { idBorrador = '', indice = '' } = useParams();
  const { idUsuario = '' } = useSession().user.data;
  const client = useQueryClient();
  const navigate = useNavigate();
  const onAgregar = async (revision: number) => {
    const agregado = await agregarAlCarrito(client, { idBorrador }, revision);
    if (agregado) await navigate('/checkout');
    return agregado;
  };
  if (!/^\d{1,2}$/.test(indice)) {
    return (
      <main id="contenido" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  return (
    <EntrevistaPage
      key={idBorrador}
      idBorrador={idBorrador}
      indice={Number(indice)}
      quien={idUsuario}
      onAgregar={onAgregar}
      enVenta={(borrador, reabrir) => {
        if (faseDeBorrador(borrador.estado) === 'enCarrito')
          return <EnCarrito idBorrador={idBorrador} onFuera={reabrir} />;
        return faseDeBorrador(borrador.estado) === 'enPedido' ? (
          <EnPedido pedido={borrador.pedido} />
        ) : (
          <Comprado borrador={borrador} />
        );
      }}
    />
  );
}
