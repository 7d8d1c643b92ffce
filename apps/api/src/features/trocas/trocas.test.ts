import { listarCarteira } from '@balcao/dominio/carteira/contratos'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { gerarOrdensDeColeta } from '@balcao/dominio/coletas/contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { obterEdicao, perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { cancelarPedido, obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { finalizarTicket, reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { listarTrocas, obterTrocaDoTicket } from '@balcao/dominio/trocas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTrocas } from '../../../test/cenario-de-trocas.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { permissaoDaPessoa } from '../acesso/tabelas.ts'
import { aprovacao } from '../aprovacoes/tabelas.ts'
import { coletaTicket } from '../coletas/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { mudarStatus } from '../pedidos/mudar-status.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

describe('GES-04 solicitações de troca', () => {
  let teste: AppDeTeste
  let trocas: ReturnType<typeof cenarioDeTrocas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    trocas = cenarioDeTrocas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco
  const token = (tipo: TipoDeUsuario) => teste.tokenDe(tipo)

  const doPedido = async (id: number) => {
    const [linha] = await banco().select().from(pedido).where(eq(pedido.id, id))
    if (!linha) throw new Error(`não há pedido ${id}`)
    return linha
  }
  const doOrcamento = async (id: number | null) => {
    const [linha] = await banco()
      .select()
      .from(orcamento)
      .where(eq(orcamento.id, id ?? 0))
    if (!linha) throw new Error(`não há orçamento ${id}`)
    return linha
  }
  /** What the analysis let, and the check-in counted. */
  const chegar = (idTicket: number, autorizada: number, recebida: number | null) =>
    banco()
      .update(ticketItem)
      .set({
        status: 'A',
        quantidadeAutorizada: String(autorizada),
        ...(recebida !== null && { quantidadeRecebida: String(recebida), recebidoEm: teste.agora() }),
      })
      .where(eq(ticketItem.ticketId, idTicket))
  const motivo = async (conclui: boolean) => {
    const [tipo] = await banco().select().from(ticketTipo).where(eq(ticketTipo.chave, 'TROCA'))
    const doTipo = conclui ? eq(motivoFinalizacao.tipoId, tipo?.id ?? 0) : isNull(motivoFinalizacao.tipoId)
    const [linha] = await banco()
      .select()
      .from(motivoFinalizacao)
      .where(and(eq(motivoFinalizacao.conclui, conclui), eq(motivoFinalizacao.informa, false), doTipo))
    return linha?.id ?? 0
  }
  const finalizar = async (idTicket: number, conclui: boolean) =>
    teste.chamar(finalizarTicket, {
      token: await token('ADMIN'),
      params: { idTicket },
      corpo: { motivo: await motivo(conclui) },
    })
  const cancelar = async (id: number) =>
    teste.chamar(cancelarPedido, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { versao: (await doPedido(id)).versao, motivo: 'Desistiu' },
    })
  async function comPedido(comeco: Parameters<typeof trocas.pedida>[0] = {}) {
    const pedida = await trocas.pedida(comeco)
    expect((await trocas.decidir(pedida.idAprovacao)).status).toBe(200)
    const { corpo } = await trocas.ler(pedida.idTroca)
    expect(corpo).toMatchObject({ situacao: 'ANDAMENTO', idPedido: expect.any(Number) })
    return { ...pedida, idPedido: corpo.idPedido ?? 0 }
  }

  it('GES-04 o mesmo produto: pedida, aprovada por outra pessoa, e o pedido sai ligado à troca, ao orçamento e ao ticket', async () => {
    const { idTicket, idTroca, idAprovacao, idOrcamento, produtos, nota } = await trocas.pedida()
    const { corpo } = await trocas.ler(idTroca)
    expect(corpo).toMatchObject({
      situacao: 'PENDENTE',
      destino: 'MESMO',
      idTicket,
      nota: { numNf: nota.numero },
      vlDevolvido: 50,
      devolvidos: [{ codigo: produtos[0]?.codigo, qtde: 5, vlUnit: 10, vlTot: 50 }],
      reposicao: [{ codigo: produtos[0]?.codigo, qtde: 5, vlUnit: 10 }],
      impedimentos: { alterar: null, desfazer: null },
    })
    expect(corpo.diferenca).toBeCloseTo(corpo.vlNovo - 50, 10)
    expect((await trocas.decidir(idAprovacao, {}, 'OPERADOR')).status).toBe(403)
    expect((await trocas.decidir(idAprovacao)).corpo.message).toBe('Aprovado.')
    const { corpo: depois } = await trocas.ler(idTroca)
    const gerado = await doPedido(depois.idPedido ?? 0)
    expect(depois).toMatchObject({ situacao: 'ANDAMENTO', idOrcamento, vlNovo: Number(gerado.valorTotal) })
    expect((await doOrcamento(idOrcamento)).pedidoId).toBe(gerado.id)
    expect(gerado.observacaoPedido).toMatch(new RegExp(`^Troca ${idTroca}, ticket `))
    expect(depois.historico.map(({ texto }) => texto)).toEqual([
      'Começou a troca',
      'Pediu aprovação: Veio trocado',
      'Aprovou',
      `Pedido gerado: ${gerado.id}`,
    ])
    const entradas = await trocas.historico(idTicket)
    expect(entradas.filter(({ acao }) => acao === 'TROCA').map(({ mensagem }) => mensagem)).toEqual([
      `Troca ${idTroca} começada.`,
      `Troca ${idTroca}: pedido ${gerado.id} gerado.`,
    ])
    const quem = { token: await token('OPERADOR') }
    const vida = await teste.chamar(obterVidaDoPedido, { ...quem, params: { id: gerado.id } })
    const edicao = await teste.chamar(obterEdicao, { ...quem, params: { id: idOrcamento ?? 0 } })
    expect([vida.corpo.idTroca, edicao.corpo.idTroca, edicao.corpo.idPedido]).toEqual([
      idTroca,
      idTroca,
      gerado.id,
    ])
    // To whom exchanges are not shown, the order says nothing of it.
    const { colaboradorId } = await doOrcamento(idOrcamento)
    const cego = { colaboradorId, acao: 'TROCA_VER', autorizado: false } as const
    await banco().insert(permissaoDaPessoa).values(cego)
    const trocaDita = async () =>
      (await teste.chamar(obterVidaDoPedido, { ...quem, params: { id: gerado.id } })).corpo.idTroca
    await expect.poll(trocaDita).toBeNull()
    await banco().delete(permissaoDaPessoa).where(eq(permissaoDaPessoa.colaboradorId, colaboradorId))
    await expect.poll(trocaDita).toBe(idTroca)
    const visto = await teste.chamar(obterTicket, { token: await token('OPERADOR'), params: { idTicket } })
    expect(visto.corpo.deTroca).toBe(true)
  })

  it('GES-04 outros produtos: monta-se no orçamento, e vazio não se pede', async () => {
    const { idTicket, produtos, filialId } = await trocas.ticketDeTroca()
    const { corpo } = await trocas.comecar(idTicket, 'OUTRO')
    const vazia = await trocas.pedir(corpo.id)
    expect([vazia.status, vazia.erro.codigo]).toEqual([409, 'ORCAMENTO_VAZIO'])
    // Nothing was chosen yet: that it will be a credit is not said.
    expect((await trocas.ler(corpo.id)).corpo).toMatchObject({ vlDevolvido: 50, vlNovo: 0, diferenca: null })
    const { id: tabelaId } = (await trocas.vendas.escolhas()).tabela
    const novo = await trocas.vendas.criarProduto(tabelaId, filialId, { valor: '7.35' })
    const { versao } = await doOrcamento(corpo.idOrcamento)
    const itens = [trocas.vendas.linha(novo, { qtde: 3 })]
    expect((await trocas.vendas.alterar(corpo.idOrcamento ?? 0, { versao, itens })).status).toBe(200)
    const { corpo: lida } = await trocas.ler(corpo.id)
    expect(lida.reposicao).toMatchObject([{ codigo: novo.codigo, qtde: 3, vlUnit: 7.35 }])
    expect(lida.reposicao.map(({ codigo }) => codigo)).not.toContain(produtos[0]?.codigo)
    const { valorTotal } = await doOrcamento(corpo.idOrcamento)
    expect([lida.vlNovo, lida.diferenca]).toEqual([
      Number(valorTotal),
      Number((Number(valorTotal) - 50).toFixed(2)),
    ])
    expect((await trocas.pedir(corpo.id)).status).toBe(200)
  })

  it('GES-04 vai menos do que a embalagem e o pedido mínimo pedem, no editor e no pedido', async () => {
    await trocas.comParametro('pedidoMinimo', '500', async () => {
      const { idTroca, idAprovacao, idOrcamento, filialId } = await trocas.pedida()
      const { id: tabelaId } = (await trocas.vendas.escolhas()).tabela
      const deSeis = await trocas.vendas.criarProduto(tabelaId, filialId, { minimo: '6', multiplo: '6' })
      const { versao } = await doOrcamento(idOrcamento)
      const itens = [trocas.vendas.linha(deSeis, { qtde: 2 })]
      expect((await trocas.vendas.alterar(idOrcamento ?? 0, { versao, itens })).status).toBe(200)
      expect((await trocas.vendas.ler(idOrcamento ?? 0)).corpo.comprador.pedidoMinimo).toBe(0)
      expect((await trocas.pedir(idTroca)).status).toBe(200)
      expect((await trocas.decidir(idAprovacao)).status).toBe(200)
      expect((await trocas.ler(idTroca)).corpo).toMatchObject({
        situacao: 'ANDAMENTO',
        reposicao: [{ qtde: 5 }, { qtde: 2 }],
      })
    })
  })

  it('GES-04 por crédito não há pedido: a diferença é o que volta, e o que volta segue o ticket', async () => {
    const { idTroca, idTicket, idAprovacao, idOrcamento } = await trocas.pedida({ destino: 'CREDITO' })
    expect(idOrcamento).toBeNull()
    await trocas.decidir(idAprovacao)
    const figuras = async () => {
      const { corpo } = await trocas.ler(idTroca)
      return [corpo.situacao, corpo.vlDevolvido, corpo.vlNovo, corpo.diferenca]
    }
    expect(await figuras()).toEqual(['ANDAMENTO', 50, 0, -50])
    await chegar(idTicket, 4, null)
    expect(await figuras()).toEqual(['ANDAMENTO', 40, 0, -40])
    await chegar(idTicket, 4, 3)
    expect(await figuras()).toEqual(['ANDAMENTO', 30, 0, -30])
  })

  it('GES-04 o produto volta pelo custo onde a filial assim quer, como era quando a troca começou', async () => {
    await trocas.comParametro('trocaValorDevolvido', 'CUSTO', async () => {
      const { idTroca, produtos } = await trocas.pedida({ destino: 'CREDITO' })
      const doProduto = eq(estoque.produtoId, produtos[0]?.id ?? 0)
      await banco().update(estoque).set({ custo: '9' }).where(doProduto)
      expect((await trocas.ler(idTroca)).corpo).toMatchObject({ base: 'CUSTO', vlDevolvido: 30 })
    })
  })

  it('GES-04 quem pediu não aprova, nem de quem ela é; recusada, muda-se e pede-se de novo', async () => {
    const { idTicket } = await trocas.ticketDeTroca()
    const { corpo } = await trocas.comecar(idTicket, 'MESMO', 'GERENTE')
    const { corpo: enviada } = await trocas.pedir(corpo.id, 'SUPERVISOR')
    for (const tipo of ['GERENTE', 'SUPERVISOR'] as const) {
      const propria = await trocas.decidir(enviada.idAprovacao, {}, tipo)
      expect([propria.status, propria.erro.codigo]).toEqual([403, 'APROVACAO_PROPRIA'])
    }
    const nao = { aprova: false, motivoDeRecusa: 'OUTRO', motivo: 'Fora da política' }
    expect((await trocas.decidir(enviada.idAprovacao, nao, 'ADMIN')).status).toBe(200)
    expect((await trocas.ler(corpo.id)).corpo).toMatchObject({ situacao: 'NEGADA', idPedido: null })
    const { corpo: outra } = await trocas.pedir(corpo.id, 'SUPERVISOR')
    expect(outra.idAprovacao).not.toBe(enviada.idAprovacao)
    expect((await trocas.decidir(outra.idAprovacao, {}, 'ADMIN')).status).toBe(200)
    expect((await trocas.ler(corpo.id)).corpo.situacao).toBe('ANDAMENTO')
  })

  it('GES-04 o que mudou depois de pedido não se aprova; pedido de novo, sim', async () => {
    const { idTroca, idAprovacao, idOrcamento, produtos, filialId } = await trocas.pedida()
    const cedo = await trocas.pedir(idTroca)
    expect([cedo.status, cedo.erro.codigo]).toEqual([409, 'TROCA_JA_PEDIDA'])
    const { id: tabelaId } = (await trocas.vendas.escolhas()).tabela
    const outro = await trocas.vendas.criarProduto(tabelaId, filialId)
    const { versao } = await doOrcamento(idOrcamento)
    await trocas.vendas.alterar(idOrcamento ?? 0, { versao, itens: [trocas.vendas.linha(outro)] })
    const mudada = await trocas.decidir(idAprovacao)
    expect([mudada.status, mudada.erro.codigo]).toEqual([409, 'TROCA_MUDOU'])
    expect((await trocas.pedir(idTroca)).corpo.idAprovacao).toBe(idAprovacao)
    expect((await trocas.decidir(idAprovacao)).status).toBe(200)
    expect((await trocas.ler(idTroca)).corpo.reposicao.map(({ codigo }) => codigo)).toEqual([
      produtos[0]?.codigo,
      outro.codigo,
    ])
  })

  it('GES-04 sem estoque para tudo o pedido não sai pela metade: fica aprovada, diz por quê, e sai quando houver', async () => {
    const { idTroca, idAprovacao, produtos } = await trocas.pedida()
    const doProduto = eq(estoque.produtoId, produtos[0]?.id ?? 0)
    await banco().update(estoque).set({ quantidade: '2' }).where(doProduto)
    expect((await trocas.decidir(idAprovacao)).status).toBe(200)
    const { corpo } = await trocas.ler(idTroca)
    expect([corpo.situacao, corpo.idPedido, corpo.impedimentos.pedido]).toEqual(['AUTORIZADA', null, null])
    expect(corpo.historico.at(-1)?.texto).toContain('O estoque só serve 2 de 5.')
    const [reserva] = await banco().select().from(estoque).where(doProduto)
    expect(Number(reserva?.reservado)).toBe(0)
    expect((await trocas.gerarPedido(idTroca)).erro.message).toContain('só serve 2 de 5')
    await banco().update(estoque).set({ quantidade: '20' }).where(doProduto)
    const feito = await trocas.gerarPedido(idTroca)
    expect([feito.status, feito.corpo.idPedido]).toEqual([200, expect.any(Number)])
    const deNovo = await trocas.gerarPedido(idTroca)
    expect([deNovo.status, deNovo.erro.codigo]).toEqual([409, 'TROCA_SEM_APROVACAO'])
  })

  it('GES-04 onde se espera a mercadoria, o pedido só sai depois de ela chegar', async () => {
    await trocas.comParametro('trocaPedidoDepoisDeReceber', 'S', async () => {
      const { idTroca, idTicket, idAprovacao } = await trocas.pedida()
      await trocas.decidir(idAprovacao)
      expect((await trocas.ler(idTroca)).corpo.situacao).toBe('AUTORIZADA')
      const cedo = await trocas.gerarPedido(idTroca)
      expect([cedo.status, cedo.erro.codigo]).toEqual([409, 'TROCA_SEM_RECEBIMENTO'])
      await chegar(idTicket, 5, 5)
      expect((await trocas.gerarPedido(idTroca)).status).toBe(200)
    })
  })

  it('GES-04 o orçamento da troca não vira pedido nem se perde por outra porta', async () => {
    const { idOrcamento } = await trocas.pedida()
    const params = { id: idOrcamento ?? 0 }
    const { versao } = await doOrcamento(idOrcamento)
    const quem = { token: await token('GERENTE'), params }
    for (const { status, erro } of [
      await teste.chamar(preverConversao, quem),
      await teste.chamar(converterOrcamento, { ...quem, corpo: { versao, assinatura: 'x' } }),
      await teste.chamar(perderOrcamento, { ...quem, corpo: { versao, motivoPerda: 1 } }),
    ])
      expect([status, erro.codigo]).toEqual([409, 'ORCAMENTO_DE_TROCA'])
  })

  it('GES-04 COL-01 desfeita, leva o pedido, a reserva, a coleta e o ticket; o que voltaria fica livre', async () => {
    const { idTroca, idTicket, idPedido, produtos } = await comPedido({ etapa: 'Conferência do recebimento' })
    await chegar(idTicket, 5, null)
    const [dona] = await banco().select().from(transportadora).limit(1)
    const coletas = await teste.chamar(gerarOrdensDeColeta, {
      token: await token('GERENTE'),
      params: { tipo: 'transportadora' },
      corpo: { tickets: [idTicket], responsavel_id: dona?.id },
    })
    expect(coletas.status).toBe(200)
    const idColeta = coletas.corpo.coletas[0]?.id ?? 0
    expect((await trocas.ler(idTroca)).corpo.coleta).toMatchObject({ id: idColeta })
    // By which it ends without having been solved: in use, and no repetition of another.
    const naoSolucao = { descricao: 'Não é este', conclui: false, ordem: -1 }
    const nenhum = [
      { ...naoSolucao, duplicado: true },
      { ...naoSolucao, ativo: false },
    ]
    const postos = await banco().insert(motivoFinalizacao).values(nenhum).returning()
    const desfeita = await trocas.desfazer(idTroca)
    expect(desfeita.status).toBe(200)
    const [acabado] = await banco().select().from(ticket).where(eq(ticket.id, idTicket))
    expect(postos.map(({ id }) => id)).not.toContain(acabado?.motivoFinalizacaoId)
    for (const { id } of postos) await banco().delete(motivoFinalizacao).where(eq(motivoFinalizacao.id, id))
    const { corpo } = await trocas.ler(idTroca)
    expect(corpo).toMatchObject({
      situacao: 'DESFEITA',
      desfeita: { motivo: 'O cliente ficou com o que tinha' },
      coleta: null,
      ticket: { finalizado: true },
      pedido: { status: { chave: 'CANCELADO' } },
    })
    // The order, the pickup and the ticket that follow it find it undone: it is told once.
    const contado = (await trocas.historico(idTicket)).filter(({ mensagem }) => /desfeita/.test(mensagem))
    expect(contado.map(({ acao }) => acao)).toEqual(['TROCA', 'FINALIZACAO'])
    const [linha] = await banco().select().from(coletaTicket).where(eq(coletaTicket.ticketId, idTicket))
    expect(linha?.situacao).toBe('CANCELADA')
    const [reserva] = await banco()
      .select()
      .from(estoque)
      .where(eq(estoque.produtoId, produtos[0]?.id ?? 0))
    expect([(await doPedido(idPedido)).status, Number(reserva?.reservado)]).toEqual(['CANCELADO', 0])
    const deNovo = await trocas.desfazer(idTroca)
    expect([deNovo.status, deNovo.erro.codigo]).toEqual([409, 'TROCA_ENCERRADA'])
  })

  it('GES-04 desfeita à espera de aprovação, retira o pedido de aprovação e dá o orçamento por perdido', async () => {
    const { idTroca, idAprovacao, idOrcamento } = await trocas.pedida()
    const desdeAqui = await ouvirDesdeAUltima(teste)
    await trocas.desfazer(idTroca)
    expect((await desdeAqui()).map(({ canal }) => canal)).toContain(CANAL_DE_CLIENTES)
    const [esperava] = await banco().select().from(aprovacao).where(eq(aprovacao.id, idAprovacao))
    expect(esperava?.situacao).toBe('RETIRADA')
    expect((await doOrcamento(idOrcamento)).perdidoEm).not.toBeNull()
    expect((await trocas.decidir(idAprovacao)).erro.codigo).toBe('APROVACAO_JA_DECIDIDA')
  })

  it('GES-04 o ticket abandonado leva a troca e o pedido; o pedido cancelado leva a troca e o ticket', async () => {
    const pelaPonta = await comPedido()
    expect((await finalizar(pelaPonta.idTicket, false)).status).toBe(200)
    expect((await trocas.ler(pelaPonta.idTroca)).corpo.situacao).toBe('DESFEITA')
    expect((await doPedido(pelaPonta.idPedido)).status).toBe('CANCELADO')
    const peloPedido = await comPedido()
    expect((await cancelar(peloPedido.idPedido)).status).toBe(200)
    expect((await trocas.ler(peloPedido.idTroca)).corpo).toMatchObject({
      situacao: 'DESFEITA',
      ticket: { finalizado: true },
    })
  })

  it.each(['REJEITADO', 'PERDIDO'] as const)(
    'GES-04 o pedido que ficou %s leva a troca; com a mercadoria aqui, deixa o crédito',
    async (para) => {
      const perder = (idPedido: number) =>
        transacao(banco(), async (tx) => {
          const antes = await travarPedido(tx, idPedido)
          const autoria = { agora: teste.agora(), colaboradorId: null, requisicao: null, ip: null, muda: [] }
          await mudarStatus(tx, { negocio: teste.negocio(), autoria }, antes, { para, observacao: null })
        })
      const semNada = await comPedido()
      await perder(semNada.idPedido)
      expect((await trocas.ler(semNada.idTroca)).corpo.situacao).toBe('DESFEITA')
      const { idTroca, idTicket, idPedido } = await comPedido()
      await chegar(idTicket, 5, 5)
      await perder(idPedido)
      const ficou = { situacao: 'ANDAMENTO', vlNovo: 0, diferenca: -50 }
      expect((await trocas.ler(idTroca)).corpo).toMatchObject(ficou)
    },
  )

  it('GES-04 com a mercadoria aqui não se desfaz, e o pedido cancelado deixa o crédito', async () => {
    const { idTroca, idTicket, idPedido } = await comPedido()
    await chegar(idTicket, 5, 5)
    const tarde = await trocas.desfazer(idTroca)
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'TROCA_COM_MERCADORIA_RECEBIDA'])
    await cancelar(idPedido)
    expect((await trocas.ler(idTroca)).corpo).toMatchObject({
      situacao: 'ANDAMENTO',
      vlNovo: 0,
      diferenca: -50,
    })
    expect((await trocas.historico(idTicket)).at(-1)?.mensagem).toContain('fica em crédito')
  })

  it('GES-04 o orçamento de uma troca não está parado nem se conta na carteira', async () => {
    const gerente = { token: await token('GERENTE') }
    const { idOrcamento, dono } = await trocas.pedida()
    const venda = (await trocas.vendas.criar(dono.id, 'OPERADOR', dono.filialId)).corpo
    const haMuito = new Date(teste.agora().getTime() - 60 * 86_400_000)
    await banco()
      .update(orcamento)
      .set({ movimentadoEm: haMuito })
      .where(umDe(orcamento.id, [idOrcamento ?? 0, venda.id]))
    const { corpo } = await teste.chamar(listarOrcamentosParados, { ...gerente, query: { idCli: dono.id } })
    expect(corpo.itens.map(({ id }) => id)).toEqual([venda.id])
    const naCarteira = await teste.chamar(listarCarteira, { ...gerente, query: { termo: dono.documento } })
    expect(naCarteira.corpo.itens.map(({ orcamentos }) => orcamentos.qtde)).toEqual([1])
  })

  it('GES-04 o ticket só se conclui com a troca feita; com nada autorizado, ela se desfaz', async () => {
    const etapa = 'Acerto da troca'
    const espera = await trocas.pedida({ etapa })
    const cedo = await finalizar(espera.idTicket, true)
    expect([cedo.status, cedo.erro.codigo]).toEqual([409, 'TROCA_SEM_APROVACAO'])
    await banco()
      .update(ticketItem)
      .set({ status: 'N', quantidadeForaPrazo: '5' })
      .where(eq(ticketItem.ticketId, espera.idTicket))
    expect((await finalizar(espera.idTicket, true)).status).toBe(200)
    expect((await trocas.ler(espera.idTroca)).corpo.situacao).toBe('DESFEITA')
    const feita = await comPedido({ etapa })
    expect((await finalizar(feita.idTicket, true)).status).toBe(200)
    expect((await trocas.ler(feita.idTroca)).corpo.situacao).toBe('CONCLUIDA')
  })

  it('GES-04 o tipo do ticket não muda com uma troca em curso', async () => {
    const { idTicket } = await trocas.pedida()
    const [outro] = await banco().select().from(ticketTipo).where(eq(ticketTipo.chave, 'DEVOLUCAO_PARCIAL'))
    const mudar = await teste.chamar(reclassificarTicket, {
      token: await token('ADMIN'),
      params: { idTicket },
      corpo: { idTipo: outro?.id, transportadora_id: 1 },
    })
    expect([mudar.status, mudar.erro.codigo]).toEqual([409, 'TROCA_EM_CURSO'])
  })

  it('GES-04 começa-se de um ticket de troca, aberto, com produtos, e uma vez só', async () => {
    const { idTicket } = await trocas.ticketDeTroca()
    const doTicket = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(obterTrocaDoTicket, { token: await token(tipo), params: { idTicket: id } })
    expect((await doTicket(idTicket)).corpo).toEqual({ troca: null, impedimento: null })
    const fins = await Promise.all([trocas.comecar(idTicket, 'MESMO'), trocas.comecar(idTicket, 'CREDITO')])
    expect(fins.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(fins.find(({ status }) => status === 409)?.erro.codigo).toBe('TROCA_JA_COMECADA')
    expect((await doTicket(idTicket)).corpo.troca).toMatchObject({ idTicket, situacao: 'RASCUNHO' })
    const { idTicket: deDevolucao } = await trocas.ticketDeTroca({ tipo: 'DEVOLUCAO_PARCIAL' })
    const recusado = async (id: number) => (await trocas.comecar(id, 'MESMO')).erro.codigo
    expect(await recusado(deDevolucao)).toBe('TICKET_NAO_E_DE_TROCA')
    expect((await doTicket(deDevolucao)).corpo.impedimento).toContain('não é de uma troca')
    const { idTicket: semProdutos } = await trocas.ticketDeTroca({ quantidades: [] }).catch(() => ({
      idTicket: 0,
    }))
    expect(semProdutos).toBe(0)
    const { idTicket: fechado } = await trocas.ticketDeTroca()
    await finalizar(fechado, false)
    expect(await recusado(fechado)).toBe('TICKET_FINALIZADO')
    const antiga = await trocas.pedida()
    await trocas.desfazer(antiga.idTroca)
    expect((await doTicket(antiga.idTicket)).corpo.troca).toBeNull()
  })

  it('GES-04 a lista filtra por situação, destino, protocolo, nota e cliente, e mostra o que a sessão vê', async () => {
    const credito = await trocas.pedida({ destino: 'CREDITO' })
    const feita = await comPedido()
    const listar = async (query: object, tipo: TipoDeUsuario = 'OPERADOR') =>
      (
        await teste.chamar(listarTrocas, { token: await token(tipo), query: { take: 100, ...query } })
      ).corpo.itens.map(({ id }) => id)
    expect(await listar({ situacao: ['PENDENTE'] })).toContain(credito.idTroca)
    expect(await listar({ situacao: ['PENDENTE'] })).not.toContain(feita.idTroca)
    for (const situacao of [
      'ANDAMENTO',
      'AUTORIZADA',
      'RASCUNHO',
      'NEGADA',
      'CONCLUIDA',
      'DESFEITA',
    ] as const)
      expect((await listar({ situacao: [situacao] })).includes(feita.idTroca)).toBe(situacao === 'ANDAMENTO')
    const porCredito = await listar({ destino: ['CREDITO'] })
    expect([porCredito.includes(credito.idTroca), porCredito.includes(feita.idTroca)]).toEqual([true, false])
    const { protocolo } = await trocas.linha(feita.idTicket)
    for (const termo of [protocolo, String(feita.nota.numero), feita.dono.fantasia])
      expect(await listar({ termo })).toContain(feita.idTroca)
    expect(await listar({ filial: [feita.filialId], situacao: ['ANDAMENTO'] })).toContain(feita.idTroca)
    expect(await listar({}, 'REPRESENTANTE')).not.toContain(feita.idTroca)
    expect((await trocas.ler(feita.idTroca, 'REPRESENTANTE')).status).toBe(404)
  })

  it('GES-04 o representante monta a troca dos clientes dele', async () => {
    const { idTicket, dono } = await trocas.ticketDeTroca({ doRepresentante: true })
    const { status, corpo } = await trocas.comecar(idTicket, 'MESMO', 'REPRESENTANTE')
    expect(status).toBe(200)
    expect(dono.representanteId).not.toBeNull()
    expect((await trocas.pedir(corpo.id, 'REPRESENTANTE')).status).toBe(200)
  })

  it('GES-04 401; 403 a quem não pode; 404 ao que não existe; 409 a quem viu outra versão; 422 sem motivo', async () => {
    const { idTroca, idTicket } = await trocas.pedida()
    expect((await teste.chamar(listarTrocas, {})).status).toBe(401)
    for (const { status } of [
      await trocas.ler(idTroca, 'COLABORADOR'),
      await trocas.comecar(idTicket, 'MESMO', 'COLABORADOR'),
      await trocas.pedir(idTroca, 'COLABORADOR'),
      await trocas.gerarPedido(idTroca, 'CONSUMIDOR_FINAL'),
      await trocas.desfazer(idTroca, 'REPRESENTANTE'),
    ])
      expect(status).toBe(403)
    const quem = { token: await token('OPERADOR') }
    for (const id of [999_999_999])
      expect((await teste.chamar(obterTrocaDoTicket, { ...quem, params: { idTicket: id } })).status).toBe(404)
    expect((await trocas.comecar(999_999_999, 'MESMO')).status).toBe(404)
    for (const { status, erro } of [
      await trocas.desfazer(idTroca, 'OPERADOR', { versao: 99 }),
      await trocas.gerarPedido(idTroca, 'OPERADOR', { versao: 99 }),
    ])
      expect([status, erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    expect((await trocas.desfazer(idTroca, 'OPERADOR', { motivo: '' })).status).toBe(422)
    expect((await trocas.pedir(idTroca, 'OPERADOR', { justificativa: '' })).status).toBe(422)
  })
})
