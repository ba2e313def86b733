import { useEffect, useRef } from 'preact/hooks'
import { listen } from '../load.ts'
import type { Children } from './feedback.tsx'

interface MenuProps extends Children {
  /** For assistive technology. */
  label: string
  text: string
}

/** The choices that end the menu; those with a dialog end with it. */
const choices = '.menu > div > :is(a, button:not([aria-haspopup]))'

/** A menu. A choice, the end of its dialog, a click or a step outside it, or Escape closes it. */
export const Menu = ({ label, text, children }: MenuProps) => {
  const ref = useRef<HTMLDetailsElement>(null)
  const isWithin = (target: unknown) => ref.current?.contains(target as Node) ?? false
  const close = (refocus: boolean) => {
    const menu = ref.current
    // A closed menu would hide its dialog.
    if (!menu || menu.querySelector('dialog[open]')) return
    if (refocus) menu.querySelector('summary')?.focus()
    menu.open = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: they use the reference alone
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (!isWithin(target)) type === 'click' && close(false)
      else if (type === 'close' || (target as Element).matches(choices)) close(true)
    }
    return listen(document, ['click', 'close'], follow)
  }, [])
  return (
    <details
      class="menu"
      ref={ref}
      onKeyDown={({ key }) => key === 'Escape' && close(true)}
      onFocusOut={({ relatedTarget: next }) => next && !isWithin(next) && close(false)}
    >
      <summary aria-label={label}>
        <span>{text}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
