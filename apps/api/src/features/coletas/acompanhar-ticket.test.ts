import { confirmarColeta, obterColeta } from '@balcao/dominio/coletas/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import {
  arquivarTicket,
  avancarEtapa,
  finalizarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cenarioDeColetas } from '../../../test/cenario-de-coletas.ts'
import { esperandoTrava } from '../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { etapasDoTipo } from '../tickets/nucleo/queries-etapas.ts'
import { coleta } from './tabelas.ts'

const fluxo = usarFluxo()
const coletas = cenarioDeColetas(fluxo)

const conferir = async (ticketId: number, recebida = 5) => {
  const itens = await fluxo.itens(ticketId)
  const obs = recebida < 5 ? 'Veio menos' : undefined
  return fluxo.agir(avancarEtapa, ticketId, {
    checkin: itens.map(({ id }) => ({ id, qtd_recebida: recebida, obs })),
  })
}

const estado = async (ticketId: number, coletaId: number) => {
  const [linha] = await coletas.linhas(ticketId)
  const { situacao } = await coletas.coleta(coletaId)
  return { ordem: situacao, linha: linha?.situacao, encerrada: linha?.encerradaEm !== null }
}

describe('COL-01 a coleta acompanha o ticket', () => {
  it('COL-01 a conferência da mercadoria confirma a coleta que ninguém confirmou', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    expect((await conferir(ticketId)).status).toBe(200)
    expect(await estado(ticketId, coletaId)).toEqual({
      ordem: 'CONFIRMADA',
      linha: 'CONFIRMADA',
      encerrada: true,
    })
  })

  it('COL-01 a conferência encerra a que já se confirmou, que fica com o dia e a observação de quem a confirmou', async () => {
    const { ticketId } = await coletas.ordem()
    const coletadaEm = somarDias(hojeEm(fluxo.teste.agora()), -1)
    await fluxo.teste.chamar(confirmarColeta, {
      corpo: { tickets: [ticketId], data: coletadaEm, observacao: 'Na portaria' },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect((await conferir(ticketId)).status).toBe(200)
    expect(await coletas.linhas(ticketId)).toMatchObject([
      { situacao: 'CONFIRMADA', coletadaEm, observacao: 'Na portaria', encerradaEm: expect.any(Date) },
    ])
  })

  it('COL-01 a conferência recusada não mexe na coleta', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    expect((await fluxo.agir(avancarEtapa, ticketId, {})).status).toBe(422)
    expect(await estado(ticketId, coletaId)).toEqual({ ordem: 'GERADA', linha: 'GERADA', encerrada: false })
  })

  it('COL-01 finalizar sem concluir cancela a coleta por fazer', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const motivo = await fluxo.motivo('Cliente desistiu')
    expect((await fluxo.agir(finalizarTicket, ticketId, { motivo, observacao: 'Desistiu' })).status).toBe(200)
    expect(await estado(ticketId, coletaId)).toEqual({
      ordem: 'CANCELADA',
      linha: 'CANCELADA',
      encerrada: true,
    })
    expect((await fluxo.agir(arquivarTicket, ticketId)).status).toBe(200)
  })

  it('COL-01 dois tickets da mesma ordem que acabam ao mesmo tempo a deixam cancelada, e não a coletar', async () => {
    const [a, b] = [await coletas.aguardando(), await coletas.aguardando()]
    const dona = await coletas.transportadora()
    const { corpo } = await coletas.gerar('transportadora', [a.id, b.id], { responsavel_id: dona.id })
    const coletaId = corpo.coletas[0]?.id ?? 0
    const motivo = await fluxo.motivo('Cliente desistiu')
    const { banco } = fluxo.teste.negocio()
    // Somebody holds the order until both are at it: whoever did not wait would not see what the other leaves.
    const fins = await transacao(banco, async (tx) => {
      await tx.select().from(coleta).where(eq(coleta.id, coletaId)).for('update')
      const pedidos = [a, b].map(({ id }) => fluxo.agir(finalizarTicket, id, { motivo }, 'ADMIN'))
      await esperandoTrava(banco, 2)
      return pedidos
    })
    expect((await Promise.all(fins)).map(({ status }) => status)).toEqual([200, 200])
    expect((await coletas.coleta(coletaId)).situacao).toBe('CANCELADA')
  })

  it('COL-01 voltar a etapa cancela a coleta por fazer', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    await fluxo.agir(retrocederEtapa, ticketId, { observacao: 'Nota errada' })
    expect(await estado(ticketId, coletaId)).toEqual({
      ordem: 'CANCELADA',
      linha: 'CANCELADA',
      encerrada: true,
    })
  })

  it('COL-01 o que já foi coletado continua a caminho enquanto o ticket volta', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    await fluxo.teste.chamar(confirmarColeta, {
      corpo: { tickets: [ticketId] },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    await fluxo.agir(retrocederEtapa, ticketId, { observacao: 'Nota errada' })
    expect(await estado(ticketId, coletaId)).toEqual({
      ordem: 'CONFIRMADA',
      linha: 'CONFIRMADA',
      encerrada: false,
    })
  })

  it('COL-01 o que faltou na conferência pode ser coletado de novo', async () => {
    const { ticketId } = await coletas.ordem()
    expect((await conferir(ticketId, 3)).status).toBe(200)
    expect(await fluxo.etapaDe(ticketId)).toBe('Tratar divergência')
    await fluxo.agir(retrocederEtapa, ticketId, { observacao: 'Buscar o resto' })
    const dona = await coletas.transportadora()
    const outra = await coletas.gerar('transportadora', [ticketId], { responsavel_id: dona.id }, 'GERENTE')
    expect(outra.status).toBe(200)
    const { corpo } = await fluxo.teste.chamar(obterColeta, {
      params: { idColeta: outra.corpo.coletas[0]?.id ?? 0 },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(corpo.tickets[0]?.itens.map(({ quantidade }) => quantidade)).toEqual([2, 2])
  })

  it('COL-01 o que já foi coletado segue a caminho enquanto o ticket refaz etapas de antes', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    await fluxo.teste.chamar(confirmarColeta, {
      corpo: { tickets: [ticketId] },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    const { tipoId, etapaId } = await fluxo.linha(ticketId)
    const etapas = await etapasDoTipo(fluxo.teste.negocio().banco, tipoId)
    await fluxo.agir(retrocederEtapa, ticketId, { observacao: 'Nota errada' })
    await fluxo.mudar(ticketId, { etapaId: etapas[0]?.id ?? 0 })
    expect((await fluxo.agir(avancarEtapa, ticketId)).status).toBe(200)
    expect((await fluxo.linha(ticketId)).etapaId).not.toBe(etapaId)
    expect((await estado(ticketId, coletaId)).encerrada).toBe(false)
  })
})
