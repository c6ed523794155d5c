/** The text of the list beside the steps. */
export const soFarCopy = {
  title: 'Your quote so far',
  amountNext: 'amount next',
  next: 'next',
  toCome: 'to come',
  notChosen: 'not chosen',
  here: 'this page',
}
