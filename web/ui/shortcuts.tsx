import { useEffect } from 'preact/hooks'
import { usePage } from '../session.ts'
import { storedChoice } from '../store.ts'
import { Facts } from './data.tsx'
import { Dialog } from './dialog.tsx'
import { Button } from './feedback.tsx'

/** People who dictate need a way to switch single keys off (WCAG 2.1.4). */
const shortcutsChoice = storedChoice('shortcuts')

const isTyping = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target as Element).closest?.('input, textarea, select, dialog')

interface ShortcutsProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Shortcuts: `/` goes to the search, `?` shows the shortcuts. They can be switched off. */
export const Shortcuts = ({ isOpen, setOpen }: ShortcutsProps) => {
  const { t } = usePage()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (shortcutsChoice.read() === 'off' || isTyping(event)) return
      const search = document.querySelector<HTMLElement>('[type=search]')
      if (event.key === '?') setOpen(true)
      else if (event.key === '/' && search) search.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [setOpen])
  if (!isOpen) return null
  return (
    <Dialog title={t.shortcuts} onClose={() => setOpen(false)}>
      {(close) => (
        <>
          <Facts facts={t.shortcutNames} />
          <label class="field checkbox">
            {t.useShortcuts}
            <input
              type="checkbox"
              defaultChecked={shortcutsChoice.read() !== 'off'}
              onInput={({ currentTarget }) =>
                shortcutsChoice.write(currentTarget.checked ? '' : 'off')
              }
            />
          </label>
          <div class="actions">
            <Button text={t.close} kind="primary" onClick={close} />
          </div>
        </>
      )}
    </Dialog>
  )
}
