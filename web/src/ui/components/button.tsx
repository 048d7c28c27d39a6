import type { ComponentChildren, JSX, Ref } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { rate } from '../parameters';
import { Icon, type IconName } from './icon';

export interface ButtonProps {
  kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  large?: boolean;
  wide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  label?: string; // for screen readers, where there is only an icon
  href?: string; // makes it a link
  disabled?: boolean;
  submit?: boolean;
  pressed?: boolean; // of a button that stays down
  class?: string;
  id?: string;
  onClick?: (event: JSX.TargetedMouseEvent<HTMLElement>) => void;
  onPointerDown?: (event: JSX.TargetedPointerEvent<HTMLElement>) => void; // these three for buttons, not for links
  onKeyDown?: (event: JSX.TargetedKeyboardEvent<HTMLElement>) => void;
  onKeyUp?: (event: JSX.TargetedKeyboardEvent<HTMLElement>) => void;
  children?: ComponentChildren;
  buttonRef?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const classes = ['button', props.kind, props.large && 'large', props.wide && 'wide', props.class].filter(Boolean).join(' ');
  const inside = (
    <>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
      {props.iconAfter && <Icon name={props.iconAfter} />}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a class={classes} id={props.id} href={props.href} aria-label={props.label} onClick={props.onClick}>
        {inside}
      </a>
    );
  }
  return (
    <button
      ref={props.buttonRef ?? null}
      class={classes}
      id={props.id}
      type={props.submit ? 'submit' : 'button'}
      disabled={props.disabled}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
      onPointerDown={props.onPointerDown}
      onKeyDown={props.onKeyDown}
      onKeyUp={props.onKeyUp}
    >
      {inside}
    </button>
  );
}

// For a button that appears where another one may just have been. It takes the focus after a moment; until then it is
// disabled, so a tap meant for the other button does nothing.
const moment = 350; // ms

export function useLateButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), moment / rate());
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (ready) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return { buttonRef: button, disabled: !ready };
}
