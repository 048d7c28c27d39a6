import { Field, type FieldProps } from './field';

export interface SliderProps extends Omit<FieldProps, 'children' | 'beside'> {
  value: number;
  onChange: (value: number) => void;
  low: number;
  high: number;
  step: number;
  shown: string; // the value in words
}

export function Slider({ value, onChange, low, high, step, shown, ...field }: SliderProps) {
  return (
    <Field {...field} beside={<output class="soft numbers">{shown}</output>}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="range"
          min={low}
          max={high}
          step={step}
          value={value}
          aria-valuetext={shown}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}
