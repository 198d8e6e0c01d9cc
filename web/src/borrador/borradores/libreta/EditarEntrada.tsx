import type { EntradaDeLibreta } from '@fedatario/contract/borrador';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { DatosDeEntrada, useDatosDeEntrada } from './Datos.tsx';

export function EditarEntrada({ entrada, onCerrar }: { entrada: EntradaDeLibreta; onCerrar: () => void }) {
  const [actual, setActual] = useState(entrada);
  return <Formulario key={actual.revision} entrada={actual} onActual={setActual} onCerrar={onCerrar} />;
}

interface Props {
  entrada: EntradaDeLibreta;
  /** Called when another device changed the entry: the form starts again from the stored one. */
  onActual: (entrada: EntradaDeLibreta) => void;
  onCerrar: () => void;
}

function Formulario({ entrada: { idEntrada, tipo, nombre, documentoVence, revision }, onActual, onCerrar }: Props) {
  const t = useT();
  const datos = useDatosDeEntrada(nombre, documentoVence);
  const [intento, setIntento] = useState(false);
  const { mutateAsync, isPending, error } = useSend(calls.libreta.edit, { renews: [calls.libreta.list] });
  const guardar = () => {
    setIntento(true);
    if (datos.fechaMal || datos.nombre.trim() === '') return;
    const body = { nombre: datos.nombre, documentoVence: datos.documentoVence, revision };
    void mutateAsync({ params: { idEntrada }, body }).then(onCerrar, (refused: { actual?: unknown }) => {
      if (refused.actual) onActual(refused.actual as EntradaDeLibreta);
    });
  };
  return (
    <ConfirmDialog
      title={t('libreta.editarTitulo')}
      confirm={t('comun.guardar')}
      pending={isPending}
      onConfirm={guardar}
      onClose={onCerrar}
    >
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <DatosDeEntrada tipo={tipo} datos={datos} intento={intento} />
    </ConfirmDialog>
  );
}
