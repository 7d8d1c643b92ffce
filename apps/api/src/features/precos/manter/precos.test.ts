import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import {
  encerrarPrecoDoProduto,
  excluirPrecoDoProduto,
  fixarPrecoDoProduto,
  listarPrecos,
  obterPrecos,
} from '@balcao/dominio/precos/tabela-de-precos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { preco } from '../../produtos/tabelas.ts'
import { produtosComPreco } from '../queries.ts'

let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
})
afterAll(() => teste.fechar())

const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
type Params = { idTabela: number; idProduto: number }

const obter = async (params: Params) =>
  (await teste.chamar(obterPrecos, { params, ...(await comToken()) })).corpo
const fixar = async (
  params: Params,
  corpo: { valor: number | string; inicio: string; fim?: string | null; versao?: number },
  quem: TipoDeUsuario = 'ADMIN',
) =>
  teste.chamar(fixarPrecoDoProduto, {
    params,
    corpo: { versao: (await obter(params)).versao, ...corpo },
    ...(await comToken(quem)),
  })
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
  const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
  const { status, erro } = await teste.chamar(desfazerAjuste, {
    params: { idEntrada: entrada?.id ?? 0 },
    ...(await comToken()),
  })
  return { status, codigo: erro?.codigo, entrada }
}

/** A quote that is open, and a product in it at 10. */
async function vendendo(valor: string | null = '10') {
  const { id, filialId, tabelaId } = await vendas.comecar()
  const produto = await vendas.criarProduto(tabelaId, filialId, { valor })
  const params = { idTabela: tabelaId, idProduto: produto.id }
  const precoNo = async (hoje: string) => {
    const [linha] = await produtosComPreco(teste.negocio().banco, {
      filialId,
      tabelaPrecoId: tabelaId,
      referenciaId: tabelaId,
      hoje,
      ids: [produto.id],
    })
    return linha?.valor == null ? null : Number(linha.valor)
  }
  return { id, produto, params, precoNo, hoje: vendas.hoje() }
}

describe('ADM-07 preços por tela', () => {
  it('quem orça o tem na hora, sem reiniciar nada, e o desfazer devolve o de antes', async () => {
    const { produto, params, hoje } = await vendendo()
    const orcado = async () => {
      const { id } = await vendas.comecar()
      const { totais } = (await vendas.alterar(id, { versao: 1, itens: [vendas.linha(produto)] })).corpo
      return totais.vlTot - totais.taxaFixa
    }
    expect(await orcado()).toBe(10)
    expect((await fixar(params, { valor: '12.50', inicio: hoje })).status).toBe(200)
    expect(await orcado()).toBe(12.5)
    const { periodos } = await obter(params)
    expect(periodos.map(({ inicio, fim, valor }) => [inicio, fim, valor])).toEqual([
      [hoje, null, '12.5'],
      [null, somarDias(hoje, -1), '10'],
    ])
    const desfeita = await desfazer()
    expect([desfeita.status, desfeita.entrada?.oQue]).toEqual([200, expect.stringContaining(produto.codigo)])
    expect(await orcado()).toBe(10)
  })

  it('o marcado vale no seu dia, por si; por uns dias, o de antes volta', async () => {
    const { params, precoNo, hoje } = await vendendo()
    const [inicio, fim] = [somarDias(hoje, 5), somarDias(hoje, 9)]
    expect((await fixar(params, { valor: 8, inicio, fim })).status).toBe(200)
    const dias = [0, 4, 5, 9, 10].map((n) => somarDias(hoje, n))
    const precos: (number | null)[] = []
    for (const dia of dias) precos.push(await precoNo(dia))
    expect(precos).toEqual([10, 10, 8, 8, 10])
    const { corpo } = await teste.chamar(listarPrecos, {
      query: {
        tabela: params.idTabela,
        termo: (await obter(params)).produto.idExibicao,
        situacao: 'MARCADO',
      },
      ...(await comToken()),
    })
    expect(corpo.itens).toMatchObject([
      { id: params.idProduto, valor: '10', proximo: { valor: '8', inicio } },
    ])
  })

  it('dois no mesmo dia se recusam no campo, e quem olhava o de antes também', async () => {
    const { params, hoje } = await vendendo()
    const { versao } = await obter(params)
    await fixar(params, { valor: 11, inicio: somarDias(hoje, 3) })
    const cruzado = await fixar(params, { valor: 12, inicio: hoje, fim: somarDias(hoje, 3) })
    expect([cruzado.status, Object.keys(cruzado.erro.campos ?? {})]).toEqual([422, ['fim']])
    const velho = await fixar(params, { valor: 12, inicio: hoje, versao })
    expect([velho.status, velho.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
  })

  it('excluir o marcado devolve os dias ao de antes; encerrar deixa sem preço', async () => {
    const { params, precoNo, hoje } = await vendendo()
    const inicio = somarDias(hoje, 3)
    const marcado = await fixar(params, { valor: 11, inicio })
    const excluido = await teste.chamar(excluirPrecoDoProduto, {
      params,
      corpo: { inicio, versao: marcado.corpo.versao },
      ...(await comToken()),
    })
    expect(excluido.status).toBe(200)
    expect(await precoNo(somarDias(hoje, 30))).toBe(10)
    const encerrado = await teste.chamar(encerrarPrecoDoProduto, {
      params,
      corpo: { fim: somarDias(hoje, 2), versao: excluido.corpo.versao },
      ...(await comToken()),
    })
    expect(encerrado.status).toBe(200)
    expect([await precoNo(somarDias(hoje, 2)), await precoNo(inicio)]).toEqual([10, null])
  })

  it('de muitos ao mesmo tempo, sobre o que todos viram, um só põe o seu', async () => {
    const { params, hoje } = await vendendo()
    const { versao } = await obter(params)
    const feitos = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((dia) =>
        fixar(params, { valor: 20 + dia, inicio: somarDias(hoje, dia), versao }),
      ),
    )
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await obter(params)).periodos).toHaveLength(2)
  })

  it('não se desfaz para cima de um preço que veio por outro caminho', async () => {
    const { params, hoje } = await vendendo()
    const encerrado = await teste.chamar(encerrarPrecoDoProduto, {
      params,
      corpo: { fim: somarDias(hoje, 10), versao: (await obter(params)).versao },
      ...(await comToken()),
    })
    expect(encerrado.status).toBe(200)
    await teste
      .negocio()
      .banco.insert(preco)
      .values({
        ...{ tabelaPrecoId: params.idTabela, produtoId: params.idProduto },
        ...{ inicio: somarDias(hoje, 20), valor: '30' },
      })
    const { status, codigo } = await desfazer()
    expect([status, codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
  })

  it('o que mudou depois não se desfaz', async () => {
    const { params, hoje } = await vendendo(null)
    await fixar(params, { valor: 5, inicio: hoje })
    const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
    const primeira = corpo.itens.find(({ acao }) => acao !== 'Entrou')
    await fixar(params, { valor: 6, inicio: somarDias(hoje, 1) })
    const tarde = await teste.chamar(desfazerAjuste, {
      params: { idEntrada: primeira?.id ?? 0 },
      ...(await comToken()),
    })
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
  })

  it('401, 403, 404', async () => {
    const { params, hoje } = await vendendo()
    expect((await teste.chamar(listarPrecos, { query: {} })).status).toBe(401)
    expect((await teste.chamar(listarPrecos, { query: {}, ...(await comToken('GERENTE')) })).status).toBe(403)
    expect((await fixar(params, { valor: 5, inicio: hoje }, 'OPERADOR')).status).toBe(403)
    const nenhum = { ...params, idProduto: 999_999_999 }
    expect((await teste.chamar(obterPrecos, { params: nenhum, ...(await comToken()) })).status).toBe(404)
    const fixado = await teste.chamar(fixarPrecoDoProduto, {
      params: nenhum,
      corpo: { valor: 5, inicio: hoje, versao: 1 },
      ...(await comToken()),
    })
    expect(fixado.status).toBe(404)
  })

  it.each([
    [{ valor: 0 }, 'valor'],
    [{ valor: '' }, 'valor'],
    [{ valor: '1.23456' }, 'valor'],
    [{ valor: 1e12 }, 'valor'],
    [{ inicio: '2020-01-01' }, 'inicio'],
    [{ inicio: '2026-02-30' }, 'inicio'],
    [{ fim: '2020-01-01' }, 'fim'],
  ])('422 no campo: %j', async (errado, campo) => {
    const { params, hoje } = await vendendo()
    const { status, erro } = await fixar(params, { valor: 5, inicio: hoje, ...errado })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })
})
