import { useNavigate, useParams } from 'react-router';
import { Comenzar } from '../../catalogo/productos/Comenzar.tsx';
import { ProductoPage } from '../../catalogo/productos/ProductoPage.tsx';
import { rememberPath } from '../session/remembered.ts';
import { useSession } from '../session/use-session.ts';

/** A product page. A guest who starts the document signs in first and comes back here. */
export function Producto() {
  const { idProducto = '' } = useParams();
  const { status } = useSession();
  const navigate = useNavigate();
  const onIngresar = (volver: string) => {
    rememberPath(volver);
    void navigate('/login');
  };
  const invitado = status === 'loading' ? undefined : status === 'guest';
  return (
    <ProductoPage
      key={idProducto}
      idProducto={idProducto}
      comenzar={(producto) => <Comenzar producto={producto} invitado={invitado} onIngresar={onIngresar} />}
    />
  );
}
