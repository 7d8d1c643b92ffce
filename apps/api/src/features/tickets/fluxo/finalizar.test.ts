import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { motivoFinalizacao, ticketStatus } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const noFim = () => ({ tipo: 'DUVIDA_PRODUTO' })
const DESISTIU = 'Cliente desistiu'

describe('finalizar', () => {
  testarGuardas(fluxo, {
    contrato: finalizarTicket,
    abrir: noFim(),
    corpo: async () => ({ motivo: await fluxo.motivo(DESISTIU) }),
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 encerra com o motivo à vista do cliente, e responde a quem esperava', async () => {
    const { id } = await fluxo.abrir({ ...noFim(), doConsumidor: true })
    const tipo = await fluxo.tipoDe('DUVIDA_PRODUTO')
    const { banco } = fluxo.teste.negocio()
    const [motivo] = await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.tipoId, tipo.id))
    const { status, corpo } = await fluxo.agir(finalizarTicket, id, {
      versao: 1,
      motivo: motivo?.id,
      mensagem: 'Até a próxima!',
      observacao: 'Ligou três vezes.',
    })
    expect([status, corpo]).toEqual([200, { message: 'Ticket finalizado com sucesso', versao: 3 }])
    const linha = await fluxo.linha(id)
    const [situacao] = await banco.select().from(ticketStatus).where(eq(ticketStatus.id, linha.statusId))
    expect(situacao?.situacao).toBe('FINALIZADO')
    expect(linha).toMatchObject({
      finalizadoEm: (await fluxo.ultimaEntrada(id)).criadoEm,
      respondidoEm: linha.finalizadoEm,
      motivoFinalizacaoId: motivo?.id,
    })
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'FINALIZACAO',
      mensagem: 'Finalizou o ticket: Dúvida esclarecida.\nAté a próxima!',
      versao: 3,
    })
    // What is for the staff is not of the end that the customer reads.
    expect((await fluxo.historico(id)).at(-2)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'MENSAGEM',
      mensagem: 'Ligou três vezes.',
    })
  })

  it('TIC-10 a explicação que o motivo pede pode ser a do cliente', async () => {
    const { id } = await fluxo.abrir(noFim())
    const motivo = await fluxo.motivo('Sem retorno do cliente')
    const { status } = await fluxo.agir(finalizarTicket, id, { motivo, mensagem: 'Não nos respondeu.' })
    expect(status).toBe(200)
  })

  it('ALC-06 o fim que não chega ao cliente não é a primeira resposta', async () => {
    const { id } = await fluxo.abrir(noFim())
    await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo(DESISTIU) })
    const finalizadoEm = (await fluxo.ultimaEntrada(id)).criadoEm
    expect(await fluxo.linha(id)).toMatchObject({ finalizadoEm, respondidoEm: null })
  })

  it('TIC-10 uma resposta já dada não muda de hora', async () => {
    const respondidoEm = new Date(Date.now() - 3_600_000)
    const { id } = await fluxo.abrir({ ...noFim(), campos: { respondidoEm } })
    await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo(DESISTIU) })
    expect((await fluxo.linha(id)).respondidoEm).toEqual(respondidoEm)
  })

  it.each([
    ['finalizado', { finalizadoEm: new Date() }, 'TICKET_FINALIZADO'],
    ['arquivado', { arquivadoEm: new Date() }, 'TICKET_ARQUIVADO'],
  ])('TIC-10 409 para um ticket %s', async (_caso, campos, codigo) => {
    const { id } = await fluxo.abrir({ ...noFim(), campos })
    const { status, erro } = await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo(DESISTIU) })
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-10 409 concluir onde a etapa não permite; desistir pode em qualquer uma', async () => {
    const { id } = await fluxo.abrir({ tipo: 'DEVOLUCAO_TOTAL' })
    const concluir = await fluxo.agir(finalizarTicket, id, { motivo: await motivoDe('DEVOLUCAO_TOTAL') })
    expect([concluir.status, concluir.erro.codigo]).toEqual([409, 'ETAPA_NAO_PERMITE_FINALIZAR'])
    const desistir = await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo(DESISTIU) })
    expect(desistir.status).toBe(200)
  })

  it.each([
    ['sem motivo', async () => ({}), 'motivo', 'Campo obrigatório'],
    ['motivo que não existe', async () => ({ motivo: 999_999 }), 'motivo', 'O campo é inválido'],
    [
      'motivo de outro tipo',
      async () => ({ motivo: await motivoDe('AVARIA') }),
      'motivo',
      'O campo é inválido',
    ],
    [
      'motivo que pede explicação',
      async () => ({ motivo: await fluxo.motivo('Sem retorno do cliente') }),
      'observacao',
      'Campo obrigatório',
    ],
  ])('TIC-10 422 %s', async (_caso, errado, campo, mensagem) => {
    const { id } = await fluxo.abrir(noFim())
    const { status, erro } = await fluxo.agir(finalizarTicket, id, await errado())
    expect([status, erro.campos]).toEqual([422, { [campo]: mensagem }])
    expect((await fluxo.linha(id)).finalizadoEm).toBeNull()
  })

  it('TIC-10 422 para um motivo que saiu de uso', async () => {
    const { banco } = fluxo.teste.negocio()
    const [velho] = await banco
      .insert(motivoFinalizacao)
      .values({ descricao: 'Antigo', conclui: false, ordem: 99, ativo: false })
      .returning()
    const { id } = await fluxo.abrir(noFim())
    const { erro } = await fluxo.agir(finalizarTicket, id, { motivo: velho?.id })
    expect(erro.campos).toEqual({ motivo: 'O campo é inválido' })
  })
})

async function motivoDe(chave: string): Promise<number> {
  const { id } = await fluxo.tipoDe(chave)
  const [motivo] = await fluxo.teste
    .negocio()
    .banco.select()
    .from(motivoFinalizacao)
    .where(eq(motivoFinalizacao.tipoId, id))
  return motivo?.id ?? 0
}
