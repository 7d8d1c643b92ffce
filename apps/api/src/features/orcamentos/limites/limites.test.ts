import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import {
  aceitarOrcamentoPeloLink,
  criarLinkDoOrcamento,
  enviarOrcamento,
  obterLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { formaCobranca, pedido, planoPagamento } from '../../pedidos/tabelas.ts'
import { clienteTabelaPreco } from '../../precos/tabelas.ts'
import { preco, tabelaPreco } from '../../produtos/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

describe('VEN-02 o que um orçamento pode conter, por toda porta', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco

  /** A quote of somebody who owes nothing and may owe much, with products of its own. */
  async function comecar(quantos = 1, campos: Partial<typeof cliente.$inferInsert> = {}) {
    const aberto = await cenario.comecar({ prazoMedioMaximo: null, ...campos })
    const { clienteId } = aberto
    await banco().update(titulo).set({ baixadoEm: cenario.hoje() }).where(eq(titulo.clienteId, clienteId))
    await banco().update(pedido).set({ status: 'ENTREGUE' }).where(eq(pedido.clienteId, clienteId))
    await banco().delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    const produtos = await Promise.all(
      Array.from({ length: quantos }, () => cenario.criarProduto(aberto.tabelaId, aberto.filialId)),
    )
    return { ...aberto, produtos }
  }
  type Produto = Awaited<ReturnType<typeof comecar>>['produtos'][number]
  const linha = (produto: Produto | undefined, campos: Partial<LinhaDigitada> = {}) => {
    if (!produto) throw new Error('falta o produto')
    return cenario.linha(produto, campos)
  }
  async function gravar(id: number, corpo: object, tipo?: TipoDeUsuario) {
    const { corpo: lido } = await cenario.ler(id)
    const {
      status,
      corpo: gravado,
      erro,
    } = await cenario.alterar(id, { versao: lido.versao, ...corpo }, tipo)
    return { status, gravado, erro }
  }
  async function prever(id: number, tipo: TipoDeUsuario = 'OPERADOR') {
    const { corpo } = await teste.chamar(preverConversao, {
      token: await teste.tokenDe(tipo),
      params: { id },
    })
    return corpo
  }
  const bloqueios = async (id: number, tipo?: TipoDeUsuario) =>
    (await prever(id, tipo)).bloqueios.map((bloqueio) => bloqueio.tipo)
  async function comParametro<T>(chave: string, valor: string, filialId: number, fazer: () => Promise<T>) {
    const qual = comPrefixo(chave as never)
    await banco().insert(parametro).values({ chave: qual, filialId, valor })
    await teste.negocio().renovarParametros()
    try {
      return await fazer()
    } finally {
      await banco().delete(parametro).where(eq(parametro.chave, qual))
      await teste.negocio().renovarParametros()
    }
  }
  const aprovar = async (id: number, tipo: TipoDeUsuario = 'GERENTE', motivo = 'Cliente antigo') => {
    const { corpo: lido } = await cenario.ler(id, tipo)
    return teste.chamar(aprovarOrcamento, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { versao: lido.versao, motivo },
    })
  }
  const criarLink = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(criarLinkDoOrcamento, { token: await teste.tokenDe(tipo), params: { id } })
  const tokenDoLink = (endereco: string) => new URL(endereco).searchParams.get('token') ?? ''

  it('VEN-02 bonificação: o que se paga diminui ou sai, e o que se dá fica preso', async () => {
    const { id, produtos } = await comecar(2)
    const paga = linha(produtos[0], { qtde: 100 })
    const dada = linha(produtos[1], { qtde: 10, bonificado: true })
    const { gravado } = await gravar(id, { itens: [paga, dada] })
    expect(gravado.excessos).toEqual([])
    expect(await bloqueios(id)).toEqual([])
    const menos = await gravar(id, { itens: [{ ...paga, qtde: 99 }] })
    expect(menos.gravado.excessos).toMatchObject([{ tipo: 'BONIFICACAO', aprovadoPor: null }])
    expect(await bloqueios(id)).toEqual(['BONIFICACAO'])
    await gravar(id, { removidos: [paga.chave] })
    expect(await bloqueios(id)).toEqual(['BONIFICACAO'])
    expect((await cenario.ler(id)).corpo.excessos).toMatchObject([{ tipo: 'BONIFICACAO' }])
  })

  it('VEN-02 bonificação ao preço de um centavo vale o que a tabela diz', async () => {
    const { id, produtos } = await comecar(2)
    const { gravado } = await gravar(id, {
      itens: [linha(produtos[0]), linha(produtos[1], { qtde: 50, bonificado: true, precoDigitado: 0.01 })],
    })
    expect(gravado.excessos).toMatchObject([{ tipo: 'BONIFICACAO' }])
  })

  it('VEN-02 onde a filial recusa: a mudança que o traz, e não a que o deixa como estava', async () => {
    const { id, produtos, filialId } = await comecar(2)
    const paga = linha(produtos[0], { qtde: 100 })
    const dada = linha(produtos[1], { qtde: 10, bonificado: true })
    await gravar(id, { itens: [paga, dada] })
    await comParametro('descontoAcimaDoLimite', 'RECUSA', filialId, async () => {
      const texto = 'A bonificação passa de 10% do que se paga'
      for (const corpo of [{ itens: [{ ...paga, qtde: 99 }] }, { removidos: [paga.chave] }])
        expect(await gravar(id, corpo)).toMatchObject({
          status: 422,
          erro: { campos: { [`itens.${dada.chave}.bonificado`]: texto } },
        })
      expect((await gravar(id, { cabecalho: { ordComp: 'OC-1' } })).status).toBe(200)
    })
    await gravar(id, { removidos: [paga.chave] })
    await comParametro('descontoAcimaDoLimite', 'RECUSA', filialId, async () => {
      expect((await gravar(id, { cabecalho: { ordComp: 'OC-2' } })).status).toBe(200)
      expect((await gravar(id, { itens: [{ ...dada, qtde: 11 }] })).status).toBe(422)
      expect((await gravar(id, { itens: [{ ...dada, qtde: 9 }] })).status).toBe(200)
    })
  })

  it('VEN-02 o desconto se mede da tabela do cliente, seja qual for a do orçamento', async () => {
    const { id, clienteId, produtos } = await comecar(2)
    const [rede] = await banco().insert(tabelaPreco).values({ nome: 'Tabela de rede' }).returning()
    if (!rede) throw new Error('falta a tabela')
    for (const produto of produtos)
      await banco().insert(preco).values({ tabelaPrecoId: rede.id, produtoId: produto.id, valor: '8.8' })
    const item = linha(produtos[0], { desconto: 5 })
    await gravar(id, { itens: [item] })
    expect(await gravar(id, { cabecalho: { idTabela: rede.id } })).toMatchObject({
      status: 422,
      erro: { campos: { 'cabecalho.idTabela': expect.stringContaining('não é deste cliente') } },
    })
    const { corpo: lido } = await cenario.ler(id)
    expect(lido.opcoes.tabelas.map((tabela) => tabela.id)).not.toContain(rede.id)
    await banco().insert(clienteTabelaPreco).values({ clienteId, tabelaPrecoId: rede.id })
    const naRede = await cenario.alterar(id, { versao: lido.versao, cabecalho: { idTabela: rede.id } })
    const ciente = (naRede.erro as { precos?: { assinatura: string } } | undefined)?.precos?.assinatura
    if (naRede.status === 409)
      await cenario.alterar(id, { versao: lido.versao, cabecalho: { idTabela: rede.id }, ciente })
    // 8,80 less 5 % is 8,36: 16,4 % below the 10,00 of the customer's own table.
    const { corpo: depois } = await cenario.ler(id)
    expect(depois.cabecalho.idTabela).toBe(rede.id)
    expect(depois.excessos).toMatchObject([
      { tipo: 'PRECO', chave: item.chave, texto: 'Desconto de 16,4% acima do limite de 5%' },
    ])
    expect(await bloqueios(id)).toEqual(['PRECO'])
  })

  it('VEN-02 crédito: uma cobrança sem limite próprio conta no do cliente; paga antes, não', async () => {
    const { id, clienteId, produtos } = await comecar(1)
    const formas = await banco().select().from(formaCobranca)
    const planos = await banco().select().from(planoPagamento)
    const forma = (descricao: string) => formas.find((uma) => uma.descricao === descricao)?.id ?? 0
    const plano = (descricao: string) => planos.find((um) => um.descricao === descricao)?.id ?? 0
    await banco()
      .insert(limiteDeCredito)
      .values({
        clienteId,
        formaCobrancaId: forma('Boleto bancário'),
        planoPagamentoId: plano('28 dias'),
        limiteTotal: '100',
        criadoEm: teste.agora(),
        atualizadoEm: teste.agora(),
      })
    await gravar(id, {
      itens: [linha(produtos[0], { qtde: 11 })],
      cabecalho: { idCobranca: forma('Boleto bancário'), idPlano: plano('28/35/42 dias') },
    })
    for (const qual of ['Boleto bancário', 'Boleto impresso', 'Cobrança em carteira']) {
      await gravar(id, { cabecalho: { idCobranca: forma(qual) } })
      expect([qual, await bloqueios(id)]).toEqual([qual, ['CREDITO']])
    }
    expect(await gravar(id, { cabecalho: { idCobranca: forma('Pix') } })).toMatchObject({
      status: 422,
      erro: { campos: { 'cabecalho.idCobranca': expect.stringContaining('não leva prazo') } },
    })
    const aVista = { idCobranca: forma('Pix'), idPlano: plano('À vista') }
    expect((await gravar(id, { cabecalho: aVista })).status).toBe(200)
    expect(await bloqueios(id)).toEqual([])
    expect(await gravar(id, { cabecalho: { idPlano: plano('28 dias') } })).toMatchObject({
      status: 422,
      erro: { campos: { 'cabecalho.idPlano': expect.stringContaining('não leva prazo') } },
    })
    // As an older quote may be, or one whose way of billing became another since.
    await banco()
      .update(orcamento)
      .set({ planoPagamentoId: plano('28 dias') })
      .where(eq(orcamento.id, id))
    expect((await prever(id)).impedimentos).toEqual([expect.stringContaining('não leva prazo')])
  })

  it('VEN-02 crédito: a tolerância é da filial, e quem não tem limite só compra a prazo onde se pode', async () => {
    const { id, clienteId, filialId, produtos } = await comecar(1)
    const { corpo: lido } = await cenario.ler(id)
    await banco()
      .insert(limiteDeCredito)
      .values({
        clienteId,
        formaCobrancaId: lido.opcoes.cobrancas.find(({ antecipada }) => !antecipada)?.id ?? 0,
        planoPagamentoId: lido.cabecalho.idPlano,
        limiteTotal: '100',
        criadoEm: teste.agora(),
        atualizadoEm: teste.agora(),
      })
    const idCobranca = lido.opcoes.cobrancas.find(({ antecipada }) => !antecipada)?.id
    await gravar(id, { itens: [linha(produtos[0], { qtde: 9 })], cabecalho: { idCobranca } })
    const { corpo: com } = await cenario.ler(id)
    const taxa = com.totais.taxaFixa
    await gravar(id, { itens: [{ ...(com.itens[0] as LinhaDigitada), qtde: Math.floor((110 - taxa) / 10) }] })
    expect(await bloqueios(id)).toEqual(taxa === 0 ? ['CREDITO'] : await bloqueios(id))
    await comParametro('toleranciaDoLimite', '20', filialId, async () =>
      expect(await bloqueios(id)).toEqual([]),
    )
    await banco().delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    expect(await bloqueios(id)).toEqual([])
    await comParametro('vendeAPrazoSemLimite', 'N', filialId, async () =>
      expect(await bloqueios(id)).toEqual(['CREDITO']),
    )
  })

  /** What makes a quote be paid in 28, 35 and 42 days: 35 on average. */
  async function pagarAPrazo(id: number) {
    const [plano] = await banco()
      .select()
      .from(planoPagamento)
      .where(eq(planoPagamento.descricao, '28/35/42 dias'))
    const { corpo: lido } = await cenario.ler(id)
    return { idCobranca: lido.opcoes.cobrancas.find(({ antecipada }) => !antecipada)?.id, idPlano: plano?.id }
  }

  it('ENT-05 o prazo médio além do do cliente bloqueia o pedido', async () => {
    const { id, clienteId, produtos } = await comecar(1)
    const aPrazo = await pagarAPrazo(id)
    await gravar(id, { itens: [linha(produtos[0])], cabecalho: aPrazo })
    await banco().update(cliente).set({ prazoMedioMaximo: 35 }).where(eq(cliente.id, clienteId))
    expect(await bloqueios(id)).toEqual([])
    await banco().update(cliente).set({ prazoMedioMaximo: 34 }).where(eq(cliente.id, clienteId))
    expect(await bloqueios(id)).toEqual(['PRAZO'])
  })

  it('PER-06 a margem com cupom é a da mercadoria: o imposto que cai com ela não prende o pedido', async () => {
    const { id, filialId, tabelaId } = await comecar(0)
    const ncm = '76000001'
    await cenario.tributar({ ncm, ipi: '20' })
    await cenario.darCupom({ codigo: 'MARGEM10', percentual: '10' })
    const produto = await cenario.criarProduto(tabelaId, filialId, { valor: '100', custo: '80', ncm })
    await gravar(id, { itens: [linha(produto)], cabecalho: { cupom: 'MARGEM10' } })
    // 90 for what cost 80: 11,11 %.
    await comParametro('margemMinima', '11.11', filialId, async () => {
      expect((await gravar(id, { cabecalho: { obsPedido: 'Doca 1' } })).gravado.excessos).toEqual([])
      expect(await bloqueios(id)).toEqual([])
    })
    await comParametro('margemMinima', '11.12', filialId, async () => {
      expect((await gravar(id, { cabecalho: { obsPedido: 'Doca 2' } })).gravado.excessos).toMatchObject([
        { tipo: 'MARGEM' },
      ])
      expect(await bloqueios(id)).toEqual(['MARGEM'])
    })
  })

  it('FRE-03 o frete digitado que ninguém calculou espera aprovação; o perdoado além do limite também', async () => {
    const { id, filialId, produtos } = await comecar(1)
    const digitado = await gravar(id, { itens: [linha(produtos[0])], cabecalho: { vlFrete: 0.01 } })
    expect(digitado.gravado.excessos).toMatchObject([{ tipo: 'FRETE', texto: 'O frete não foi calculado' }])
    expect(await bloqueios(id)).toEqual(['FRETE'])
    await comParametro('freteSemCalculo', 'LIVRE', filialId, async () =>
      expect(await bloqueios(id)).toEqual([]),
    )
    await gravar(id, { cabecalho: { vlFrete: 0 } })
    expect(await bloqueios(id)).toEqual([])
  })

  it('VEN-02 acima do limite não chega ao cliente antes de aprovado, por nenhum caminho', async () => {
    const { id, produtos } = await comecar(1)
    const item = linha(produtos[0], { qtde: 10 })
    await gravar(id, { itens: [item] })
    const { corpo: link } = await criarLink(id)
    const token = tokenDoLink(link.endereco)
    const ver = () => teste.chamar(verOrcamentoPeloLink, { query: { token } })
    expect((await ver()).status).toBe(200)

    await gravar(id, { itens: [{ ...item, desconto: 90 }] })
    const recusa = { status: 409, erro: { codigo: 'ORCAMENTO_ACIMA_DOS_LIMITES' } }
    expect(await criarLink(id)).toMatchObject(recusa)
    const comOLink = await teste.chamar(obterLinkDoOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
    })
    expect(comOLink.corpo.impedimento).toContain('depois de aprovado')
    expect(
      await teste.chamar(enviarOrcamento, {
        token: await teste.tokenDe('OPERADOR'),
        params: { id },
        corpo: { email: 'compras@exemplo.com.br' },
      }),
    ).toMatchObject(recusa)
    const emRevisao = { status: 409, erro: { codigo: 'ORCAMENTO_EM_REVISAO' } }
    expect(await ver()).toMatchObject(emRevisao)
    const { corpo: lido } = await cenario.ler(id)
    const aceitar = (versao: number) =>
      teste.chamar(aceitarOrcamentoPeloLink, { corpo: { token, versao, nome: 'Ana Compras' } })
    expect(await aceitar(lido.versao)).toMatchObject(emRevisao)

    expect(await aprovar(id)).toMatchObject({
      status: 200,
      corpo: {
        message: 'Orçamento aprovado.',
        excessos: [{ tipo: 'PRECO', aprovadoPor: expect.any(String) }],
      },
    })
    expect((await ver()).status).toBe(200)
    expect(await bloqueios(id)).toEqual([])
    // As much as was seen or less; more of it asks again.
    await gravar(id, { itens: [{ ...item, desconto: 90, qtde: 9 }] })
    expect((await ver()).status).toBe(200)
    await gravar(id, { itens: [{ ...item, desconto: 90, qtde: 11 }] })
    expect(await ver()).toMatchObject(emRevisao)
    await aprovar(id)
    const { versao, assinatura } = await prever(id)
    const feito = await teste.chamar(converterOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
      corpo: { versao, assinatura },
    })
    expect(feito.corpo.bloqueado).toBe(false)
  })

  it('VEN-02 o que o gestor dá por si fica em seu nome, e o vendedor não o estende', async () => {
    const { id, produtos } = await comecar(2)
    const item = linha(produtos[0], { qtde: 10, desconto: 12 })
    await gravar(id, { itens: [item] }, 'GERENTE')
    expect((await gravar(id, { itens: [linha(produtos[1])] })).gravado.excessos).toMatchObject([
      { tipo: 'PRECO', aprovadoPor: expect.any(String) },
    ])
    expect(await bloqueios(id)).toEqual([])
    await gravar(id, { itens: [{ ...item, qtde: 11 }] })
    expect(await bloqueios(id)).toEqual(['PRECO'])
    expect(await bloqueios(id, 'GERENTE')).toEqual([])
    await gravar(id, { cabecalho: { ordComp: 'Passei por aqui' } }, 'GERENTE')
    expect(await bloqueios(id), 'quem passa não aprova sem dizer').toEqual(['PRECO'])
  })

  it('VEN-02 pedir aprovação avisa quem pode; aprovar: 401, 403, 404, 409, 422', async () => {
    const { id, produtos } = await comecar(1)
    const pedir = async (tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(pedirAprovacaoDoOrcamento, {
        token: await teste.tokenDe(tipo),
        params: { id },
        corpo: { mensagem: 'É para fechar hoje' },
      })
    expect(await pedir()).toMatchObject({ status: 409, erro: { codigo: 'NADA_A_APROVAR' } })
    expect(await aprovar(id)).toMatchObject({ status: 409, erro: { codigo: 'NADA_A_APROVAR' } })
    await gravar(id, { itens: [linha(produtos[0], { desconto: 50 })] })
    expect(await pedir()).toMatchObject({
      status: 200,
      corpo: { message: expect.stringContaining('avisad') },
    })
    for (let vez = 0; vez < 4; vez += 1) await pedir()
    expect(await pedir()).toMatchObject({ status: 429 })
    expect((await aprovar(id, 'OPERADOR')).status).toBe(403)
    const corpo = { versao: 1, motivo: 'Cliente antigo' }
    expect((await teste.chamar(aprovarOrcamento, { params: { id }, corpo })).status).toBe(401)
    const token = await teste.tokenDe('GERENTE')
    expect((await teste.chamar(aprovarOrcamento, { token, params: { id: 999_999_999 }, corpo })).status).toBe(
      404,
    )
    expect(await teste.chamar(aprovarOrcamento, { token, params: { id }, corpo })).toMatchObject({
      status: 409,
      erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' },
    })
    expect((await aprovar(id, 'GERENTE', '')).status).toBe(422)
  })

  it('VEN-02 TIC-13 de dois que aprovam ao mesmo tempo um aprova, e o outro sabe que mudou', async () => {
    const { id, produtos } = await comecar(1)
    await gravar(id, { itens: [linha(produtos[0], { qtde: 10, desconto: 90 })] })
    const { corpo: lido } = await cenario.ler(id, 'GERENTE')
    const respostas = await enquantoPreso(
      banco(),
      (tx) => tx.select().from(orcamento).where(eq(orcamento.id, id)).for('update'),
      (['GERENTE', 'ADMIN'] as const).map(
        (tipo) => async () =>
          teste.chamar(aprovarOrcamento, {
            token: await teste.tokenDe(tipo),
            params: { id },
            corpo: { versao: lido.versao, motivo: 'Cliente antigo' },
          }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const aprovou = and(
      eq(historico.entidade, 'orcamento'),
      eq(historico.entidadeId, String(id)),
      eq(historico.acao, 'APROVACAO'),
    )
    expect(await banco().$count(historico, aprovou)).toBe(1)
  })

  it('VEN-02 quem aprova uma parte aprova essa parte, e o resto espera quem pode', async () => {
    const { id, clienteId, produtos } = await comecar(1)
    const aPrazo = await pagarAPrazo(id)
    await banco().update(cliente).set({ prazoMedioMaximo: 34 }).where(eq(cliente.id, clienteId))
    await gravar(id, {
      itens: [linha(produtos[0], { desconto: 18 })],
      cabecalho: aPrazo,
    })
    expect((await aprovar(id, 'SUPERVISOR')).corpo.message).toContain('o resto espera outra pessoa')
    expect(await bloqueios(id)).toEqual(['PRAZO'])
    expect(await aprovar(id, 'SUPERVISOR')).toMatchObject({ status: 403, erro: { codigo: 'SEM_PERMISSAO' } })
    expect((await aprovar(id)).corpo.message).toBe('Orçamento aprovado.')
    expect(await bloqueios(id)).toEqual([])
  })

  it('VEN-02 pedido por quem também aprova, o pedido de aprovação vai aos outros', async () => {
    const { id, produtos } = await comecar(1)
    await gravar(id, { itens: [linha(produtos[0], { desconto: 50 })] })
    const token = await teste.tokenDe('GERENTE')
    const { status } = await teste.chamar(pedirAprovacaoDoOrcamento, {
      token,
      params: { id },
      corpo: { mensagem: '' },
    })
    expect(status).toBe(200)
    const [gerente] = await banco().select().from(colaborador).where(eq(colaborador.cpf, '98765432100'))
    const [pedida] = await banco()
      .select()
      .from(historico)
      .where(and(eq(historico.entidadeId, String(id)), eq(historico.acao, 'PEDIDO_DE_APROVACAO')))
    const avisados = (pedida?.dados as { para: string[] } | undefined)?.para ?? []
    expect(avisados.length).toBeGreaterThan(0)
    expect(avisados).not.toContain(gerente?.nome)
  })

  it('SEG-05 quem fez o orçamento não o aprova, onde se exige outra pessoa', async () => {
    const { id, filialId, produtos } = await comecar(1)
    await gravar(id, { itens: [linha(produtos[0], { desconto: 50 })] })
    const [gerente] = await banco().select().from(colaborador).where(eq(colaborador.cpf, '98765432100'))
    await banco()
      .update(orcamento)
      .set({ colaboradorId: gerente?.id ?? 0 })
      .where(eq(orcamento.id, id))
    expect(await aprovar(id)).toMatchObject({
      status: 403,
      erro: { codigo: 'APROVACAO_DO_PROPRIO_ORCAMENTO' },
    })
    await comParametro('pedidoLiberaOutraPessoa', 'N', filialId, async () =>
      expect((await aprovar(id)).status).toBe(200),
    )
  })
})
