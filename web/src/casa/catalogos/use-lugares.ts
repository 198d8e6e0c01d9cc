import type { LugarDeEntrada } from '@fedatario/contract/casa';
import { useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';
import { lugarEn, ordenados } from './lugares.ts';

export interface Orden<R> {
  /** Rows in the order set by hand, before the server has confirmed it. */
  readonly rows: readonly R[];
  /** The result of the last move, announced to screen readers. */
  readonly said: string;
  readonly place: (id: string, index: number) => void;
}

interface Piezas<R> {
  /** The visible rows; undefined while another order is shown. */
  readonly rows: readonly R[] | undefined;
  readonly nameOf: (row: R) => string;
  readonly move: (id: string, body: LugarDeEntrada) => Promise<unknown>;
}

/** Manual order of the visible rows; undefined while another order is shown. */
export function useLugares<R extends { readonly id: string }>({ rows, nameOf, move }: Piezas<R>): Orden<R> | undefined {
  const [left, setLeft] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (!rows) return undefined;
  const seen = ordenados(rows, left);
  /** Requests run one after another, because each is relative to the order left by the one before. */
  const send = (id: string, body: LugarDeEntrada) => {
    const settled = last.current
      .then(() => move(id, body))
      .catch((error: unknown) => {
        if (error instanceof ApiError) show('error', t(`error.${error.codigo}`, error.params));
      });
    last.current = settled;
    void settled.finally(() => {
      if (last.current === settled) setLeft(undefined);
    });
  };
  const place = (id: string, index: number) => {
    const row = seen.find((one) => one.id === id);
    const ids = seen.map((one) => one.id);
    const lugar = lugarEn(ids, id, index);
    if (!row || !lugar) return;
    setLeft(lugar.ids);
    setSaid(t('catalogos.movido', { nombre: nameOf(row), lugar: lugar.index + 1, total: ids.length }));
    send(id, lugar.body);
  };
  return { rows: seen, said, place };
}
