/** Words of the choice between light and dark. */
export const schemeCopy = {
  label: 'Colours',
  options: { device: 'As on this device', light: 'Light', dark: 'Dark' },
}
