import { type FormEvent, useRef, useState } from 'react';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './boletin.module.css';
import { type Pedido, primero, validar } from './validar.ts';

/** Specification, section 9: the message stays seven seconds. */
const SIETE_SEGUNDOS = 7000;
const vacio: Pedido = { nombre: '', email: '' };

interface Props {
  /** The signed-in user; a guest confirms through a link by mail. */
  usuario: { readonly idUsuario: string; readonly email: string } | undefined;
}

/** Newsletter form of the specification: sections 4, 5 and 8. */
export function BoletinForm({ usuario }: Props) {
  const t = useT();
  const [pedido, setPedido] = useState(vacio);
  const [tocados, setTocados] = useState<Partial<Record<keyof Pedido, true>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { enviar, enviando } = useEnvio(usuario);
  const errores = validar(pedido);
  const escribir = (campo: keyof Pedido) => (valor: string) => {
    setPedido((before) => ({ ...before, [campo]: valor }));
    setTocados((before) => ({ ...before, [campo]: true }));
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (enviando) return;
    setTocados({ nombre: true, email: true });
    const wrong = primero(errores);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    await enviar({ nombre: pedido.nombre.trim(), email: pedido.email.trim() });
    setPedido(vacio);
    setTocados({});
  };
  const emailMal = tocados.email && errores.email ? t(`boletin.email.${errores.email}`) : undefined;
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <p>{t('boletin.detalle')}</p>
      <Campo
        name="nombre"
        label={t('boletin.nombre')}
        autoComplete="name"
        value={pedido.nombre}
        onValue={escribir('nombre')}
        invalid={Boolean(tocados.nombre && errores.nombre)}
      />
      <Campo
        name="email"
        label={t('boletin.correo')}
        autoComplete="email"
        value={pedido.email}
        onValue={escribir('email')}
        invalid={emailMal !== undefined}
        error={emailMal}
      />
      <PlainButton type="submit" disabled={enviando} aria-busy={enviando}>
        {enviando && <i className={css.spinner} aria-hidden="true" />}
        {t('boletin.enviar')}
      </PlainButton>
    </form>
  );
}

/** Submits and reports the result; the form is emptied in either case. */
function useEnvio(usuario: Props['usuario']) {
  const t = useT();
  const propia = useSend(calls.boletin.subscribe);
  const invitada = useSend(calls.boletin.subscribeGuest);
  const enviar = async (pedido: Pedido) => {
    try {
      if (usuario) {
        const { idUsuario } = usuario;
        const body = { ...pedido, idUsuario, activo: true, FSuscripcion: new Date().toISOString() } as const;
        const { activo } = await propia.mutateAsync({ body });
        if (activo) return show('success', t('boletin.suscrito'), SIETE_SEGUNDOS);
      } else await invitada.mutateAsync({ body: pedido });
      show('success', t('boletin.confirme', { email: pedido.email }), SIETE_SEGUNDOS);
    } catch (error) {
      show('error', `${t('boletin.fallo')} ${said(error, t)}`.trim(), SIETE_SEGUNDOS);
    }
  };
  return { enviar, enviando: propia.isPending || invitada.isPending };
}

interface CampoProps {
  name: keyof Pedido;
  label: string;
  autoComplete: string;
  value: string;
  onValue: (value: string) => void;
  invalid: boolean;
  error?: string | undefined;
}

function Campo({ name, label, error, invalid, onValue, ...input }: CampoProps) {
  const id = `boletin-${name}`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        maxLength={name === 'email' ? 254 : 120}
        aria-required
        aria-invalid={invalid}
        aria-describedby={error && `${id}-error`}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      {error && (
        <Text id={`${id}-error`} top={2} size={2} tone="problema" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

/** The server's error in words; empty for an unspecific one. */
function said(error: unknown, t: T): string {
  const codigo = error instanceof ApiError ? error.codigo : 'error-interno';
  return codigo === 'error-interno' ? '' : t(`error.${codigo}`);
}
