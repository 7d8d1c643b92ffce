import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cenarioDeColetas } from '../../../test/cenario-de-coletas.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { ticketItem } from '../tickets/nucleo/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

const fluxo = usarFluxo()
const coletas = cenarioDeColetas(fluxo)
const banco = () => fluxo.teste.negocio().banco

describe('POST /sac/tickets/ordem-coleta/:tipo', () => {
  it('COL-01 API-10 gera a ordem, conta no ticket, muda a versão e avisa ao vivo', async () => {
    const { id, versao } = await coletas.aguardando()
    const dona = await coletas.transportadora()
    const eventos = await ouvirEventos(fluxo.teste)
    // The first day that may be.
    const hoje = hojeEm(fluxo.teste.agora())
    const { status, corpo } = await coletas.gerar('transportadora', [id], {
      responsavel_id: dona.id,
      data_prevista: hoje,
      observacao: 'Ligar antes',
    })
    expect(status).toBe(200)
    const [gerada] = corpo.coletas
    const { cidade, ibge, uf } = await coletas.clienteDo(id)
    expect(gerada).toEqual({
      id: expect.any(Number),
      responsavel: { tipo: 'transportadora', id: dona.id, nome: dona.razaoSocial },
      lugar: { cidade, ibge, uf },
      tickets: [id],
    })
    expect(await coletas.coleta(gerada?.id ?? 0)).toMatchObject({
      situacao: 'GERADA',
      dataPrevista: hoje,
      observacao: 'Ligar antes',
      transportadoraId: dona.id,
      criadoPor: await fluxo.idDaConta('OPERADOR'),
    })
    expect((await fluxo.linha(id)).versao).toBe(versao + 1)
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({ tipo: 'PRIVADO', acao: 'COLETA_GERADA' })
    await expect.poll(() => eventos.map(({ evento }) => evento)).toContain('ticket-mudou')
  })

  it('COL-01 TIC-03 PER-01 o ticket diz que tem coleta depois de gerada, a quem pode ver coletas', async () => {
    const { id } = await coletas.aguardando()
    const temColeta = async (quem: TipoDeUsuario) => {
      const token = await fluxo.teste.tokenDe(quem)
      const { corpo } = await fluxo.teste.chamar(obterTicket, { token, params: { idTicket: id } })
      return corpo.temColeta
    }
    expect(await temColeta('OPERADOR')).toBe(false)
    const dona = await coletas.transportadora()
    await coletas.gerar('transportadora', [id], { responsavel_id: dona.id })
    expect(await temColeta('OPERADOR')).toBe(true)
    await banco().insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'COLETA_VER', autorizado: false })
    expect(await temColeta('SUPERVISOR')).toBe(false)
  })

  it('COL-01 sem escolher, cada ticket vai com o representante do cliente', async () => {
    const meu = await coletas.aguardando({ doRepresentante: true })
    const outro = await coletas.aguardando()
    await banco()
      .update(cliente)
      .set({ representanteId: await fluxo.idDaConta('REPRESENTANTE') })
      .where(eq(cliente.id, (await coletas.clienteDo(outro.id)).id))
    const { status, corpo } = await coletas.gerar('representante', [meu.id, outro.id])
    expect(status).toBe(200)
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    for (const { responsavel } of corpo.coletas) expect(responsavel.id).toBe(representante)
    expect(corpo.coletas.flatMap(({ tickets }) => tickets).sort()).toEqual([meu.id, outro.id].sort())
  })

  it('COL-01 sem escolher, a transportadora é a do ticket; quem não tem é dito pelo protocolo', async () => {
    const dona = await coletas.transportadora(1)
    const com = await coletas.aguardando({ campos: { transportadoraId: dona.id } })
    const { corpo } = await coletas.gerar('transportadora', [com.id])
    expect(corpo.coletas.map(({ responsavel }) => responsavel.id)).toEqual([dona.id])

    const outra = await coletas.aguardando({ campos: { transportadoraId: dona.id } })
    const sem = await coletas.aguardando()
    const recusa = await coletas.gerar('transportadora', [outra.id, sem.id])
    expect([recusa.status, recusa.erro.codigo]).toEqual([422, 'TICKET_SEM_RESPONSAVEL'])
    expect(recusa.erro.message).toContain(formatarProtocolo(sem.protocolo))
    expect(recusa.erro.campos).toEqual({ 'tickets.1': 'O ticket não tem transportadora ativa.' })
    // Nothing of it was done: the one that could go still waits.
    expect(await coletas.linhas(outra.id)).toEqual([])
  })

  it('COL-01 uma ordem por cidade e filial', async () => {
    const dona = await coletas.transportadora()
    const [a, b, c] = [
      await coletas.aguardando(),
      await coletas.aguardando({ filial: 1 }),
      await coletas.aguardando(),
    ]
    const { corpo } = await coletas.gerar('transportadora', [a.id, b.id, c.id], { responsavel_id: dona.id })
    expect(corpo.coletas.map(({ tickets }) => tickets)).toEqual([[a.id, c.id], [b.id]])
    expect(corpo.message).toBe('2 ordens de coleta geradas.')
  })

  it('COL-01 duas gerações ao mesmo tempo: uma vence, a outra ouve quais tickets', async () => {
    const dona = await coletas.transportadora()
    for (let rodada = 0; rodada < 3; rodada++) {
      const [a, b] = [await coletas.aguardando(), await coletas.aguardando()]
      const respostas = await Promise.all([
        coletas.gerar('transportadora', [a.id, b.id], { responsavel_id: dona.id }),
        coletas.gerar('transportadora', [b.id, a.id], { responsavel_id: dona.id }, 'GERENTE'),
        coletas.gerar('transportadora', [b.id], { responsavel_id: dona.id }, 'SUPERVISOR'),
      ])
      expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { status, erro } of respostas.filter((resposta) => resposta.status !== 200)) {
        expect([status, erro.codigo]).toEqual([409, 'TICKET_JA_EM_COLETA'])
        expect(erro.message).toContain(formatarProtocolo(b.protocolo))
      }
      expect(await coletas.linhas(b.id)).toHaveLength(1)
    }
  })

  it.each([
    ['em outra etapa', { etapa: 'Nota de devolução' }],
    ['finalizado', { campos: { finalizadoEm: new Date() } }],
  ])('COL-01 não gera para um ticket %s', async (_, pedido) => {
    const { id, protocolo } = await coletas.aguardando(pedido)
    const dona = await coletas.transportadora()
    const { status, erro } = await coletas.gerar('transportadora', [id], { responsavel_id: dona.id })
    expect([status, erro.codigo]).toEqual([409, 'TICKET_NAO_AGUARDA_COLETA'])
    expect(erro.message).toContain(formatarProtocolo(protocolo))
  })

  it('COL-01 não gera quando tudo o que foi autorizado já chegou', async () => {
    const { id } = await coletas.aguardando()
    await banco().update(ticketItem).set({ quantidadeRecebida: '5' }).where(eq(ticketItem.ticketId, id))
    const dona = await coletas.transportadora()
    const { erro } = await coletas.gerar('transportadora', [id], { responsavel_id: dona.id })
    expect(erro.codigo).toBe('TICKET_NAO_AGUARDA_COLETA')
  })

  it('COL-01 422 para quem não trabalha mais, para outra coisa no lugar e para o dia que passou', async () => {
    const { id } = await coletas.aguardando()
    const inativa = await coletas.transportadora(3)
    await banco().update(transportadora).set({ ativa: false }).where(eq(transportadora.id, inativa.id))
    const operador = await fluxo.idDaConta('OPERADOR')
    const ontem = somarDias(hojeEm(fluxo.teste.agora()), -1)
    for (const [tipo, extra, campo] of [
      ['transportadora', { responsavel_id: inativa.id }, 'responsavel_id'],
      ['representante', { responsavel_id: operador }, 'responsavel_id'],
      ['transportadora', { responsavel_id: 1, data_prevista: ontem }, 'data_prevista'],
    ] as const) {
      const { status, erro } = await coletas.gerar(tipo, [id], extra)
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
    }
    expect(await coletas.linhas(id)).toEqual([])
  })

  it('PER-01 401, 403 do representante e do consumidor, 404 do ticket alheio e de outro tipo', async () => {
    const { id } = await coletas.aguardando({ criador: 'GERENTE' })
    const dona = await coletas.transportadora()
    const extra = { responsavel_id: dona.id }
    for (const quem of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
      expect((await coletas.gerar('transportadora', [id], extra, quem)).status).toBe(403)
    // The operator works other queues, and neither opened nor was given this one.
    expect((await coletas.gerar('transportadora', [id], extra, 'OPERADOR')).status).toBe(404)
    expect((await coletas.gerar('aviao' as never, [id], extra, 'GERENTE')).status).toBe(404)
    expect((await coletas.gerar('transportadora', [id], extra, 'COLABORADOR')).status).toBe(200)
  })
})
