import type { CodigoPromocional, ObjetosDeCodigo } from '@fedatario/contract/compra';
import { RowForm } from '../../common/RowForm.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { campos, Descuento, IdentidadDeCodigo, Limites, VigenciaDeCodigo } from './campos.tsx';
import { useCodigo } from './use-codigo.ts';

interface Props {
  codigo: CodigoPromocional | undefined;
  objetos: ObjetosDeCodigo;
  onClose: () => void;
}

export function CodigoForm({ codigo, objetos, onClose }: Props) {
  const t = useT();
  const { row, sending } = useCodigo(codigo, onClose);
  const { form } = row;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`codigos.campo.${campo}`)]));
  const used = codigo !== undefined && codigo.reservados + codigo.usados + codigo.liberados > 0;
  return (
    <RowForm
      row={row}
      sending={sending}
      labels={labels}
      action={codigo ? undefined : t('codigos.crear')}
      panel="codigo"
      show={(field, value) => shown(t, objetos, field, value)}
    >
      <div>
        <IdentidadDeCodigo form={form} used={used} />
        <Descuento form={form} objetos={objetos} />
        <VigenciaDeCodigo form={form} />
        <Limites form={form} />
      </div>
    </RowForm>
  );
}

/** A form value in readable form. */
function shown(t: T, { categorias, productos, planes }: ObjetosDeCodigo, field: string, value: string): string {
  if (field === 'tipo') return t(`codigos.tipo.${value as 'monto'}`);
  if (field === 'aplicaA') return t(`codigos.alcance.${value as 'todo'}`);
  if (field === 'activo') return t(value === 'true' ? 'codigos.campo.activo' : 'codigos.estado.inactivo');
  if (field === 'desde' || field === 'hasta') return value.replace('T', ' ');
  if (field !== 'objetos') return value;
  const names = new Map([...categorias, ...productos, ...planes].map(({ id, nombre }) => [id, nombre]));
  return value
    .split(',')
    .map((id) => names.get(id) ?? id)
    .join(', ');
}
