import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { WstgItem } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, inPageLanguage, usePage } from '../session.ts'
import type { Answers, Choice } from '../ui/choices.ts'
import { ColumnChoices, shownLines } from '../ui/columns.tsx'
import { Table } from '../ui/data.tsx'
import { Badge, Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { ActionButton, Fields } from '../ui/forms.tsx'
import { memoryOf } from '../ui/memory.ts'
import { listSeparator, type OpenedText, openText, writeCells } from '../ui/tables.ts'
import { Card, takeFocus, View } from '../ui/view.tsx'
import {
  ItemLink,
  isPassing,
  OthersFindings,
  StatusBadge,
  statusOf,
  take,
  useOpenCounts,
} from './parts.tsx'
import { type Change, rowsOf, type Status, sheetOf, understandRows } from './spreadsheet-rows.ts'

type Items = readonly WstgItem[]

const Out = ({ items }: { items: Items }) => {
  const { t, zone, bytes } = usePage()
  const countsOf = useOpenCounts()
  const save = async () => {
    const whole: WstgItem[] = []
    for (const item of items) {
      const path = { wstg_id: item.wstg_id }
      whole.push(item.notes_truncated ? await client.getItem({ path }) : item)
    }
    const when = (at: string) => zone.inputOf(Date.parse(at)).replace('T', ' ')
    const openOf = (item: WstgItem) => countsOf(item).map(([, text]) => text)
    const cells = writeCells(rowsOf(whole, t, when, openOf), listSeparator(navigator.language))
    // With the mark at the beginning spreadsheets read UTF-8.
    const file = new Blob([`\uFEFF${cells}\r\n`], { type: 'text/csv' })
    const name = `wstg-${zone.inputOf(Date.now()).slice(0, 10)}.csv`
    saveFile(file, name)
    return t.saved(name, bytes(file.size))
  }
  return (
    <Card title={t.takeOut} hint={t.takeOutHint}>
      <div class="actions">
        <ActionButton text={t.makeSpreadsheet} kind="primary" act={save} />
      </div>
    </Card>
  )
}

/** Statuses in one call. */
const portion = 20

interface SendProps {
  changes: readonly Change[]
  /** Called before the first one is sent. */
  onSend: () => void
}

/** The changes, and the button that sends them in portions. After a stop it sends the rest. */
const Send = ({ changes, onSend }: SendProps) => {
  const { t, integer, account, describeCode } = usePage()
  const [sent, setSent] = useState(0)
  const [told, setTold] = useState<{ id: string; text: string }[]>([])
  const isStopped = useRef(false)
  const { run, busy, error } = useAction(async () => {
    onSend()
    isStopped.current = false
    for (let start = sent; start < changes.length && !isStopped.current; start += portion) {
      const some = changes.slice(start, start + portion)
      const user = account.username
      const items = some.map(({ id, item: _, ...change }) => ({ wstg_id: id, user, ...change }))
      const headers = inPageLanguage()
      const { results } = await client.syncBatch({ body: { items }, headers })
      const texts = results.flatMap(({ index, code, hint }) => {
        const text = code ? describeCode(code) : hint
        return text ? { id: some[index]?.id ?? '', text } : []
      })
      setTold((before) => [...before, ...texts])
      setSent(start + some.length)
    }
  })
  useEffect(() => () => (isStopped.current = true), [])
  const rest = changes.slice(sent)
  const itemsOf = (count: number) => t.items(count, integer(count))
  const isOver = sent > 0 && rest.length === 0
  return (
    <>
      {(busy || sent > 0) && (
        <div key={busy} class="part" tabIndex={-1} ref={takeFocus}>
          {busy ? (
            <Progress label={t.sending} done={sent} all={changes.length} format={integer}>
              <Button text={t.stop} onClick={() => (isStopped.current = true)} />
            </Progress>
          ) : (
            <Notice kind={isOver ? 'success' : 'info'}>{t.setAll(itemsOf(sent))}</Notice>
          )}
        </div>
      )}
      <Table
        caption={t.told}
        rows={told}
        columns={[
          [t.item, ({ id }) => <ItemLink id={id} />],
          [t.reason, ({ text }) => text],
        ]}
      />
      <Failure error={error} />
      {rest.length > 0 && !busy && (
        <>
          <OthersFindings changes={rest} />
          {rest.some(({ status }) => isPassing(status)) && <Notice>{t.notKept}</Notice>}
          <div class="actions">
            <Button text={t.sendItems(itemsOf(rest.length))} kind="primary" onClick={run} />
          </div>
        </>
      )}
      <Table
        caption={t.changes}
        rows={rest}
        keyOf={({ id }) => id}
        empty={!isOver && t.noChanges}
        columns={[
          [t.item, ({ id, item }) => [id, item?.name].filter(Boolean).join(' · ')],
          [t.before, ({ item }) => item && <Badge>{t.statuses[statusOf(item)]}</Badge>],
          [t.status, ({ status }) => <StatusBadge status={status} />],
          [t.notes, ({ notes }) => notes && <Badge>{t.newNotes}</Badge>],
        ]}
      />
    </>
  )
}

interface ContentProps {
  text: string
  items: Items
}

/** The rows as they are read, which a person decides. */
const Content = ({ text, items }: ContentProps) => {
  const { t, integer, account } = usePage()
  const memory = useMemo(() => memoryOf(`statuses of ${account.userId}`), [account.userId])
  const sheet = useMemo(() => sheetOf(text), [text])
  const head = String(sheet.head)
  const [answers, setAnswers] = useState<Answers>(memory.find(head))
  const read = useMemo(() => understandRows(sheet, answers, items), [sheet, answers, items])
  const roleOf = (key: string) => t.sheetRoles[key as keyof typeof t.sheetRoles]
  const labelOf = ({ key }: Choice) =>
    roleOf(key) ?? (key === 'unlisted' ? t.unlisted : t.meaningOf(key.slice(5)))
  const textOf = (key: string, option: string) => {
    if (!roleOf(key))
      return t.statuses[option as Status] ?? (option === 'send' ? t.addUnlisted : t.notBrought)
    return option === '-1'
      ? t.noColumn
      : sheet.head[Number(option)] || t.columnAt(Number(option) + 1)
  }
  const choices = read.choices.map((choice) => ({
    ...choice,
    label: labelOf(choice),
    options: choice.options.map((option) => [option, textOf(choice.key, option)] as const),
    ...(choice.key === 'unlisted' && { outcome: read.unlisted.slice(0, shownLines) }),
    column: read.columns[choice.key as keyof typeof read.columns],
    isFolded: !choice.isAsked && !roleOf(choice.key),
  }))
  if (choices.some(({ options }) => options.length === 0))
    return <Notice kind="error">{t.noTests}</Notice>
  const reasons = Object.entries(read.left)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${integer(count)} ${t.leftOut[reason as keyof typeof t.leftOut]}`)
  return (
    <>
      <ColumnChoices
        sheet={sheet}
        choices={choices}
        choose={(key, value) => setAnswers({ ...answers, [key]: value })}
        more={t.moreChoices}
      />
      {read.isComplete && (
        <>
          {reasons.length > 0 && <p role="status">{t.leftOutAll(reasons.join(' · '))}</p>}
          <Table
            caption={t.unclear}
            rows={read.unclear}
            columns={[
              [t.line, ({ line }) => line],
              [t.reason, ({ reason }) => t.unclearReasons[reason]],
            ]}
          />
          <Send
            key={JSON.stringify(answers)}
            changes={read.changes}
            onSend={() => memory.keep(head, answers)}
          />
        </>
      )}
    </>
  )
}

const In = ({ items }: { items: Items }) => {
  const { t } = usePage()
  const [opened, setOpened] = useState<OpenedText>({ text: '' })
  const { run, error } = useAction(async ({ target }: Event) => {
    const field = target as HTMLInputElement
    for (const other of field.form?.elements ?? [])
      if (other !== field) (other as HTMLInputElement).value = ''
    const [file] = field.files ?? []
    setOpened(file ? await openText(file) : { text: field.value })
  })
  const accept = '.csv,.tsv,.txt,text/csv,text/plain'
  const file = { label: t.file, type: 'file', accept } as const
  return (
    <Card title={t.bringIn} hint={t.bringInHint}>
      <form onInput={run}>
        <Fields fields={{ file, rows: { label: t.pasted, rows: 3 } }} />
      </form>
      <Failure error={error} />
      {'format' in opened && <Notice kind="error">{t.noSheet}</Notice>}
      {'text' in opened && opened.text.trim() && (
        <Content key={opened} text={opened.text} items={items} />
      )}
    </Card>
  )
}

/** The checklist as a spreadsheet: out, and in. */
export const SpreadsheetView = () => {
  const { t, may } = usePage()
  const load = useLoad((signal) => take(client.items({ signal })))
  const tools = <a href={hrefOf('checklist')}>{t.backToList}</a>
  return (
    <View title={t.spreadsheet} tools={tools} load={load}>
      {({ taken: items }) => (
        <>
          <Out items={items} />
          {may('checklist:write') && <In items={items} />}
        </>
      )}
    </View>
  )
}
