import { expect, it } from 'vitest'
import { ESTADOS } from './estados.ts'
import { ufDoCep } from './uf-do-cep.ts'

it.each([
  ['01000-000', 'SP'],
  ['13031900', 'SP'],
  ['20000000', 'RJ'],
  ['32210000', 'MG'],
  ['69300000', 'RR'],
  ['69400000', 'AM'],
  ['72800000', 'GO'],
  ['73000000', 'DF'],
  ['74450010', 'GO'],
  ['79063000', 'MS'],
  ['89219600', 'SC'],
  ['99999999', 'RS'],
  ['00123000', null],
  ['', null],
])('GER-13 o CEP %s é de %s', (cep, uf) => {
  expect(ufDoCep(cep)).toBe(uf)
})

it('GER-13 todo estado tem CEPs', () => {
  const achados = new Set(Array.from({ length: 1000 }, (_, i) => ufDoCep(String(i * 100).padStart(5, '0'))))
  expect(ESTADOS.filter(({ sigla }) => !achados.has(sigla))).toEqual([])
})

// By the post office's table: where a state's CEPs begin and end, and nobody's between.
const FAIXAS = `SP 01000-19999, RJ 20000-28999, ES 29000-29999, MG 30000-39999, BA 40000-48999, SE 49000-49999, PE 50000-56999,
  AL 57000-57999, PB 58000-58999, RN 59000-59999, CE 60000-63999, PI 64000-64999, MA 65000-65999, PA 66000-68899, AP 68900-68999,
  AM 69000-69299, RR 69300-69399, AM 69400-69899, AC 69900-69999, DF 70000-72799, GO 72800-72999, DF 73000-73699, GO 73700-76799,
  RO 76800-76999, TO 77000-77999, MT 78000-78899, MS 79000-79999, PR 80000-87999, SC 88000-89999, RS 90000-99999`

it('GER-13 as duas pontas de cada faixa, e nada entre elas', () => {
  const achadas: { uf: string; de: string; ate: string }[] = []
  for (let n = 0; n < 100_000; n += 1) {
    const cep = String(n).padStart(5, '0')
    const uf = ufDoCep(`${cep}-000`)
    const ultima = achadas.at(-1)
    if (uf && ultima?.uf === uf && Number(ultima.ate) === n - 1) ultima.ate = cep
    else if (uf) achadas.push({ uf, de: cep, ate: cep })
  }
  expect(achadas.map(({ uf, de, ate }) => `${uf} ${de}-${ate}`)).toEqual(FAIXAS.split(/,\s+/))
})
