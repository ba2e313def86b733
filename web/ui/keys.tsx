import { useEffect } from 'preact/hooks'
import { usePage } from '../session.ts'
import { storedChoice } from '../store.ts'
import { Facts } from './data.tsx'
import { Dialog } from './dialog.tsx'
import { Button } from './feedback.tsx'

/** People who dictate need a way to switch single keys off (WCAG 2.1.4). */
const isOff = storedChoice('keys')

const isTyping = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target as Element).closest?.('input, textarea, select, dialog')

interface KeysProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The keys of the page: `/` goes to the search, `?` shows them all. They can be switched off. */
export const Keys = ({ isOpen, setOpen }: KeysProps) => {
  const { t } = usePage()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isOff.read() || isTyping(event)) return
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
    <Dialog title={t.keys} onClose={() => setOpen(false)}>
      {(close) => (
        <>
          <Facts facts={t.keyNames} />
          <label class="field checkbox">
            {t.useKeys}
            <input
              type="checkbox"
              defaultChecked={!isOff.read()}
              onInput={({ currentTarget }) => isOff.write(currentTarget.checked ? '' : 'off')}
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
