// #/settings, and #/settings/flick under it.
import { route } from '../route';
import { FlickCalibration } from '../throwing/calibration';
import { Settings } from './settings';

export function SettingsScreens() {
  return route.value[1] === 'flick' ? <FlickCalibration /> : <Settings />;
}
