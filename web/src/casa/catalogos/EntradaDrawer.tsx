import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Catalogo } from './catalogo.ts';
import { EntradaForm } from './EntradaForm.tsx';
import { usePalabras } from './palabras/palabras.ts';

/** Id in the address while a new entry is being made. */
export const NUEVA = 'nueva';

interface Props {
  catalogo: Catalogo;
  id: string;
  onClose: () => void;
}

/** Panel with one entry, or a new one, beside the list. */
export function EntradaDrawer({ catalogo, id, onClose }: Props) {
  const t = useT();
  const { nueva } = usePalabras(catalogo.palabras);
  const making = id === NUEVA;
  const { llamadas, titulo, campos } = catalogo;
  const { data, error, refetch } = useCall(llamadas.read, { params: { id } }, { enabled: !making, fresh: true });
  const ready = making || data;
  return (
    <Drawer title={data ? titulo(data) : making ? nueva : ''} close={t('comun.cerrar')} onClose={onClose}>
      {!ready && error && <Failure error={error} retry={refetch} />}
      {!ready && !error && <Skeleton pieces={Object.keys(campos).map(() => 72)} label={t('comun.cargando')} />}
      {ready && <EntradaForm catalogo={catalogo} entrada={data} onClose={onClose} />}
    </Drawer>
  );
}
