import type { FacturaDetalle } from '@fedatario/contract/compra';
import { formatCui, formatNit } from '@fedatario/document-engine';
import { useT } from '../../../i18n/i18n.ts';

const escritos = { NIT: formatNit, CUI: formatCui, CF: String, EXT: String };

/** The recipient of an invoice. */
export function Receptor({ receptor: { tipo, numero, nombre, direccion } }: Pick<FacturaDetalle, 'receptor'>) {
  const t = useT();
  return (
    <>
      <p>
        <strong>{nombre}</strong>
      </p>
      <p>{t(`facturas.receptor.${tipo}`, { numero: escritos[tipo](numero) })}</p>
      {direccion && <p>{direccion}</p>}
    </>
  );
}
