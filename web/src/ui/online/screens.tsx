// #/online and everything under it except the table.
import type { ComponentType } from 'preact';

import { Note, Screen } from '../components';
import { route } from '../route';
import { words } from '../words';
import { AccountScreen } from './account';
import { LeadersScreen } from './leaders';
import { LobbyScreen } from './lobby';
import { NewOnlineScreen } from './new_online';
import { ProfileScreen } from './profile';
import { RoomScreen } from './room';
import './online.css';

const screens: Record<string, ComponentType> = {
  '': LobbyScreen,
  new: NewOnlineScreen,
  match: RoomScreen,
  people: ProfileScreen,
  leaders: LeadersScreen,
  account: AccountScreen,
};

export function OnlineScreens() {
  const [, place = '', what = ''] = route.value;
  const Shown = Object.hasOwn(screens, place) ? screens[place] : undefined;
  // Another match or another person is another screen.
  return Shown ? <Shown key={`${place}/${place === 'leaders' ? '' : what}`} /> : <NoSuchPlace />;
}

function NoSuchPlace() {
  return (
    <Screen title={words.name} back="#/online">
      <Note fault>{words.noSuchPlace}</Note>
    </Screen>
  );
}
