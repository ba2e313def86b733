import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import uPlot from 'uplot'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import { Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { Fields } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'
import { toKg } from '../units.ts'
import { importToUndo, planImport, type Refused, runImport, undoImport } from './importing.ts'
import { type Opened, openFile } from './opening.ts'
import { isAnswered, type Question, readRecords, type SheetForm, understand } from './reading.ts'
import { type Separator, separatorOf, sheetOf, type WrittenRecord } from './sheet.ts'

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
    announce(t.undone(count, integer(count)))
  })
  if (!note) return null
  const all = note.records.length
  return (
    <Notice>
      {busy ? (
        <Progress label={t.undoing} done={done} all={all} format={integer} />
      ) : (
        <>
          <p>{t.importedAt(instant(note.at), all, integer(all))}</p>
          <Button text={t.undoImport} onClick={run} />
        </>
      )}
      <Failure error={error} />
    </Notice>
  )
}

const RefusedTable = ({ rows }: { rows: readonly Refused[] }) => {
  const { t, kg, instant, messages } = usePage()
  /** A check gives no parameters, so a text that needs some is replaced by a general one. */
  const reasonCell = ({ code }: Refused) => {
    const text = (messages.errors as Record<string, string>)[code ?? '']
    return text === undefined || text.includes('{') ? t.changeTooLarge : text
  }
  return (
    <Table
      caption={t.refused}
      rows={rows}
      columns={[
        [t.date, ({ fecha_registro }) => instant(fecha_registro)],
        [t.weight, ({ peso_kg }) => kg(peso_kg), 'numeric'],
        [t.reason, reasonCell],
      ]}
    />
  )
}

interface ReadProps {
  records: readonly WrittenRecord[]
}

/** The service's check of the records, and the button that imports the new ones. */
const Preview = ({ records }: ReadProps) => {
  const { t, zone, config, integer, announce, account } = usePage()
  const [done, setDone] = useState(0)
  const [summary, setSummary] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const perDay = config.validation_limits?.weight_variation_per_day ?? Number.POSITIVE_INFINITY
  const plan = useLoad((signal) => planImport(records, zone, perDay, signal, setDone), [records])
  const importAction = useAction(async () => {
    if (!plan.data) return
    setDone(0)
    const count = await runImport(account.userId, plan.data, setDone)
    const text = t.importedWeights(count, integer(count))
    setSummary(text)
    if (!place.current) announce(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: then the focused button is gone
  useEffect(() => place.current?.focus(), [importAction.busy])
  if (summary)
    return (
      <div class="part" tabIndex={-1} ref={place}>
        <Notice kind="success">{summary}</Notice>
        <Undo />
        <a href={hrefOf('weight', { period: 'all' })}>{t.back}</a>
      </div>
    )
  if (plan.loading)
    return <Progress label={t.checking} done={done} all={records.length} format={integer} />
  const { added = [], known = 0, refused = [] } = plan.data ?? {}
  if (importAction.busy)
    return (
      <div tabIndex={-1} ref={place}>
        <Progress label={t.importingWeights} done={done} all={added.length} format={integer} />
      </div>
    )
  const counts = [
    [t.added, added.length],
    [t.known, known],
    [t.rejected, refused.length],
  ] as const
  const outcome = counts
    .filter(([text, count]) => count > 0 || text === t.added)
    .map(([text, count]) => text(count, integer(count)))
  return (
    <>
      <Failure error={plan.error} retry={plan.reload} />
      {plan.data && <p role="status">{outcome.join(' · ')}</p>}
      <RefusedTable rows={refused} />
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

/** A small line of the weights over time. */
const Spark = ({ records }: ReadProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = place.current as HTMLDivElement
    const { clientWidth: width, clientHeight: height } = target
    const plot = new uPlot(
      {
        width,
        height,
        legend: { show: false },
        cursor: { show: false },
        axes: [{ show: false }, { show: false }],
        series: [{}, { stroke: getComputedStyle(target).color, width: 2, points: { show: false } }],
      },
      [
        records.map(({ fecha_registro }) => Date.parse(fecha_registro) / 1000),
        records.map(({ peso_kg }) => peso_kg),
      ],
      target,
    )
    return () => plot.destroy()
  }, [records])
  return <div class="spark" aria-hidden="true" ref={place} />
}

/** The weights that have been read, in a sentence and a line. */
const Summary = ({ records }: ReadProps) => {
  const { t, integer, kg, day } = usePage()
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return null
  const [from, to] = [day(first.fecha_registro), day(last.fecha_registro)]
  return (
    <div class="summary">
      <strong>
        {t.importRange(integer(records.length), from, to, kg(first.peso_kg), kg(last.peso_kg))}
      </strong>
      <Spark records={records} />
    </div>
  )
}

interface AskProps {
  question: Question
  form: SheetForm
  head: readonly string[]
  answer: (value: unknown) => void
}

/** A question that the file leaves open, with nothing chosen. */
const Ask = ({ question, form, head, answer }: AskProps) => {
  const { t, plain, kg } = usePage()
  const id = useId()
  const { name } = question
  const title =
    name === 'person'
      ? t.questions.person(question.column)
      : t.questions[name === 'unit' && question.isContradiction ? 'units' : name]
  const textOf = (choice: unknown): string => {
    if (question.name === 'unit') {
      const unit = choice as (typeof question.choices)[number]
      const value = `${plain(question.example)} ${unit}`
      const converted = unit === 'kg' ? '' : ` = ${kg(toKg(question.example, unit))}`
      return `${t.unitNames[unit]} (${value}${converted})`
    }
    if (question.name === 'long') {
      const { cells } = question
      if (typeof choice === 'number') return `${cells[choice]}${t.mark}${cells[choice + 1]}`
      return choice === 'column' ? (cells[form.weight] ?? '') : t.leaveOut
    }
    if (question.name === 'weight') return t.column(Number(choice) + 1, head[Number(choice)] ?? '')
    return `${choice}` || t.allMine
  }
  return (
    <div class="ask" role="radiogroup" aria-labelledby={id}>
      <p id={id}>{title}</p>
      {(question.choices as readonly unknown[]).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={form[name] === choice}
            onInput={() => answer(choice)}
          />
          {textOf(choice)}
        </label>
      ))}
    </div>
  )
}

/** At most so many unread lines are shown. */
const maxLines = 5

/** The file as it is read, which can be changed. */
const Content = ({ opened }: { opened: Exclude<Opened, { format: unknown }> }) => {
  const { t, zone, integer } = usePage()
  const isText = 'text' in opened
  const [answers, setAnswers] = useState<Partial<SheetForm> & { separator: Separator }>(() => ({
    separator: isText ? separatorOf(opened.text) : ',',
  }))
  const { separator } = answers
  const sheet = useMemo(
    () => (isText ? sheetOf(opened.text, separator) : opened.sheet),
    [isText, opened, separator],
  )
  const understanding = useMemo(() => understand(sheet, answers, zone), [sheet, answers, zone])
  const { form, isAmbiguous, leftOut } = understanding
  const { head } = sheet
  const { data: latest, error } = useLoad(
    async (signal) => ({
      form,
      ...(await readRecords(sheet, understanding, zone, signal)),
    }),
    [understanding],
  )
  const questions = [...understanding.questions, ...(latest?.question ? [latest.question] : [])]
  const isComplete = questions.every((question) => isAnswered(question, form))
  const read = isComplete && latest?.form === form ? latest : undefined
  const columns = head.map((name, index) => [String(index), t.column(index + 1, name)] as const)
  const comma = [',', t.comma] as const
  const separatorNames = [comma, [';', t.semicolon], ['\t', t.tab]] as const
  const fields = {
    ...(isText && { separator: { label: t.separator, options: separatorNames } }),
    decimal: { label: t.decimal, options: [comma, ['.', t.point]] },
    order: { label: t.order, options: Object.entries(t.orders) },
    date: { label: t.dateColumn, options: columns },
    time: { label: t.timeColumn, options: [['-1', t.unknown], ...columns] },
    weight: { label: t.weightColumn, options: columns },
  } as const
  const change = (target: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(target))
    const chosen = (values.separator ?? separator) as Separator
    const [date, time, weight] = [values.date, values.time, values.weight].map(Number)
    setAnswers(
      chosen === separator
        ? ({ ...answers, ...values, date, time, weight } as typeof answers)
        : { separator: chosen },
    )
  }
  const others = leftOut.map((name) => `“${name}”`).join(', ')
  const doubts = [
    isAmbiguous && t.ambiguousDates(t.orders[form.order]),
    others && t.leftOutColumns(head[form.weight] ?? '', others),
    read && read.others > 0 && t.leftOutLines(read.others, integer(read.others)),
    read?.isLocal && t.localTimes(zone.name),
  ]
  return (
    <>
      {questions.map((question) => (
        <Ask
          key={question.name}
          question={question}
          form={form}
          head={head}
          answer={(value) => setAnswers({ ...answers, [question.name]: value })}
        />
      ))}
      <Failure error={error} />
      {read && <Summary records={read.records} />}
      {read?.records.length === 0 && <Notice kind="error">{t.nothingRead}</Notice>}
      {doubts.map(
        (doubt) =>
          doubt && (
            <Notice key={doubt} kind="doubt">
              {doubt}
            </Notice>
          ),
      )}
      <details>
        <summary>{t.changeReading}</summary>
        <form class="filters" onInput={({ currentTarget }) => change(currentTarget)}>
          <Fields fields={fields} values={{ ...answers, ...form }} />
        </form>
      </details>
      {read && read.unread.length > 0 && (
        <Notice kind="doubt">
          <p>{t.unread(read.unread.length, integer(read.unread.length))}</p>
          <p class="lines">{read.unread.slice(0, maxLines).join('\n')}</p>
        </Notice>
      )}
      {read && read.records.length > 0 && (
        <Preview key={JSON.stringify([separator, form])} records={read.records} />
      )}
    </>
  )
}

/** The files that the picker offers. */
const accept = '.csv,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml'

export const ImportView = () => {
  const { t } = usePage()
  const [chosen, choose] = useState<File>()
  const read = async (signal: AbortSignal) =>
    chosen && { opened: await openFile(chosen, signal), chosen }
  const { data, error, loading, reload } = useLoad(read, [chosen])
  const opened = data?.chosen === chosen ? data?.opened : undefined
  const file = { label: t.file, type: 'file', accept } as const
  return (
    <div class="card">
      <Heading title={t.importTitle} tools={<a href={hrefOf('weight')}>{t.back}</a>} />
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
          <Content key={chosen} opened={opened} />
        ))}
    </div>
  )
}
