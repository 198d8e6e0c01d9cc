import {
  IconChevronDown,
  IconDiscount,
  IconFilePencil,
  IconLogout,
  IconReceipt,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { quedaAlgoDe } from '../../borradores/entrevista/cajon.ts';
import { BotonCarrito } from '../../compras/BotonCarrito.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useSession } from '../session/use-session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import css from './layout.module.css';

export function UserMenu() {
  const t = useT();
  const { user } = useSession();
  const { idUsuario = '', nombreCompleto = '', email, urlFoto } = user.data;
  const buys = user.role[0] === 'cliente' || user.role[0] === 'admin';
  const label = t('comun.menu.usuario', { nombre: nombreCompleto });
  const face = (
    <>
      <img src={urlFoto} alt="" width="34" height="34" className={css.photo} />
      <span className={css.name}>{nombreCompleto.split(' ')[0]}</span>
      <IconChevronDown size={16} aria-hidden="true" />
    </>
  );
  return (
    <>
      {buys && <BotonCarrito quien={idUsuario} />}
      <Disclosure label={label} button={face}>
        {(close) => (
          <>
            <p className={css.who}>
              <strong>{nombreCompleto}</strong>
              <span>{email}</span>
            </p>
            <UserLinks staff={!user.role.includes('cliente')} close={close} />
          </>
        )}
      </Disclosure>
    </>
  );
}

function UserLinks({ staff, close }: { staff: boolean; close: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut();
  const { idUsuario = '' } = useSession().user.data;
  const leave = () => (quedaAlgoDe(idUsuario) ? setAsking(true) : void signOut());
  if (asking) return <Unsaved close={close} onLeave={() => void signOut()} />;
  return (
    <ul className={css.actions}>
      {(staff ? staffLinks : customerLinks).map(({ to, icon: Icon, texto }) => (
        <li key={to}>
          <Link to={to} onClick={close}>
            <Icon size={18} aria-hidden="true" />
            {t(texto)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={leave}>
          <IconLogout size={18} aria-hidden="true" />
          {t('comun.menu.cerrarSesion')}
        </button>
      </li>
    </ul>
  );
}

const customerLinks = [
  { to: '/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' },
  { to: '/borradores', icon: IconFilePencil, texto: 'comun.menu.borradores' },
  { to: '/historial-compras', icon: IconReceipt, texto: 'comun.menu.compras' },
] as const;

/** The screens of the office that there are, until its own menu stands beside them. */
const staffLinks = [
  { to: '/admin/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' },
  { to: '/admin/historial-ventas', icon: IconReceipt, texto: 'comun.menu.ventas' },
  { to: '/admin/facturacion/codigos-promocionales', icon: IconDiscount, texto: 'comun.menu.codigos' },
  { to: '/admin/generales/informacion-general', icon: IconSettings, texto: 'comun.menu.informacion' },
] as const;

/** Answers that could not be sent are in this browser only: signing out throws them away, so it is asked. */
function Unsaved({ close, onLeave }: { close: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <div className={css.unsaved} role="alert">
      <p>{t('comun.menu.sinGuardar')}</p>
      <ButtonLink to="/borradores" kind="quiet" onClick={close}>
        {t('comun.menu.irAGuardar')}
      </ButtonLink>
      <PlainButton kind="plain" onClick={onLeave}>
        {t('comun.menu.salirYBorrar')}
      </PlainButton>
    </div>
  );
}
