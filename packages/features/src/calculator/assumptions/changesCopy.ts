/** What changed assumptions do: words of the parts that are loaded after the page. */
export const changesCopy = {
  effect: {
    none: 'You have changed nothing. Change a value and this shows what it does to each cover.',
    changed: (name: string, from: string, to: string) => `${name}: ${from} to ${to}`,
    together: 'All changes together',
    nothing: 'moves no cover',
  },
  covers: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  },
  month: 'a month',
  childCosts: {
    title: 'What a child costs a year',
    text: 'In dollars of today. School counts from 5 to 17. From the birthday that you set, nothing is counted.',
    ages: 'Age',
    raising: 'Raising',
    public: 'Public school',
    private: 'Private school',
    band: (from: number, to: number) => `${from} to ${to}`,
  },
}
