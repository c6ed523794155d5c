import { useEffect, useState } from 'react'

/** A value once it has stood for a moment: what is read aloud does not follow every key. */
export function useDelayed<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return shown
}
