import { aprovarOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { duplicarOrcamento, type LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import {
  aceitarOrcamentoPeloLink,
  criarLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { clienteTabelaPreco } from '../../precos/tabelas.ts'
import { preco, tabelaPreco } from '../../produtos/tabelas.ts'
import { orcamento, orcamentoItem } from '../tabelas.ts'

/** The same run from the same seed. */
function sorteioDe(semente: number) {
  let estado = semente
  const fracao = () => {
    estado = (estado * 1_103_515_245 + 12_345) % 2 ** 31
    return estado / 2 ** 31
  }
  const ate = (n: number) => Math.floor(fracao() * n)
  return { ate, um: <T>(de: readonly T[]): T => de[ate(de.length)] as T }
}

/** What the customer's own table asks for everything in this test. */
const PRECO = 10
const LIMITE: Partial<Record<TipoDeUsuario, number>> = { OPERADOR: 5, SUPERVISOR: 15, GERENTE: 15 }
const BASE = 5
const BONIFICACAO = 0.1
const QUANTOS = 16
const PASSOS = 14

type Linha = { qtde: number; unitario: number; bonificado: boolean; chave: string | null }
type Aprovado = { tipo: string; chave: string | null }

/** Counted anew from what was written, without asking the rule: what was given beyond what `limite` allows. */
function dadoAlem(linhas: readonly Linha[], limite: number): Aprovado[] {
  const pagas = linhas.filter(({ bonificado }) => !bonificado)
  const pago = pagas.reduce((soma, { qtde, unitario }) => soma + qtde * unitario, 0)
  const dado = linhas
    .filter(({ bonificado }) => bonificado)
    .reduce((soma, { qtde }) => soma + qtde * PRECO, 0)
  return [
    ...pagas
      .filter(({ unitario }) => ((PRECO - unitario) / PRECO) * 100 > limite + 1e-6)
      .map(({ chave }) => ({ tipo: 'PRECO', chave })),
    ...(dado > pago * BONIFICACAO + 1e-6 ? [{ tipo: 'BONIFICACAO', chave: null }] : []),
  ]
}

describe('VEN-02 nada sai além do que quem vende pode dar, por porta nenhuma', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  async function comecar() {
    const aberto = await cenario.comecar({ prazoMedioMaximo: null })
    const { clienteId, tabelaId, filialId } = aberto
    await banco().delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    const [rede] = await banco()
      .insert(tabelaPreco)
      .values({ nome: `Rede ${aberto.id}` })
      .returning()
    const idRede = rede?.id ?? 0
    await banco().insert(clienteTabelaPreco).values({ clienteId, tabelaPrecoId: idRede })
    const produtos = []
    for (let i = 0; i < 3; i += 1) {
      // Of the last one the stock serves only a part.
      const produto = await cenario.criarProduto(tabelaId, filialId, {
        valor: String(PRECO),
        estoque: i === 2 ? 4 : 500,
      })
      await banco().insert(preco).values({ tabelaPrecoId: idRede, produtoId: produto.id, valor: '8.8' })
      produtos.push(produto)
    }
    return { ...aberto, idRede, produtos }
  }

  const escritas = async (id: number): Promise<Linha[]> =>
    (
      await banco()
        .select()
        .from(orcamentoItem)
        .where(and(eq(orcamentoItem.orcamentoId, id), eq(orcamentoItem.removido, false)))
    ).map(({ quantidade, valorUnitario, bonificado, chave }) => ({
      qtde: Number(quantidade),
      unitario: Number(valorUnitario),
      bonificado,
      chave,
    }))
  const aprovadosDe = async (id: number) =>
    (await banco().select().from(orcamento).where(eq(orcamento.id, id)))[0]?.aprovacoes ?? []
  const semAprovar = async (id: number, linhas: readonly Linha[], limite: number) => {
    const aprovados = await aprovadosDe(id)
    return dadoAlem(linhas, limite).filter(
      ({ tipo, chave }) =>
        !aprovados.some((um) => um.tipo === tipo && (chave === null || um.chave === chave)),
    )
  }

  async function umaVenda(semente: number) {
    const { ate, um } = sorteioDe(semente)
    const { id: primeiro, tabelaId, idRede, produtos } = await comecar()
    let id = primeiro
    let token: string | null = null
    let linhas: LinhaDigitada[] = []
    const quem = () => um(['OPERADOR', 'OPERADOR', 'OPERADOR', 'SUPERVISOR', 'GERENTE'] as const)

    async function gravar(corpo: object) {
      const tipo = quem()
      const { corpo: lido } = await cenario.ler(id, tipo)
      const resposta = await cenario.alterar(id, { versao: lido.versao, ...corpo }, tipo)
      expect(resposta.status).toBeLessThan(500)
      const { precos } = (resposta.erro ?? {}) as { precos?: { assinatura: string } }
      if (precos)
        await cenario.alterar(id, { versao: lido.versao, ...corpo, ciente: precos.assinatura }, tipo)
    }
    const PASSO: Record<string, () => Promise<void>> = {
      async juntar() {
        const nova = cenario.linha(um(produtos), {
          qtde: 1 + ate(30),
          ...um<Partial<LinhaDigitada>>([
            {},
            { desconto: ate(20) },
            { desconto: 90 },
            { precoDigitado: 8 + ate(4) },
            { bonificado: true },
            { bonificado: true, precoDigitado: 0.01 },
          ]),
        })
        linhas.push(nova)
        await gravar({ itens: [nova] })
      },
      async mudar() {
        const qual = um(linhas)
        if (!qual) return
        const mudada = { ...qual, qtde: 1 + ate(30), bonificado: ate(4) === 0 }
        linhas = linhas.map((linha) => (linha === qual ? mudada : linha))
        await gravar({ itens: [mudada] })
      },
      async tirar() {
        const qual = um(linhas)
        if (!qual) return
        linhas = linhas.filter((linha) => linha !== qual)
        await gravar({ removidos: [qual.chave] })
      },
      async trocarTabela() {
        await gravar({ cabecalho: { idTabela: um([tabelaId, idRede]) } })
      },
      async aprovar() {
        const tipo = um(['OPERADOR', 'GERENTE'] as const)
        const { corpo: lido } = await cenario.ler(id, tipo)
        await teste.chamar(aprovarOrcamento, {
          token: await teste.tokenDe(tipo),
          params: { id },
          corpo: { versao: lido.versao, motivo: 'Aprovado no teste' },
        })
      },
      async duplicar() {
        const tipo = quem()
        const { status, corpo } = await teste.chamar(duplicarOrcamento, {
          token: await teste.tokenDe(tipo),
          params: { id },
        })
        if (status !== 200) return
        id = corpo.id
        token = null
        const { corpo: copia } = await cenario.ler(id, 'GERENTE')
        linhas = copia.itens
          .filter(({ brindeDe }) => brindeDe === null)
          .map(({ id: _, brindeDe: __, ...linha }) => linha)
      },
      async enviar() {
        const { status, corpo } = await teste.chamar(criarLinkDoOrcamento, {
          token: await teste.tokenDe('OPERADOR'),
          params: { id },
        })
        if (status === 200) token = new URL(corpo.endereco).searchParams.get('token')
      },
      async olhar() {
        if (!token) return
        const { status, corpo } = await teste.chamar(verOrcamentoPeloLink, { query: { token } })
        if (status !== 200) return
        const visto = await semAprovar(id, await escritas(id), BASE)
        expect(visto, `o cliente vê o que ninguém aprovou (semente ${semente})`).toEqual([])
        if (ate(2) === 0)
          await teste.chamar(aceitarOrcamentoPeloLink, {
            corpo: { token, versao: corpo.versao, nome: 'Ana Compras' },
          })
      },
    }
    const portas = [
      'juntar',
      'juntar',
      'juntar',
      'mudar',
      'mudar',
      'tirar',
      'trocarTabela',
      'aprovar',
      'duplicar',
      'enviar',
      'olhar',
    ]
    for (let passo = 0; passo < PASSOS; passo += 1) await PASSO[um(portas)]?.()

    const tipo = quem()
    const daSessao = { token: await teste.tokenDe(tipo), params: { id } }
    const { corpo: previa } = await teste.chamar(preverConversao, daSessao)
    if (previa.impedimentos.length > 0) return 'impedido'
    const { status, corpo } = await teste.chamar(converterOrcamento, {
      ...daSessao,
      corpo: { versao: previa.versao, assinatura: previa.assinatura },
    })
    expect(status).toBe(200)
    const itens = await banco()
      .select()
      .from(pedidoItem)
      .where(and(eq(pedidoItem.pedidoId, corpo.idPedido), eq(pedidoItem.removido, false)))
    const chaves = new Map(
      (await escritas(id)).map((linha) => [`${linha.unitario}|${linha.bonificado}`, linha.chave]),
    )
    const saiu = itens.map(({ quantidade, valorUnitario, bonificado }) => ({
      qtde: Number(quantidade),
      unitario: Number(valorUnitario),
      bonificado,
      chave: chaves.get(`${Number(valorUnitario)}|${bonificado}`) ?? null,
    }))
    const alem = await semAprovar(id, saiu, LIMITE[tipo] ?? BASE)
    if (alem.length > 0) expect(corpo.bloqueado, `${JSON.stringify(alem)} (semente ${semente})`).toBe(true)
    return corpo.bloqueado ? 'bloqueado' : 'livre'
  }

  it('VEN-02 orçamentos ao acaso, de vários vendedores, do editor ao pedido', async () => {
    const fins: string[] = []
    for (let semente = 1; semente <= QUANTOS; semente += 1) fins.push(await umaVenda(semente * 7919))
    // The run must have tried both ends, or it proves nothing.
    expect(new Set(fins).has('livre') && new Set(fins).has('bloqueado'), fins.join()).toBe(true)
  })
})
