import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import type { AnyList } from '../../../ui/table/use-list.ts';

/** Search and filters of the inbox. */
export function Buscar({ list, total }: { list: AnyList; total: number | undefined }) {
  const t = useT();
  const { data } = useCall(calls.feedback.form, {});
  const motivos = data?.motivos.map(({ idMotivo, nombre }) => ({ value: idMotivo, label: nombre })) ?? [];
  const responsables = (['mio', 'nadie'] as const).map((value) => ({
    value,
    label: t(`bandeja.responsable.${value}`),
  }));
  return (
    <ListToolbar
      list={list}
      total={total}
      narrow={false}
      searchLabel={t('bandeja.buscar')}
      filters={[
        { name: 'motivo', label: t('feedback.motivo'), any: t('bandeja.todosLosMotivos'), options: motivos },
        {
          name: 'responsable',
          label: t('bandeja.hilo.responsable'),
          any: t('bandeja.responsable.todos'),
          options: responsables,
        },
      ]}
    />
  );
}
