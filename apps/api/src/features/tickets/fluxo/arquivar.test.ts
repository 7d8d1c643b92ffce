import { arquivarTicket, desarquivarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'

const fluxo = usarFluxo()
const ONTEM = new Date(Date.now() - 86_400_000)
const finalizado = () => ({ tipo: 'DUVIDA_FISCAL', campos: { finalizadoEm: ONTEM } })
const arquivado = () => ({ tipo: 'DUVIDA_FISCAL', campos: { finalizadoEm: ONTEM, arquivadoEm: ONTEM } })

describe('arquivar', () => {
  testarGuardas(fluxo, {
    contrato: arquivarTicket,
    abrir: finalizado(),
    corpo: () => ({}),
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 guarda um ticket finalizado, com a sua entrada', async () => {
    const { id } = await fluxo.abrir(finalizado())
    const { status, corpo } = await fluxo.agir(arquivarTicket, id, { versao: 1 }, 'OPERADOR')
    expect([status, corpo]).toEqual([200, { message: 'Ticket arquivado com sucesso', versao: 2 }])
    expect((await fluxo.linha(id)).arquivadoEm).toEqual((await fluxo.ultimaEntrada(id)).criadoEm)
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'ARQUIVAMENTO',
      mensagem: 'Arquivou o ticket.',
      versao: 2,
      colaboradorId: await fluxo.idDaConta('OPERADOR'),
    })
  })

  it.each([
    ['em aberto', { tipo: 'DUVIDA_FISCAL' }, 'TICKET_EM_ABERTO'],
    ['já arquivado', arquivado(), 'TICKET_JA_ARQUIVADO'],
  ])('TIC-10 409 para um ticket %s', async (_caso, pedido, codigo) => {
    const { id } = await fluxo.abrir(pedido)
    const { status, erro } = await fluxo.agir(arquivarTicket, id)
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect(await fluxo.historico(id)).toHaveLength(1)
  })

  it('TIC-13 422 para uma versão que não é versão', async () => {
    const { id } = await fluxo.abrir(finalizado())
    const { status, erro } = await fluxo.agir(arquivarTicket, id, { versao: 0 })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['versao']])
  })
})

describe('desarquivar', () => {
  testarGuardas(fluxo, {
    contrato: desarquivarTicket,
    abrir: arquivado(),
    corpo: () => ({}),
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 devolve o ticket como era', async () => {
    const { id } = await fluxo.abrir(arquivado())
    const antes = await fluxo.linha(id)
    const { corpo } = await fluxo.agir(desarquivarTicket, id, { versao: 1 })
    expect(corpo).toEqual({ message: 'Ticket desarquivado com sucesso', versao: 2 })
    expect(await fluxo.linha(id)).toMatchObject({
      arquivadoEm: null,
      finalizadoEm: antes.finalizadoEm,
      statusId: antes.statusId,
      etapaId: antes.etapaId,
    })
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({ acao: 'DESARQUIVAMENTO', versao: 2 })
  })

  it('TIC-10 409 para o que não está no arquivo', async () => {
    const { id } = await fluxo.abrir(finalizado())
    expect((await fluxo.agir(desarquivarTicket, id)).erro.codigo).toBe('TICKET_NAO_ARQUIVADO')
  })
})
