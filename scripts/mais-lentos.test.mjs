import { describe, expect, it } from 'vitest'
import { demorasDoPlaywright, demorasDoVitest, nomearOsMaisLentos } from './mais-lentos.mjs'

describe('os mais lentos', () => {
  it('vitest: cada teste com o seu arquivo, e o que não rodou não demorou', () => {
    const assertionResults = [{ fullName: 'saldo volta', duration: 1500 }, { fullName: 'por fazer' }]
    expect(
      demorasDoVitest({ testResults: [{ name: '/raiz/apps/a.test.ts', assertionResults }] }, '/raiz'),
    ).toEqual([
      { arquivo: 'apps/a.test.ts', teste: 'saldo volta', segundos: 1.5 },
      { arquivo: 'apps/a.test.ts', teste: 'por fazer', segundos: 0 },
    ])
  })

  it('playwright: dentro do que o descreve, com a segunda tentativa na conta', () => {
    const spec = { title: 'busca', tests: [{ results: [{ duration: 4000 }, { duration: 500 }] }] }
    const suites = [
      {
        title: 'faq.spec.ts',
        file: 'faq.spec.ts',
        specs: [],
        suites: [{ title: 'no celular', file: 'faq.spec.ts', specs: [spec] }],
      },
    ]
    expect(demorasDoPlaywright({ config: { rootDir: '/raiz/e2e' }, suites }, '/raiz')).toEqual([
      { arquivo: 'e2e/faq.spec.ts', teste: 'no celular › busca', segundos: 4.5 },
    ])
  })

  it('dez testes, do mais lento ao menos, e os arquivos pela soma', () => {
    const demoras = Array.from({ length: 12 }, (_, i) => ({
      arquivo: i < 11 ? 'a.ts' : 'b.ts',
      teste: `t${i}`,
      segundos: i,
    }))
    const [testes = '', arquivos = ''] = nomearOsMaisLentos(demoras).split('\n\n')
    expect(testes.split('\n')).toHaveLength(11)
    expect(testes.split('\n').slice(0, 3)).toEqual([
      'Os testes mais lentos:',
      '   11.0 s  b.ts › t11',
      '   10.0 s  a.ts › t10',
    ])
    expect(testes).not.toContain('t1\n')
    expect(arquivos.split('\n')).toEqual([
      'Os arquivos mais lentos:',
      '   55.0 s  a.ts (11)',
      '   11.0 s  b.ts (1)',
    ])
    expect(nomearOsMaisLentos([])).toBe('')
  })
})
