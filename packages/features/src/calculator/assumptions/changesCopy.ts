/** Texts on the effect of changed assumptions, in the parts that are loaded after the page. */
export const changesCopy = {
  effect: {
    none: 'You haven’t changed anything yet. Change a value to see what it does to each cover.',
    changed: (name: string, from: string, to: string) => `${name}: ${from} to ${to}`,
    together: 'All changes together',
    nothing: 'makes no difference',
  },
  bar: {
    title: 'Your changes so far',
    cover: (name: string, others: number) => (others === 0 ? name : `${name}, and ${others} more`),
    none: 'No cover changes',
    same: 'no difference',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    details: 'All changes',
  },
  childCosts: {
    title: 'What a child costs a year',
    text: 'In today’s dollars. We count school costs from age 5 to 17, and stop counting at the birthday you set.',
    ages: 'Age',
    raising: 'Raising',
    public: 'Public school',
    private: 'Private school',
    band: (from: number, to: number) => `${from} to ${to}`,
  },
}
