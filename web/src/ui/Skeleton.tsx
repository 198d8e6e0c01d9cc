import { useEffect, useState } from 'react';
import { Stack } from './layout/layout.tsx';
import css from './say.module.css';

interface Props {
  /** Heights of the pieces in pixels, in the shape of the content to come. */
  pieces: readonly number[];
  label: string;
}

/** Placeholder in the shape of the content; shown after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ pieces, label }: Props) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack role="status" data-skeleton gap={5} className={css.skeleton}>
      <span className="visualmente-oculto">{label}</span>
      {late &&
        pieces.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
          <i key={index} style={{ height }} />
        ))}
    </Stack>
  );
}
