import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { corrigirEstoque, listarEstoque, obterEstoque } from '@balcao/dominio/estoque/manter'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { permissao } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'
import { reservaDeEstoque } from './tabelas.ts'

let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
})
afterAll(() => teste.fechar())

const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
type Onde = { idFilial: number; idProduto: number }

/** A product of which the branch has ten, four of them held by orders. */
async function comReserva(): Promise<Onde & { codigo: string }> {
  const { filialId, tabelaId } = await vendas.comecar()
  const { id, codigo } = await vendas.criarProduto(tabelaId, filialId, { estoque: 10 })
  await teste
    .negocio()
    .banco.update(estoque)
    .set({ reservado: '4' })
    .where(and(eq(estoque.produtoId, id), eq(estoque.filialId, filialId)))
  return { idFilial: filialId, idProduto: id, codigo }
}
const obter = async ({ idFilial, idProduto }: Onde) =>
  (await teste.chamar(obterEstoque, { params: { idFilial, idProduto }, ...(await como()) })).corpo
type Dito = {
  quantidade?: number | string
  bloqueado?: number
  minimo?: number
  motivo?: string
  versao?: number
}
const corrigir = async ({ idFilial, idProduto }: Onde, dito: Dito, quem: TipoDeUsuario = 'ADMIN') => {
  const { quantidade, bloqueado, minimo, versao } = await obter({ idFilial, idProduto })
  return teste.chamar(corrigirEstoque, {
    params: { idFilial, idProduto },
    corpo: { quantidade, bloqueado, minimo, versao, motivo: 'Contagem', ...dito },
    ...(await como(quem)),
  })
}
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
  const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
  return teste.chamar(desfazerAjuste, { params: { idEntrada: entrada?.id ?? 0 }, ...(await como()) })
}

describe('ADM-07 estoque por tela', () => {
  it('401, 403, 404 e 422', async () => {
    const onde = await comReserva()
    expect((await teste.chamar(listarEstoque, { query: {} })).status).toBe(401)
    expect((await teste.chamar(listarEstoque, { query: {}, ...(await como('OPERADOR')) })).status).toBe(403)
    expect((await corrigir(onde, { quantidade: 8 }, 'GERENTE')).status).toBe(403)
    for (const params of [
      { idFilial: 999_999, idProduto: onde.idProduto },
      { idFilial: onde.idFilial, idProduto: 9_999_999 },
    ]) {
      expect((await teste.chamar(obterEstoque, { params, ...(await como()) })).status).toBe(404)
      const corpo = { quantidade: 1, bloqueado: 0, minimo: 0, motivo: 'x', versao: 1 }
      expect((await teste.chamar(corrigirEstoque, { params, corpo, ...(await como()) })).status).toBe(404)
    }
    const semMotivo = await corrigir(onde, { quantidade: -1, motivo: '' })
    expect([semMotivo.status, Object.keys(semMotivo.erro.campos ?? {}).sort()]).toEqual([
      422,
      ['motivo', 'quantidade'],
    ])
  })

  it('corrige com o motivo, que fica no histórico; o desfazer devolve o que havia', async () => {
    const onde = await comReserva()
    expect((await corrigir(onde, { quantidade: 7.5, minimo: 2, motivo: 'Quebra na doca' })).status).toBe(200)
    const depois = await obter(onde)
    expect(depois).toMatchObject({ quantidade: 7.5, reservado: 4, livre: 3.5, minimo: 2 })
    expect(depois.correcoes).toMatchObject([
      {
        motivo: 'Quebra na doca',
        mudancas: [
          { campo: 'Em estoque', antes: '10', depois: '7,5' },
          { campo: 'Mínimo', antes: '5', depois: '2' },
        ],
      },
    ])
    expect((await desfazer()).status).toBe(200)
    const volta = await obter(onde)
    expect([volta.quantidade, volta.minimo, volta.correcoes.length]).toEqual([10, 5, 2])
  })

  it('não fica abaixo do que os pedidos seguram, nem ao desfazer; o porquê vem no campo', async () => {
    const onde = await comReserva()
    const recusa = await corrigir(onde, { quantidade: 4, bloqueado: 1 })
    expect([recusa.status, recusa.erro.campos?.quantidade]).toEqual([
      422,
      'Pedidos seguram 4 UN e 1 UN estão bloqueadas: não fica abaixo de 5 UN. Antes, fature ou cancele o que segura.',
    ])
    expect((await corrigir(onde, { quantidade: 30 })).status).toBe(200)
    await teste
      .negocio()
      .banco.update(estoque)
      .set({ reservado: '20' })
      .where(eq(estoque.produtoId, onde.idProduto))
    const desfeita = await desfazer()
    expect([desfeita.status, desfeita.erro.codigo]).toEqual([409, 'AJUSTE_NAO_CABE'])
  })

  const dali = ({ idFilial, idProduto }: Onde) =>
    and(eq(estoque.produtoId, idProduto), eq(estoque.filialId, idFilial))

  it('quem contou sobre outro número não escreve por cima: duas ao mesmo tempo, uma vale', async () => {
    const onde = await comReserva()
    const { versao } = await obter(onde)
    const duas = await enquantoPreso(
      teste.negocio().banco,
      // As whoever sells of it does: both have seen what there is before any writes, unless they wait for each other.
      (tx) => tx.select().from(estoque).where(dali(onde)).for('update'),
      [12, 13].map((quantidade) => () => corrigir(onde, { quantidade, versao })),
    )
    expect(duas.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(duas.find(({ status }) => status === 409)?.erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await obter(onde)).correcoes).toHaveLength(1)
  })

  it('não se desfaz por cima do que saiu depois', async () => {
    const onde = await comReserva()
    expect((await corrigir(onde, { quantidade: 12 })).status).toBe(200)
    await teste.negocio().banco.update(estoque).set({ quantidade: '11' }).where(dali(onde))
    const desfeita = await desfazer()
    expect([desfeita.erro.codigo, (await obter(onde)).quantidade]).toEqual(['AJUSTE_JA_MUDOU', 11])
  })

  it('PER-01 quem só vê filiais vê e corrige o estoque delas, e das outras nem sabe', async () => {
    const { banco } = teste.negocio()
    const { idProduto } = await comReserva()
    await banco
      .insert(permissao)
      .values({ tipo: 'SUPERVISOR', acao: 'COMERCIAL_CONFIGURAR', autorizado: true })
    try {
      const token = await teste.tokenDe('SUPERVISOR')
      const { corpo } = await teste.chamar(listarFiliais, { token })
      const vistas = corpo.itens.map(({ idFil }) => idFil)
      const [alheia] = (await banco.select({ id: filial.id }).from(filial)).filter(
        ({ id }) => !vistas.includes(id),
      )
      const tentar = async (idFilial = 0) => [
        (await teste.chamar(obterEstoque, { token, params: { idFilial, idProduto } })).status,
        (await teste.chamar(listarEstoque, { token, query: { filial: idFilial } })).corpo.itens.length > 0,
      ]
      expect([await tentar(vistas[0]), await tentar(alheia?.id)]).toEqual([
        [200, true],
        [404, false],
      ])
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'COMERCIAL_CONFIGURAR'))
    }
  })

  it('diz que pedidos o seguram, enquanto seguram', async () => {
    const { id, filialId, tabelaId } = await vendas.comecar()
    const produto = await vendas.criarProduto(tabelaId, filialId, { estoque: 10 })
    await vendas.alterar(id, { versao: 1, itens: [vendas.linha(produto, { qtde: 3 })] })
    const { idPedido } = await converterTudo(teste, id)
    const onde = { idFilial: filialId, idProduto: produto.id }
    expect((await obter(onde)).reservas).toEqual([{ idPedido, quantidade: 3 }])
    await teste
      .negocio()
      .banco.update(reservaDeEstoque)
      .set({ encerradaEm: teste.agora() })
      .where(eq(reservaDeEstoque.pedidoId, idPedido))
    expect((await obter(onde)).reservas).toEqual([])
  })

  it('a lista diz o que há para vender na filial, e o que nunca teve estoque tem zero', async () => {
    const onde = await comReserva()
    const listar = async (query: object) =>
      (
        await teste.chamar(listarEstoque, {
          query: { filial: onde.idFilial, termo: onde.codigo, ...query } as never,
          ...(await como()),
        })
      ).corpo.itens
    expect(await listar({})).toMatchObject([{ id: onde.idProduto, quantidade: 10, reservado: 4, livre: 6 }])
    expect(await listar({ situacao: 'RESERVADO' })).toHaveLength(1)
    expect(await listar({ situacao: 'BAIXO' })).toEqual([])
    await teste
      .negocio()
      .banco.update(estoque)
      .set({ minimo: '6' })
      .where(eq(estoque.produtoId, onde.idProduto))
    expect(await listar({ situacao: 'BAIXO' })).toHaveLength(1)
    expect(await listar({ situacao: 'VAZIO' })).toEqual([])
    await teste.negocio().banco.delete(estoque).where(eq(estoque.produtoId, onde.idProduto))
    expect(await listar({ situacao: 'VAZIO' })).toMatchObject([{ quantidade: 0, livre: 0 }])
    expect((await corrigir(onde, { quantidade: 3, motivo: 'Primeira entrada' })).status).toBe(200)
    expect(await listar({ situacao: 'BAIXO' })).toEqual([])
    expect(await listar({})).toMatchObject([{ quantidade: 3, livre: 3 }])
  })
})
