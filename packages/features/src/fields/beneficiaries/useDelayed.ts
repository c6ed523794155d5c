import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for a while, so that a screen reader does not announce every key. */
export function useDelayed<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return shown
}
