export { Button, useLateButton, type ButtonProps } from './button';
export { Ask, Dialog } from './dialog';
export { Choice, Field, FieldGroup, ListChoice, Slider, TextField, Toggle, type ChoiceOption, type ListOption } from './fields';
export { Face, Icon, WeightMark, type IconName } from './icon';
export { NumberField } from './number_field';
export { Announcer, Card, hush, Note, Refusal, say, Screen } from './surfaces';
