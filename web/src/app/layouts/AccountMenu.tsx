import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { quedaAlgoDe } from '../../borrador/borradores/entrevista/sesion/cajon.ts';
import { type Texto, useT } from '../../i18n/i18n.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useSession } from '../session/use-session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import css from './layout.module.css';

interface AccountLink {
  readonly to: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  readonly texto: Texto;
}

/** The signed-in person, links to their account, and signing out. */
export function AccountMenu({ links }: { links: readonly AccountLink[] }) {
  const t = useT();
  const { nombreCompleto = '', email = '', urlFoto } = useSession().user.data;
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: [calls.usuarios.byEmail.path] });
  const [buzon, dominio] = email.split('@');
  const label = t('comun.menu.usuario', { nombre: nombreCompleto });
  const face = (
    <>
      <Avatar nombre={nombreCompleto} url={urlFoto} size={34} onExpired={renew} />
      <span className={css.name}>{nombreCompleto.split(' ')[0]}</span>
      <IconChevronDown size={16} aria-hidden="true" />
    </>
  );
  return (
    <Disclosure label={label} button={face}>
      {(close) => (
        <>
          <Stack as="p" bottom={2} className={css.who}>
            <strong>{nombreCompleto}</strong>
            <span>
              {buzon}
              <wbr />@{dominio}
            </span>
          </Stack>
          <Actions links={links} close={close} />
        </>
      )}
    </Disclosure>
  );
}

function Actions({ links, close }: { links: readonly AccountLink[]; close: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut();
  const { idUsuario = '' } = useSession().user.data;
  const leave = () => (quedaAlgoDe(idUsuario) ? setAsking(true) : void signOut());
  if (asking) return <Unsaved close={close} onLeave={() => void signOut()} />;
  return (
    <ul className={css.actions}>
      {links.map(({ to, icon: Icon, texto }) => (
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

/** Signing out discards answers that exist only in this browser, so it asks first. */
function Unsaved({ close, onLeave }: { close: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <Stack gap={2} pad={4} className={css.unsaved} role="alert">
      <p>{t('comun.menu.sinGuardar')}</p>
      <ButtonLink to="/borradores" kind="quiet" onClick={close}>
        {t('comun.menu.irAGuardar')}
      </ButtonLink>
      <PlainButton kind="plain" onClick={onLeave}>
        {t('comun.menu.salirYBorrar')}
      </PlainButton>
    </Stack>
  );
}
