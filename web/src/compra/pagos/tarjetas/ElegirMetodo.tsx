import { type FormaPago, HORAS_PARA_TRANSFERIR, type MetodoElegido } from '@fedatario/contract/compra';
import { Checkbox } from '@mantine/core';
import { IconBuildingBank, IconCreditCard, IconCreditCardPay } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './metodo.module.css';
import { estaVencida, nombreDeMarca, vencimientoDe } from './nombres.ts';
import type { useMetodo } from './use-metodo.ts';

type Props = ReturnType<typeof useMetodo> & {
  titulo: string;
  /** Whether it is already being paid by transfer, so that only cards are offered. */
  soloTarjeta?: boolean;
  /** Whether a new card is kept anyway, because later charges go to it. */
  siempreGuardada?: boolean;
};

/** Payment method: a saved card, a new card or a bank transfer. */
export function ElegirMetodo(props: Props) {
  const { metodo, setMetodo, tarjetas, cargando, titulo, soloTarjeta = false, siempreGuardada = false } = props;
  const t = useT();
  const name = useId();
  if (cargando) return <Skeleton pieces={[56, 56]} label={t('comun.cargando')} />;
  const chosen = (tipo: MetodoElegido['tipo']) => metodo.tipo === tipo;
  return (
    <Stack as="fieldset" gap={2} className={css.methods}>
      <legend>{titulo}</legend>
      {tarjetas.map((tarjeta) => (
        <Guardada
          key={tarjeta.idFormaPago}
          name={name}
          tarjeta={tarjeta}
          elegida={metodo.tipo === 'tarjetaGuardada' && metodo.idFormaPago === tarjeta.idFormaPago}
          onElegir={() => setMetodo({ tipo: 'tarjetaGuardada', idFormaPago: tarjeta.idFormaPago })}
        />
      ))}
      <Opcion
        name={name}
        icon={IconCreditCardPay}
        titulo={t('pago.nueva')}
        elegida={chosen('tarjetaNueva')}
        onElegir={() => setMetodo({ tipo: 'tarjetaNueva', recordar: false })}
      >
        <p>{t('pago.nuevaDetalle')}</p>
        {siempreGuardada ? (
          <p>{t('pago.seGuarda')}</p>
        ) : (
          <Checkbox
            label={t('pago.recordar')}
            checked={metodo.tipo === 'tarjetaNueva' && metodo.recordar}
            onChange={({ currentTarget }) => setMetodo({ tipo: 'tarjetaNueva', recordar: currentTarget.checked })}
          />
        )}
      </Opcion>
      {!soloTarjeta && (
        <Opcion
          name={name}
          icon={IconBuildingBank}
          titulo={t('pago.metodo.transferencia')}
          elegida={chosen('transferencia')}
          onElegir={() => setMetodo({ tipo: 'transferencia' })}
        >
          <p>{t('pago.transferenciaDetalle', { horas: HORAS_PARA_TRANSFERIR })}</p>
        </Opcion>
      )}
    </Stack>
  );
}

interface GuardadaProps {
  name: string;
  tarjeta: FormaPago;
  elegida: boolean;
  onElegir: () => void;
}

function Guardada({ name, tarjeta, elegida, onElegir }: GuardadaProps) {
  const t = useT();
  const { marca, ultimosCuatro } = tarjeta;
  const vencida = estaVencida(tarjeta, new Date());
  const fecha = vencimientoDe(tarjeta);
  return (
    <Opcion
      name={name}
      icon={IconCreditCard}
      titulo={t('pago.tarjeta', { marca: nombreDeMarca(marca), ultimos: ultimosCuatro })}
      {...(fecha && { nota: t(vencida ? 'pago.vencio' : 'pago.vence', { fecha }) })}
      disabled={vencida}
      elegida={elegida}
      onElegir={onElegir}
    />
  );
}

interface OpcionProps {
  name: string;
  icon: typeof IconCreditCard;
  titulo: string;
  nota?: string;
  disabled?: boolean;
  elegida: boolean;
  onElegir: () => void;
  /** Details and choices shown while this option is selected. */
  children?: ReactNode;
}

function Opcion({ name, icon: Icon, titulo, nota, disabled = false, elegida, onElegir, children }: OpcionProps) {
  return (
    <div className={css.option} data-disabled={disabled}>
      <label>
        <input type="radio" name={name} checked={elegida} disabled={disabled} onChange={onElegir} />
        <Icon size={22} stroke={1.5} aria-hidden="true" />
        <span>{titulo}</span>
        {nota && <small>{nota}</small>}
      </label>
      {elegida && children && (
        <Stack gap={4} className={css.more}>
          {children}
        </Stack>
      )}
    </div>
  );
}
