/** The words around a notice. */
export const collectionCopy = {
  privacyPolicy: 'Privacy policy',
  more: 'What we collect, and what happens if you leave it out',
}
