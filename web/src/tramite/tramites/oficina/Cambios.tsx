import { useT } from '../../../i18n/i18n.ts';
import type { useCalm } from '../../../ui/table/use-calm.ts';
import css from './oficina.module.css';

/** Notice that the list changed while a row was pointed at. The rows stay in place until the reader asks. */
export function Cambios({ calm: { waits, show } }: { calm: Pick<ReturnType<typeof useCalm>, 'waits' | 'show'> }) {
  const t = useT();
  return (
    <div className={css.changes} role="status">
      {waits && (
        <p>
          {t('tablero.cambios')}
          <button type="button" onClick={show}>
            {t('tablero.mostrar')}
          </button>
        </p>
      )}
    </div>
  );
}
