import { useState } from 'react';
import { inicialesDe } from '../lib/iniciales.ts';
import css from './signs.module.css';

interface Props {
  nombre: string;
  url: string | null | undefined;
  /** Side length in pixels. */
  size: number;
  /** Called when the signed address of the photo has expired. */
  onExpired?: () => void;
}

/** Photo of a person, or their initials. Hidden from screen readers, because the name always stands beside it. */
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
