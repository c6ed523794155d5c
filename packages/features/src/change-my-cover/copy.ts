export const changeCopy = {
  flowTitle: 'Change my cover',
}
