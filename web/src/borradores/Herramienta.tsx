import type { IconPencil } from '@tabler/icons-react';

interface Props {
  icon: typeof IconPencil;
  label: string;
  onClick: () => void;
}

/** A button that is only an icon; its name says what it does, and to what. */
export function Herramienta({ icon: Icon, label, onClick }: Props) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
