import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proximaEtapa } from '../tickets/etapas.ts'
import type { EtapaDoConteudo } from './conteudo.ts'
import { type EscolhaDoPasseio, opcoesDaEtapa, percorrer } from './experimentar.ts'

const etapa = (chave: string, mudanca: Partial<EtapaDoConteudo> = {}): EtapaDoConteudo => ({
  ...{ chave, nome: chave.toUpperCase(), setorId: 1, statusId: 1, requisito: null, permiteFinalizar: false },
  ...{ desvio: false, aguardaColeta: false, saidas: [] },
  ...mudanca,
})
const FIM = etapa('fim', { permiteFinalizar: true })
const RECUSA = etapa('recusa', { desvio: true, permiteFinalizar: true })
const ANALISE = etapa('analise', {
  requisito: 'ANALISE_DEVOLUCAO',
  saidas: [
    { condicao: 'NADA_AUTORIZADO', descricao: 'Nada', para: 'recusa' },
    { condicao: 'PRORROGACAO_NEGADA', descricao: 'Nunca', para: 'fim' },
  ],
})
const FLUXO = [etapa('a'), ANALISE, RECUSA, FIM]

const dito = (escolhas: EscolhaDoPasseio[], etapas = FLUXO) => {
  const { paradas, acabou } = percorrer(etapas, escolhas)
  return `${paradas.map((parada) => parada.etapa.chave).join(' ')}${acabou ? ' .' : ''}`
}

describe('ADM-06 o ticket fictício', () => {
  it.each<[string, EscolhaDoPasseio[], string]>([
    ['começa na primeira', [], 'a'],
    ['segue a ordem', ['ORDEM', 'ORDEM', 'FIM'], 'a analise fim .'],
    ['vai pelo que a análise achou', ['ORDEM', 0, 'FIM'], 'a analise recusa .'],
    ['não vai pelo que nunca acontece', ['ORDEM', 1], 'a analise'],
    ['depois do fim não há mais nada', ['ORDEM', 'ORDEM', 'FIM', 'ORDEM'], 'a analise fim .'],
    ['para onde a escolha deixou de existir', ['ORDEM', 7, 'FIM'], 'a analise'],
  ])('ADM-06 %s', (_caso, escolhas, esperado) => {
    expect(dito(escolhas)).toBe(esperado)
  })

  it('ADM-06 diz em cada etapa o que o ticket pode encontrar', () => {
    const textos = (cada: EtapaDoConteudo) => opcoesDaEtapa(FLUXO, cada).map(({ texto }) => texto)
    expect(textos(ANALISE)).toEqual(['A análise não autorizou nada', 'Nada disso: segue a ordem'])
    expect(textos(FIM)).toEqual(['Finaliza o ticket'])
    expect(textos(etapa('x', { permiteFinalizar: true, requisito: 'ENVIAR_NFD', desvio: true }))).toEqual([])
    expect(percorrer([], [])).toEqual({ paradas: [], acabou: false })
  })

  const fluxos = fc.integer({ min: 1, max: 5 }).chain((quantas) =>
    fc.array(
      fc.record({
        desvio: fc.boolean(),
        analisa: fc.boolean(),
        saidas: fc.array(fc.record({ para: fc.nat({ max: quantas - 1 }), escolhe: fc.boolean() }), {
          maxLength: 2,
        }),
      }),
      { minLength: quantas, maxLength: quantas },
    ),
  )

  it('ADM-06 anda por onde um ticket andaria, e por nenhum outro lugar', () => {
    fc.assert(
      fc.property(fluxos, (sorteadas) => {
        const etapas = sorteadas.map(({ desvio, analisa, saidas }, indice) =>
          etapa(String(indice), {
            ...{ desvio, requisito: analisa ? 'ANALISE_DEVOLUCAO' : null },
            saidas: saidas.map(({ para, escolhe }) => ({
              condicao: escolhe ? 'ESCOLHA' : 'NADA_AUTORIZADO',
              ...{ descricao: 'sai', para: String(para) },
            })),
          }),
        )
        const vivas = etapas.map((cada, id) => ({
          ...{ id, ordem: id, requisito: cada.requisito, permiteFinalizar: false, desvio: cada.desvio },
          condicionais: cada.saidas.map(({ condicao, para }, n) => ({
            ...{ id: n, condicao, proximaEtapaId: Number(para) },
          })),
        }))
        for (const [indice, cada] of etapas.entries()) {
          const viva = vivas[indice]
          if (!viva) throw new Error('toda etapa tem a sua')
          const fatos = cada.requisito
            ? [new Set<never>(), new Set(['NADA_AUTORIZADO' as const])]
            : [new Set<never>()]
          const destinos = new Set(
            fatos.flatMap((achados) =>
              [null, ...viva.condicionais.map(({ id }) => id)].flatMap((escolha) => {
                const destino = proximaEtapa(vivas, viva, { escolha, fatos: achados })
                return 'etapa' in destino ? [String(destino.etapa.id)] : []
              }),
            ),
          )
          // Of two ways by the same condition only the first happens; the flow is refused for it.
          const repetida = cada.saidas.filter(({ condicao }) => condicao === 'NADA_AUTORIZADO').length > 1
          if (repetida) continue
          expect(new Set(opcoesDaEtapa(etapas, cada).map(({ para }) => para?.chave))).toEqual(destinos)
        }
      }),
      { numRuns: 300 },
    )
  })
})
