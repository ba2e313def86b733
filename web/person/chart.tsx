import { useEffect, useRef } from 'preact/hooks'
import type { BmiBand } from '../../generated/client/index.js'
import { useBrowserValue } from '../load.ts'
import { usePage } from '../session.ts'
import { fromKg } from '../units.ts'
import { kindOfClass } from './classes.ts'
import type { Point } from './measures.ts'
import { drawPlot, type PlotContent } from './plot.ts'

const darkQuery = matchMedia('(prefers-color-scheme: dark)')
/** By how many points a key moves. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
const colours = {
  good: 'done',
  warn: 'active',
  bad: 'blocked',
  worse: 'worse',
  worst: 'worst',
} as const

type ChartProps = Omit<PlotContent, 'bands'> & { bands: readonly BmiBand[] }

/**
 * The weights as dots, their mean as a line, and the classes at the edge. A card shows the point
 * under the mouse or the finger, or the one that the keys have chosen.
 */
export const Chart = ({ series, from, to, bands }: ChartProps) => {
  const { points, means, meanDays } = series
  const {
    t,
    zone,
    messages,
    day,
    shortDay,
    month,
    year,
    integer,
    tenths,
    kg: ofKg,
    unit,
  } = usePage()
  const dark = useBrowserValue(() => darkQuery.matches, darkQuery, 'change')
  const place = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLOutputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats follow the language
  useEffect(() => {
    const target = place.current as HTMLDivElement
    const style = getComputedStyle(target)
    const look = {
      /** The colour as drawn: a canvas does not know the variables of the style sheet. */
      colour: (name: string) => {
        target.style.color = `var(--${name})`
        return style.color
      },
      font: style.fontFamily,
    }
    /** The points have the unit of the person. */
    const kg = (value: number) => ofKg(value / fromKg(1, unit))
    let chosen = points.length - 1
    const textOf = ({ at, kg: weight }: Point) => {
      const mean = means[chosen]
      return [kg(weight), day(at), mean === undefined ? '' : `${t.mean(meanDays)}: ${kg(mean)}`]
        .filter(Boolean)
        .join('\n')
    }
    const choose = (index: number) => {
      const point = points[index]
      if (!point) return
      chosen = index
      target.ariaValueNow = String(index)
      target.ariaValueText = textOf(point)
    }
    choose(chosen)
    const showCard = (index: number | undefined, left: number) => {
      const shown = card.current as HTMLOutputElement
      shown.hidden = index === undefined
      if (index === undefined) return
      choose(index)
      shown.textContent = target.ariaValueText
      const { offsetLeft, clientWidth } = plot.over
      const besides = left > clientWidth / 2 ? left - shown.offsetWidth - 12 : left + 12
      shown.style.translate = `${Math.max(offsetLeft + besides, 0)}px`
    }
    const content = {
      series,
      from,
      to,
      bands: bands.map((band) => ({
        ...band,
        text: messages.bmi_descriptions[band.class],
        colour: colours[kindOfClass(band.class)],
      })),
    }
    const formats = { zone, unit, ofUnit: { day: shortDay, month, year }, integer, tenths, kg }
    const plot = drawPlot(target, content, look, formats, showCard)
    const moveTo = (left: number) => plot.setCursor({ left, top: 1 })
    const follow = ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse') return
      const { left, width } = plot.over.getBoundingClientRect()
      moveTo(Math.min(Math.max(clientX - left, 0), width - 1))
    }
    const hide = () => plot.setCursor({ left: -10, top: -10 })
    const move = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
      const by = moves[event.key]
      if (by === undefined) return
      event.preventDefault()
      chosen = Math.min(Math.max(chosen + by, 0), points.length - 1)
      const point = points[chosen]
      if (point) moveTo(plot.valToPos(point.at / 1000, 'x'))
    }
    target.addEventListener('pointerdown', follow)
    target.addEventListener('pointermove', follow)
    target.addEventListener('keydown', move)
    target.addEventListener('blur', hide)
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: target.clientWidth, height: target.clientHeight }),
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      target.removeEventListener('keydown', move)
      target.removeEventListener('pointerdown', follow)
      target.removeEventListener('pointermove', follow)
      target.removeEventListener('blur', hide)
      plot.destroy()
    }
  }, [series, from, bands, messages, dark])
  return (
    <div class="chart">
      <div
        class="plot"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={t.chart}
        aria-valuemin={0}
        aria-valuemax={Math.max(points.length - 1, 0)}
        aria-valuenow={Math.max(points.length - 1, 0)}
      />
      <output class="tip" ref={card} hidden aria-hidden="true" />
    </div>
  )
}
