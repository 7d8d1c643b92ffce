import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { formaCobranca, pedidoItem } from './tabelas.ts'

describe('GET /pedidos/:id', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
  })
  afterAll(() => teste.fechar())
  afterEach(async () => {
    const { banco, renovarParametros } = teste.negocio()
    await banco.delete(permissao)
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('exibeMargemLucro')))
    await renovarParametros()
  })

  const obter = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterPedido, { token: await teste.tokenDe(tipo), params: { id } })

  it('DOC-01 o pedido inteiro, com os nomes do fio', async () => {
    const { banco } = teste.negocio()
    const { plano, frete } = await cenario.escolhas()
    const [comTaxa] = await banco
      .insert(formaCobranca)
      .values({ descricao: 'Cobrança de teste', taxaFixa: '9.99', descricaoTaxaFixa: 'Taxa de teste' })
      .returning()
    const [quem] = await banco.select().from(transportadora).orderBy(asc(transportadora.id)).limit(1)
    const amanha = somarDias(hojeEm(teste.agora()), 1)
    const incluido = await cenario.incluir({
      itens: 2,
      removidos: 1,
      campos: {
        status: 'SEPARACAO',
        dataProgramada: amanha,
        ordemCompra: 'OC9',
        formaCobrancaId: comTaxa?.id ?? 0,
        taxaFixa: '2.50',
        transportadoraId: quem?.id ?? 0,
        observacaoEntrega: 'Pela doca',
        observacaoPedido: 'Sem troca de marca',
        observacaoCliente: 'Até sexta',
        valorBonificacao: '10.00',
        cupomCodigo: 'VOLTOU3',
        cupomDesconto: '5.00',
        valorFrete: '20.00',
        valorSeguro: '4.00',
        percentualLucro: '18.45',
      },
    })
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, incluido.clienteId))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, incluido.filialId))
    const { status, corpo } = await obter(incluido.id)
    expect(status).toBe(200)
    const { itens, itensRemovidos, ...resto } = corpo
    expect(resto).toEqual({
      vlFaturado: 0,
      id: incluido.id,
      isPedido: true,
      cliente: {
        id: comprador?.id,
        razSoc: comprador?.razaoSocial,
        fant: comprador?.fantasia,
        cnpj: comprador?.documento,
      },
      filial: { id: unidade?.id, razSoc: unidade?.razaoSocial, desc: unidade?.nome },
      colaborador: { nome: nomeDaConta('OPERADOR') },
      status: { chave: 'SEPARACAO', label: 'Separação' },
      dtHorInc: incluido.incluidoEm.toISOString(),
      dtProgr: amanha,
      ordComp: 'OC9',
      plano: { desc: plano.descricao },
      cobranca: { desc: 'Cobrança de teste', taxaFixa: 2.5, descTaxaFixa: 'Taxa de teste' },
      tipoFrete: { desc: frete.descricao },
      transportadora: { id: quem?.id, razSoc: quem?.razaoSocial },
      obsEntrega: 'Pela doca',
      obsPedido: 'Sem troca de marca',
      obsCliente: 'Até sexta',
      qtdeIt: 2,
      vlSubTot: 202,
      vlBoni: 10,
      cupom: { codigo: 'VOLTOU3', desconto: 5, impostos: 0 },
      vlFrete: 20,
      vlSeguro: 4,
      vlTot: 213.5,
      percLucro: null,
      notas: [],
    })
    expect(itens).toHaveLength(2)
    expect(itensRemovidos).toHaveLength(1)
  })

  it('DOC-02 cada item com o que o seu cartão mostra', async () => {
    const { banco } = teste.negocio()
    const incluido = await cenario.incluir()
    const outra = await cenario.filialDoOperador(1)
    await banco
      .update(pedidoItem)
      .set({
        filialId: outra,
        quantidade: '7.5',
        valorUnitario: '3.3333333333',
        stPercentual: '18',
        stValor: '4.5',
        stsnPercentual: '2.5',
        stsnValor: '0.6',
        icmsPartilhaPercentual: '6',
        icmsPartilhaValor: '1.5',
        fcpStPercentual: '2',
        fcpStValor: '0.5',
        ibsPercentual: '0.1',
        ibsValor: '0.03',
        cbsPercentual: '0.9',
        cbsValor: '0.27',
        criticaIntegradora: 'Sem estoque',
      })
      .where(eq(pedidoItem.pedidoId, incluido.id))
    const [gravado] = await banco.select().from(pedidoItem).where(eq(pedidoItem.pedidoId, incluido.id))
    const [artigo] = await banco
      .select()
      .from(produto)
      .where(eq(produto.id, gravado?.produtoId ?? 0))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, outra))
    const { tabela } = await cenario.escolhas()
    expect((await obter(incluido.id)).corpo.itens).toEqual([
      {
        id: gravado?.id,
        idFil: outra,
        idProd: artigo?.id,
        idExibicao: artigo?.codigo,
        idImagem: artigo?.imagemId,
        descNF: artigo?.descricaoCompleta,
        emb: artigo?.unidade,
        filial: { id: outra, razSoc: unidade?.razaoSocial, desc: unidade?.nome },
        qtde: 7.5,
        qtdeAt: 4,
        vlUnit: 3.3333333333,
        vlTot: 101,
        tabela_preco: tabela.nome,
        impostos: {
          ipi: { perc: 1, valor: 1 },
          st: { perc: 18, valor: 4.5 },
          stsn: { perc: 2.5, valor: 0.6 },
          fcpSt: { perc: 2, valor: 0.5 },
          icmsPartilha: { perc: 6, valor: 1.5 },
        },
        informados: { ibs: { perc: 0.1, valor: 0.03 }, cbs: { perc: 0.9, valor: 0.27 } },
        motivo: {
          semDescontos: null,
          descontoErp: null,
          promocao: null,
          descontoVendedor: null,
          digitado: false,
          passos: [],
        },
        bonificado: false,
        motivoRemocao: null,
        critica_integradora: 'Sem estoque',
      },
    ])
  })

  it('CLI-07 traz as notas em que foi faturado, mesmo várias', async () => {
    const { banco } = teste.negocio()
    const incluido = await cenario.incluir({ campos: { status: 'FATURADO' } })
    const uma = await cenario.criarNota(incluido.clienteId, incluido.filialId, 1)
    const outra = await cenario.criarNota(incluido.clienteId, incluido.filialId, 2)
    const alheia = await cenario.criarNota(incluido.clienteId, incluido.filialId, 1)
    await banco
      .update(notaFiscal)
      .set({ pedidoId: incluido.id })
      .where(inArray(notaFiscal.id, [uma.nota.id, outra.nota.id]))
    const { notas } = (await obter(incluido.id)).corpo
    expect(notas.map(({ id }) => id).toSorted()).toEqual([uma.nota.id, outra.nota.id])
    expect(notas.map(({ id }) => id)).not.toContain(alheia.nota.id)
    expect(notas.find(({ id }) => id === outra.nota.id)).toEqual({
      id: outra.nota.id,
      numNf: outra.nota.numero,
      chave: outra.nota.chave,
      idFil: incluido.filialId,
      dtSai: outra.nota.dataSaida,
      vlTot: 220,
    })
  })

  it('PER-03 quem não pode ver notas não as vê pelo pedido', async () => {
    const { banco } = teste.negocio()
    const [nota] = await banco.select().from(notaFiscal).where(isNotNull(notaFiscal.pedidoId)).limit(1)
    const id = nota?.pedidoId ?? 0
    expect((await obter(id, 'SUPERVISOR')).corpo.notas.length).toBeGreaterThan(0)
    const negada = { tipo: 'SUPERVISOR', acao: 'CLIENTE_NOTAS', autorizado: false } as const
    await banco.insert(permissao).values(negada)
    const { status, corpo } = await obter(id, 'SUPERVISOR')
    expect([status, corpo.notas]).toEqual([200, []])
  })

  it('PER-06 a margem só com o parâmetro ligado, a ação permitida e um valor que diz algo', async () => {
    const { banco } = teste.negocio()
    const comMargem = await cenario.incluir({ campos: { percentualLucro: '18.45' } })
    const semCusto = await cenario.incluir({ campos: { percentualLucro: '100.00' } })
    const deOutra = await cenario.incluir({ filial: 1, campos: { percentualLucro: '18.45' } })
    const margem = async (id: number, tipo?: TipoDeUsuario) => (await obter(id, tipo)).corpo.percLucro
    expect(await margem(comMargem.id, 'ADMIN')).toBeNull()
    await banco.insert(parametro).values({
      chave: comPrefixo('exibeMargemLucro'),
      filialId: comMargem.filialId,
      valor: 'S',
    })
    await teste.negocio().renovarParametros()
    expect(await margem(comMargem.id, 'ADMIN')).toBe(18.45)
    expect(await margem(semCusto.id, 'ADMIN')).toBeNull()
    expect(await margem(deOutra.id, 'ADMIN')).toBeNull()
    expect(await margem(comMargem.id, 'OPERADOR')).toBeNull()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'PEDIDO_MARGEM', autorizado: true })
    expect(await margem(comMargem.id, 'OPERADOR')).toBe(18.45)
  })

  it('PER-01 404 para o pedido do cliente de outra pessoa; quem o incluiu o abre', async () => {
    const alheio = await cenario.incluir()
    const { status, erro } = await obter(alheio.id, 'REPRESENTANTE')
    expect([status, erro.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
    const meu = await cenario.incluir({ colaborador: 'REPRESENTANTE' })
    expect((await obter(meu.id, 'REPRESENTANTE')).status).toBe(200)
    const daCarteira = await cenario.incluir({ doRepresentante: true })
    expect((await obter(daCarteira.id, 'REPRESENTANTE')).status).toBe(200)
  })

  it.each([0, 999_999_999, 'abc', '1e3'])('404 para o número %s', async (id) => {
    expect((await obter(id as number)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(obterPedido, { params: { id: 1 } })).status).toBe(401)
    expect((await obter(1, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
