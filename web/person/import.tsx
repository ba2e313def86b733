import { useMemo, useState } from 'preact/hooks'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { usePage } from '../session.ts'
import type { Answers, Choice } from '../ui/choices.ts'
import { type ColumnChoice, ColumnChoices } from '../ui/columns.tsx'
import { Table } from '../ui/data.tsx'
import { Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { Fields } from '../ui/forms.tsx'
import { memoryOf } from '../ui/memory.ts'
import type { Sheet } from '../ui/tables.ts'
import { Heading, takeFocus } from '../ui/view.tsx'
import { toKg, type Unit } from '../units.ts'
import { Spark } from './chart.tsx'
import type { WrittenRecord } from './consistent.ts'
import { importToUndo, planImport, runImport, undoImport } from './importing.ts'
import { type Opened, openFile } from './opening.ts'
import { knownOf } from './programs.ts'
import { readRecords, samplesOf, understand } from './reading.ts'
import { tablesOf } from './sheet.ts'

/** The import that can be taken back, if there is one. */
const Undo = () => {
  const { t, integer, instant, announce, account } = usePage()
  const [note, setNote] = useState(() => importToUndo(account.userId))
  const [done, setDone] = useState(0)
  const { run, busy, error } = useAction(async () => {
    if (!note) return
    setDone(0)
    const count = await undoImport(note, setDone)
    setNote(undefined)
    announce(t.undone(integer(count)))
  })
  if (!note) return null
  const all = note.records.length
  return (
    <Notice>
      {busy ? (
        <Progress label={t.undoing} done={done} all={all} format={integer} />
      ) : (
        <>
          <p>{t.importedAt(instant(note.at), integer(all))}</p>
          <Button text={t.undoImport} onClick={run} />
        </>
      )}
      <Failure error={error} />
    </Notice>
  )
}

/** The weights that will be stored, in a sentence and a line. */
const Summary = ({ records }: { records: readonly WrittenRecord[] }) => {
  const { t, integer, kg, day } = usePage()
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return null
  const [from, end] = [day(first.fecha_registro), day(last.fecha_registro)]
  const to = end === day(Date.now()) ? t.today : end
  return (
    <div class="summary">
      <strong>
        {records.length === 1
          ? t.importOne(from, kg(first.peso_kg))
          : t.importRange(integer(records.length), from, to, kg(first.peso_kg), kg(last.peso_kg))}
      </strong>
      <Spark
        trend={records.map((one) => ({ at: Date.parse(one.fecha_registro), kg: one.peso_kg }))}
      />
    </div>
  )
}

interface PreviewProps {
  records: readonly WrittenRecord[]
  /** Called with the outcome. */
  onImport: (outcome: string) => void
}

/** The service's check of the records, and the button that imports the new ones. */
const Preview = ({ records, onImport }: PreviewProps) => {
  const { t, zone, config, integer, kg, instant, describeCode, account } = usePage()
  const [done, setDone] = useState(0)
  const limits = config.validation_limits ?? {}
  const plan = useLoad((signal) => planImport(records, zone, limits, signal, setDone), [records])
  const importAction = useAction(async () => {
    if (!plan.data) return
    setDone(0)
    const count = await runImport(account.userId, plan.data, setDone)
    onImport(t.importedWeights(integer(count)))
  })
  if (plan.loading)
    return <Progress label={t.checking} done={done} all={records.length} format={integer} />
  const { added = [], known = 0, refused = [] } = plan.data ?? {}
  if (importAction.busy)
    return (
      <div tabIndex={-1} ref={takeFocus}>
        <Progress label={t.importingWeights} done={done} all={added.length} format={integer} />
      </div>
    )
  const rejected = refused.length
  const outcome = [
    t.added(integer(added.length)),
    known > 0 && t.known(integer(known)),
    rejected > 0 && t.rejected(integer(rejected)),
  ]
  return (
    <>
      <Failure error={plan.error} retry={plan.reload} />
      <Summary records={added} />
      {plan.data && <p role="status">{outcome.filter(Boolean).join(' · ')}</p>}
      <Table
        caption={t.refused}
        rows={refused}
        columns={[
          [t.date, ({ fecha_registro }) => instant(fecha_registro)],
          [t.weight, ({ peso_kg }) => kg(peso_kg), 'numeric'],
          [t.reason, ({ code }) => describeCode(code ?? '')],
        ]}
      />
      <Failure error={importAction.error} retry={plan.reload} />
      {added.length > 0 && importAction.error === undefined && (
        <div class="actions">
          <Button
            text={t.importWeights(added.length, integer(added.length))}
            kind="primary"
            onClick={importAction.run}
          />
        </div>
      )}
    </>
  )
}

const noTable: Sheet = { head: [], body: [] }

interface ContentProps {
  opened: Exclude<Opened, { format: unknown }>
  onImport: (outcome: string) => void
}

/** The file as it is read, which a person decides. */
const Content = ({ opened, onImport }: ContentProps) => {
  const { t, zone, integer, kg, plain, instant, account } = usePage()
  const isText = 'text' in opened
  const memory = useMemo(() => memoryOf(`columns of ${account.userId}`), [account.userId])
  const tables = useMemo(() => (isText ? tablesOf(opened.text) : [opened.sheet]), [isText, opened])
  const sole = tables.length === 1 ? 0 : tables.findIndex(knownOf)
  const [table, chooseTable] = useState(sole)
  const [changes, setChanges] = useState<Readonly<Record<string, Answers>>>({})
  const sheet = tables[table] ?? tables[0] ?? noTable
  const head = String(sheet.head)
  const answers = changes[head] ?? memory.find(head)
  const understood = useMemo(() => understand(sheet, answers, zone), [sheet, answers, zone])
  const samples = useMemo(() => samplesOf(sheet, understood.form, zone), [sheet, understood, zone])
  const isComplete = understood.isComplete && table >= 0
  const { data: latest, error } = useLoad(
    async (signal) =>
      isComplete
        ? { understood, ...(await readRecords(sheet, understood.form, zone, signal)) }
        : undefined,
    [understood, isComplete],
  )
  const read = latest?.understood === understood ? latest : undefined
  const nameOf = (at: number) => sheet.head[at] || t.columnAt(at + 1)
  const example = samples[0]?.value ?? 0
  const textOf = (key: string, option: string): string => {
    if (key === 'order') return t.orders[option as keyof typeof t.orders]
    if (key === 'decimal') return option === ',' ? t.comma : t.point
    if (key.startsWith('only')) return option || t.allLines
    if (option === '-1') return t.noColumn
    if (option === 'file') return t.asInFile
    const at = Number.parseInt(option.replace('#', ''), 10)
    if (!Number.isNaN(at)) return nameOf(at) + (option.endsWith('+') ? ` + ${nameOf(at + 1)}` : '')
    const converted = option === 'kg' ? '' : ` = ${kg(toKg(example, option as Unit))}`
    return `${t.unitNames[option as Unit]} (${plain(example)} ${option}${converted})`
  }
  const outcomeOf = ({ key, value }: Choice) =>
    samples.flatMap((sample) => {
      const at = sample.at && instant(sample.at)
      const weight = sample.kg === undefined ? plain(sample.value) : kg(sample.kg)
      const parts = /^(date|time|order)$/.test(key) ? [at] : [weight, key.startsWith('only') && at]
      const text = parts.filter(Boolean).join(' · ')
      return text && value !== undefined ? [`${t.samples[sample.name]}: ${text}`] : []
    })
  const isFilter = ({ column }: Choice) => column !== undefined
  const choices = understood.choices
    .toSorted((one, other) => Number(isFilter(one)) - Number(isFilter(other)))
    .map(
      (choice): ColumnChoice => ({
        ...choice,
        label: isFilter(choice)
          ? t.onlyWhere(nameOf(choice.column ?? 0))
          : t.importRoles[choice.key as keyof typeof t.importRoles],
        options: choice.options.map((option) => [option, textOf(choice.key, option)]),
        outcome: outcomeOf(choice),
        column: /^(date|time|weight)$/.test(choice.key)
          ? Number.parseInt(choice.value ?? '', 10)
          : undefined,
        isFolded: !choice.isAsked && (isFilter(choice) || understood.program !== undefined),
      }),
    )
  const tableChoice: ColumnChoice = {
    key: 'table',
    label: t.table,
    options: tables.map(({ head, body }, index) => [
      String(index),
      t.tableOf(head.filter(Boolean).join(', '), integer(body.length)),
    ]),
    value: table < 0 ? undefined : String(table),
  }
  const choose = (key: string, value: string) => {
    if (key === 'table') chooseTable(Number(value))
    else setChanges({ ...changes, [head]: { ...answers, [key]: value } })
  }
  if (tables.length === 0) return <Notice kind="error">{t.nothingRead}</Notice>
  const elsewhere = tables.reduce((sum, { body }) => sum + body.length, 0) - sheet.body.length
  const facts = read && [
    sheet.isCut && t.cutFile,
    read.others > 0 && t.leftOutLines(integer(read.others)),
    elsewhere > 0 && t.otherTables(integer(elsewhere)),
    read.empty > 0 && t.withoutWeight(integer(read.empty)),
    read.isLocal && t.localTimes(zone.name),
    read.isNoon && t.localDays(zone.name),
  ]
  return (
    <>
      {understood.program && <p role="status">{t.recognised(understood.program)}</p>}
      <ColumnChoices
        sheet={sheet}
        choices={[...(sole < 0 ? [tableChoice] : []), ...(table < 0 ? [] : choices)]}
        choose={choose}
        more={understood.program ? t.changeReading : t.moreChoices}
      />
      <Failure error={error} />
      {read?.records.length === 0 && <Notice kind="error">{t.nothingRead}</Notice>}
      {facts?.map(
        (fact) =>
          fact && (
            <Notice key={fact} kind="doubt">
              {fact}
            </Notice>
          ),
      )}
      {read && (
        <Table
          caption={t.unread(integer(read.unread.length))}
          rows={read.unread}
          columns={[[t.line, (line) => line]]}
        />
      )}
      {read && read.records.length > 0 && (
        <Preview
          key={JSON.stringify([head, answers])}
          records={read.records}
          onImport={(outcome) => {
            if (changes[head]) memory.keep(head, answers)
            onImport(outcome)
          }}
        />
      )}
    </>
  )
}

/** The files that the picker offers. */
const accept = '.csv,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml'

export const ImportView = () => {
  const { t } = usePage()
  const [chosen, choose] = useState<File>()
  const [outcome, setOutcome] = useState('')
  const read = async (signal: AbortSignal) =>
    chosen && { opened: await openFile(chosen, signal), chosen }
  const { data, error, loading, reload } = useLoad(read, [chosen])
  const opened = data?.chosen === chosen ? data?.opened : undefined
  const file = { label: t.file, type: 'file', accept } as const
  return (
    <div class="card">
      <Heading
        title={t.importTitle}
        tools={<a href={hrefOf('weight', outcome ? { period: 'all' } : {})}>{t.back}</a>}
      />
      {outcome ? (
        <div class="part" tabIndex={-1} ref={takeFocus}>
          <Notice kind="success">{outcome}</Notice>
          <Undo />
        </div>
      ) : (
        <>
          <p class="hint">{t.importHint}</p>
          {!chosen && <Undo />}
          <form onInput={({ target }) => choose((target as HTMLInputElement).files?.[0])}>
            <Fields fields={{ file }} />
          </form>
          <Failure error={error} retry={reload} />
          {loading && chosen && <Notice kind="loading">{t.loading}</Notice>}
          {opened &&
            ('format' in opened ? (
              <Notice kind="error">{t.formats[opened.format]}</Notice>
            ) : (
              <Content key={chosen} opened={opened} onImport={setOutcome} />
            ))}
        </>
      )}
    </div>
  )
}
