import { IconChevronDown, IconFilePencil, IconLogout, IconReceipt, IconSettings, IconUser } from '@tabler/icons-react';
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
      <li>
        <Link to={staff ? '/admin/perfil-usuario/info' : '/perfil-usuario/info'} onClick={close}>
          <IconUser size={18} aria-hidden="true" />
          {t('comun.menu.perfil')}
        </Link>
      </li>
      {!staff && (
        <li>
          <Link to="/borradores" onClick={close}>
            <IconFilePencil size={18} aria-hidden="true" />
            {t('comun.menu.borradores')}
          </Link>
        </li>
      )}
      {!staff && (
        <li>
          <Link to="/historial-compras" onClick={close}>
            <IconReceipt size={18} aria-hidden="true" />
            {t('comun.menu.compras')}
          </Link>
        </li>
      )}
      {staff && (
        <li>
          <Link to="/admin/generales/informacion-general" onClick={close}>
            <IconSettings size={18} aria-hidden="true" />
            {t('comun.menu.administracion')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={leave}>
          <IconLogout size={18} aria-hidden="true" />
          {t('comun.menu.cerrarSesion')}
        </button>
      </li>
    </ul>
  );
}

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
