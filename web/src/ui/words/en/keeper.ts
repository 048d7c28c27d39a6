// What the keeper of matches says when it cannot do what was asked.
export const keeper = {
  noSuchMatch: 'There is no such match on this device.',
  noSetup: 'The record has no setup.',
  notOpen: 'This match is no longer open.',
  elsewhere: 'This match is being played in another window, or was deleted there. Reload to go on.',
  notSaved: 'It could not be saved on this device, so it does not count. Reload to go on.',
  noRoom: 'The match could not be saved: this device has no room left for it.',
  closeOther: 'An older version of this page is open in another window. Close it to go on here.',
};
