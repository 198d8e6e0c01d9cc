import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconRosetteDiscountCheck,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Row } from '../layout/layout.tsx';
import css from './snackbar.module.css';
import { hide, type Message, type Variant } from './store.ts';

const icons = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
  info: IconInfoCircle,
  yellow: IconBell,
  brand: IconRosetteDiscountCheck,
} as const satisfies Record<Variant, unknown>;

export interface Words {
  /** Name of each variant, read before the message by screen readers. */
  names: Readonly<Record<Variant, string>>;
  close: string;
}

export function Snackbar({ message, names, close }: Words & { message: Message }) {
  const { id, variant, text, life, enlace } = message;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hide(id), life);
    return () => clearTimeout(timer);
  }, [id, life, held]);
  const Icon = icons[variant];
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  return (
    <Row
      gap={3}
      align="start"
      bottom={2}
      className={css.snackbar}
      data-variant={variant}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" className={css.icon} />
      <p>
        <span className="visualmente-oculto">{names[variant]}: </span>
        {text} {enlace && <Way enlace={enlace} leave={() => hide(id)} />}
      </p>
      <button type="button" aria-label={close} className={css.close} onClick={() => hide(id)}>
        <IconX size={20} aria-hidden="true" />
      </button>
    </Row>
  );
}

function Way({ enlace, leave }: { enlace: NonNullable<Message['enlace']>; leave: () => void }) {
  if ('to' in enlace) return <Link to={enlace.to}>{enlace.texto}</Link>;
  const run = () => {
    leave();
    enlace.run();
  };
  return (
    <button type="button" className={css.act} onClick={run}>
      {enlace.texto}
    </button>
  );
}
