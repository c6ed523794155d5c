/** Texts of the choice between light and dark. */
export const schemeCopy = {
  label: 'Light or dark',
  options: { device: 'Match this device', light: 'Light', dark: 'Dark' },
}
