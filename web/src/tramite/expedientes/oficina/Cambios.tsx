import { useT } from '../../../i18n/i18n.ts';
import type { useStableRows } from '../../../ui/table/use-stable-rows.ts';
import css from './oficina.module.css';

/** Notice that the list changed while a row was pointed at. The rows stay in place until the reader asks. */
export function Cambios({
  stable: { waits, show },
}: {
  stable: Pick<ReturnType<typeof useStableRows>, 'waits' | 'show'>;
}) {
  const t = useT();
  return (
    <div className={css.changes} role="status" data-cambios>
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
