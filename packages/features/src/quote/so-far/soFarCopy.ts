/** Words of the list that stands beside the steps. */
export const soFarCopy = {
  title: 'Your quote so far',
  next: 'next',
  toCome: 'to come',
  notChosen: 'not chosen',
  here: 'this page',
}
