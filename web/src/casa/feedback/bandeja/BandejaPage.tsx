import { type CarpetaFeedback, carpetasFeedback, type FeedbackRecibido } from '@fedatario/contract/casa';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { Abierto } from './Abierto.tsx';
import { Buscar } from './Buscar.tsx';
import css from './bandeja.module.css';
import { Carpetas } from './Carpetas.tsx';
import { FilasDeBandeja } from './FilasDeBandeja.tsx';
import { vecina } from './filas.ts';
import { Ninguno } from './Ninguno.tsx';
import { useAtajos } from './use-atajos.ts';
import { useFilas } from './use-filas.ts';

const UUID = /^[0-9a-f-]{36}$/;
const shape = { filtros: { motivo: UUID, responsable: ['mio', 'nadie'] }, ordenes: ['movido'] } as const;

/** Inbox of comments: folders, messages of one, and the open one. j, k, e, s, r and / work by keyboard. */
export function BandejaPage() {
  const { folderHandle, mailId } = useParams();
  const carpeta = carpetasFeedback.find((one) => one === folderHandle) ?? 'sin-leer';
  return <Bandeja key={carpeta} carpeta={carpeta} abierta={mailId} />;
}

function Bandeja({ carpeta, abierta }: { carpeta: CarpetaFeedback; abierta: string | undefined }) {
  const t = useT();
  const list = useList(shape);
  const { orden: _, ...filtros } = list.query as typeof list.query & { orden?: string };
  const { pages, filas, total, olvidar } = useFilas(carpeta, filtros, abierta);
  const { addressOf, go, sigue, llego } = useRecorrido({ carpeta, abierta, filas, olvidar });
  return (
    <>
      <Titulo pantalla={t('bandeja.titulo')} />
      <PageHead title={t('bandeja.titulo')} text={t('bandeja.detalle')} />
      <div className={css.panes} data-open={abierta !== undefined}>
        <Carpetas carpeta={carpeta} />
        <div className={css.list}>
          <Buscar list={list} total={total} />
          {pages.error && !filas && <Failure error={pages.error} retry={pages.refetch} />}
          <FilasDeBandeja
            carpeta={carpeta}
            filas={filas}
            abierta={abierta}
            filtrada={list.filtrada}
            addressOf={addressOf}
            pages={pages}
          />
        </div>
        <div className={css.reading}>
          {abierta ? (
            <Abierto
              key={abierta}
              idFeedback={abierta}
              quieto={llego}
              onMoved={() => sigue(abierta)}
              onUnread={() => go(undefined)}
              volver={addressOf()}
            />
          ) : (
            <Ninguno />
          )}
        </div>
      </div>
    </>
  );
}

interface Recorrido {
  readonly carpeta: CarpetaFeedback;
  readonly abierta: string | undefined;
  readonly filas: readonly FeedbackRecibido[] | undefined;
  readonly olvidar: (id: string) => void;
}

/** The ways from one message to another, also by j and k. */
function useRecorrido({ carpeta, abierta, filas = [], olvidar }: Recorrido) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (id?: string) => `/admin/generales/feedback/${carpeta}${id ? `/${id}` : ''}${search}`;
  const go = (id: string | undefined) => void navigate(addressOf(id));
  const salta = (paso: 1 | -1) => {
    const id = vecina(filas, abierta, paso);
    if (id) go(id);
  };
  /** After the open one was moved away: the next, else the one before, else none. */
  const sigue = (id: string) => {
    olvidar(id);
    go(vecina(filas, id, 1) ?? vecina(filas, id, -1));
  };
  useAtajos({ j: () => salta(1), k: () => salta(-1) });
  const [llegada] = useState(abierta);
  return { addressOf, go, sigue, llego: abierta !== undefined && abierta === llegada };
}
