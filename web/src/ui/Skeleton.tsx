import { useEffect, useState } from 'react';
import css from './skeleton.module.css';

interface Props {
  /** Heights in pixels of the pieces, in the shape of what is coming. */
  pieces: readonly number[];
  label: string;
}

/** The shape of what is coming, after 150 ms: what comes sooner does not flicker. */
export function Skeleton({ pieces, label }: Props) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={css.skeleton}>
      <span className="visualmente-oculto">{label}</span>
      {late &&
        pieces.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
          <i key={index} style={{ height }} />
        ))}
    </div>
  );
}
