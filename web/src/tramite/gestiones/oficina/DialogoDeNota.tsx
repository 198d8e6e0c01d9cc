import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import css from '../gestion.module.css';
import type { useAnotar } from '../use-anotar.ts';

interface Props {
  title: string;
  sending: Pick<ReturnType<typeof useAnotar>, 'isPending' | 'error'>;
  /** Whether a file of the note is on its way; it is saved once the file has arrived. */
  subiendo?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog in which the office notes something of a gestión. */
export function DialogoDeNota({
  title,
  sending: { isPending, error },
  subiendo = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT();
  return (
    <ConfirmDialog
      wide
      title={title}
      confirm={t('encargos.forma.guardar')}
      pending={isPending}
      disabled={subiendo}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={css.form}>
        {children}
        {error && <FalloDeActo error={error} />}
      </div>
    </ConfirmDialog>
  );
}
