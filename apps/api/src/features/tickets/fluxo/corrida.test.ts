import type { Contrato } from '@balcao/dominio/contrato'
import { avancarEtapa, finalizarTicket, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'

const fluxo = usarFluxo()
const PARALELAS = 30
const RODADAS = 4

type Tentativa = { venceu: boolean; mensagem: string }

/** One of the four actions on that version; who loses must be told so. */
async function tentar(id: number, versao: number, i: number): Promise<Tentativa> {
  const motivo = await fluxo.motivo('Cliente desistiu')
  const unica = async (contrato: Contrato, corpo: Record<string, unknown>): Promise<Tentativa> => {
    const { status, erro } = await fluxo.agir(contrato, id, { ...corpo, versao })
    if (status !== 200) expect([status, erro.codigo]).toEqual([409, 'TICKET_MUDOU'])
    return { venceu: status === 200, mensagem: erro.message }
  }
  const acoes = [
    () => unica(avancarEtapa, {}),
    () => unica(retrocederEtapa, { observacao: 'Rever' }),
    () => unica(finalizarTicket, { motivo }),
    async (): Promise<Tentativa> => {
      const { corpo } = await fluxo.teste.chamar(encaminharVarios, {
        corpo: { tickets: [{ id, versao }], setor: await fluxo.idDoSetor('Logística'), mensagem: '' },
        token: await fluxo.teste.tokenDe('GERENTE'),
      })
      return { venceu: corpo.feitos === 1, mensagem: corpo.resultados[0]?.message ?? '' }
    },
  ]
  return (acoes[i % acoes.length] ?? acoes[0])?.() ?? { venceu: false, mensagem: '' }
}

describe('corrida', () => {
  it(`TIC-13 de ${PARALELAS} ações ao mesmo tempo sobre a mesma versão, uma vence`, async () => {
    const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', etapa: 'Rastreio com a transportadora' })
    const inicio = await fluxo.linha(id)
    for (let rodada = 1; rodada <= RODADAS; rodada++) {
      const tentativas = await Promise.all(
        Array.from({ length: PARALELAS }, (_, i) => tentar(id, rodada, i + rodada)),
      )
      expect(tentativas.filter(({ venceu }) => venceu)).toHaveLength(1)
      for (const { venceu, mensagem } of tentativas)
        if (!venceu)
          expect(mensagem).toBe(
            'Este ticket mudou enquanto você o via. Confira o que aconteceu e tente novamente.',
          )
      // The next round starts from a place where all four are possible.
      await fluxo.mudar(id, { finalizadoEm: null, etapaId: inicio.etapaId, percurso: inicio.percurso })
    }
    expect((await fluxo.linha(id)).versao).toBe(1 + RODADAS)
    expect((await fluxo.historico(id)).map(({ versao }) => versao)).toEqual(
      Array.from({ length: 1 + RODADAS }, (_, i) => i + 1),
    )
  })

  it('TIC-13 sem dizer a versão, as ações esperam a vez e nenhuma se perde', async () => {
    const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', etapa: 'Rastreio com a transportadora' })
    const respostas = await Promise.all(
      Array.from({ length: PARALELAS }, (_, i) =>
        i % 2 ? fluxo.agir(avancarEtapa, id) : fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' }),
      ),
    )
    const feitas = respostas.filter(({ status }) => status === 200).length
    expect(feitas).toBeGreaterThan(0)
    for (const { status, erro } of respostas)
      if (status !== 200)
        expect([status, erro.codigo]).toEqual([
          409,
          expect.stringMatching(/^TICKET_NA_(PRIMEIRA|ULTIMA)_ETAPA$/),
        ])
    expect((await fluxo.linha(id)).versao).toBe(1 + feitas)
    expect((await fluxo.historico(id)).map(({ versao }) => versao)).toEqual(
      Array.from({ length: 1 + feitas }, (_, i) => i + 1),
    )
  })

  it('TIC-13 quem perde a corrida para um colega que levou o ticket a outra fila sabe disso, e só disso', async () => {
    const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', criador: 'GERENTE' })
    await fluxo.agir(avancarEtapa, id, { versao: 1, observacao: 'Transportadora acionada' })
    await fluxo.agir(retrocederEtapa, id, { versao: 2, observacao: 'Volta' })
    await fluxo.agir(avancarEtapa, id, { versao: 3, observacao: 'Assunto interno da logística' })
    const tarde = await fluxo.agir(avancarEtapa, id, { versao: 1 }, 'OPERADOR')
    expect([tarde.status, tarde.erro]).toEqual([
      409,
      {
        codigo: 'TICKET_MUDOU',
        message: 'Este ticket mudou enquanto você o via e foi para outra fila.',
        mudancas: [
          {
            quando: expect.any(String),
            quem: nomeDaConta('GERENTE'),
            o_que: 'Avançou de “Triagem” para “Rastreio com a transportadora”.\nTransportadora acionada',
          },
        ],
      },
    ])
    // Version 2 was in the other queue, and without a version nothing proves that it was ever seen.
    expect((await fluxo.agir(avancarEtapa, id, { versao: 2 }, 'OPERADOR')).status).toBe(404)
    expect((await fluxo.agir(avancarEtapa, id, {}, 'OPERADOR')).status).toBe(404)
    expect((await fluxo.agir(avancarEtapa, id, { versao: 1 }, 'COLABORADOR')).status).toBe(404)
    expect((await fluxo.linha(id)).versao).toBe(4)
  })
})
