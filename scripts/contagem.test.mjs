import { describe, expect, it } from 'vitest'
import {
  contarEtapa,
  contarPlaywright,
  contarVitest,
  descrever,
  nomearOsQueFalharam,
  somar,
} from './contagem.mjs'

const vitest = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const passou = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const falhou = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const quebrado = { status: 'failed', assertionResults: [] }
const tombouNoFim = { status: 'failed', assertionResults: [{ status: 'passed' }] }

describe('contagem dos testes', () => {
  it.each([
    ['tudo certo', { numPassedTests: 3, testResults: [passou] }, [3, 0, 0]],
    ['um teste falhou', { numPassedTests: 2, numFailedTests: 1, testResults: [passou, falhou] }, [2, 1, 0]],
    ['um arquivo nem carregou', { numPassedTests: 1, testResults: [passou, quebrado] }, [1, 1, 0]],
    ['um arquivo falhou fora dos testes', { numPassedTests: 1, testResults: [tombouNoFim] }, [1, 1, 0]],
    ['pulados e por fazer', { numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 }, [1, 0, 3]],
  ])('vitest: %s', (_caso, partes, [passed, failed, skipped]) => {
    const contagem = contarVitest({ ...vitest, ...partes })
    expect(contagem).toMatchObject({ passed, failed, skipped, naSegunda: [] })
    expect(contagem.falharam).toHaveLength(failed)
  })

  it('vitest: o que passou só na segunda tentativa tem nome, e o porquê da primeira', () => {
    const naSegunda = {
      status: 'passed',
      fullName: 'a busca abre',
      failureMessages: ['Error: não veio\n  at x'],
    }
    const relatorio = {
      ...vitest,
      numPassedTests: 1,
      testResults: [{ status: 'passed', assertionResults: [naSegunda] }],
    }
    expect(contarVitest(relatorio).naSegunda).toEqual(['a busca abre: Error: não veio'])
  })

  it('vitest: o que falhou tem nome e porquê, também o arquivo que nem carregou', () => {
    const falha = { status: 'failed', fullName: 'a busca abre', failureMessages: ['Error: não veio\n  at x'] }
    const relatorio = {
      ...vitest,
      numFailedTests: 1,
      testResults: [
        { name: '/x/busca.test.ts', status: 'failed', assertionResults: [passou, falha] },
        {
          name: '/x/outro.test.ts',
          status: 'failed',
          message: 'SyntaxError: aqui\nali',
          assertionResults: [],
        },
      ],
    }
    expect(nomearOsQueFalharam([contarVitest(relatorio)])).toBe(
      'Falharam: 2\n  busca.test.ts › a busca abre: Error: não veio\n  outro.test.ts: SyntaxError: aqui\n\n',
    )
  })

  it('playwright: o que passou só na segunda tentativa conta como passado, mas tem nome', () => {
    const stats = { expected: 4, unexpected: 2, flaky: 2, skipped: 3 }
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ status }],
    })
    const suites = [
      {
        title: 'faq.spec.ts',
        file: 'faq.spec.ts',
        specs: [spec('busca um artigo', 'flaky'), spec('abre um artigo', 'expected')],
        suites: [{ title: 'no celular', file: 'faq.spec.ts', specs: [spec('busca', 'flaky')] }],
      },
      { title: 'home.spec.ts', file: 'home.spec.ts', specs: [spec('números', 'unexpected')] },
    ]
    const contagem = contarPlaywright({ stats, suites })
    expect(contagem).toEqual({
      passed: 6,
      failed: 2,
      skipped: 3,
      naSegunda: ['faq.spec.ts › busca um artigo', 'faq.spec.ts › no celular › busca'],
      falharam: ['home.spec.ts › números'],
    })
    const semTestes = { passed: 1, failed: 0, skipped: 0 }
    expect(nomearOsQueFalharam([semTestes, contagem])).toBe(
      'Falharam: 1\n  home.spec.ts › números\n\nPassaram só na segunda vez: 2\n  faq.spec.ts › busca um artigo\n  faq.spec.ts › no celular › busca\n\n',
    )
    expect(nomearOsQueFalharam([semTestes, { ...contagem, naSegunda: [], falharam: [] }])).toBe('')
  })

  it.each([
    ['etapa sem testes que deu certo', 0, undefined, [0, 0]],
    ['etapa sem testes que falhou', 2, undefined, [0, 1]],
    ['testes certos, mas a etapa acabou mal', 1, [5, 0], [5, 1]],
    ['testes que falharam contam como são', 1, [5, 3], [5, 3]],
  ])('%s', (_caso, codigo, testes, [passed, failed]) => {
    const contagem = testes && { passed: testes[0] ?? 0, failed: testes[1] ?? 0, skipped: 0 }
    expect(contarEtapa(codigo, contagem)).toMatchObject({ passed, failed })
  })

  it.each([
    [[], '0 passed, 0 failed'],
    [
      [
        { passed: 2, failed: 0, skipped: 0 },
        { passed: 3, failed: 1, skipped: 0 },
      ],
      '5 passed, 1 failed',
    ],
    [
      [
        { passed: 2, failed: 0, skipped: 1 },
        { passed: 0, failed: 0, skipped: 1 },
      ],
      '2 passed, 0 failed, 2 skipped',
    ],
  ])('soma %j e descreve como "%s"', (contagens, frase) => {
    expect(descrever(somar(contagens))).toBe(frase)
  })
})
