import { PremiumBar } from '@coverkit/ui'
import { simulatorCopy } from './copy.ts'
import type { PriceView } from './priceView.ts'
import { useSimulation } from './SimulatorContext.ts'

const { bar: copy, updating } = simulatorCopy.price

/** The price where the panel is further down the page; nothing before there is one. */
export function PriceBar() {
  const { price, view, details } = useSimulation()
  if (view === null) return null
  return (
    <PremiumBar
      title={copy.title}
      label={copy.after(view.frequency)}
      amount={view.after}
      difference={differenceOf(view, price)}
      details={{ children: copy.details, onPress: () => details.current?.focus() }}
    />
  )
}

type Price = ReturnType<typeof useSimulation>['price']

/** A price of an earlier choice has no difference to show. */
function differenceOf({ direction, difference }: PriceView, { isUpdating, failure }: Price) {
  if (isUpdating) return { direction: 'same', short: updating, text: updating } as const
  if (failure !== null) return { direction: 'same', short: copy.earlier, text: copy.earlier } as const
  if (direction === 'same') return { direction, short: copy.same, text: copy.same }
  const amount = difference.replace(/^[+−]/, '')
  return {
    direction,
    short: amount,
    text: direction === 'more' ? copy.more(amount) : copy.less(amount),
  }
}
