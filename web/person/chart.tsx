import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import type { BmiBand, WeightItem } from '../../generated/client/index.js'
import { useBrowser } from '../load.ts'
import { usePage } from '../session.ts'
import { dayMs, sevenDayMeans } from './measures.ts'

const days = { month: 30, year: 365, all: Number.POSITIVE_INFINITY }
export type Period = keyof typeof days

const leastSpanKg = 4
/** Days between the ticks of the axis of time. */
const steps = [1, 2, 7, 14, 28, 61, 91, 182, 365, 730, 1825]
const darkQuery = matchMedia('(prefers-color-scheme: dark)')

interface ChartProps {
  /** The newest first. */
  weights: readonly WeightItem[]
  period: Period
  bands: readonly BmiBand[]
}

/** The weights of a period as points, their seven-day mean as a line, and the classes as bands. */
export const Chart = ({ weights, period, bands }: ChartProps) => {
  const { t, messages, day, shortDay, month, kg, plain } = usePage()
  const dark = useBrowser(() => darkQuery.matches, darkQuery, 'change')
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and format follow the language
  useEffect(() => {
    const target = place.current as HTMLDivElement
    const style = getComputedStyle(target)
    /** The colour as drawn: a canvas does not know the variables of the style sheet. */
    const colour = (name: string) => {
      target.style.color = `var(--${name})`
      return style.color
    }
    const all = weights.map((one) => ({ at: Date.parse(one.fecha_registro), kg: one.peso_kg }))
    all.reverse()
    const now = Date.now()
    const oldest = (all[0]?.at ?? now) - dayMs
    const from = period === 'all' ? oldest : now - days[period] * dayMs
    const points = all.filter(({ at }) => at >= from)
    const values = points.map((point) => point.kg)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const margin = Math.max(leastSpanKg - (most - least), (most - least) / 5) / 2
    const range: uPlot.Range.MinMax = points.length > 0 ? [least - margin, most + margin] : [60, 80]
    const drawBands = ({ ctx, bbox, valToPos }: uPlot) => {
      const scale = devicePixelRatio
      ctx.save()
      ctx.font = `${12 * scale}px ${style.fontFamily}`
      ctx.textAlign = 'right'
      ctx.lineWidth = 4 * scale
      ctx.strokeStyle = colour('card')
      for (const [index, band] of bands.entries()) {
        const upper = Math.max(bbox.top, valToPos(Math.min(band.to, 1e4), 'y', true))
        const lower = Math.min(bbox.top + bbox.height, valToPos(band.from, 'y', true))
        ctx.fillStyle = colour(band.class === 'normal' ? 'band-normal' : 'band')
        // Every second band, so that neighbours differ.
        if (index % 2 === 1 && lower > upper)
          ctx.fillRect(bbox.left, upper, bbox.width, lower - upper)
        if (lower - upper < 24 * scale) continue
        ctx.fillStyle = colour('quiet')
        const at = [bbox.left + bbox.width - 8 * scale, upper + 18 * scale] as const
        ctx.strokeText(messages.bmi_descriptions[band.class], ...at)
        ctx.fillText(messages.bmi_descriptions[band.class], ...at)
      }
      ctx.restore()
    }
    const nameOf = (seconds: number, step: number) =>
      (step < 28 * 86_400 ? shortDay : month)(seconds * 1000)
    const write = (value: number | null) => (value == null ? t.unknown : kg(value))
    const axis = { font: `12px ${style.fontFamily}`, stroke: colour('quiet') }
    const bareAxis = { ...axis, ticks: { show: false } }
    const line = { stroke: colour('line'), width: 1 }
    const dots = { show: true, size: points.length > 100 ? 3 : 6, fill: colour('quiet') }
    const size = () => ({ width: target.clientWidth, height: target.clientHeight - 48 })
    const options: uPlot.Options = {
      ...size(),
      padding: [8, 20, 0, 0],
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
      scales: { x: { range: [from / 1000, (now + (now - from) / 50) / 1000] }, y: { range } },
      axes: [
        {
          ...{ ...bareAxis, grid: { show: false }, space: 70, size: 32 },
          incrs: steps.map((count) => count * 86_400),
          values: (_plot, splits, _axis, _space, step) => splits.map((at) => nameOf(at, step)),
        },
        { ...bareAxis, grid: line, size: 44, values: (_plot, splits) => splits.map(plain) },
      ],
      series: [
        { label: t.date, value: (_plot, at) => (at == null ? t.unknown : day(at * 1000)) },
        {
          ...{ label: t.chartPoint, stroke: colour('quiet'), points: dots },
          paths: () => null,
          value: (_plot, value) => write(value),
        },
        {
          ...{ label: t.chartMean, stroke: colour('accent'), width: 2.5, points: { show: false } },
          value: (_plot, value) => write(value),
        },
      ],
      hooks: { drawAxes: [drawBands] },
    }
    const means = sevenDayMeans(all).slice(all.length - points.length)
    const plot = new uPlot(options, [points.map(({ at }) => at / 1000), values, means], target)
    const observer = new ResizeObserver(() => plot.setSize(size()))
    observer.observe(target)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [weights, period, bands, messages, dark])
  const start = Date.now() - days[period] * dayMs
  const isEmpty = weights.every((one) => Date.parse(one.fecha_registro) < start)
  return (
    <>
      {isEmpty && <p class="hint">{t.nothingInPeriod}</p>}
      <div class="chart" ref={place} role="img" aria-label={t.chart} />
    </>
  )
}
