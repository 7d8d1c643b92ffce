import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinoSeguro, lerMarcacao, semMarcacao } from './marcacao.ts'

const texto = (valor: string) => ({ tipo: 'texto', texto: valor })

describe('lerMarcacao', () => {
  it('FAQ-01 títulos, parágrafos e listas', () => {
    expect(lerMarcacao('## Antes\nUma linha\noutra\n\n- um\n- dois\n1. três\n### Fim')).toEqual([
      { tipo: 'titulo', nivel: 2, trechos: [texto('Antes')] },
      { tipo: 'paragrafo', linhas: [[texto('Uma linha')], [texto('outra')]] },
      { tipo: 'lista', ordenada: false, itens: [[texto('um')], [texto('dois')]] },
      { tipo: 'lista', ordenada: true, itens: [[texto('três')]] },
      { tipo: 'titulo', nivel: 3, trechos: [texto('Fim')] },
    ])
  })

  it('FAQ-01 negrito, itálico e links dentro da linha', () => {
    expect(lerMarcacao('Use **CFOP 5.202** *já* e [veja](/faq).')).toEqual([
      {
        tipo: 'paragrafo',
        linhas: [
          [
            texto('Use '),
            { tipo: 'forte', texto: 'CFOP 5.202' },
            texto(' '),
            { tipo: 'enfase', texto: 'já' },
            texto(' e '),
            { tipo: 'link', texto: 'veja', destino: '/faq' },
            texto('.'),
          ],
        ],
      },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '# um só',
    '** solto **',
    '2 * 3 * 4',
    '[sem fim](',
    '5.202',
  ])('FAQ-01 %j é só texto', (linha) => {
    expect(lerMarcacao(linha)).toEqual([{ tipo: 'paragrafo', linhas: [[texto(linha)]] }])
  })

  it('FAQ-01 o que outros programas põem por quebra de linha não desfaz um item nem um título', () => {
    expect(lerMarcacao('-   um\u2028dois')).toMatchObject([{ tipo: 'lista' }])
    expect(lerMarcacao('##   um\u2028dois')).toMatchObject([{ tipo: 'titulo' }])
  })

  it('FAQ-01 um link que poderia executar algo fica só com o texto', () => {
    expect(lerMarcacao('[clique](javascript:alert)')).toEqual([
      { tipo: 'paragrafo', linhas: [[texto('clique')]] },
    ])
  })

  it('FAQ-01 qualquer texto se lê, e nenhum destino inseguro sobra', () => {
    const destinos = (valor: string) =>
      lerMarcacao(valor)
        .flatMap((bloco) =>
          bloco.tipo === 'titulo' ? [bloco.trechos] : bloco.tipo === 'lista' ? bloco.itens : bloco.linhas,
        )
        .flatMap((linha) => linha.flatMap((trecho) => (trecho.tipo === 'link' ? trecho.destino : [])))
    const soltos = ['[', ']', '(', ')', '*', '#', '-', ' ', '\n', 'a', ':', '/']
    // Whole links too, or hardly any of the texts would have one.
    const inteiros = ['https://a', 'javascript:a', '//a', '/a'].map((destino) => `[a](${destino})`)
    const pedacos = fc.constantFrom(...soltos, ...inteiros)
    let links = 0
    fc.assert(
      fc.property(fc.string({ unit: pedacos }), (valor) => {
        const achados = destinos(valor)
        links += achados.length
        expect(achados.filter((destino) => !destinoSeguro(destino))).toEqual([])
      }),
    )
    expect(links).toBeGreaterThan(0)
  })
})

it.each([
  ['https://www.nfe.fazenda.gov.br/portal', true],
  ['http://exemplo.com', true],
  ['mailto:sac@exemplo.com', true],
  ['/tickets?abertos=true', true],
  ['//outro.com', false],
  ['/\\outro.com', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['artigo/1', false],
  ['', false],
])('FAQ-01 destino %j é seguro: %s', (destino, seguro) => {
  expect(destinoSeguro(destino)).toBe(seguro)
})

it('FAQ-01 só as palavras', () => {
  expect(semMarcacao('## Prazo\n\n**Sete dias** a partir da [entrega](/faq).\n- Um\n- Dois')).toBe(
    'Prazo:\nSete dias a partir da entrega.\nUm\nDois',
  )
})
