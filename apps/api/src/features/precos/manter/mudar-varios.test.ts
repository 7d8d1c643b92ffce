import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import {
  MAXIMO_DE_PRECOS,
  mudarVariosPrecos,
  opcoesDaMudanca,
  preverMudancaDePrecos,
} from '@balcao/dominio/precos/mudanca-de-precos'
import { encerrarPrecoDoProduto, obterPrecos } from '@balcao/dominio/precos/tabela-de-precos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { estoque, preco, produto } from '../../produtos/tabelas.ts'
import { precosAMudar } from './queries-varios.ts'

const MUITOS = 10_000

let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
})
afterAll(() => teste.fechar())

const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
type Pedida = {
  tabela: number
  percentual: number
  desde: string
  marcas?: string[]
  familias?: string[]
  arredondamento?: 'CENTAVO' | 'NOVENTA'
}
type Vista = { page?: number; take?: number; ordem?: 'DIFERENCA' | 'CUSTO' }
const prever = async (pedida: Pedida & Vista) =>
  teste.chamar(preverMudancaDePrecos, { query: pedida, ...(await comToken()) })
const mudar = async (pedida: Pedida, versao?: number, quem: TipoDeUsuario = 'ADMIN') =>
  teste.chamar(mudarVariosPrecos, {
    corpo: { ...pedida, versao: versao ?? (await prever(pedida)).corpo.versao },
    ...(await comToken(quem)),
  })
const entradaDe = async (parte: string) => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
  const entrada = corpo.itens.find(({ oQue }) => oQue.includes(parte))
  if (!entrada) throw new Error(`nada se registrou de ${parte}`)
  return entrada
}
const desfazer = async (parte: string) =>
  teste.chamar(desfazerAjuste, { params: { idEntrada: (await entradaDe(parte)).id }, ...(await comToken()) })

/** Two products of one brand, at 10 and at 20, of which the first cost 9.5 in one branch and less in another. */
async function daMarca() {
  const { filialId, tabelaId } = await vendas.comecar()
  const um = await vendas.criarProduto(tabelaId, filialId, { valor: '10', custo: '9.5' })
  const dois = await vendas.criarProduto(tabelaId, filialId, { valor: '20', custo: null })
  const marca = um.marca
  const { banco } = teste.negocio()
  await banco.update(produto).set({ marca }).where(eq(produto.id, dois.id))
  const [outra] = await banco.select({ id: filial.id }).from(filial).where(ne(filial.id, filialId)).limit(1)
  const la = { filialId: outra?.id ?? 0, produtoId: um.id, quantidade: '1', minimo: '0', custo: '1' }
  await banco.insert(estoque).values(la)
  const precosDe = async (idProduto: number) =>
    (
      await teste.chamar(obterPrecos, { params: { idTabela: tabelaId, idProduto }, ...(await comToken()) })
    ).corpo.periodos.map(({ inicio, fim, valor }) => [inicio, fim, valor])
  const hoje = vendas.hoje()
  return { um, dois, marca, precosDe, hoje, pedida: { tabela: tabelaId, desde: hoje, marcas: [marca] } }
}

describe('ADM-07 mudar muitos preços de uma vez', () => {
  it('a prévia não muda nada, diz o que cai abaixo do custo; a mudança é uma entrada, que se desfaz uma vez', async () => {
    const { um, dois, marca, precosDe, hoje, pedida } = await daMarca()
    const dez = { ...pedida, percentual: -10 }
    const { corpo } = await prever(dez)
    expect(corpo).toMatchObject({
      precos: 2,
      mudam: 2,
      descem: 2,
      abaixoDoCusto: 1,
      semCusto: 1,
      marcados: 0,
    })
    expect(await precosDe(um.id)).toEqual([[null, null, '10']])
    const vistos = async (vista: Vista) => {
      const { itens } = (await prever({ ...dez, ...vista })).corpo
      return itens.map(({ idProduto }) => idProduto)
    }
    expect(await vistos({ page: 2, take: 1 })).toEqual([dois.id])
    // What falls below its cost comes first, where that is asked for.
    const custa = async (custo: string | null) =>
      teste.negocio().banco.update(estoque).set({ custo }).where(eq(estoque.produtoId, dois.id))
    await teste.negocio().banco.update(estoque).set({ custo: '1' }).where(eq(estoque.produtoId, um.id))
    await custa('19')
    expect(await vistos({ ordem: 'DIFERENCA' })).toEqual([um.id, dois.id])
    expect(await vistos({ ordem: 'CUSTO' })).toEqual([dois.id, um.id])
    expect((await mudar(dez, corpo.versao)).corpo.precos).toBe(2)
    expect(await precosDe(um.id)).toEqual([
      [hoje, null, '9'],
      [null, somarDias(hoje, -1), '10'],
    ])
    // The same day once more: the prices of today change in their place.
    expect((await mudar({ ...pedida, percentual: 100 })).status).toBe(200)
    expect((await precosDe(dois.id))[0]).toEqual([hoje, null, '36'])
    const cedo = await desfazer(`-10% em ${marca}`)
    expect([cedo.status, cedo.erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
    expect((await desfazer(`+100% em ${marca}`)).status).toBe(200)
    expect((await desfazer(`-10% em ${marca}`)).status).toBe(200)
    expect([await precosDe(um.id), await precosDe(dois.id)]).toEqual([
      [[null, null, '10']],
      [[null, null, '20']],
    ])
    expect((await entradaDe('Mudança de preços')).desfaz).toBe(false)
  })

  it('nenhum preço passa do maior que se digita, por mais vezes que se mude', async () => {
    const { um, precosDe, pedida } = await daMarca()
    await vendas.mudarPreco(um.id, pedida.tabela, '60000000')
    const { status, erro } = await mudar({ ...pedida, percentual: 100 }, 1)
    expect([status, erro.campos]).toEqual([
      422,
      { percentual: expect.stringMatching(/^Algum preço passaria de R\$\s99\.999\.999,00/) },
    ])
    expect(await precosDe(um.id)).toEqual([[null, null, '60000000']])
  })

  it('o preço que já começava hoje muda no lugar, e diz quem o mudou por último', async () => {
    const { um, pedida, hoje } = await daMarca()
    const { banco } = teste.negocio()
    await banco.update(preco).set({ inicio: hoje }).where(eq(preco.produtoId, um.id))
    const quem = async () => {
      const params = { idTabela: pedida.tabela, idProduto: um.id }
      return (await teste.chamar(obterPrecos, { params, ...(await comToken()) })).corpo.periodos[0]?.quem
    }
    expect(await quem()).toBeNull()
    expect((await prever({ ...pedida, percentual: 5 })).corpo.marcados).toBe(0)
    expect((await mudar({ ...pedida, percentual: 5 })).status).toBe(200)
    expect(await quem()).toEqual(expect.any(String))
  })

  it('de um dia que ainda vem, com o arredondamento, e o marcado para depois fica', async () => {
    const { um, dois, precosDe, hoje, pedida } = await daMarca()
    const [dia, depois] = [somarDias(hoje, 3), somarDias(hoje, 9)]
    const { banco } = teste.negocio()
    const dele = and(eq(preco.produtoId, dois.id), eq(preco.tabelaPrecoId, pedida.tabela))
    await banco
      .update(preco)
      .set({ fim: somarDias(depois, -1) })
      .where(dele)
    await banco
      .insert(preco)
      .values({ tabelaPrecoId: pedida.tabela, produtoId: dois.id, inicio: depois, valor: '30' })
    const noventa = { ...pedida, desde: dia, percentual: 5, arredondamento: 'NOVENTA' as const }
    expect((await prever(noventa)).corpo.marcados).toBe(1)
    expect((await mudar(noventa)).status).toBe(200)
    expect(await precosDe(um.id)).toEqual([
      [dia, null, '10.9'],
      [null, somarDias(dia, -1), '10'],
    ])
    expect(await precosDe(dois.id)).toEqual([
      [depois, null, '30'],
      [dia, somarDias(depois, -1), '20.9'],
      [null, somarDias(dia, -1), '20'],
    ])
  })

  it('não volta se um dos preços que ela pôs já tem outro fim', async () => {
    const { um, marca, precosDe, hoje, pedida } = await daMarca()
    await mudar({ ...pedida, percentual: 5 })
    const params = { idTabela: pedida.tabela, idProduto: um.id }
    const { versao } = (await teste.chamar(obterPrecos, { params, ...(await comToken()) })).corpo
    const corpo = { fim: somarDias(hoje, 4), versao }
    expect(
      (await teste.chamar(encerrarPrecoDoProduto, { params, corpo, ...(await comToken()) })).status,
    ).toBe(200)
    const { status, erro } = await desfazer(`+5% em ${marca}`)
    expect([status, erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
    expect((await precosDe(um.id))[0]).toEqual([hoje, somarDias(hoje, 4), '10.5'])
    // Nor where the price that it ended is another one by now.
    const outros = await daMarca()
    await mudar({ ...outros.pedida, percentual: 5 })
    const anterior = and(eq(preco.produtoId, outros.um.id), eq(preco.valor, '10'))
    await teste.negocio().banco.update(preco).set({ valor: '11' }).where(anterior)
    expect((await desfazer(`+5% em ${outros.marca}`)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
  })

  it('o que mudou depois da prévia é 409', async () => {
    const { um, pedida } = await daMarca()
    const cinco = { ...pedida, percentual: 5 }
    const { versao } = (await prever(cinco)).corpo
    await vendas.mudarPreco(um.id, pedida.tabela, '11')
    const { status, erro } = await mudar(cinco, versao)
    expect([status, erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    const deAgora = (await prever(cinco)).corpo.versao
    const duas = await Promise.all([mudar(cinco, deAgora), mudar(cinco, deAgora)])
    expect(duas.map((feita) => feita.status).sort()).toEqual([200, 409])
  })

  it('só dos produtos em linha, e das famílias que se escolhem', async () => {
    const { um, dois, pedida } = await daMarca()
    const { banco } = teste.negocio()
    await banco
      .update(produto)
      .set({ categoria: `Família ${um.id}` })
      .where(eq(produto.id, um.id))
    const cinco = { ...pedida, percentual: 5 }
    expect((await prever({ ...cinco, familias: [`Família ${um.id}`] })).corpo.precos).toBe(1)
    await banco.update(produto).set({ ativo: false }).where(eq(produto.id, dois.id))
    expect((await prever(cinco)).corpo.precos).toBe(1)
  })

  it('dez mil de uma vez, e de volta', async () => {
    const { um, marca, pedida } = await daMarca()
    const { banco } = teste.negocio()
    await banco.execute(sql`with novos as (
      insert into produto (codigo, descricao, descricao_completa, marca, categoria, unidade, codigo_barras, ncm,
        peso_liquido, peso_bruto, altura, largura, comprimento, imagem_id)
      select 'M' || n, 'Muitos', 'Muitos ' || n, ${marca}, 'Muitos', 'UN', '', '99999999', 1, 1, 1, 1, 1, 'm'
      from generate_series(1, ${MUITOS - 2}) n returning id)
      insert into preco (tabela_preco_id, produto_id, valor) select ${pedida.tabela}, id, 5 + id % 7 from novos`)
    const cinco = { ...pedida, percentual: 5 }
    expect((await mudar(cinco)).corpo.precos).toBe(MUITOS)
    expect((await prever(cinco)).corpo.mudam).toBe(MUITOS)
    expect((await desfazer(`+5% em ${marca}`)).status).toBe(200)
    const deles = await banco.select({ inicio: preco.inicio }).from(preco).where(eq(preco.produtoId, um.id))
    expect(deles).toHaveLength(1)
  })

  it('lê um preço além do que cabe em uma vez, pelo qual se sabe que não cabe', async () => {
    const { pedida } = await daMarca()
    const { params } = precosAMudar(teste.negocio().banco, { ...pedida, familias: [] }).toSQL()
    expect(params.at(-1)).toBe(MAXIMO_DE_PRECOS + 1)
  })

  it('401, 403; as marcas que há', async () => {
    const { marca, pedida } = await daMarca()
    expect((await teste.chamar(opcoesDaMudanca)).status).toBe(401)
    expect((await mudar({ ...pedida, percentual: 5 }, 1, 'GERENTE')).status).toBe(403)
    expect((await teste.chamar(opcoesDaMudanca, await comToken())).corpo.marcas).toContain(marca)
  })

  it.each([
    [{ percentual: 0 }, 'percentual'],
    [{ percentual: 501 }, 'percentual'],
    [{ percentual: 1.23456 }, 'percentual'],
    [{ desde: '2020-01-01' }, 'desde'],
    [{ tabela: 999_999 }, 'tabela'],
    [{ marcas: ['que não há'] }, 'percentual'],
  ])('422 no campo: %j', async (errado, campo) => {
    const { pedida } = await daMarca()
    const { status, erro } = await mudar(
      { ...pedida, percentual: 5, ...errado },
      1 + (campo === 'percentual' ? 7 : 0),
    )
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })
})
