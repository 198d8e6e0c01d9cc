import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { findEntries, type Named } from './find-entries.ts';
import { itemIcons } from './icons.ts';
import css from './search.module.css';

interface Props {
  entries: readonly Named[];
  /** `byKey`: the focus returns to the button that opened the search. */
  onClose: (byKey: boolean) => void;
}

/** Covers the toolbar while searching; losing the focus closes it. */
export function SearchBox({ entries, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = findEntries(entries, text);
  const combobox = useCombobox({ opened: text.trim() !== '' });
  const { selectFirstOption, resetSelectedOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own options, of which the first one is chosen.
  useEffect(() => {
    if (text.trim() === '') resetSelectedOption();
    else selectFirstOption();
  }, [text]);
  const go = (url: string) => {
    onClose(true);
    void navigate(url);
  };
  return (
    <Row
      as="search"
      align="center"
      justify="center"
      className={css.searchBox}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onClose(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
    >
      <Combobox store={combobox} onOptionSubmit={go} withinPortal={false} transitionProps={{ duration: 0 }}>
        <Combobox.Target>
          <TextInput
            autoFocus
            className={css.searchField}
            aria-label={t('oficina.buscar.campo')}
            placeholder={t('oficina.buscar.campo')}
            leftSection={<IconSearch size={20} stroke={1.6} aria-hidden="true" />}
            rightSection={<CloseButton aria-label={t('oficina.buscar.cerrar')} onClick={() => onClose(true)} />}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={css.suggestions}>
          <Combobox.Options aria-label={t('oficina.buscar.abrir')}>
            {found.map((named) => (
              <Suggestion key={named.entry.id} named={named} />
            ))}
          </Combobox.Options>
          <p role="status" className={css.note}>
            {found.length === 0 && t('oficina.buscar.nada')}
          </p>
        </Combobox.Dropdown>
      </Combobox>
    </Row>
  );
}

function Suggestion({ named: { entry, title, group } }: { named: Named }) {
  const Icon = itemIcons[entry.id];
  return (
    <Combobox.Option value={entry.url} className={css.suggestion}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{title}</span>
      <small>{group}</small>
    </Combobox.Option>
  );
}
