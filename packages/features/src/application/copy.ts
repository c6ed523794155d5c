/** The words that several pages of the application share. */
export const applicationCopy = {
  flowTitle: 'Application',
  agree: 'Agree and continue',
}
