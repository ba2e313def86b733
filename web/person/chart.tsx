import { useEffect, useRef, useState } from 'preact/hooks'
import uPlot from 'uplot'
import type { WeightItem } from '../../generated/client/index.js'
import { useFormat, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { type Band, dayMs, sevenDayMeans } from './measures.ts'

export type Period = 'month' | 'year' | 'all'

const days = { month: 30, year: 365, all: Number.POSITIVE_INFINITY }
const leastSpanKg = 4

/** Whether the browser shows dark pages; a canvas has to be drawn again. */
const useDark = (): boolean => {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const [dark, setDark] = useState(query.matches)
  useEffect(() => {
    const update = () => setDark(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [query])
  return dark
}

/** The weights of a period as points, their seven-day mean as a line, and the classes as bands. */
export const Chart = (props: { weights: readonly WeightItem[]; period: Period; bands: Band[] }) => {
  const { weights, period, bands } = props
  const texts = useTexts(personTexts)
  const format = useFormat()
  const { messages } = usePage()
  const dark = useDark()
  const place = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and format follow the language
  useEffect(() => {
    const target = place.current
    if (!target) return
    const style = getComputedStyle(target)
    /** The colour as drawn: a canvas does not know the variables of the style sheet. */
    const colour = (name: string) => {
      target.style.color = `var(--${name})`
      return style.color
    }
    const all = weights.map(({ fecha_registro, peso_kg }) => ({
      at: Date.parse(fecha_registro),
      kg: peso_kg,
    }))
    all.reverse()
    const means = sevenDayMeans(all)
    const now = Date.now()
    const start = Math.max(now - days[period] * dayMs, (all[0]?.at ?? now) - dayMs)
    const from = period === 'all' ? start : now - days[period] * dayMs
    const shown = all.findIndex(({ at }) => at >= from)
    const points = shown < 0 ? [] : all.slice(shown)
    const values = points.map(({ kg }) => kg)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const margin = Math.max(leastSpanKg - (most - least), (most - least) / 5) / 2
    const unhovered = points.length > 0 ? '' : texts.nothingInPeriod
    const scale = devicePixelRatio
    const edgesOf = ({ bbox, valToPos }: uPlot, band: Band) => ({
      upper: Math.max(bbox.top, valToPos(Math.min(band.to, 1e4), 'y', true)),
      lower: Math.min(bbox.top + bbox.height, valToPos(band.from, 'y', true)),
    })
    const drawBands = (plot: uPlot) => {
      const { ctx, bbox } = plot
      for (const [index, band] of bands.entries()) {
        const { upper, lower } = edgesOf(plot, band)
        ctx.fillStyle = colour(band.name === 'normal' ? 'band-normal' : 'band')
        // Every second band, so that neighbours differ.
        if (index % 2 === 1 && lower > upper)
          ctx.fillRect(bbox.left, upper, bbox.width, lower - upper)
      }
    }
    const nameBands = (plot: uPlot) => {
      const { ctx, bbox } = plot
      ctx.font = `${12 * scale}px ${style.fontFamily}`
      ctx.textAlign = 'right'
      ctx.lineWidth = 4 * scale
      ctx.strokeStyle = colour('card')
      ctx.fillStyle = colour('quiet')
      for (const band of bands) {
        const { upper, lower } = edgesOf(plot, band)
        if (lower - upper < 24 * scale) continue
        const name = messages.bmi_descriptions[band.name]
        const at = [bbox.left + bbox.width - 8 * scale, upper + 18 * scale] as const
        ctx.strokeText(name, ...at)
        ctx.fillText(name, ...at)
      }
    }
    const axis = {
      font: `12px ${style.fontFamily}`,
      stroke: colour('quiet'),
      grid: { stroke: colour('line'), width: 1 },
      ticks: { show: false },
    }
    const size = () => ({ width: target.clientWidth, height: target.clientHeight })
    const plot = new uPlot(
      {
        ...size(),
        padding: [8, 20, 0, 0],
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
        scales: {
          x: { range: [from / 1000, (now + (now - from) / 50) / 1000] },
          y: { range: values.length > 0 ? [least - margin, most + margin] : [60, 80] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            values: (_plot, splits, _axis, _space, step) =>
              splits.map((seconds) =>
                step * 1000 < 28 * dayMs
                  ? format.shortDay(seconds * 1000)
                  : format.month(seconds * 1000),
              ),
            space: 70,
            size: 32,
            incrs: [1, 2, 7, 14, 28, 61, 91, 182, 365, 730, 1825].map((count) => count * 86_400),
          },
          { ...axis, size: 44, values: (_plot, splits) => splits.map((kg) => format.plain(kg)) },
        ],
        series: [
          {},
          {
            stroke: colour('quiet'),
            paths: () => null,
            points: { show: true, size: points.length > 100 ? 3 : 6, fill: colour('quiet') },
          },
          { stroke: colour('accent'), width: 2.5, points: { show: false } },
        ],
        hooks: {
          drawClear: [drawBands],
          draw: [nameBands],
          setCursor: [
            ({ cursor }) => {
              const point = cursor.idx == null ? undefined : points[cursor.idx]
              if (readout.current)
                readout.current.textContent = point
                  ? `${format.day(point.at)} · ${format.kg(point.kg)}`
                  : unhovered
            },
          ],
        },
      },
      [points.map(({ at }) => at / 1000), values, means.slice(all.length - points.length)],
      target,
    )
    if (readout.current) readout.current.textContent = unhovered
    const observer = new ResizeObserver(() => plot.setSize(size()))
    observer.observe(target)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [weights, period, bands, messages, dark])
  return (
    <figure>
      <div class="chart" ref={place} role="img" aria-label={texts.chart} />
      <figcaption class="hint">
        <span>
          <i /> {texts.chartPoints} <i /> {texts.chartMean}
        </span>
        <span class="numeric" ref={readout} />
      </figcaption>
    </figure>
  )
}
