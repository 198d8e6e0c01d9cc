import type { IconPencil } from '@tabler/icons-react';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  icon: typeof IconPencil;
  label: string;
  onClick: () => void;
}

/** Icon button of one action on a draft or an entry. */
export function Herramienta({ icon: Icon, label, onClick }: Props) {
  return (
    <IconButton label={label} onClick={onClick}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
