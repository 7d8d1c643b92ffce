import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { listarEmDigitacao } from '@balcao/dominio/contas-correntes/contratos'
import { receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { aceitarOrcamentoPeloLink, criarLinkDoOrcamento } from '@balcao/dominio/orcamentos/link'
import { cancelarPedido, liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { percentual } from '../../../test/beneficios.ts'
import { cenarioDeContas } from '../../../test/cenario-de-contas.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { insistir } from '../../../test/insistir.ts'
import { contarAosOutros } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aprovacao } from '../aprovacoes/tabelas.ts'
import { assinar } from '../erp/assinatura.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { pedidoBloqueio } from '../pedidos/tabelas-da-vida.ts'
import { ticketItem } from '../tickets/nucleo/tabelas.ts'
import { acertarVenda } from './acertar-venda.ts'
import { contaCorrenteLancamento } from './tabelas.ts'

const SEGREDO = 'segredo-dos-testes'

describe('GES-08 a conta corrente no orçamento e no pedido', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeContas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeContas(teste)
    await cenario.parametrizar('erpSegredo', SEGREDO)
    await cenario.parametrizar('descontoMaximoVendedor', '50')
    await cenario.parametrizar('bonificacaoMaxima', '100')
  })
  afterAll(() => teste.fechar())
  beforeEach(async () => {
    await cenario.semContas()
    for (const [chave, valor] of [
      ['contaCorrenteDebitoEm', 'PEDIDO'],
      ['contaCorrenteCreditoEm', 'NOTA'],
      ['contaCorrenteSemSaldo', 'APROVACAO'],
      ['contaCorrenteDeQuem', 'VENDEDOR'],
    ] as const)
      await cenario.parametrizar(chave, valor)
  })
  const banco = () => teste.negocio().banco
  const token = (tipo: TipoDeUsuario = 'OPERADOR') => teste.tokenDe(tipo)
  const prever = async (id: number) =>
    (await teste.chamar(preverConversao, { token: await token(), params: { id } })).corpo
  const bloqueiosDe = async (pedidoId: number) =>
    (await banco().select().from(pedidoBloqueio).where(eq(pedidoBloqueio.pedidoId, pedidoId))).map(
      ({ tipo }) => tipo,
    )
  const versaoDoPedido = async (id: number) => (await cenario.linha(id)).versao
  let ultimo = 0
  async function contar(pedidoId: number, campos: object) {
    const corpo = JSON.stringify({
      id: `CC-${++ultimo}`,
      pedido: pedidoId,
      ocorridoEm: teste.agora().toISOString(),
      ...campos,
    })
    teste.adiantar(1000)
    return teste.chamar(receberEventoDoErp, {
      corpo,
      headers: { 'content-type': 'application/json', ...assinar(SEGREDO, corpo, teste.agora()) },
    })
  }
  // Ten of R$ 10,00, at R$ 9,00 and at R$ 12,00.
  const ABAIXO = { qtde: 10, precoDigitado: 9 }
  const ACIMA = { qtde: 10, precoDigitado: 12 }

  it('GES-08 quem não tem conta vende como antes', async () => {
    const { id, resposta } = await cenario.orcar(ABAIXO)
    expect([resposta.status, resposta.corpo.conta]).toEqual([200, null])
    await converterTudo(teste, id)
    expect(await banco().$count(contaCorrenteLancamento)).toBe(0)
  })

  it('GES-08 o orçamento mostra o que faria à conta, e não a move; o pedido move, com as linhas que o explicam', async () => {
    const conta = await cenario.abrir()
    const { id, resposta } = await cenario.orcar(ABAIXO, ACIMA, { qtde: 2, bonificado: true })
    expect(resposta.corpo.conta).toMatchObject({
      id: conta,
      saldo: 0,
      limite: 100,
      disponivel: 100,
      debito: 30,
      credito: 20,
      depois: 70,
    })
    expect((await cenario.vendas.ler(id)).corpo.conta).toEqual(resposta.corpo.conta)
    expect(await cenario.lancamentos(conta)).toEqual([])
    const emDigitacao = async (tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(listarEmDigitacao, { token: await token(tipo), params: { idConta: conta } })
    const { itens } = (await emDigitacao()).corpo
    expect(itens.find(({ idOrcamento }) => idOrcamento === id)).toMatchObject({ debito: 30, credito: 20 })
    expect((await emDigitacao('REPRESENTANTE')).status).toBe(404)
    const { idPedido } = await converterTudo(teste, id)
    expect((await emDigitacao()).corpo.itens.map(({ idOrcamento }) => idOrcamento)).not.toContain(id)
    const [unico, ...outros] = await cenario.lancamentos(conta)
    expect(outros).toEqual([])
    expect(unico).toMatchObject({
      especie: 'VENDA',
      parte: 'DEBITO',
      valor: '-30.00',
      saldo: '-30.00',
      pedidoId: idPedido,
    })
    expect(unico?.itens?.map(({ debito }) => debito)).toEqual(['10.00', '20.00'])
    expect(await cenario.saldo(conta)).toEqual({ saldo: -30, emTransito: 0, disponivel: 70 })
  })

  it('GES-08 cancelado, devolve; contado duas vezes, uma só', async () => {
    const conta = await cenario.abrir()
    const { idPedido } = await converterTudo(teste, (await cenario.orcar(ABAIXO)).id)
    const caso = { negocio: teste.negocio(), autoria: cenario.autoria() }
    await transacao(banco(), (tx) => acertarVenda(tx, caso, { pedidoId: idPedido }))
    expect((await cenario.saldo(conta)).saldo).toBe(-10)
    const { status } = await teste.chamar(cancelarPedido, {
      token: await token('GERENTE'),
      params: { id: idPedido },
      corpo: { versao: await versaoDoPedido(idPedido), motivo: 'desistiu' },
    })
    expect(status).toBe(200)
    expect((await cenario.lancamentos(conta)).map(({ especie, valor }) => [especie, valor])).toEqual([
      ['VENDA', '-10.00'],
      ['ESTORNO', '10.00'],
    ])
    expect((await cenario.saldo(conta)).saldo).toBe(0)
  })

  it('GES-08 o crédito entra com a nota, e o que ela não leva do débito volta: o ERP conta em partes', async () => {
    const conta = await cenario.abrir()
    const { idPedido } = await converterTudo(teste, (await cenario.orcar(ABAIXO, ACIMA)).id)
    expect((await cenario.saldo(conta)).saldo).toBe(-10)
    await contar(idPedido, { status: 'SEPARACAO' })
    const parte = await contar(idPedido, {
      status: 'FATURADO',
      parcial: true,
      itens: [
        { numero: 1, qtdeFat: 2 },
        { numero: 2, qtdeFat: 5 },
      ],
    })
    expect(parte.corpo.resultado).toBe('APLICADO')
    expect((await cenario.linha(idPedido)).status).toBe('SEPARACAO')
    expect((await cenario.saldo(conta)).saldo).toBe(0)
    await contar(idPedido, { status: 'FATURADO', itens: [{ numero: 1, qtdeFat: 3 }] })
    expect((await cenario.linha(idPedido)).status).toBe('FATURADO')
    // Five of the one, five of the other.
    expect((await cenario.saldo(conta)).saldo).toBe(-5 + 10)
    await contar(idPedido, { status: 'CANCELADO' })
    expect((await cenario.saldo(conta)).saldo).toBe(0)
  })

  it('GES-08 o que o cliente devolve em parte leva a sua parte do débito e do crédito, e a recontagem diz o mesmo', async () => {
    const conta = await cenario.abrir()
    const { id, clienteId, filialId, itens } = await cenario.orcar(ABAIXO, ACIMA)
    const { idPedido } = await converterTudo(teste, id)
    await cenario.comStatus(idPedido, 'SEPARACAO')
    await cenario.mudar(idPedido, 'FATURADO')
    expect((await cenario.saldo(conta)).saldo).toBe(-10 + 20)
    const [nota] = await banco()
      .insert(notaFiscal)
      .values({
        ...{
          clienteId,
          filialId,
          pedidoId: idPedido,
          numero: 981_001,
          serie: 8,
          chave: '981001'.padStart(44, '8'),
        },
        ...{ naturezaOperacao: 'Venda', emitidaEm: teste.agora(), dataSaida: cenario.vendas.hoje() },
        ...{ valorProdutos: '210', valorTotal: '210', quantidadeItens: 2 },
      })
      .returning()
    const daNota = await banco()
      .insert(notaItem)
      .values(
        itens.map(({ idProd, qtde }, i) => ({
          ...{
            notaId: nota?.id ?? 0,
            numeroItem: i + 1,
            produtoId: idProd,
            codigo: `C${i}`,
            descricao: 'Produto',
          },
          ...{
            marca: '',
            unidade: 'UN',
            quantidade: String(qtde),
            valorSemImposto: '10',
            valorUnitario: '10',
          },
          valorTotal: '100',
        })),
      )
      .returning()
    const tickets = cenarioDeTickets(teste)
    const aberto = await tickets.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      campos: { clienteId, filialId },
      partes: {
        itens: daNota.map((item) => ({
          ...{ origem: 'NOTA' as const, notaItemId: item.id, notaId: item.notaId, produtoId: item.produtoId },
          ...{
            codigo: item.codigo,
            descricao: item.descricao,
            marca: '',
            unidade: 'UN',
            quantidadeComprada: '10',
          },
          ...{ quantidadeSolicitada: '4', valorSemImposto: '10', valorUnitario: '10' },
        })),
      },
    })
    const chegar = async (quantas: string | null) => {
      await banco()
        .update(ticketItem)
        .set({ quantidadeRecebida: quantas, recebidoEm: quantas === null ? null : teste.agora() })
        .where(eq(ticketItem.ticketId, aberto.id))
      const caso = { negocio: teste.negocio(), autoria: cenario.autoria() }
      const fato = {
        id: aberto.id,
        acao: 'AVANCO' as const,
        etapaAnterior: 1,
        finalizadoAntes: null,
        versao: 2,
      }
      await transacao(banco(), (tx) => contarAosOutros(tx, caso, 'ticketMovido', fato))
      return (await cenario.saldo(conta)).saldo
    }
    expect(await chegar('4')).toBe(-6 + 12)
    expect(
      (await cenario.lancamentos(conta)).slice(-2).map(({ especie, parte }) => [especie, parte]),
    ).toEqual([
      ['ESTORNO', 'DEBITO'],
      ['ESTORNO', 'CREDITO'],
    ])
    expect(await cenario.recontar(conta)).toMatchObject({ emOrdem: true, somado: 6, recontado: 6 })
    // The count was taken back.
    expect(await chegar(null)).toBe(-10 + 20)
    expect(await chegar('10')).toBe(0)
  })

  it('GES-08 PAR-01 debitado com a nota, até lá fica em trânsito e não se dá a outro', async () => {
    await cenario.parametrizar('contaCorrenteDebitoEm', 'NOTA')
    const conta = await cenario.abrir('OPERADOR', 15)
    const { idPedido } = await converterTudo(teste, (await cenario.orcar(ABAIXO)).id)
    expect(await cenario.saldo(conta)).toEqual({ saldo: 0, emTransito: 10, disponivel: 5 })
    const { resposta } = await cenario.orcar(ABAIXO)
    expect(resposta.corpo.excessos.map(({ tipo }) => tipo)).toEqual(['CONTA_CORRENTE'])
    expect(resposta.corpo.excessos[0]?.texto).toContain('faltam R$\u00A05,00')
    // What the branch decides later is not of this sale any more.
    await cenario.parametrizar('contaCorrenteDebitoEm', 'PEDIDO')
    await cenario.comStatus(idPedido, 'SEPARACAO')
    await cenario.mudar(idPedido, 'FATURADO')
    expect(await cenario.saldo(conta)).toEqual({ saldo: -10, emTransito: 0, disponivel: 5 })
  })

  it('GES-08 o que estoura pede aprovação já no orçamento: não vai ao cliente, nem ele aceita', async () => {
    await cenario.abrir('OPERADOR', 5)
    const { id, resposta } = await cenario.orcar({ qtde: 10 })
    expect([resposta.status, resposta.corpo.excessos]).toEqual([200, []])
    const link = await teste.chamar(criarLinkDoOrcamento, { token: await token(), params: { id } })
    expect(link.status).toBe(200)
    const { itens } = (await cenario.vendas.ler(id)).corpo
    await cenario.vendas.alterar(id, { versao: 2, itens: itens.map((um) => ({ ...um, precoDigitado: 9 })) })
    const { versao, excessos } = (await cenario.vendas.ler(id)).corpo
    expect(excessos).toMatchObject([{ tipo: 'CONTA_CORRENTE', aprovadoPor: null, podeAprovar: false }])
    const aceite = await teste.chamar(aceitarOrcamentoPeloLink, {
      corpo: {
        token: new URL(link.corpo.endereco).searchParams.get('token'),
        versao,
        nome: 'Ana Maria Prado',
        documento: '',
        observacao: '',
      },
    })
    expect([aceite.status, aceite.erro.codigo]).toEqual([409, 'ORCAMENTO_EM_REVISAO'])
    const aprovado = await teste.chamar(aprovarOrcamento, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { versao, motivo: 'cliente novo' },
    })
    expect([aprovado.status, aprovado.corpo.excessos[0]?.aprovadoPor === null]).toEqual([200, false])
  })

  it('GES-08 GES-03 "aprovo até R$ 3,00" do que falta na conta: quem vende dá menos, e segue', async () => {
    await cenario.abrir('OPERADOR', 5)
    const { id } = await cenario.orcar(ABAIXO)
    const pedida = await teste.chamar(pedirAprovacaoDoOrcamento, {
      token: await token(),
      params: { id },
      corpo: {},
    })
    expect(pedida.status).toBe(200)
    const [aberta] = await banco()
      .select({ id: aprovacao.id, versao: aprovacao.versao })
      .from(aprovacao)
      .where(and(eq(aprovacao.tipo, 'ORCAMENTO'), eq(aprovacao.referenciaId, id)))
    const decidida = await teste.chamar(decidirAprovacao, {
      token: await token('GERENTE'),
      params: { idAprovacao: aberta?.id ?? 0 },
      corpo: { versao: aberta?.versao ?? 0, aprova: true, tetos: [{ chave: 'CONTA_CORRENTE', ate: 3 }] },
    })
    expect([decidida.status, decidida.corpo.message]).toEqual([200, 'Aprovado com outra proposta.'])
    const dando = async (preco: number) => {
      const { versao, itens } = (await cenario.vendas.ler(id)).corpo
      await cenario.vendas.alterar(id, {
        versao,
        itens: itens.map((um) => ({ ...um, precoDigitado: preco })),
      })
      return (await prever(id)).bloqueios.map(({ tipo }) => tipo)
    }
    expect(await dando(9.1)).toEqual(['CONTA_CORRENTE'])
    expect(await dando(9.2)).toEqual([])
  })

  it('GES-08 o que alguém aprovou vira pedido livre, e estoura a conta; o que cresce depois pede outra vez', async () => {
    const conta = await cenario.abrir('OPERADOR', 5)
    const { id } = await cenario.orcar(ABAIXO)
    await teste.chamar(aprovarOrcamento, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { versao: 2, motivo: 'cliente novo' },
    })
    const outro = await cenario.orcar({ qtde: 3, precoDigitado: 9 })
    await converterTudo(teste, outro.id)
    // Three reais less are left than whoever approved saw.
    expect((await prever(id)).bloqueios.map(({ tipo }) => tipo)).toEqual(['CONTA_CORRENTE'])
    const { versao } = (await cenario.vendas.ler(id)).corpo
    await teste.chamar(aprovarOrcamento, {
      token: await token('GERENTE'),
      params: { id },
      corpo: { versao, motivo: 'cliente novo' },
    })
    expect((await prever(id)).bloqueios).toEqual([])
    await converterTudo(teste, id)
    expect(await cenario.saldo(conta)).toEqual({ saldo: -13, emTransito: 0, disponivel: -8 })
  })

  it('GES-08 o pedido retido pela conta não a move até ser liberado, por quem não vendeu', async () => {
    const conta = await cenario.abrir('OPERADOR', 5)
    const { idPedido, bloqueado } = await converterTudo(teste, (await cenario.orcar(ABAIXO)).id)
    expect([bloqueado, await bloqueiosDe(idPedido)]).toEqual([true, ['CONTA_CORRENTE']])
    expect(await cenario.saldo(conta)).toEqual({ saldo: 0, emTransito: 0, disponivel: 5 })
    const bloqueio = (await cenario.vida(idPedido)).bloqueios[0]
    const liberar = async (tipo: TipoDeUsuario) =>
      teste.chamar(liberarBloqueio, {
        token: await token(tipo),
        params: { id: idPedido, idBloqueio: bloqueio?.id ?? 0 },
        corpo: { versao: await versaoDoPedido(idPedido), motivo: 'pode' },
      })
    expect((await liberar('OPERADOR')).status).toBe(403)
    expect((await liberar('GERENTE')).status).toBe(200)
    expect((await cenario.saldo(conta)).saldo).toBe(-10)
  })

  it('GES-08 PAR-01 na filial que recusa, o orçamento não se escreve e o pedido não se faz', async () => {
    await cenario.parametrizar('contaCorrenteSemSaldo', 'RECUSA')
    const conta = await cenario.abrir('OPERADOR', 15)
    const [um, dois] = [await cenario.orcar(ABAIXO), await cenario.orcar(ABAIXO)]
    const demais = await cenario.orcar({ qtde: 20, precoDigitado: 9 })
    expect(demais.resposta.status).toBe(422)
    expect(demais.resposta.erro.campos).toEqual({
      [`itens.${demais.itens[0]?.chave}.precoDigitado`]: expect.stringContaining('faltam R$\u00A05,00'),
    })
    await converterTudo(teste, um.id)
    const previa = await prever(dois.id)
    expect([previa.bloqueios, previa.impedimentos]).toEqual([[], [expect.stringContaining('faltam')]])
    const { status } = await teste.chamar(converterOrcamento, {
      token: await token(),
      params: { id: dois.id },
      corpo: { versao: previa.versao, assinatura: previa.assinatura },
    })
    expect([status, (await cenario.saldo(conta)).saldo]).toEqual([409, -10])
  })

  it('GES-08 o pagamento que expira devolve; retomado sem que haja, o pedido espera alguém', async () => {
    const conta = await cenario.abrir('OPERADOR', 15)
    const { idPedido } = await converterTudo(teste, (await cenario.orcar(ABAIXO)).id)
    await cenario.comStatus(idPedido, 'PAGAMENTO_PENDENTE')
    await cenario.mudar(idPedido, 'PAGAMENTO_EXPIRADO')
    expect((await cenario.saldo(conta)).saldo).toBe(0)
    await cenario.mudar(idPedido, 'PAGAMENTO_PENDENTE')
    expect((await cenario.saldo(conta)).saldo).toBe(-10)
    await cenario.mudar(idPedido, 'PAGAMENTO_EXPIRADO')
    await converterTudo(teste, (await cenario.orcar(ABAIXO)).id)
    await cenario.mudar(idPedido, 'PAGAMENTO_PENDENTE')
    expect([(await cenario.linha(idPedido)).status, await bloqueiosDe(idPedido)]).toEqual([
      'BLOQUEADO',
      ['CONTA_CORRENTE'],
    ])
    expect((await cenario.saldo(conta)).saldo).toBe(-10)
  })

  it('GES-02 a campanha que move a conta sai da conta de quem vende, e a que não move, não', async () => {
    const conta = await cenario.abrir()
    const vender = async (moveConta: boolean) => {
      const { id, itens, resposta } = await cenario.orcar({ qtde: 10 })
      const [produto] = itens.map(({ idProd }) => idProd)
      await cenario.vendas.promover({ beneficio: percentual(10), produtos: [produto ?? 0], moveConta })
      const { versao } = resposta.corpo
      await cenario.vendas.alterar(id, { versao, itens: itens.map((um) => ({ ...um, qtde: 11 })) })
      await converterTudo(teste, id)
    }
    await vender(false)
    expect((await cenario.saldo(conta)).saldo).toBe(0)
    await vender(true)
    expect((await cenario.saldo(conta)).saldo).toBe(-11)
  })

  it('GES-08 PAR-01 onde a conta é da equipe, paga o supervisor', async () => {
    await cenario.parametrizar('contaCorrenteDeQuem', 'EQUIPE')
    const [operador, supervisor] = [
      await cenario.idDaConta('OPERADOR'),
      await cenario.idDaConta('SUPERVISOR'),
    ]
    await banco().update(colaborador).set({ supervisorId: supervisor }).where(eq(colaborador.id, operador))
    const [dele, daEquipe] = [await cenario.abrir('OPERADOR'), await cenario.abrir('SUPERVISOR')]
    const { id, resposta } = await cenario.orcar(ABAIXO)
    // The team's account is not for its members to see.
    expect(resposta.corpo.conta).toBeNull()
    await converterTudo(teste, id)
    expect([(await cenario.saldo(dele)).saldo, (await cenario.saldo(daEquipe)).saldo]).toEqual([0, -10])
  })

  it('GES-08 cem conversões ao mesmo tempo nunca estouram a conta', async () => {
    await cenario.parametrizar('contaCorrenteSemSaldo', 'RECUSA')
    const conta = await cenario.abrir('OPERADOR', 33)
    const quantos = 100
    const previas = []
    for (let i = 0; i < quantos; i += 1) {
      const { id } = await cenario.orcar({ qtde: 5, precoDigitado: 9 })
      previas.push({ id, ...(await prever(id)) })
    }
    const comToken = await token()
    const fins = await Promise.all(
      previas.map(({ id, versao, assinatura }) =>
        insistir(() =>
          teste.chamar(converterOrcamento, {
            token: comToken,
            params: { id },
            corpo: { versao, assinatura },
          }),
        ),
      ),
    )
    expect(fins.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(new Set(fins.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await cenario.saldo(conta)).toEqual({ saldo: -30, emTransito: 0, disponivel: 3 })
    expect(await cenario.recontar(conta)).toEqual({
      emOrdem: true,
      somado: -30,
      recontado: -30,
      emTransito: 0,
    })
  })

  it('GES-08 vidas sorteadas ao mesmo tempo: o saldo é a soma dos lançamentos e a recontagem de tudo', async () => {
    const conta = await cenario.abrir('OPERADOR', 60)
    let estado = 7
    const ate = (n: number) => {
      estado = (estado * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((estado / 2 ** 31) * n)
    }
    const vidas = []
    const voltaram: unknown[] = []
    for (let i = 0; i < 18; i += 1) {
      await cenario.parametrizar('contaCorrenteDebitoEm', ate(2) ? 'PEDIDO' : 'NOTA')
      await cenario.parametrizar('contaCorrenteCreditoEm', ate(2) ? 'PEDIDO' : 'NOTA')
      // Above the table in both lines: whatever the others leave in the account, they are sold, and come back.
      const volta = i < 2
      const preco = () => (volta ? 12 : 7 + ate(6))
      const { id } = await cenario.orcar(
        { qtde: 1 + ate(9), precoDigitado: preco() },
        { qtde: 1 + ate(9), precoDigitado: preco(), bonificado: !volta && ate(4) === 0 },
      )
      vidas.push({ id, previa: await prever(id), fim: volta ? 3 : ate(5), leva: ate(3) })
    }
    const comToken = await token()
    await Promise.all(
      vidas.map(async ({ id, previa, fim, leva }) => {
        const converter = (de: typeof previa) =>
          teste.chamar(converterOrcamento, {
            token: comToken,
            params: { id },
            corpo: { versao: de.versao, assinatura: de.assinatura },
          })
        // Another sale moved the balance meanwhile: whoever sells looks again, as a person does.
        let feito = await converter(previa)
        while (feito.status === 409) feito = await converter(await prever(id))
        const { corpo, status } = feito
        expect(status).toBe(200)
        const pedidoId = corpo.idPedido
        if (corpo.bloqueado) return fim === 0 ? cenario.mudar(pedidoId, 'CANCELADO') : undefined
        if (fim === 0) return cenario.mudar(pedidoId, 'CANCELADO')
        if (fim === 1) return
        await cenario.mudar(pedidoId, 'LIBERADO')
        await cenario.mudar(pedidoId, 'SEPARACAO')
        await banco()
          .update(pedidoItem)
          .set({ quantidadeAtendida: String(leva + 1) })
          .where(eq(pedidoItem.pedidoId, pedidoId))
        if (fim === 2) return
        await banco()
          .update(pedidoItem)
          .set({ quantidadeAtendida: '1' })
          .where(eq(pedidoItem.pedidoId, pedidoId))
        await cenario.mudar(pedidoId, 'FATURADO')
        if (fim === 3) voltaram.push(await cenario.mudar(pedidoId, 'DEVOLUCAO'))
      }),
    )
    const { saldo, emTransito } = await cenario.saldo(conta)
    expect(await cenario.recontar(conta)).toEqual({
      emOrdem: true,
      somado: saldo,
      recontado: saldo,
      emTransito,
    })
    // Something of it happened.
    expect((await cenario.lancamentos(conta)).length).toBeGreaterThan(4)
    expect(voltaram.length).toBeGreaterThan(1)
  })
})
