export const controls = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  start: 'Start',
  delete: 'Delete',
  reset: 'Reset',
  more: (name: string) => (name === '' ? 'More' : `More: ${name}`),
  less: (name: string) => (name === '' ? 'Less' : `Less: ${name}`),
  loading: 'One moment …',
};
