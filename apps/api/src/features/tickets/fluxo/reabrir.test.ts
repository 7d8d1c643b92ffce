import { somarMinutosUteis } from '@balcao/dominio/prazos/calendario'
import { reabrirTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { colaborador, colaboradorSetor } from '../../acesso/tabelas.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'

const fluxo = usarFluxo()
const DIA = 86_400_000
const ha = (dias: number) => new Date(Date.now() - dias * DIA)
const finalizado = (dias = 1) => ({
  tipo: 'ATRASO_ENTREGA',
  etapa: 'Rastreio com a transportadora',
  campos: { finalizadoEm: ha(dias), respondidoEm: ha(dias) },
})

describe('reabrir', () => {
  testarGuardas(fluxo, {
    contrato: reabrirTicket,
    abrir: finalizado(),
    corpo: () => ({}),
    quem: 'OPERADOR',
    semAcao: [],
  })

  it('TIC-10 volta à etapa em que acabou, com o relógio da solução do começo', async () => {
    const { id } = await fluxo.abrir(finalizado())
    const antes = await fluxo.linha(id)
    const { status, corpo } = await fluxo.agir(reabrirTicket, id, {
      versao: 1,
      observacao: 'Ainda não chegou.',
    })
    expect([status, corpo]).toEqual([200, { message: 'Ticket reaberto com sucesso', versao: 2 }])
    const linha = await fluxo.linha(id)
    expect(linha).toMatchObject({
      etapaId: antes.etapaId,
      percurso: antes.percurso,
      statusId: antes.statusId,
      setorId: antes.setorId,
      finalizadoEm: null,
      motivoFinalizacaoId: null,
      reaberturas: 1,
      respondidoEm: antes.respondidoEm,
      pausadoEm: null,
    })
    const tipo = await fluxo.tipoDe('ATRASO_ENTREGA')
    const calendario = await calendarioDaFilial(fluxo.teste.negocio().banco, linha.filialId)
    const minuto = new Date(Math.floor(linha.atualizadoEm.getTime() / 60_000) * 60_000)
    expect(linha.prazoSolucaoEm).toEqual(somarMinutosUteis(calendario, minuto, tipo.minutosSolucao ?? 0))
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'REABERTURA',
      mensagem: 'Reabriu o ticket.\nAinda não chegou.',
      versao: 2,
    })
  })

  it('TIC-10 numa etapa que espera o cliente, os relógios voltam parados', async () => {
    const { id } = await fluxo.abrir({ ...finalizado(), etapa: 'Confirmação com o cliente' })
    await fluxo.agir(reabrirTicket, id)
    const reaberto = await fluxo.linha(id)
    expect(reaberto).toMatchObject({
      pausadoEm: reaberto.atualizadoEm,
      minutosRestantesSolucao: (await fluxo.tipoDe('ATRASO_ENTREGA')).minutosSolucao,
    })
  })

  it.each([
    ['continua no setor', async () => {}, true],
    [
      'saiu do setor',
      async (operadorId: number, setorId: number) => {
        await fluxo.teste
          .negocio()
          .banco.delete(colaboradorSetor)
          .where(and(eq(colaboradorSetor.colaboradorId, operadorId), eq(colaboradorSetor.setorId, setorId)))
      },
      false,
    ],
    [
      'não trabalha mais aqui',
      async (operadorId: number) => {
        const { banco } = fluxo.teste.negocio()
        await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.id, operadorId))
      },
      false,
    ],
  ])('TIC-10 volta a quem o tinha, se ele %s; se não, à fila', async (_caso, mudar, volta) => {
    const { banco } = fluxo.teste.negocio()
    const { id } = await fluxo.abrir(finalizado())
    const { setorId } = await fluxo.linha(id)
    const operadorId = await fluxo.idDaConta('SUPERVISOR')
    await banco.insert(colaboradorSetor).values({ colaboradorId: operadorId, setorId }).onConflictDoNothing()
    await fluxo.mudar(id, { operadorId })
    try {
      await mudar(operadorId, setorId)
      expect((await fluxo.agir(reabrirTicket, id)).status).toBe(200)
      expect((await fluxo.linha(id)).operadorId).toBe(volta ? operadorId : null)
    } finally {
      await banco.update(colaborador).set({ ativo: true }).where(eq(colaborador.id, operadorId))
    }
  })

  it('TIC-10 o consumidor reabre o seu', async () => {
    const { id } = await fluxo.abrir({
      tipo: 'DUVIDA_PRODUTO',
      doConsumidor: true,
      campos: { finalizadoEm: ha(1) },
    })
    const { status } = await fluxo.agir(reabrirTicket, id, {}, 'CONSUMIDOR_FINAL')
    expect(status).toBe(200)
  })

  it.each([
    ['aberto', { tipo: 'DUVIDA_FISCAL' }, 'TICKET_JA_ABERTO'],
    [
      'arquivado',
      { ...finalizado(), campos: { finalizadoEm: ha(2), arquivadoEm: ha(1) } },
      'TICKET_ARQUIVADO',
    ],
    ['finalizado há tempo demais', finalizado(91), 'PRAZO_DE_REABERTURA_PASSOU'],
  ])('TIC-10 409 para um ticket %s', async (_caso, pedido, codigo) => {
    const { id } = await fluxo.abrir(pedido)
    const { status, erro } = await fluxo.agir(reabrirTicket, id)
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-10 422 para uma observação sem fim', async () => {
    const { id } = await fluxo.abrir(finalizado())
    const { erro } = await fluxo.agir(reabrirTicket, id, { observacao: 'x'.repeat(1001) })
    expect(erro.campos).toEqual({ observacao: 'Informe no máximo 1.000 caracteres' })
  })
})
