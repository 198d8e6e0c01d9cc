import { type EstadoCita, estadosPedidosDeCita } from '@fedatario/contract/solicitud';
import { useSearchParams } from 'react-router';
import { DIA } from '../../../lib/list-state.ts';

/** Value of the filter by state for those ahead, whether confirmed or not. */
export const PROXIMAS = 'proximas';

export interface FiltrosDeLista {
  readonly estado: EstadoCita | typeof PROXIMAS | '';
  readonly desde: string;
  readonly hasta: string;
}

/** The filters in the address; values that it cannot have are ignored. */
export function useFiltros() {
  const [address, setAddress] = useSearchParams();
  const dia = (name: string) => {
    const escrito = address.get(name) ?? '';
    return DIA.test(escrito) ? escrito : '';
  };
  const estado = [PROXIMAS, ...estadosPedidosDeCita].find((one) => one === address.get('estado')) ?? '';
  const elegir = (name: keyof FiltrosDeLista, valor: string) => {
    const next = new URLSearchParams(address);
    if (valor === '') next.delete(name);
    else next.set(name, valor);
    setAddress(next, { replace: true });
  };
  return { filtros: { estado, desde: dia('desde'), hasta: dia('hasta') } as FiltrosDeLista, elegir };
}

/** The same as the call takes them. */
export function queryOf({ estado, desde, hasta }: FiltrosDeLista) {
  const deEstado = estado === '' || estado === PROXIMAS ? {} : { estado };
  const filtro: 'proximas' | 'todas' = estado === PROXIMAS ? PROXIMAS : 'todas';
  return { filtro, ...deEstado, ...(desde && { desde }), ...(hasta && { hasta }) };
}
