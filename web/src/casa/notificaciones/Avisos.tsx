import { IconBellOff } from '@tabler/icons-react';
import { useId } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { usePages, useSend } from '../../lib/api.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Aviso } from './Aviso.tsx';
import css from './campana.module.css';

const POR_PAGINA = 10;
const renews = [calls.notificaciones.list, calls.notificaciones.unread];

/** The notifications, newest first. Opening one marks it as read. */
export function Avisos({ sinLeer, close }: { sinLeer: number; close: () => void }) {
  const t = useT();
  const id = useId();
  const list = usePages(calls.notificaciones.list, { query: { limite: POR_PAGINA } });
  const read = useSend(calls.notificaciones.markRead, { renews });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const newest = rows?.[0]?.idNotificacion;
  return (
    <Stack as="section" aria-labelledby={id} gap={1} className={css.panel}>
      <header>
        <h2 id={id}>{t('avisos.titulo')}</h2>
        {sinLeer > 0 && newest && <LeerTodos hasta={newest} />}
      </header>
      {list.isPending && <Skeleton pieces={[64, 64, 64]} label={t('comun.cargando')} />}
      {list.isError && !rows && (
        <Stack gap={3} align="center" className={css.said} role="alert">
          <p>{t(`error.${list.error.codigo}`, list.error.params)}</p>
          <PlainButton kind="quiet" onClick={() => void list.refetch()}>
            {t('comun.reintentar')}
          </PlainButton>
        </Stack>
      )}
      {rows?.length === 0 && (
        <Stack gap={3} align="center" className={css.said}>
          <IconBellOff size={28} stroke={1.5} aria-hidden="true" />
          <p>{t('avisos.ninguno')}</p>
        </Stack>
      )}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((aviso) => (
            <Aviso
              key={aviso.idNotificacion}
              aviso={aviso}
              onOpen={(leaves) => {
                if (!aviso.leidaEn) read.mutate({ params: { idNotificacion: aviso.idNotificacion } });
                if (leaves) close();
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <PlainButton kind="quiet" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('avisos.anteriores')}
        </PlainButton>
      )}
    </Stack>
  );
}

/** Button that marks all up to the newest one in sight as read. */
function LeerTodos({ hasta }: { hasta: string }) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.notificaciones.markAllRead, { renews });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate({ body: { hasta } })}>
      {t('avisos.leerTodos')}
    </button>
  );
}
