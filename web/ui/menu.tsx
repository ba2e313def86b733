import { useEffect, useRef } from 'preact/hooks'
import type { Children } from './feedback.tsx'

interface MenuProps extends Children {
  /** For assistive technology. */
  label: string
  text: string
}

/** A menu that a choice, a click beside it and Escape close. */
export const Menu = ({ label, text, children }: MenuProps) => {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: Event) => {
      const menu = ref.current
      const isWithin = menu?.contains(target as Node)
      if (!menu?.open || (isWithin && !(target as Element).closest('a, button'))) return
      if (isWithin) menu.querySelector('summary')?.focus()
      menu.open = false
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  return (
    <details class="menu" ref={ref} onKeyDown={leave}>
      <summary aria-label={label}>
        <span>{text}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
