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
      difference={
        price.isUpdating ? { direction: 'same', short: updating, text: updating } : differenceOf(view)
      }
      details={{ children: copy.details, onPress: () => details.current?.focus() }}
    />
  )
}

function differenceOf({ direction, difference }: PriceView) {
  if (direction === 'same') return { direction, short: copy.same, text: copy.same }
  const amount = difference.replace(/^[+−]/, '')
  return {
    direction,
    short: amount,
    text: direction === 'more' ? copy.more(amount) : copy.less(amount),
  }
}
