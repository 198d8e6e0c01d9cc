import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface Options {
  /** What is chosen, for who does not see the button. */
  label: string;
  accept: string;
  /** With what else was chosen at once, where several are taken. */
  onFile: (file: File, ...more: File[]) => void;
  several?: boolean;
  /** On a phone: its camera, in the place of its files. */
  camera?: boolean;
}

/** The browser's own button speaks the language of the browser: its input stays hidden, and a button of ours opens it. */
export function useFileChoice({ label, accept, onFile, several = false, camera = false }: Options): {
  input: ReactNode;
  choose: () => void;
} {
  const place = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen, ...more] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (chosen) onFile(chosen, ...more);
  };
  const input = (
    <input
      ref={place}
      type="file"
      hidden
      multiple={several}
      accept={accept}
      capture={camera ? 'environment' : undefined}
      aria-label={label}
      onChange={take}
    />
  );
  return { input, choose: () => place.current?.click() };
}
