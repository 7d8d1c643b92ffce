import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { abrirProduto, listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'
import { campanha, negociacao } from '../precos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

const { produto: produtos } = CONTRATOS_DO_CATALOGO

let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
})
afterAll(() => teste.fechar())

const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })

let quantos = 0
const novo = (): Record<string, string> => ({
  codigo: `NV-${++quantos}`,
  descricaoCompleta: `Chá Sereno Caixa ${quantos}`,
  descricao: 'Chá',
  marca: 'Sereno',
  categoria: 'Chás',
  classeVenda: '',
  unidade: 'un',
  embalagens: 'un;1;1;1\ncx;12;1;1',
  codigoBarras: '',
  ncm: '0902.10.00',
  pesoLiquido: '0,1',
  pesoBruto: '0,12',
  altura: '10',
  largura: '5',
  comprimento: '5',
  anexoObrigatorio: 'N',
})
const criar = async (ditos: Record<string, string> = {}, quem: TipoDeUsuario = 'ADMIN') =>
  teste.chamar(produtos.criar, { corpo: { valores: { ...novo(), ...ditos } }, ...(await como(quem)) })
const abrir = async (id: number) => {
  const { corpo } = await teste.chamar(abrirProduto, { params: { idLinha: id }, ...(await como()) })
  const [linha] = corpo.itens
  if (!linha) throw new Error(`não há o produto ${id}`)
  return linha
}
const alterar = async (id: number, mudados: Record<string, string>, versao?: number) => {
  const atual = await abrir(id)
  return teste.chamar(produtos.alterar, {
    params: { idLinha: id },
    corpo: { valores: { ...atual.valores, ...mudados }, versao: versao ?? atual.versao },
    ...(await como()),
  })
}
const ir = async (para: 'retirar' | 'restaurar', id: number) =>
  teste.chamar(produtos[para], {
    params: { idLinha: id },
    corpo: { versao: (await abrir(id)).versao },
    ...(await como()),
  })
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
  const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
  return teste.chamar(desfazerAjuste, { params: { idEntrada: entrada?.id ?? 0 }, ...(await como()) })
}
const pesquisar = async (q: string) =>
  (await teste.chamar(pesquisarProdutos, { query: { q }, ...(await como('OPERADOR')) })).corpo.itens
const listados = async (query: { termo?: string; situacao?: 'RETIRADO' | 'SEM_IMAGEM' }) =>
  (await teste.chamar(listarProdutosMantidos, { query, ...(await como()) })).corpo.itens.map(({ id }) => id)
const campos = ({ erro }: { erro?: { campos?: Record<string, string> } }) => erro?.campos ?? {}

describe('ADM-07 produtos por tela', () => {
  it('401, 403 e 404; o que se escreve errado é recusado no campo', async () => {
    expect((await teste.chamar(produtos.criar, { corpo: { valores: novo() } })).status).toBe(401)
    expect((await teste.chamar(listarProdutosMantidos, { query: {} })).status).toBe(401)
    expect((await criar({}, 'GERENTE')).status).toBe(403)
    const daLista = await teste.chamar(listarProdutosMantidos, { query: {}, ...(await como('OPERADOR')) })
    expect(daLista.status).toBe(403)
    const nenhum = { params: { idLinha: 9_999_999 }, ...(await como()) }
    expect((await teste.chamar(abrirProduto, nenhum)).status).toBe(404)
    const errado = await criar({
      codigo: 'com espaço',
      codigoBarras: '7891000000024',
      ncm: '0902',
      embalagens: '',
    })
    expect([errado.status, Object.keys(campos(errado)).sort()]).toEqual([
      422,
      ['valores.codigo', 'valores.codigoBarras', 'valores.embalagens', 'valores.ncm'],
    ])
    const repetida = await criar({ embalagens: 'UN;1;1;1\nun;2;1;1' })
    expect(campos(repetida)['valores.embalagens']).toBe('A embalagem UN está duas vezes.')
  })

  it('nasce procurado na hora, com as embalagens; o código é um só, e o desfazer o retira', async () => {
    const { corpo, status } = await criar({ codigo: 'SERENO-1', codigoBarras: '96385074' })
    expect(status).toBe(200)
    const { valores } = await abrir(corpo.id)
    expect(valores).toMatchObject({
      codigo: 'SERENO-1',
      unidade: 'UN',
      embalagens: 'UN;1;1;1\nCX;12;1;1',
      ncm: '09021000',
      pesoBruto: '0.12',
    })
    expect(await pesquisar('SERENO-1')).toMatchObject([{ id: corpo.id, idImagem: '' }])
    const repetido = await criar({ codigo: 'SERENO-1' })
    expect(campos(repetido)['valores.codigo']).toMatch(/^Já existe “Chá Sereno/)
    const mesmasBarras = await criar({ codigoBarras: '96385074' })
    expect(campos(mesmasBarras)['valores.codigoBarras']).toMatch(/^Este código de barras é de “Chá Sereno/)
    const outraGrafia = await criar({ marca: 'SERÊNO' })
    expect(campos(outraGrafia)['valores.marca']).toBe('Esta marca já se escreve “Sereno”.')
    expect((await desfazer()).status).toBe(200)
    expect(await pesquisar('SERENO-1')).toEqual([])
  })

  it('muda na versão que se viu, e o desfazer devolve também as embalagens', async () => {
    const { corpo } = await criar()
    const mudado = await alterar(corpo.id, { marca: 'Sereno Prata', embalagens: 'UN;1;2;4' })
    expect(mudado.status).toBe(200)
    expect((await abrir(corpo.id)).valores).toMatchObject({ marca: 'Sereno Prata', embalagens: 'UN;1;2;4' })
    const velho = await alterar(corpo.id, { marca: 'Outra' }, 1)
    expect([velho.status, velho.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    expect((await desfazer()).status).toBe(200)
    expect((await abrir(corpo.id)).valores).toMatchObject({
      marca: 'Sereno',
      embalagens: 'UN;1;1;1\nCX;12;1;1',
    })
    const foraDoMultiplo = await alterar(corpo.id, { embalagens: 'UN;1;2;3' })
    expect(campos(foraDoMultiplo)['valores.embalagens']).toMatch(/o mínimo é um múltiplo de 2/)
    const leve = await alterar(corpo.id, { pesoBruto: '0,05' })
    expect(Object.keys(campos(leve))).toEqual(['valores.pesoBruto'])
  })

  it('do que já se vendeu ficam código, unidade e a embalagem; o resto muda', async () => {
    const { id, filialId, tabelaId } = await vendas.comecar()
    const vendido = await vendas.criarProduto(tabelaId, filialId)
    await vendas.alterar(id, { versao: 1, itens: [vendas.linha(vendido)] })
    const recusado = await alterar(vendido.id, {
      codigo: 'OUTRO',
      unidade: 'KG',
      embalagens: 'UN;2;1;1',
    })
    expect(campos(recusado)).toMatchObject({
      'valores.codigo': expect.stringMatching(/^Já se vendeu/),
      'valores.unidade': expect.stringMatching(/^Já se vendeu/),
      'valores.embalagens': 'Já se vendeu em UN: ela fica, com 1 UN.',
    })
    expect((await alterar(vendido.id, { embalagens: 'UN;1;2;2\nCX;6;1;1' })).status).toBe(200)
    const [gravado] = await teste.negocio().banco.select().from(produto).where(eq(produto.id, vendido.id))
    expect(gravado?.imagemId).toBe(vendido.imagemId)
  })

  it('o que está em um orçamento em aberto não se retira; o outro sai da busca e volta', async () => {
    const { id, filialId, tabelaId } = await vendas.comecar()
    const orcado = await vendas.criarProduto(tabelaId, filialId)
    await vendas.alterar(id, { versao: 1, itens: [vendas.linha(orcado)] })
    const recusa = await ir('retirar', orcado.id)
    expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
    expect(recusa.erro.message).toContain('• 1 orçamento em aberto')
    // A line that was taken out of the quote is none.
    const { banco } = teste.negocio()
    await banco.update(orcamentoItem).set({ removido: true }).where(eq(orcamentoItem.produtoId, orcado.id))
    expect((await ir('retirar', orcado.id)).status).toBe(200)
    const { corpo } = await criar({ codigo: 'VAI-E-VEM', codigoBarras: '7891000000021' })
    expect((await ir('retirar', corpo.id)).status).toBe(200)
    expect(await pesquisar('VAI-E-VEM')).toEqual([])
    expect(await listados({ termo: 'VAI-E-VEM' })).toEqual([])
    expect(await listados({ termo: 'VAI-E-VEM', situacao: 'RETIRADO' })).toEqual([corpo.id])
    // Meanwhile another product has its bar code.
    const outro = (await criar({ codigoBarras: '7891000000021' })).corpo
    const naoCabe = await ir('restaurar', corpo.id)
    expect([naoCabe.status, naoCabe.erro.codigo]).toEqual([409, 'AJUSTE_NAO_CABE'])
    expect((await alterar(outro.id, { codigoBarras: '' })).status).toBe(200)
    expect((await ir('restaurar', corpo.id)).status).toBe(200)
    expect(await listados({ termo: 'VAI-E-VEM', situacao: 'SEM_IMAGEM' })).toEqual([corpo.id])
  })

  describe('ADM-07 o que só vale para o produto que se quer retirar', () => {
    const hoje = () => hojeEm(teste.agora())
    const umDe = async () => {
      const { corpo } = await criar()
      return corpo.id
    }
    const brinde = (idProd: number | null) => ({ tipo: 'BRINDE', leve: 10, ganhe: 1, idProd }) as const
    const desconto = { tipo: 'PRECO', preco: 9, minimo: 1 } as const
    const negociar = async (produtoId: number, vale: { inicio: string; fim: string }) => {
      const { banco } = teste.negocio()
      const { clienteId, filialId } = await vendas.comecar()
      const [pessoa] = await banco.select({ id: colaborador.id }).from(colaborador).limit(1)
      await banco.insert(negociacao).values({
        ...{ clienteId, filialId, produtoId, colaboradorId: pessoa?.id ?? 0, alvo: 'PRODUTO', tipo: 'PRECO' },
        ...{
          preco: '5',
          quantidadeAte: '10',
          pedida: { tipo: 'PRECO', preco: 5, percentual: null } as never,
        },
        ...{ justificativa: 'Concorrente', autorizadaEm: teste.agora(), ...vale },
      })
    }
    type Vale = { inicio: string; fim: string }
    const CASOS: [string, (id: number, vale: Vale) => Promise<unknown>, string][] = [
      [
        'brinde',
        (id, vale) => vendas.promover({ beneficio: brinde(id), marcas: ['Outra'], ...vale }),
        '• 1 campanha que o dá de brinde',
      ],
      [
        'único de uma campanha',
        (id, vale) => vendas.promover({ beneficio: desconto, produtos: [id], ...vale }),
        '• 1 campanha que só vale para ele',
      ],
      ['negociação', negociar, '• 1 negociação de preço em vigor'],
    ]
    it.each(CASOS)('%s: em vigor segura, o que passou não', async (_, dar, motivo) => {
      const id = await umDe()
      await dar(id, { inicio: somarDias(hoje(), -9), fim: somarDias(hoje(), -1) })
      await dar(id, { inicio: hoje(), fim: hoje() })
      const { status, erro } = await ir('retirar', id)
      expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
      expect(erro.message.split('\n').slice(1)).toEqual([motivo])
      const encerradaEm = teste.agora()
      for (const tabela of [campanha, negociacao])
        await teste.negocio().banco.update(tabela).set({ encerradaEm })
      expect((await ir('retirar', id)).status).toBe(200)
    })

    it('campanha de mais de um, ou também de uma marca, e brinde do mesmo que se compra, não o seguram', async () => {
      const [um, outro] = [await umDe(), await umDe()]
      await vendas.promover({ beneficio: desconto, produtos: [um, outro] })
      await vendas.promover({ beneficio: desconto, produtos: [um], marcas: ['Sereno'] })
      await vendas.promover({ beneficio: brinde(null), produtos: [um], categorias: ['Chás'] })
      expect((await ir('retirar', um)).status).toBe(200)
      expect((await ir('retirar', outro)).erro.message).toContain('• 1 campanha que só vale para ele')
    })
  })
})
