import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import {
  encerrarNegociacao,
  listarNegociacoes,
  obterNegociacao,
  pedirNegociacao,
} from '@balcao/dominio/negociacoes/contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { insistir } from '../../../test/insistir.ts'
import { cliente } from '../clientes/tabelas.ts'
import { limiteDeCredito } from '../limites/tabelas.ts'
import { orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'
import { pedido, planoPagamento } from '../pedidos/tabelas.ts'
import { negociacao } from '../precos/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'

describe('GES-03 negociações de preço', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  /** A customer who owes nothing, an empty quote, and a product that costs R$ 10,00. */
  async function comecar() {
    const aberto = await cenario.comecar({ prazoMedioMaximo: null })
    const { clienteId } = aberto
    await banco().update(titulo).set({ baixadoEm: cenario.hoje() }).where(eq(titulo.clienteId, clienteId))
    await banco().update(pedido).set({ status: 'ENTREGUE' }).where(eq(pedido.clienteId, clienteId))
    await banco().delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    await banco()
      .delete(negociacao)
      .where(eq(negociacao.clienteId, clienteId))
      .catch(() => undefined)
    const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId)
    return { ...aberto, produto }
  }
  type Aberto = Awaited<ReturnType<typeof comecar>>
  const corpoDe = ({ clienteId, filialId, produto }: Aberto, outros = {}) => ({
    idCli: clienteId,
    idFil: filialId,
    alvo: 'PRODUTO',
    idProd: produto.id,
    tipo: 'PRECO',
    preco: 7,
    quantidadeAte: 100,
    inicio: cenario.hoje(),
    fim: somarDias(cenario.hoje(), 20),
    justificativa: 'Concorrente a 7,20',
    ...outros,
  })
  const pedir = async (aberto: Aberto, outros = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(pedirNegociacao, { token: await teste.tokenDe(tipo), corpo: corpoDe(aberto, outros) })
  const decidir = async (idAprovacao: number, outros = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(decidirAprovacao, {
      token: await teste.tokenDe(tipo),
      params: { idAprovacao },
      corpo: { versao: 1, aprova: true, ...outros },
    })
  const ler = async (idNegociacao: number, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(obterNegociacao, { token: await teste.tokenDe(tipo), params: { idNegociacao } })
  async function autorizada(aberto: Aberto, outros = {}) {
    const { corpo } = await pedir(aberto, outros)
    expect((await decidir(corpo.idAprovacao)).status).toBe(200)
    return corpo.id
  }
  const orcar = async ({ id, produto }: Pick<Aberto, 'id' | 'produto'>, qtde: number, outros = {}) => {
    const { corpo } = await cenario.ler(id)
    return cenario.alterar(id, { versao: corpo.versao, itens: [cenario.linha(produto, { qtde, ...outros })] })
  }
  const itens = (id: number) => banco().select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id))
  const prever = async (id: number) =>
    teste.chamar(preverConversao, { token: await teste.tokenDe('OPERADOR'), params: { id } })
  async function converter(id: number) {
    const { corpo } = await prever(id)
    return teste.chamar(converterOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
      corpo: { versao: corpo.versao, assinatura: corpo.assinatura },
    })
  }

  it('GES-03 pedida, aprovada e usada: o preço diz por quê, o pedido gasta, o cancelamento devolve', async () => {
    const aberto = await comecar()
    const { status, corpo } = await pedir(aberto)
    expect(status).toBe(200)
    await orcar(aberto, 10)
    expect((await itens(aberto.id))[0]).toMatchObject({ valorUnitario: '10.0000000000', negociacaoId: null })
    expect((await decidir(corpo.idAprovacao)).status).toBe(200)
    const outro = await cenario.criar(aberto.clienteId, 'OPERADOR', aberto.filialId)
    const { corpo: gravado } = await orcar({ id: outro.corpo.id, produto: aberto.produto }, 40)
    expect(gravado.excessos).toEqual([])
    const [linha] = await itens(outro.corpo.id)
    expect(linha).toMatchObject({ valorUnitario: '7.0000000000', negociacaoId: corpo.id })
    expect(linha?.memoria?.[1]?.texto).toMatch(`Negociação ${corpo.id}, autorizada por`)
    const feito = await converter(outro.corpo.id)
    expect([feito.status, feito.corpo.bloqueado]).toEqual([200, false])
    const { corpo: depois } = await ler(corpo.id)
    expect(depois).toMatchObject({
      situacao: 'VIGENTE',
      quantidadeUsada: 40,
      usos: [{ idPedido: feito.corpo.idPedido, unidades: 40, devolvida: false }],
    })
    const [doPedido] = await banco().select().from(pedido).where(eq(pedido.id, feito.corpo.idPedido))
    const cancelado = await teste.chamar(cancelarPedido, {
      token: await teste.tokenDe('GERENTE'),
      params: { id: feito.corpo.idPedido },
      corpo: { versao: doPedido?.versao, motivo: 'Desistiu' },
    })
    expect(cancelado.status).toBe(200)
    expect((await ler(corpo.id)).corpo).toMatchObject({ quantidadeUsada: 0, usos: [{ devolvida: true }] })
  })

  it('GES-03 o desconto de uma marca vale sobre a tabela do orçamento', async () => {
    const aberto = await comecar()
    const { produto: linha } = aberto
    const marca = `Marca ${linha.codigo}`
    await autorizada(aberto, {
      alvo: 'MARCA',
      idProd: null,
      marca,
      tipo: 'PERCENTUAL',
      preco: null,
      percentual: 20,
    })
    await orcar(aberto, 10)
    expect((await itens(aberto.id))[0]).toMatchObject({ valorUnitario: '8.0000000000' })
  })

  it('GES-03 o preço de quem não tem tabela se mede pela primeira das que valem', async () => {
    const aberto = await comecar()
    const { clienteId, filialId } = aberto
    await banco().update(cliente).set({ tabelaPrecoId: null }).where(eq(cliente.id, clienteId))
    const [primeira] = await banco()
      .select()
      .from(tabelaPreco)
      .where(eq(tabelaPreco.ativa, true))
      .orderBy(asc(tabelaPreco.id))
    const daPrimeira = await cenario.criarProduto(primeira?.id ?? 0, filialId)
    expect((await pedir({ ...aberto, produto: daPrimeira })).status).toBe(200)
    const caro = await pedir({ ...aberto, produto: daPrimeira }, { preco: 10 })
    expect(Object.keys(caro.erro.campos ?? {})).toEqual(['preco'])
  })

  it('GES-03 100 conversões ao mesmo tempo nunca gastam mais do que se autorizou', async () => {
    const aberto = await comecar()
    const id = await autorizada(aberto, { quantidadeAte: 35 })
    const quantos = 100
    const orcamentos: number[] = []
    for (let i = 0; i < quantos; i += 1) {
      const { corpo } = await cenario.criar(aberto.clienteId, 'OPERADOR', aberto.filialId)
      await orcar({ id: corpo.id, produto: aberto.produto }, 5)
      orcamentos.push(corpo.id)
    }
    const fins = await Promise.all(orcamentos.map((orcamento) => insistir(() => converter(orcamento))))
    expect(new Set(fins.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const feitos = fins.filter(({ status }) => status === 200).length
    const { corpo } = await ler(id)
    expect(corpo.quantidadeUsada).toBeLessThanOrEqual(35)
    expect(corpo.usos.reduce((soma, { unidades }) => soma + unidades, 0)).toBe(corpo.quantidadeUsada)
    expect(feitos).toBe(corpo.usos.length)
    expect(feitos).toBeGreaterThan(0)
  })

  it('GES-03 gasta, vencida, encerrada ou de outro plano não vira pedido pelo preço prometido', async () => {
    const aberto = await comecar()
    const id = await autorizada(aberto, { quantidadeAte: 10, usoUnico: true })
    const segundo = await cenario.criar(aberto.clienteId, 'OPERADOR', aberto.filialId)
    await orcar(aberto, 5)
    await orcar({ id: segundo.corpo.id, produto: aberto.produto }, 5)
    expect((await converter(aberto.id)).status).toBe(200)
    const { corpo } = await prever(segundo.corpo.id)
    expect(corpo.impedimentos.join()).toContain(`A negociação ${id} já foi toda usada`)
    expect((await ler(id)).corpo.situacao).toBe('ESGOTADA')
    const [plano] = await banco()
      .insert(planoPagamento)
      .values({ descricao: `Plano ${id}` })
      .returning()
    const doPlano = await comecar()
    await autorizada(doPlano, { idPlano: plano?.id })
    await orcar(doPlano, 5)
    expect((await itens(doPlano.id))[0]?.negociacaoId).toBe(null)
  })

  it('GES-03 duas linhas somam o que se usa, e o que passa é dito na quantidade', async () => {
    const aberto = await comecar()
    await autorizada(aberto, { quantidadeAte: 10 })
    const linhas = [6, 6].map((qtde) => cenario.linha(aberto.produto, { qtde }))
    const { status, erro } = await cenario.alterar(aberto.id, { versao: 1, itens: linhas })
    expect(status).toBe(422)
    expect(Object.values(erro.campos ?? {})[0]).toContain('tem só 10 un.')
  })

  it('GES-03 o que se digita abaixo do autorizado é do vendedor e espera aprovação', async () => {
    const aberto = await comecar()
    await autorizada(aberto)
    const { corpo } = await orcar(aberto, 10, { precoDigitado: 6.5 })
    expect(corpo.excessos).toMatchObject([{ tipo: 'PRECO' }])
    expect((await itens(aberto.id))[0]?.negociacaoId).toBe(null)
  })

  it('GES-03 encerrada, os próximos orçamentos já não a usam; 409 outra vez, 403 e 404', async () => {
    const aberto = await comecar()
    const id = await autorizada(aberto)
    const { corpo: antes } = await ler(id)
    const encerrar = async (tipo: TipoDeUsuario, idNegociacao = id, versao = antes.versao) =>
      teste.chamar(encerrarNegociacao, {
        token: await teste.tokenDe(tipo),
        params: { idNegociacao },
        corpo: { versao, motivo: 'Mudou a campanha' },
      })
    expect((await encerrar('OPERADOR')).status).toBe(403)
    expect((await encerrar('GERENTE', 999_999)).status).toBe(404)
    expect((await encerrar('GERENTE', id, antes.versao + 1)).status).toBe(409)
    expect((await encerrar('GERENTE')).status).toBe(200)
    expect((await encerrar('GERENTE')).erro.codigo).toBe('NEGOCIACAO_NAO_VIGENTE')
    await orcar(aberto, 10)
    expect((await itens(aberto.id))[0]?.valorUnitario).toBe('10.0000000000')
  })

  it('GES-03 422 no campo, 404 de cliente alheio, 403 sem a ação, 401 sem sessão', async () => {
    const aberto = await comecar()
    const casos = [
      [{ preco: 10 }, 'preco'],
      [{ preco: 0 }, 'preco'],
      [{ idProd: 999_999_999 }, 'idProd'],
      [{ quantidadeAte: 0 }, 'quantidadeAte'],
      [{ fim: somarDias(cenario.hoje(), -1) }, 'fim'],
      [{ idPlano: 999_999_999 }, 'idPlano'],
      [{ alvo: 'MARCA', marca: 'Que não existe', tipo: 'PERCENTUAL', percentual: 5 }, 'marca'],
      [{ idFil: 999_999_999 }, 'idFil'],
      [{ justificativa: ' ' }, 'justificativa'],
    ] as const
    for (const [outros, campo] of casos) {
      const { status, erro } = await pedir(aberto, outros)
      expect([campo, status, Object.keys(erro.campos ?? {})]).toEqual([campo, 422, [campo]])
    }
    expect((await pedir(aberto, { idCli: 999_999_999 })).status).toBe(404)
    expect((await pedir(aberto, {}, 'COLABORADOR')).status).toBe(403)
    expect((await teste.chamar(pedirNegociacao, { corpo: corpoDe(aberto) })).status).toBe(401)
    expect((await ler(999_999_999)).status).toBe(404)
  })

  it('PAR-01 GES-03 por quantos dias se negocia é da filial', async () => {
    const aberto = await comecar()
    const { status, erro } = await comParametros(
      teste,
      { negociacaoDiasMaximo: '10' },
      () => pedir(aberto),
      aberto.filialId,
    )
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['fim']])
    expect((await pedir(aberto)).status).toBe(200)
  })

  it('GES-03 a lista mostra as dos clientes que se vê, por situação', async () => {
    const aberto = await comecar()
    const id = await autorizada(aberto)
    const { corpo: pendente } = await pedir(aberto, { preco: 6 })
    const listar = async (query: object, tipo: TipoDeUsuario = 'OPERADOR') =>
      (
        await teste.chamar(listarNegociacoes, {
          token: await teste.tokenDe(tipo),
          query: { termo: aberto.produto.codigo, ...query },
        })
      ).corpo.itens.map((uma) => uma.id)
    expect(await listar({})).toEqual([pendente.id, id])
    expect(await listar({ situacao: ['VIGENTE'] })).toEqual([id])
    expect(await listar({ situacao: ['PENDENTE'] })).toEqual([pendente.id])
    expect(await listar({ situacao: ['NEGADA', 'ENCERRADA', 'VENCIDA', 'ESGOTADA', 'FUTURA'] })).toEqual([])
  })
})
