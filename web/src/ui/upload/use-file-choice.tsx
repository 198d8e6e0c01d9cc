import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface Options {
  /** Accessible name of the file input. */
  label: string;
  accept: string;
  /** `more` are the other files chosen together, where several are accepted. */
  onFile: (file: File, ...more: File[]) => void;
  several?: boolean;
  /** Whether to open the camera of a phone instead of its files. */
  camera?: boolean;
}

/** The browser's own file button is in the browser's language, so the input is hidden and a button of ours opens it. */
export function useFileChoice({ label, accept, onFile, several = false, camera = false }: Options): {
  input: ReactNode;
  choose: () => void;
} {
  const place = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen, ...more] = currentTarget.files ?? [];
    // Cleared so that the same file can be chosen again.
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
