import { roles } from '@fedatario/contract/base';
import { useParams } from 'react-router';
import { CuentasPage } from '../../casa/usuarios/cuentas/CuentasPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** Users by role; an unknown role in the address is a 404. */
export function Usuarios() {
  const { rol = 'todos' } = useParams();
  const { user } = useSession();
  const known = roles.find((one) => one === rol);
  if (!known && rol !== 'todos') return <NotFound />;
  const { idUsuario } = user.data;
  return <CuentasPage key={rol} rol={known} gobierna={user.role.includes('admin')} yo={idUsuario} />;
}
