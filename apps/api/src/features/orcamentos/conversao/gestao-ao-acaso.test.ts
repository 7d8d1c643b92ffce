import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { aprovarOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import { cancelarPedido, liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { percentual, porPreco } from '../../../../test/beneficios.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeContas } from '../../../../test/cenario-de-contas.ts'
import { insistir } from '../../../../test/insistir.ts'
import { sorteioDe } from '../../../../test/sorteio-de.ts'
import { aprovacao } from '../../aprovacoes/tabelas.ts'
import { pedido, pedidoItem } from '../../pedidos/tabelas.ts'
import { pedidoBloqueio } from '../../pedidos/tabelas-da-vida.ts'
import { campanha, negociacao } from '../../precos/tabelas.ts'
import { campanhaUso, negociacaoUso } from '../nucleo/tabelas.ts'

const ONDAS = 6
const POR_ONDA = 7
const AUTORIZADAS = 60
const QUEM = ['OPERADOR', 'OPERADOR', 'OPERADOR', 'SUPERVISOR', 'GERENTE'] as const

/** GES-02, GES-03, GES-08 What one order takes, another may not, whichever of the three gives: all of it counted anew from the orders that stand. */
describe('campanha, negociação e conta corrente juntas, ao acaso', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeContas>
  let clientes: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeContas(teste)
    clientes = cenarioDeClientes(teste)
    for (const [chave, valor] of [
      ['descontoMaximoVendedor', '10'],
      ['bonificacaoMaxima', '20'],
      ['contaCorrenteDebitoEm', 'PEDIDO'],
      ['contaCorrenteCreditoEm', 'PEDIDO'],
      ['contaCorrenteSemSaldo', 'APROVACAO'],
      ['contaCorrenteDeQuem', 'VENDEDOR'],
    ] as const)
      await cenario.parametrizar(chave, valor)
    await cenario.semContas()
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco
  const token = (tipo: TipoDeUsuario) => teste.tokenDe(tipo)

  async function comecar() {
    const { tabela } = await cenario.vendas.escolhas()
    const donos = []
    for (let i = 0; i < 3; i += 1) donos.push(await clientes.criar({ campos: { tabelaPrecoId: tabela.id } }))
    const [{ filialId } = { filialId: 0 }] = donos
    const produtos = []
    for (let i = 0; i < 3; i += 1)
      produtos.push(await cenario.vendas.criarProduto(tabela.id, filialId, { estoque: 10_000 }))
    const [primeiro, segundo, terceiro] = produtos.map(({ id }) => id)
    const campanhas = [
      ...(await cenario.vendas.promover({
        ...{ beneficio: percentual(10), produtos: [primeiro ?? 0], verba: '45.00', moveConta: true },
      })),
      ...(await cenario.vendas.promover({
        ...{ beneficio: porPreco(8), produtos: [segundo ?? 0], verba: '52.00', moveConta: false },
      })),
    ].map(({ id }) => id)
    const idsDasNegociacoes = []
    for (const { id: idCli } of donos.slice(0, 2)) {
      const pedir = {
        ...{ idCli, idFil: filialId, alvo: 'PRODUTO', idProd: terceiro, tipo: 'PRECO', preco: 7 },
        ...{
          quantidadeAte: AUTORIZADAS,
          inicio: cenario.vendas.hoje(),
          fim: somarDias(cenario.vendas.hoje(), 9),
        },
        justificativa: 'Concorrente a 7,20',
      }
      const { corpo } = await teste.chamar(pedirNegociacao, { token: await token('GERENTE'), corpo: pedir })
      const decidir = async (tipo: TipoDeUsuario) =>
        teste.chamar(decidirAprovacao, {
          token: await token(tipo),
          params: { idAprovacao: corpo.idAprovacao },
          corpo: { versao: 1, aprova: true },
        })
      const propria = await decidir('GERENTE')
      expect([propria.status, propria.erro.codigo]).toEqual([403, 'APROVACAO_PROPRIA'])
      expect((await decidir('ADMIN')).status).toBe(200)
      idsDasNegociacoes.push(corpo.id)
    }
    const contas = [await cenario.abrir('OPERADOR', 40), await cenario.abrir('GERENTE', 25)]
    return { donos, filialId, produtos, campanhas, idsDasNegociacoes, contas }
  }
  type Palco = Awaited<ReturnType<typeof comecar>>

  async function conferir({ donos, campanhas, idsDasNegociacoes, contas }: Palco, onda: string) {
    const pedidos = await banco()
      .select()
      .from(pedido)
      .where(
        inArray(
          pedido.clienteId,
          donos.map(({ id }) => id),
        ),
      )
    const itens = await banco()
      .select()
      .from(pedidoItem)
      .where(
        and(
          eq(pedidoItem.removido, false),
          inArray(pedidoItem.pedidoId, [0, ...pedidos.map(({ id }) => id)]),
        ),
      )
    // The price explains itself, line by line, and the order is the sum of them.
    for (const item of itens) {
      const { memoria, precoDigitado, valorUnitario, bonificado } = item
      if (bonificado) continue
      const beneficios = item.beneficios ?? []
      // The table, then each thing that gives, or what was typed; taxes are told after the price.
      const doPreco = (memoria ?? []).slice(0, 1 + (precoDigitado ? 1 : beneficios.length))
      const quatro = (valor: string | number | undefined) => new Decimal(valor ?? -1).toFixed(4)
      expect(quatro(doPreco.at(-1)?.valor), `${onda}: ${item.descricao}`).toBe(quatro(valorUnitario))
      if (!precoDigitado)
        expect(
          new Decimal(doPreco[0]?.valor ?? 0)
            .minus(somar(...beneficios.map(({ valor }) => valor)))
            .toFixed(4),
          `${onda}: ${item.descricao}`,
        ).toBe(quatro(valorUnitario))
    }
    for (const { id, valorTotal, valorFrete, valorSeguro, taxaFixa, cupomDesconto } of pedidos)
      expect(
        somar(
          ...itens
            .filter(({ pedidoId, bonificado }) => pedidoId === id && !bonificado)
            .map((item) => item.valorTotal),
          ...[valorFrete, valorSeguro, taxaFixa],
        )
          .minus(cupomDesconto ?? 0)
          .toFixed(2),
        `${onda}: pedido ${id}`,
      ).toBe(valorTotal)
    const dePe = new Set(
      pedidos.filter(({ status }) => !(DESISTIU as readonly string[]).includes(status)).map(({ id }) => id),
    )
    // A budget is never passed, and is what the standing orders give away.
    for (const id of campanhas) {
      const [linha] = await banco().select().from(campanha).where(eq(campanha.id, id))
      const dado = somar(
        ...itens
          .filter(({ pedidoId }) => dePe.has(pedidoId))
          .flatMap(({ beneficios, quantidade }) =>
            (beneficios ?? [])
              .filter((um) => um.campanha?.id === id)
              .map((um) => new Decimal(um.valor).times(quantidade).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)),
          ),
      )
      const usos = await banco().select().from(campanhaUso).where(eq(campanhaUso.campanhaId, id))
      expect(linha?.verbaUsada, `${onda}: campanha ${id}`).toBe(dado.toFixed(2))
      expect(
        somar(...usos.filter(({ pedidoId }) => dePe.has(pedidoId)).map(({ valor }) => valor)).toFixed(2),
      ).toBe(dado.toFixed(2))
      expect(dado.lessThanOrEqualTo(linha?.verba ?? 0), `${onda}: a verba passou`).toBe(true)
    }
    for (const id of idsDasNegociacoes) {
      const [linha] = await banco().select().from(negociacao).where(eq(negociacao.id, id))
      const usos = await banco().select().from(negociacaoUso).where(eq(negociacaoUso.negociacaoId, id))
      const usado = somar(
        ...usos.filter(({ pedidoId }) => dePe.has(pedidoId)).map(({ unidades }) => unidades),
      )
      const dasLinhas = somar(
        ...itens
          .filter(({ negociacaoId, pedidoId }) => negociacaoId === id && dePe.has(pedidoId))
          .map(({ quantidade }) => quantidade),
      )
      expect([Number(linha?.quantidadeUsada), dasLinhas.toNumber()], `${onda}: negociação ${id}`).toEqual([
        usado.toNumber(),
        usado.toNumber(),
      ])
      expect(usado.toNumber()).toBeLessThanOrEqual(AUTORIZADAS)
    }
    // The balance is the sum of the entries, and what all the orders say anew.
    for (const conta of contas) {
      const { saldo, emTransito } = await cenario.saldo(conta)
      expect(await cenario.recontar(conta), onda).toEqual({
        ...{ emOrdem: true, somado: saldo, recontado: saldo, emTransito },
      })
    }
    // Nothing was let be by whoever asked for it.
    for (const { pediram, solicitanteId, decisorId, emNomeDeId } of await banco()
      .select()
      .from(aprovacao)
      .where(and(isNotNull(aprovacao.decisorId), gt(aprovacao.id, ultimaDeAntes))))
      for (const quem of [decisorId, emNomeDeId])
        if (quem !== null) expect([solicitanteId, ...pediram], onda).not.toContain(quem)
    const vendedorDe = new Map(pedidos.map(({ id, colaboradorId }) => [id, colaboradorId]))
    for (const { pedidoId, liberadoPor } of await banco()
      .select()
      .from(pedidoBloqueio)
      .where(and(isNotNull(pedidoBloqueio.liberadoPor), inArray(pedidoBloqueio.pedidoId, [0, ...dePe]))))
      expect(liberadoPor, onda).not.toBe(vendedorDe.get(pedidoId))
  }
  let ultimaDeAntes = 0

  it('GES-02 GES-03 GES-08 o preço explica-se e soma, a verba não passa, o saldo é a soma, e ninguém aprova o que pediu', async () => {
    const [ultima] = await banco().select().from(aprovacao).orderBy(aprovacao.id)
    ultimaDeAntes = Math.max(
      ultima?.id ?? 0,
      ...(await banco().select({ id: aprovacao.id }).from(aprovacao)).map(({ id }) => id),
    )
    const palco = await comecar()
    const { ate, um } = sorteioDe(20_261_119)
    const fins: string[] = []
    const vivos: number[] = []
    for (let onda = 1; onda <= ONDAS; onda += 1) {
      const vistos = []
      for (let i = 0; i < POR_ONDA; i += 1) {
        const tipo = um(QUEM)
        const { corpo: novo } = await cenario.vendas.criar(um(palco.donos).id, tipo, palco.filialId)
        const itens = Array.from({ length: 1 + ate(3) }, () =>
          cenario.vendas.linha(um(palco.produtos), {
            qtde: 1 + ate(14),
            ...um<object>([
              {},
              {},
              {},
              { precoDigitado: 7 + ate(6) },
              { desconto: ate(25) },
              { bonificado: true },
            ]),
          }),
        )
        const { status } = await cenario.vendas.alterar(novo.id, { versao: 1, itens }, tipo)
        expect(status).toBeLessThan(500)
        if (status !== 200) continue
        if (ate(2) === 0) {
          const quem = um(['SUPERVISOR', 'GERENTE', 'ADMIN'] as const)
          const { corpo } = await cenario.vendas.ler(novo.id, quem)
          const aprovado = await teste.chamar(aprovarOrcamento, {
            token: await token(quem),
            params: { id: novo.id },
            corpo: { versao: corpo.versao, motivo: 'Cliente novo' },
          })
          if (quem === tipo) expect(aprovado.status).not.toBe(200)
        }
        const { corpo: previa } = await teste.chamar(preverConversao, {
          token: await token(tipo),
          params: { id: novo.id },
        })
        if (previa.impedimentos.length === 0) vistos.push({ id: novo.id, tipo, previa })
      }
      const aCancelar = vivos.filter(() => ate(3) === 0)
      await Promise.all([
        ...vistos.map(async ({ id, tipo, previa: { versao, assinatura } }) => {
          const comToken = await token(tipo)
          const { status, corpo } = await insistir(() =>
            teste.chamar(converterOrcamento, {
              token: comToken,
              params: { id },
              corpo: { versao, assinatura },
            }),
          )
          expect([200, 409]).toContain(status)
          fins.push(status === 409 ? 'mudou' : corpo.bloqueado ? 'bloqueado' : 'livre')
          if (status === 200) vivos.push(corpo.idPedido)
        }),
        ...aCancelar.map(async (id) => {
          const comToken = await token('ADMIN')
          const { versao } = await cenario.linha(id)
          const { status } = await insistir(() =>
            teste.chamar(cancelarPedido, {
              token: comToken,
              params: { id },
              corpo: { versao, motivo: 'Desistiu' },
            }),
          )
          expect([200, 409]).toContain(status)
          fins.push(status === 200 ? 'cancelado' : 'não cancelado')
        }),
      ])
      const [bloqueado] = await banco()
        .select()
        .from(pedidoBloqueio)
        .where(inArray(pedidoBloqueio.pedidoId, [0, ...vivos]))
      if (bloqueado)
        for (const quem of ['GERENTE', 'ADMIN'] as const)
          await teste.chamar(liberarBloqueio, {
            token: await token(quem),
            params: { id: bloqueado.pedidoId, idBloqueio: bloqueado.id },
            corpo: { versao: (await cenario.linha(bloqueado.pedidoId)).versao, motivo: 'Pode' },
          })
      await conferir(palco, `onda ${onda}`)
    }
    // The run must have tried every end, or it proves nothing.
    for (const fim of ['livre', 'bloqueado', 'mudou', 'cancelado']) expect(fins, fins.join()).toContain(fim)
    const usados = await banco().select().from(campanha).where(inArray(campanha.id, palco.campanhas))
    for (const { verbaUsada } of usados) expect(Number(verbaUsada)).toBeGreaterThan(0)
    for (const conta of palco.contas) expect((await cenario.lancamentos(conta)).length).toBeGreaterThan(0)
    expect(
      await banco().$count(negociacaoUso, inArray(negociacaoUso.negociacaoId, palco.idsDasNegociacoes)),
    ).toBeGreaterThan(0)
  })
})
