import { useId } from 'react';
import { Grid } from '../../ui/layout/layout.tsx';
import css from './ajustes.module.css';

interface CasillaProps {
  label: string;
  help?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Casilla({ label, help, checked, disabled = false, onChange }: CasillaProps) {
  const id = useId();
  return (
    <Grid gap={3} rowGap={1} align="start" className={css.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={help && `${id}h`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help && <small id={`${id}h`}>{help}</small>}
    </Grid>
  );
}
