export const pageRegionCopy = {
  text: 'This part of the page didn’t load properly.',
  again: 'Try again',
}
