import type { Cuenta, Identidad as Numero } from '@fedatario/contract/casa';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Revelar } from '../../auditoria/consultas/Revelar.tsx';
import css from './cuentas.module.css';

/** Identity number of a person, shown after giving a reason. */
export function IdentidadDeCuenta({ cuenta: { idUsuario } }: { cuenta: Cuenta }) {
  const t = useT();
  const [leido, setLeido] = useState<Numero>();
  const sending = useSend(calls.usuarios.identidad, {});
  const ask = async (motivo: string) =>
    setLeido(await sending.mutateAsync({ params: { id: idUsuario }, body: { motivo } }));
  return (
    <section className={css.parte}>
      <h3>{t('consultas.revelar.numero')}</h3>
      {leido ? <p>{escrito(leido, t)}</p> : <Revelar sending={sending} onRevelar={ask} />}
    </section>
  );
}

function escrito({ tipoDocumento, numeroDocumento }: Numero, t: ReturnType<typeof useT>): string {
  if (!numeroDocumento) return t('consultas.revelar.sinNumero');
  return tipoDocumento ? `${t(`consultas.revelar.${tipoDocumento}`)} ${numeroDocumento}` : numeroDocumento;
}
