import fc from 'fast-check'
import t from 'tap'
import { type BmiClass, bodyMassIndex } from '../../src/measurements/bmi.ts'

t.test('the class changes exactly at each bound', async (t) => {
  // 1.6 m squared is 2.56 m², so each of these weights gives exactly its bound. Some would not in
  // binary arithmetic.
  const bounds: [kg: number, bmi: number, below: BmiClass, at: BmiClass][] = [
    [47.36, 18.5, 'underweight', 'normal'],
    [64, 25, 'normal', 'overweight'],
    [76.8, 30, 'overweight', 'obese_class_i'],
    [89.6, 35, 'obese_class_i', 'obese_class_ii'],
    [102.4, 40, 'obese_class_ii', 'obese_class_iii'],
  ]
  for (const [kg, bmi, below, at] of bounds) {
    t.same(bodyMassIndex(kg, 1.6), { bmi, bmiClass: at }, `${kg} kg are ${bmi} exactly`)
    t.equal(
      bodyMassIndex(Number((kg - 0.01).toFixed(2)), 1.6).bmiClass,
      below,
      `10 g less are ${below}`,
    )
  }
})

t.test('the class is decided before rounding', async (t) => {
  const cases: [kg: number, m: number, bmi: number, bmiClass: BmiClass][] = [
    [47.35, 1.6, 18.5, 'underweight'], // 18.49609…
    [63.99, 1.6, 25, 'normal'], // 24.99609…
    [76.79, 1.6, 30, 'overweight'], // 29.99609…
    [89.59, 1.6, 35, 'obese_class_i'], // 34.99609…
    [102.39, 1.6, 40, 'obese_class_ii'], // 39.99609…
  ]
  for (const [kg, m, bmi, bmiClass] of cases)
    t.same(bodyMassIndex(kg, m), { bmi, bmiClass }, `${kg} kg at ${m} m`)
})

t.test('half a hundredth is rounded up', async (t) => {
  const cases: [kg: number, m: number, bmi: number][] = [
    [20.005, 1, 20.01],
    [20.004999, 1, 20],
    [1.005 * 4, 2, 1.01], // 1.00499999999999989… in binary
    [80.1, 2, 20.03], // 20.025
    [80.02, 2, 20.01], // 20.005
  ]
  for (const [kg, m, bmi] of cases) t.equal(bodyMassIndex(kg, m).bmi, bmi, `${kg} kg at ${m} m`)
})

t.test('the extremes of the limits are calculated', async (t) => {
  t.same(bodyMassIndex(650, 0.4), { bmi: 4062.5, bmiClass: 'obese_class_iii' })
  t.same(bodyMassIndex(2, 2.72), { bmi: 0.27, bmiClass: 'underweight' })
})

t.test('it agrees with integer arithmetic for every weight and height in hundredths', async (t) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 65_000 }),
      fc.integer({ min: 40, max: 272 }),
      (centikilos, centimetres) => {
        // Hundredths of kg/m²: kg / m² = centikilos * 100 / centimetres², rounded half up in
        // integer arithmetic.
        const divisor = BigInt(centimetres) ** 2n
        const hundredths = (BigInt(centikilos) * 20_000n + divisor) / (2n * divisor)
        return bodyMassIndex(centikilos / 100, centimetres / 100).bmi === Number(hundredths) / 100
      },
    ),
    { seed: 20_261_120, numRuns: 2000 },
  )
  t.pass('2000 pairs')
})

t.test(
  'it agrees with fractions of integers for any numbers, mainly near the bounds',
  async (t) => {
    /** The exact value of a number's decimal form. */
    const fraction = (value: number): [numerator: bigint, denominator: bigint] => {
      const [whole = '', decimals = ''] = String(value).split('.')
      return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
    }
    const classes: BmiClass[] = [
      'underweight',
      'normal',
      'overweight',
      'obese_class_i',
      'obese_class_ii',
      'obese_class_iii',
    ]
    const expected = (kg: number, m: number) => {
      const [[weight, perKg], [height, perM]] = [fraction(kg), fraction(m)]
      const [numerator, denominator] = [weight * perM ** 2n, perKg * height ** 2n]
      const hundredths = (numerator * 200n + denominator) / (2n * denominator)
      const reached = [37n, 50n, 60n, 70n, 80n].filter(
        (halves) => 2n * numerator >= halves * denominator,
      )
      return { bmi: Number(hundredths) / 100, bmiClass: classes[reached.length] }
    }
    const agrees = (kg: number, m: number) => {
      const { bmi, bmiClass } = bodyMassIndex(kg, m)
      const exact = expected(kg, m)
      return bmi === exact.bmi && bmiClass === exact.bmiClass
    }
    const options = { seed: 20_261_121, numRuns: 3000 }
    const height = fc.double({ min: 0.4, max: 2.72, noNaN: true })
    fc.assert(fc.property(fc.double({ min: 2, max: 650, noNaN: true }), height, agrees), options)
    // Weights whose quotient is the number closest to a multiple of half a hundredth, and their
    // neighbours.
    const centimetres = fc.integer({ min: 40, max: 272 }).map((cm) => cm / 100)
    const beside = fc.tuple(
      fc.integer({ min: 400, max: 20_000 }),
      fc.oneof(centimetres, height),
      fc.integer({ min: -3, max: 3 }),
    )
    const kilograms = ([halves, m, steps]: [number, number, number]) => {
      const near = (halves / 200) * m * m
      return near + steps * near * Number.EPSILON
    }
    fc.assert(
      fc.property(beside, (place) => agrees(kilograms(place), place[1])),
      options,
    )
    t.pass('6000 pairs')
  },
)
