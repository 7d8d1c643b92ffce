import { cancelarColeta, confirmarColeta, obterColeta } from '@balcao/dominio/coletas/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cenarioDeColetas } from '../../../test/cenario-de-coletas.ts'
import { esperandoTrava } from '../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'

const fluxo = usarFluxo()
const coletas = cenarioDeColetas(fluxo)

const confirmar = async (
  tickets: number[],
  quem: TipoDeUsuario = 'GERENTE',
  extra: Record<string, unknown> = {},
) =>
  fluxo.teste.chamar(confirmarColeta, {
    corpo: { tickets, ...extra },
    token: await fluxo.teste.tokenDe(quem),
  })

const cancelar = async (
  idColeta: number,
  quem: TipoDeUsuario = 'GERENTE',
  motivo = 'Cliente desmarcou',
  versao?: number,
) =>
  fluxo.teste.chamar(cancelarColeta, {
    params: { idColeta },
    corpo: { motivo, versao },
    token: await fluxo.teste.tokenDe(quem),
  })

describe('POST /sac/coletas/confirmar', () => {
  it('COL-01 API-10 confirma com o dia e a observação, e conta no ticket', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const ontem = somarDias(hojeEm(fluxo.teste.agora()), -1)
    const { status, corpo } = await confirmar([ticketId], 'GERENTE', {
      data: ontem,
      observacao: 'Duas caixas abertas',
    })
    expect([status, corpo.coletas]).toEqual([200, [coletaId]])
    expect(await coletas.coleta(coletaId)).toMatchObject({ situacao: 'CONFIRMADA' })
    expect(await coletas.linhas(ticketId)).toMatchObject([
      { situacao: 'CONFIRMADA', coletadaEm: ontem, observacao: 'Duas caixas abertas', encerradaEm: null },
    ])
    const entrada = await fluxo.ultimaEntrada(ticketId)
    expect(entrada).toMatchObject({ tipo: 'PRIVADO', acao: 'COLETA_CONFIRMADA', versao: 3 })
    expect(entrada.mensagem).toContain('Duas caixas abertas')
  })

  it('COL-01 uma parte confirmada deixa a ordem a coletar', async () => {
    const [a, b] = [await coletas.aguardando(), await coletas.aguardando()]
    const dona = await coletas.transportadora()
    const { corpo } = await coletas.gerar('transportadora', [a.id, b.id], { responsavel_id: dona.id })
    const id = corpo.coletas[0]?.id ?? 0
    await confirmar([a.id])
    expect((await coletas.coleta(id)).situacao).toBe('GERADA')
    // The last day that may be.
    await confirmar([b.id], 'GERENTE', { data: hojeEm(fluxo.teste.agora()) })
    expect((await coletas.coleta(id)).situacao).toBe('CONFIRMADA')
  })

  it('COL-01 duas confirmações ao mesmo tempo: a segunda ouve quais tickets', async () => {
    const { ticketId, protocolo } = await coletas.ordem()
    const respostas = await Promise.all([confirmar([ticketId]), confirmar([ticketId], 'SUPERVISOR')])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)
    expect(recusa?.erro.codigo).toBe('COLETA_JA_ENCERRADA')
    expect(recusa?.erro.message).toContain(formatarProtocolo(protocolo))
    expect((await fluxo.linha(ticketId)).versao).toBe(3)
  })

  it('COL-01 o representante confirma o que é dele, mesmo de cliente de outro; não o da transportadora', async () => {
    const { id } = await coletas.aguardando()
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    await coletas.gerar('representante', [id], { responsavel_id: representante })
    expect((await confirmar([id], 'REPRESENTANTE')).status).toBe(200)

    const doCliente = await coletas.ordem({ doRepresentante: true })
    const recusa = await confirmar([doCliente.ticketId], 'REPRESENTANTE')
    expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'COLETA_JA_ENCERRADA'])
    const alheia = await coletas.ordem()
    expect((await confirmar([alheia.ticketId], 'REPRESENTANTE')).status).toBe(404)
  })

  it('PER-01 403 do consumidor, 422 do dia que não chegou, 404 do ticket que não se vê', async () => {
    const { ticketId } = await coletas.ordem({ criador: 'GERENTE' })
    expect((await confirmar([ticketId], 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await confirmar([ticketId], 'OPERADOR')).status).toBe(404)
    const amanha = somarDias(hojeEm(fluxo.teste.agora()), 1)
    const { status, erro } = await confirmar([ticketId], 'GERENTE', { data: amanha })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['data']])
    expect((await confirmar([])).status).toBe(422)
  })
})

describe('POST /sac/coletas/:idColeta/cancelar', () => {
  it('COL-01 cancela com motivo; o ticket volta a aguardar e pode ter outra ordem', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    expect((await cancelar(coletaId)).status).toBe(200)
    expect(await coletas.coleta(coletaId)).toMatchObject({ situacao: 'CANCELADA' })
    expect(await fluxo.ultimaEntrada(ticketId)).toMatchObject({ acao: 'COLETA_CANCELADA' })
    const dona = await coletas.transportadora()
    const outra = await coletas.gerar('transportadora', [ticketId], { responsavel_id: dona.id })
    expect(outra.status).toBe(200)
    expect((await coletas.linhas(ticketId)).map(({ situacao }) => situacao)).toEqual(['CANCELADA', 'GERADA'])
    const detalhe = await fluxo.teste.chamar(obterColeta, {
      params: { idColeta: coletaId },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(detalhe.corpo.historico.map(({ acao, mensagem }) => [acao, mensagem])).toEqual([
      ['CANCELAMENTO', 'Cliente desmarcou'],
      ['GERACAO', ''],
    ])
  })

  it('COL-01 a confirmação por engano se desfaz por quem a viu; o que já se encerrou, não', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    await confirmar([ticketId])
    const semVer = await cancelar(coletaId)
    expect([semVer.status, semVer.erro.codigo]).toEqual([409, 'COLETA_MUDOU'])
    expect(semVer.erro.mudancas?.map(({ o_que }) => o_que)).toEqual(['confirmou a coleta'])
    const { corpo } = await fluxo.teste.chamar(obterColeta, {
      params: { idColeta: coletaId },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect((await cancelar(coletaId, 'GERENTE', 'Engano', corpo.versao)).status).toBe(200)
    const { status, erro } = await cancelar(coletaId)
    expect([status, erro.codigo]).toEqual([409, 'COLETA_JA_ENCERRADA'])
  })

  it('COL-01 confirmar e cancelar ao mesmo tempo não deixam as duas coisas', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const [confirmada, cancelada] = await Promise.all([
      confirmar([ticketId], 'SUPERVISOR'),
      cancelar(coletaId),
    ])
    // Whoever comes second is refused: nothing is undone by somebody who did not see it.
    expect([confirmada.status, cancelada.status].sort()).toEqual([200, 409])
    const ficou = confirmada.status === 200 ? 'CONFIRMADA' : 'CANCELADA'
    expect((await coletas.coleta(coletaId)).situacao).toBe(ficou)
    expect((await coletas.linhas(ticketId)).map(({ situacao }) => situacao)).toEqual([ficou])
  })

  it('COL-01 o cancelamento que esperou a confirmação de outro não a desfaz, e ouve quem confirmou', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const { banco } = fluxo.teste.negocio()
    // Somebody holds the ticket while both ask; the confirmation, which asked first, goes first.
    const respostas = await transacao(banco, async (tx) => {
      await tx.select().from(ticket).where(eq(ticket.id, ticketId)).for('update')
      const confirmada = confirmar([ticketId], 'SUPERVISOR', { versao: 1 })
      await esperandoTrava(banco, 1)
      const cancelada = cancelar(coletaId, 'GERENTE', 'Cliente desmarcou', 1)
      await esperandoTrava(banco, 2)
      return [confirmada, cancelada] as const
    })
    const [confirmada, cancelada] = await Promise.all(respostas)
    expect([confirmada.status, cancelada.status, cancelada.erro.codigo]).toEqual([200, 409, 'COLETA_MUDOU'])
    expect(cancelada.erro.mudancas).toMatchObject([{ o_que: 'confirmou a coleta' }])
    expect((await coletas.coleta(coletaId)).situacao).toBe('CONFIRMADA')
  })

  it('COL-01 confirmar com a versão velha é recusado; a versão é de uma ordem só', async () => {
    const [a, b] = [await coletas.aguardando(), await coletas.aguardando()]
    const dona = await coletas.transportadora()
    await coletas.gerar('transportadora', [a.id, b.id], { responsavel_id: dona.id })
    expect((await confirmar([a.id], 'GERENTE', { versao: 1 })).status).toBe(200)
    const velha = await confirmar([b.id], 'GERENTE', { versao: 1 })
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'COLETA_MUDOU'])
    const outra = await coletas.ordem()
    const duas = await confirmar([b.id, outra.ticketId], 'GERENTE', { versao: 2 })
    expect([duas.status, Object.keys(duas.erro.campos ?? {})]).toEqual([422, ['versao']])
    expect((await confirmar([b.id], 'GERENTE', { versao: 2 })).status).toBe(200)
  })

  it('PER-01 sem motivo 422; representante 403; a coleta que não se vê 404', async () => {
    const { coletaId } = await coletas.ordem({ criador: 'GERENTE' })
    expect((await cancelar(coletaId, 'GERENTE', ' ')).status).toBe(422)
    expect((await cancelar(coletaId, 'REPRESENTANTE')).status).toBe(403)
    expect((await cancelar(coletaId, 'OPERADOR')).status).toBe(404)
    expect((await cancelar(999_999)).status).toBe(404)
  })
})
