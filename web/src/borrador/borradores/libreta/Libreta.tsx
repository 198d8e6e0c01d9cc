import type { EntradaDeLibreta } from '@fedatario/contract/borrador';
import { IconAddressBook, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Card, Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../borradores.module.css';
import { Herramienta } from '../Herramienta.tsx';
import { BorrarEntrada } from './BorrarEntrada.tsx';
import { EditarEntrada } from './EditarEntrada.tsx';
import estilo from './libreta.module.css';
import { Senas, VigenciaDeEntrada } from './VigenciaDeEntrada.tsx';

/** Every entry saved for the next documents, to rename or delete. */
export function Libreta() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.libreta.list, {});
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[72, 72, 72]} label={t('comun.cargando')} />;
  if (data.length === 0) return <Vacia />;
  return (
    <>
      <p className={estilo.lead}>{t('libreta.detalle')}</p>
      <Card as="ul" className={estilo.entries}>
        {data.map((entrada) => (
          <Entrada key={entrada.idEntrada} entrada={entrada} />
        ))}
      </Card>
    </>
  );
}

function Entrada({ entrada }: { entrada: EntradaDeLibreta }) {
  const t = useT();
  const [doing, setDoing] = useState<'editar' | 'borrar'>();
  const { nombre } = entrada;
  const stop = () => setDoing(undefined);
  return (
    <Row as="li" gap={3} align="center" justify="between" className={estilo.entry}>
      <div>
        <strong>{nombre}</strong>
        <Senas entrada={entrada} />
        <VigenciaDeEntrada entrada={entrada} />
      </div>
      <div className={css.tools}>
        <Herramienta icon={IconPencil} label={t('libreta.editar', { nombre })} onClick={() => setDoing('editar')} />
        <Herramienta icon={IconTrash} label={t('libreta.borrar', { nombre })} onClick={() => setDoing('borrar')} />
      </div>
      {doing === 'editar' && <EditarEntrada entrada={entrada} onCerrar={stop} />}
      {doing === 'borrar' && <BorrarEntrada entrada={entrada} onCerrar={stop} />}
    </Row>
  );
}

function Vacia() {
  const t = useT();
  return <Empty icon={IconAddressBook} title={t('libreta.vacia')} text={t('libreta.vaciaDetalle')} />;
}
