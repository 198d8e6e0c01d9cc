import {
  IconBriefcase,
  IconBuildingBank,
  IconCards,
  IconFilePencil,
  IconFolder,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react';
import { BotonCarrito } from '../../compra/carrito/BotonCarrito.tsx';
import { officeHome } from '../office-home.ts';
import { useSession } from '../session/use-session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';

/** User menu of the customers' header: cart, bell and account. For staff it also links to the office. */
export function UserMenu() {
  const { user } = useSession();
  const rol = user.role[0];
  const buys = rol === 'cliente' || rol === 'admin';
  const office = officeHome(rol);
  return (
    <>
      {buys && <BotonCarrito quien={user.data.idUsuario ?? ''} />}
      <Bell />
      <AccountMenu links={office === undefined ? customerLinks : staffLinks(office)} />
    </>
  );
}

const customerLinks = [
  { to: '/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' },
  { to: '/borradores', icon: IconFilePencil, texto: 'comun.menu.borradores' },
  { to: '/tramites/todos', icon: IconFolder, texto: 'comun.menu.tramites' },
  { to: '/gestion-tramites/todos', icon: IconBuildingBank, texto: 'comun.menu.gestiones' },
  { to: '/mis-planes/resumen', icon: IconCards, texto: 'comun.menu.planes' },
  { to: '/historial-compras', icon: IconReceipt, texto: 'comun.menu.compras' },
] as const;

const staffLinks = (office: string) =>
  [
    { to: '/admin/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' },
    { to: office, icon: IconBriefcase, texto: 'comun.menu.oficina' },
  ] as const;
