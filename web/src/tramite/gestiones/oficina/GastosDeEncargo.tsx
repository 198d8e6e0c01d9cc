import { diligencias, type GastoDeGestion, type GestionDetalle, turnosGestion } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import parts from '../../../ui/parts.module.css';
import { FalloDeActo } from '../../tramites/oficina/FalloDeActo.tsx';
import { GastosDeGestion } from '../GastosDeGestion.tsx';
import { NotarGasto } from './NotarGasto.tsx';
import { useAnotar } from './use-anotar.ts';

/** The ledger with the acts of the administration: noting what was spent, and charging what is foreseen. */
export function GastosDeEncargo({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const [notando, setNotando] = useState<{ gasto?: GastoDeGestion }>();
  const [cobrando, setCobrando] = useState(false);
  if (turnosGestion[gestion.estado].agente === null) return <GastosDeGestion gestion={gestion} />;
  const { porCobrar } = gestion.gastos.cuenta;
  const puede = gestion.acciones.some(({ accion, impedimento }) => accion === 'cobrarGastos' && impedimento === null);
  return (
    <GastosDeGestion
      gestion={gestion}
      actos={(gasto) => (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('encargos.gasto.anotarDe', { concepto: gasto.concepto })}
            onClick={() => setNotando({ gasto })}
          >
            {t('encargos.gasto.anotar')}
          </Button>
        </div>
      )}
    >
      <div className={parts.ways}>
        {puede && porCobrar > 0 && (
          <Button onClick={() => setCobrando(true)}>{t('encargos.gasto.cobrar', { monto: dinero(porCobrar) })}</Button>
        )}
        <Button variant="default" onClick={() => setNotando({})}>
          {t('encargos.gasto.otro')}
        </Button>
      </div>
      {notando && <NotarGasto gestion={gestion} gasto={notando.gasto} onClose={() => setNotando(undefined)} />}
      {cobrando && <Cobrar gestion={gestion} onClose={() => setCobrando(false)} />}
    </GastosDeGestion>
  );
}

/** Says what the customer will be asked before it is charged. */
function Cobrar({
  gestion: { idSolicitud, revision, gastos },
  onClose,
}: {
  gestion: GestionDetalle;
  onClose: () => void;
}) {
  const t = useT();
  const { send, isPending, error } = useAnotar(diligencias.charge, onClose);
  const { porCobrar: total } = gastos.cuenta;
  const monto = dinero(total);
  return (
    <ConfirmDialog
      title={t('encargos.gasto.cobrarTitulo', { monto })}
      confirm={t('encargos.gasto.cobrar', { monto })}
      pending={isPending}
      onConfirm={() => send({ params: { idSolicitud }, body: { revision, total } })}
      onClose={onClose}
    >
      <p>{t('encargos.gasto.cobrarTexto')}</p>
      {error && <FalloDeActo error={error} />}
    </ConfirmDialog>
  );
}
