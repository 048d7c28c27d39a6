import type { ComponentChildren } from 'preact';

import { Icon, type IconName } from '../components';

interface PlaceLinkProps {
  to: string;
  icon?: IconName;
  picture?: ComponentChildren; // instead of the icon
  name: string;
  help: string;
  wide?: boolean;
}

// A door to another screen, with a line about what is behind it.
export function PlaceLink({ to, icon, picture, name, help, wide }: PlaceLinkProps) {
  return (
    <a class={wide ? 'line gap-3 panel home-place wide' : 'line gap-3 panel home-place'} href={to}>
      {picture ?? (icon && <Icon name={icon} />)}
      <span class="stack gap-0 home-place-words">
        <strong>{name}</strong>
        <span>{help}</span>
      </span>
    </a>
  );
}
