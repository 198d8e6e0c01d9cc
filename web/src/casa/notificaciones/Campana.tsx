import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useCambio } from '../../lib/live.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Avisos } from './Avisos.tsx';
import css from './campana.module.css';

/** Largest number on the badge (`SIN_LEER_CONTADAS` of the contract). */
const CONTADOS = 99;
/** The office's quick panel shows the latest notifications too. */
const PANEL = '/quick-panel/data';

/** Bell with the live number of unread notifications, and their list. */
export function Campana() {
  const t = useT();
  const client = useQueryClient();
  const { data } = useCall(calls.notificaciones.unread, {});
  useCambio('notificaciones', () => {
    for (const path of [calls.notificaciones.unread.path, calls.notificaciones.list.path, PANEL])
      void client.invalidateQueries({ queryKey: [path] });
  });
  const n = data?.sinLeer ?? 0;
  const shown = n > CONTADOS ? `${CONTADOS}+` : String(n);
  const label = n === 0 ? t('avisos.abrir') : t('avisos.abrirConSinLeer', { n: shown });
  return (
    <>
      <Disclosure
        label={label}
        kind="tool"
        wide
        button={
          <span className={css.bell}>
            <IconBell size={22} stroke={1.75} aria-hidden="true" />
            {n > 0 && (
              <span aria-hidden="true" className={css.count}>
                {shown}
              </span>
            )}
          </span>
        }
      >
        {(close) => <Avisos sinLeer={n} close={close} />}
      </Disclosure>
      <span role="status" className="visualmente-oculto">
        {n > 0 && t('avisos.sinLeer', { n: shown })}
      </span>
    </>
  );
}
