import type { TipoNotificacion } from '@fedatario/contract/casa';
import { RowForm } from '../../../common/RowForm.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Canales, campos, Textos } from './campos.tsx';
import { MuestraDeNotificacion } from './MuestraDeNotificacion.tsx';
import { Restaurar } from './Restaurar.tsx';
import css from './tipos.module.css';
import { useTipo } from './use-tipo.ts';

interface Props {
  tipo: TipoNotificacion;
  onClose: () => void;
}

export function TipoForm({ tipo, onClose }: Props) {
  const t = useT();
  const { row, sending } = useTipo(tipo, onClose);
  const { form } = row;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`tiposNotificacion.campo.${campo}`)]));
  const siNo = (value: string) => t(`tiposNotificacion.estado.${value === 'true' ? 'activo' : 'inactivo'}`);
  return (
    <RowForm
      row={row}
      sending={sending}
      labels={labels}
      panel="tipo"
      show={(field, value) => (['activa', 'correo', 'app'].includes(field) ? siNo(value) : value)}
    >
      <div className={css.escrito}>
        <Canales form={form} tipo={tipo} />
        <Textos form={form} tipo={tipo} />
      </div>
      <MuestraDeNotificacion clave={tipo.clave} form={form} conApp={tipo.canales.includes('app')} />
      {tipo.modificado && <Restaurar tipo={tipo} />}
    </RowForm>
  );
}
