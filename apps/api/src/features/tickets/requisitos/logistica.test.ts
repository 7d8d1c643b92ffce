import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticketProrrogacao } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()
const na = (etapa: string) => ({
  tipo: 'PRORROGACAO_BOLETO',
  etapa,
  partes: { prorrogacao: { responsavel: 'TRANSPORTADORA' as const, diasAtraso: 5 } },
})
const LOGISTICA = 'Confirmação do atraso'
const FINANCEIRO = 'Prorrogação do vencimento'
const prorrogacao = async (id: number) => {
  const { banco } = fluxo.teste.negocio()
  const [linha] = await banco.select().from(ticketProrrogacao).where(eq(ticketProrrogacao.ticketId, id))
  return linha
}

describe('PRORROGACAO_LOGISTICA', () => {
  it('TIC-11 confirma o atraso com parecer', async () => {
    const { id } = await fluxo.abrir(na(LOGISTICA))
    const logistica = { dias_confirmados: 3, parecer: 'Canhoto assinado no dia 10.' }
    const { status } = await fluxo.agir(avancarEtapa, id, { versao: 1, logistica })
    expect(status).toBe(200)
    expect(await prorrogacao(id)).toMatchObject({ diasConfirmados: 3, parecerLogistica: logistica.parecer })
    expect(await fluxo.etapaDe(id)).toBe(FINANCEIRO)
    expect((await fluxo.ultimaEntrada(id)).mensagem).toBe(
      `Avançou de “${LOGISTICA}” para “${FINANCEIRO}”.\nDias de atraso confirmados: 3 de 5.\n${logistica.parecer}`,
    )
  })

  it('TIC-10 422 sem resposta, dizendo o que se pede', async () => {
    const { id } = await fluxo.abrir(na(LOGISTICA))
    const { status, erro } = await fluxo.agir(avancarEtapa, id)
    expect([status, erro]).toMatchObject([
      422,
      { codigo: 'REQUISITO_DA_ETAPA', exige: 'PRORROGACAO_LOGISTICA' },
    ])
  })

  it.each([
    [
      'mais dias do que o pedido',
      { dias_confirmados: 6, parecer: 'a' },
      { 'logistica.dias_confirmados': 'O pedido foi de 5 dias: confirme no máximo 5.' },
    ],
    ['sem parecer', { dias_confirmados: 1, parecer: ' ' }, { 'logistica.parecer': 'Campo obrigatório' }],
    [
      'dias quebrados',
      { dias_confirmados: 1.5, parecer: 'a' },
      { 'logistica.dias_confirmados': 'O campo é inválido' },
    ],
  ])('TIC-11 422 %s', async (_caso, logistica, campos) => {
    const { id } = await fluxo.abrir(na(LOGISTICA))
    const { status, erro } = await fluxo.agir(avancarEtapa, id, { logistica })
    expect([status, erro.campos]).toEqual([422, campos])
    expect((await prorrogacao(id))?.diasConfirmados).toBeNull()
  })

  it('TIC-10 409 onde não há pedido de prorrogação', async () => {
    const { id } = await fluxo.abrir({ tipo: 'PRORROGACAO_BOLETO', etapa: LOGISTICA })
    const { status, erro } = await fluxo.agir(avancarEtapa, id, {
      logistica: { dias_confirmados: 1, parecer: 'a' },
    })
    expect([status, erro.codigo]).toEqual([409, 'TICKET_SEM_PRORROGACAO'])
  })
})
