import { type Carrito, HORAS_PARA_TRANSFERIR, type MetodoElegido } from '@fedatario/contract/compra';
import { Button, Checkbox } from '@mantine/core';
import { EnlacesLegales } from '../../../casa/textos-legales/EnlacesLegales.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import css from './checkout.module.css';

interface Props {
  carrito: Carrito;
  /** Undefined when the total is zero. */
  metodo: MetodoElegido['tipo'] | undefined;
  aviso: string | undefined;
  comprando: boolean;
  terminos: { aceptados: boolean; onTerminos: (value: boolean) => void; falta: boolean };
  onPagar: () => void;
}

/** Terms and pay button; on phones along the bottom, with the total. */
export function PagarCompra({ carrito, metodo, aviso, comprando, terminos, onPagar }: Props) {
  const t = useT();
  const total = dinero(carrito.totales.total);
  const antes = impedimentoDe(carrito);
  const boton = metodo === 'transferencia' ? 'checkout.pedir' : 'checkout.pagar';
  return (
    <>
      <Checkbox
        id="terminos"
        className={css.terms}
        label={t('checkout.terminos')}
        checked={terminos.aceptados}
        error={terminos.falta && t('campo.terminos')}
        onChange={({ currentTarget }) => terminos.onTerminos(currentTarget.checked)}
      />
      <EnlacesLegales conReembolsos />
      <div className={css.pay}>
        {aviso && (
          <div className={css.notice}>
            <Notice tone="error">{aviso}</Notice>
          </div>
        )}
        <p className={css.total}>
          <span>{t('checkout.total')}</span>
          <strong>{total}</strong>
        </p>
        <Button
          fullWidth
          loading={comprando}
          disabled={antes !== undefined}
          aria-describedby="antes-de-pagar"
          onClick={onPagar}
        >
          {metodo ? t(boton, { total }) : t('checkout.obtener')}
        </Button>
        <p id="antes-de-pagar" className={css.after} data-urgent={antes !== undefined}>
          {antes ? t(antes) : metodo && t(`checkout.despues.${metodo}`, { horas: HORAS_PARA_TRANSFERIR })}
        </p>
      </div>
    </>
  );
}

/** The first obstacle that the customer must resolve before paying. */
function impedimentoDe({ lineas }: Carrito) {
  if (lineas.some(({ estado }) => estado !== 'lista')) return 'checkout.antes.lineas';
  if (lineas.some(({ precio, precioVisto }) => precio !== precioVisto)) return 'checkout.antes.precio';
  return undefined;
}
