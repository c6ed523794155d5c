import type { Visitor } from './visit.ts'

/** From the home page to the results of the calculator, and the amounts that they show. */
export async function calculate(visitor: Visitor, site: string): Promise<void> {
  await visitor.open(site)
  await visitor.press('Calculate your needs')
  await visitor.seeHeading('About you')
  await visitor.fill('Your age', '34')
  await visitor.fill('Annual salary before tax', '105k')
  await visitor.press('Continue')
  await visitor.seeHeading('Your dependants')
  await visitor.choose('Does anyone rely on your income, such as a partner or children?', 'Yes')
  await visitor.fill('How many children rely on you?', '2')
  await visitor.fill('Age of child 1', '3')
  await visitor.fill('Age of child 2', '1')
  await visitor.choose('What schooling would you choose?', 'Public')
  await visitor.press('Continue')
  await visitor.seeHeading('Assets and debts')
  await visitor.choose('Where do you live?', 'A home I own or am paying off')
  await visitor.fill('Home value', '850,000')
  await visitor.choose('Would your family sell the home?', 'No')
  await visitor.tick('Home loan')
  await visitor.fill('Home loan balance', '620000')
  await visitor.press('Continue')
  await visitor.seeHeading('Cover you already have')
  await visitor.tick('Life cover')
  await visitor.fill('Life cover amount', '250,000')
  await visitor.press('See my results')
  await visitor.seeHeading('Your cover needs')
}

/** From the calculator's results to the prices. */
export async function quote(visitor: Visitor): Promise<void> {
  await visitor.press('Get quotes for these covers')
  await visitor.seeHeading('About you')
  await visitor.choose('Gender', 'Female')
  await visitor.choose('Do you smoke?', 'No')
  await visitor.fill('Occupation', 'Accountant')
  await visitor.press('Accountant')
  await visitor.choose('State or territory', 'VIC')
  await visitor.press('Get quotes')
  await visitor.seeHeading('Your quotes')
}

/** Chooses an insurer once all have answered: until then, the list is sorted again with each answer. */
export async function chooseNeota(visitor: Visitor): Promise<void> {
  await visitor.see('7 of 7 insurers have answered')
  await visitor.press('Choose Neota Life')
}
