/** The words around a notice. */
export const collectionCopy = {
  privacyPolicy: 'Privacy policy',
  more: 'What we collect, and if you leave it out',
}
