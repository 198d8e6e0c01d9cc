import { useState } from 'react';
import { inicialesDe } from '../lib/iniciales.ts';
import css from './avatar.module.css';

interface Props {
  nombre: string;
  url: string | null | undefined;
  /** Pixels a side. */
  size: number;
  /** The address of the photograph has ended, so a new one must be asked for. */
  onExpired?: () => void;
}

/** A person's photograph, or their initials. Their name always stands beside it, so who listens is not told twice. */
export function Avatar({ nombre, url, size, onExpired }: Props) {
  const [failed, setFailed] = useState<string>();
  const fail = () => {
    setFailed(url ?? undefined);
    onExpired?.();
  };
  const side = { inlineSize: size, blockSize: size };
  if (url && url !== failed)
    return (
      <img
        className={css.avatar}
        style={side}
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={fail}
      />
    );
  return (
    <span className={css.avatar} style={{ ...side, fontSize: Math.round(size * 0.4) }} aria-hidden="true">
      {inicialesDe(nombre)}
    </span>
  );
}
