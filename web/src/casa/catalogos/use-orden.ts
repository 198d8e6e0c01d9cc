import type { LugarDeEntrada } from '@fedatario/contract';
import { useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';
import type { Catalogo, Entrada } from './catalogo.ts';
import { lugarEn, ordenados } from './lugares.ts';

export interface Orden {
  /** Rows in the order set by hand, before the server has confirmed it. */
  readonly rows: readonly Entrada[];
  /** The result of the last move, announced to screen readers. */
  readonly said: string;
  readonly place: (id: string, index: number) => void;
}

/** Manual order of the visible entries; undefined where a catalogue has none or another order is shown. */
export function useOrden({ llamadas, titulo }: Catalogo, rows: readonly Entrada[] | undefined): Orden | undefined {
  const [left, setLeft] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const { mutateAsync } = useSend(llamadas.move ?? llamadas.update, { renews: [llamadas.list] });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (!llamadas.move || !rows) return undefined;
  const seen = ordenados(rows, left);
  /** Requests run one after another, because each is relative to the order left by the one before. */
  const send = (id: string, body: LugarDeEntrada) => {
    const sent = last.current.then(() => mutateAsync({ params: { id }, body }));
    const settled = sent.catch((error: unknown) => {
      if (error instanceof ApiError) show('error', t(`error.${error.codigo}`, error.params));
    });
    last.current = settled;
    void settled.finally(() => {
      if (last.current === settled) setLeft(undefined);
    });
  };
  const place = (id: string, index: number) => {
    const entrada = seen.find((one) => one.id === id);
    const ids = seen.map((one) => one.id);
    const lugar = lugarEn(ids, id, index);
    if (!entrada || !lugar) return;
    setLeft(lugar.ids);
    setSaid(t('catalogos.movido', { nombre: titulo(entrada), lugar: lugar.index + 1, total: ids.length }));
    send(id, lugar.body);
  };
  return { rows: seen, said, place };
}
