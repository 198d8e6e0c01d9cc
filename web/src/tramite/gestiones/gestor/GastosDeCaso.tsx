import { hechosDeGestion } from '@fedatario/contract/solicitud';
import type { CasoDeGestorDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import parts from '../../../ui/parts.module.css';
import { FilaDeGasto } from '../GastosDeGestion.tsx';
import css from '../gestion.module.css';
import { NotarGasto } from '../oficina/NotarGasto.tsx';

type Gasto = CasoDeGestorDetalle['gastos'][number];

/** The fees of the institution: the gestor notes each one that they paid, with its receipt. */
export function GastosDeCaso({ caso }: { caso: CasoDeGestorDetalle }) {
  const t = useT();
  const [abierto, setAbierto] = useState<Gasto>();
  const { gastos, estado } = caso;
  if (gastos.length === 0) return null;
  const sigue = hechosDeGestion[estado].agente !== null;
  return (
    <section aria-labelledby="gastos" className={parts.part}>
      <h2 id="gastos">{t('gestor.gastos.titulo')}</h2>
      <p className={parts.note}>{t('gestor.gastos.regla')}</p>
      <ul className={css.filed}>
        {gastos.map((gasto) => (
          <li key={gasto.idGasto}>
            <FilaDeGasto gasto={gasto} />
            {sigue && gasto.gastado === null && <Anotar gasto={gasto} onOpen={() => setAbierto(gasto)} />}
          </li>
        ))}
      </ul>
      {abierto && <NotarGasto gestion={caso} gasto={abierto} onClose={() => setAbierto(undefined)} />}
    </section>
  );
}

/** An expense that its customer did not accept is not to be paid yet. */
function Anotar({ gasto: { concepto, aceptado }, onOpen }: { gasto: Gasto; onOpen: () => void }) {
  const t = useT();
  if (!aceptado) return <p className={parts.note}>{t('gestor.gastos.espera')}</p>;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('encargos.gasto.anotarDe', { concepto })}
        onClick={onOpen}
      >
        {t('encargos.gasto.anotar')}
      </Button>
    </div>
  );
}
