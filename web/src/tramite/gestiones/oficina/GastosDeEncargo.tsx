import { hechosDeGestion } from '@fedatario/contract/solicitud';
import type { GastoDeGestion, GestionDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import parts from '../../../ui/parts.module.css';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import { GastosDeGestion } from '../GastosDeGestion.tsx';
import { useAnotar } from '../use-anotar.ts';
import { AgregarGasto } from './AgregarGasto.tsx';
import { NotarGasto } from './NotarGasto.tsx';

type Abierto =
  | { readonly que: 'agregar' | 'cobrar' }
  | { readonly que: 'anotar' | 'asumir'; readonly gasto: GastoDeGestion };

/** The ledger with the acts of the administration: noting what was spent, adding an expense and charging what is foreseen. */
export function GastosDeEncargo({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const [abierto, setAbierto] = useState<Abierto>();
  const close = () => setAbierto(undefined);
  if (hechosDeGestion[gestion.estado].agente === null) return <GastosDeGestion enOficina gestion={gestion} />;
  const { porCobrar } = gestion.gastos.cuenta;
  const puede = gestion.acciones.some(({ accion, impedimento }) => accion === 'cobrarGastos' && impedimento === null);
  return (
    <GastosDeGestion
      enOficina
      gestion={gestion}
      actos={(gasto) => {
        const que = actoDe(gestion, gasto);
        return (
          que && (
            <div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t(`encargos.gasto.${que}De`, { concepto: gasto.concepto })}
                onClick={() => setAbierto({ que, gasto })}
              >
                {t(`encargos.gasto.${que}`)}
              </Button>
            </div>
          )
        );
      }}
    >
      <div className={parts.ways}>
        {puede && porCobrar > 0 && (
          <Button onClick={() => setAbierto({ que: 'cobrar' })}>
            {t('encargos.gasto.cobrar', { monto: dinero(porCobrar) })}
          </Button>
        )}
        <Button variant="default" onClick={() => setAbierto({ que: 'agregar' })}>
          {t('encargos.gasto.agregar')}
        </Button>
      </div>
      {abierto?.que === 'anotar' && <NotarGasto gestion={gestion} gasto={abierto.gasto} onClose={close} />}
      {abierto?.que === 'asumir' && <Asumir gestion={gestion} gasto={abierto.gasto} onClose={close} />}
      {abierto?.que === 'agregar' && <AgregarGasto gestion={gestion} onClose={close} />}
      {abierto?.que === 'cobrar' && <Cobrar gestion={gestion} onClose={close} />}
    </GastosDeGestion>
  );
}

/** The act on one expense: noting it, or bearing one that nobody is being asked to pay. */
function actoDe({ gastos }: GestionDetalle, { gastado, paga }: GastoDeGestion) {
  if (gastado === null) return 'anotar' as const;
  return paga === 'cliente' && gastos.porPagar === null ? ('asumir' as const) : undefined;
}

interface Props {
  gestion: GestionDetalle;
  onClose: () => void;
}

/** Says what the customer will be asked before it is charged. */
function Cobrar({ gestion: { idSolicitud, revision, gastos }, onClose }: Props) {
  const t = useT();
  const { send, isPending, error } = useAnotar(calls.diligencias.charge, onClose);
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

/** Says what the office gives up before it bears an expense of the customer's. */
function Asumir({ gestion: { idSolicitud, revision }, gasto, onClose }: Props & { gasto: GastoDeGestion }) {
  const t = useT();
  const { send, isPending, error } = useAnotar(calls.diligencias.assume, onClose);
  const { idGasto, concepto, gastado } = gasto;
  return (
    <ConfirmDialog
      title={t('encargos.gasto.asumirDe', { concepto })}
      confirm={t('encargos.gasto.asumir')}
      pending={isPending}
      onConfirm={() => send({ params: { idSolicitud, idGasto }, body: { revision } })}
      onClose={onClose}
    >
      <p>{t('encargos.gasto.asumirTexto', { monto: dinero(gastado ?? 0) })}</p>
      {error && <FalloDeActo error={error} />}
    </ConfirmDialog>
  );
}
