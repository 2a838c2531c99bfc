import { type FieldKind } from '../../fields/kinds.ts';
import { terminalActions } from '../../fields/terminal.ts';
import { type Bound, type Control } from '../control.ts';
import { ChoicesInput } from './Choices.tsx';
import { NamesInput } from './Names.tsx';
import { OwnPatternInput } from './OwnPattern.tsx';
import { PaletteInput } from './colour/Palette.tsx';
import { PatternInput } from './Pattern.tsx';
import { FittingPicker, PersonPicker, RecordPicker, RecordsPicker } from './pickers.tsx';
import { ChoiceInput, DayInput, FlagInput, TextInput } from './plain.tsx';
import { GeofenceInput } from './Geofence.tsx';
import { RotaInput } from './rota/Input.tsx';
import { CountryInput, ZoneInput } from './Listed.tsx';

export type InputProps = { of: FieldKind; control: Control; field: Bound };

export function Input(props: InputProps) {
  const { of, control, field } = props;
  const bound = { ...control, value: field.value, onChange: field.onChange, inputRef: field.ref };
  switch (of.kind) {
    case 'record':
      return of.within ? (
        <FittingPicker {...bound} of={of.of} within={of.within} />
      ) : (
        <RecordPicker {...bound} of={of.of} />
      );
    case 'records':
      return <RecordsPicker {...bound} of={of.of} />;
    case 'person':
      return <PersonPicker {...bound} />;
    case 'names':
      return <NamesInput {...bound} />;
    case 'pattern': {
      // an optional pattern inherits from the branch
      const Pattern = control.required ? PatternInput : OwnPatternInput;
      return <Pattern {...bound} />;
    }
    case 'choices':
      return <ChoicesInput {...bound} of={of.of} values={of.values} />;
    case 'colour':
      return <PaletteInput {...bound} name={field.name} among={of.among} onBlur={field.onBlur} />;
    case 'zone':
      return <ZoneInput {...bound} />;
    case 'geofence':
      return <GeofenceInput {...bound} />;
    case 'rota':
      return <RotaInput {...bound} />;
    case 'country':
      return <CountryInput {...bound} />;
    default:
      return <PlainInput {...props} />;
  }
}

function PlainInput({ of, control, field: { ref, ...field } }: InputProps) {
  const bound = { ...control, ...field, inputRef: ref };
  switch (of.kind) {
    case 'choice':
      return <ChoiceInput {...bound} of={of} />;
    case 'terminalAction':
      return <ChoiceInput {...bound} of={terminalActions} />;
    case 'date':
      return <DayInput {...bound} />;
    case 'flag':
      return <FlagInput {...bound} />;
    default:
      return <TextInput {...bound} of={of} />;
  }
}
