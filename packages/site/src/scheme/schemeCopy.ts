/** Texts of the choice between light and dark. */
export const schemeCopy = {
  label: 'Colours',
  options: { device: 'Match this device', light: 'Light', dark: 'Dark' },
}
