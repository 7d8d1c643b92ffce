import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import {
  listarCarteiras,
  opcoesDaPassagem,
  passarClientes,
  preverPassagem,
} from '@balcao/dominio/carteiras/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, count, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, passagemDeCarteira } from '../clientes/tabelas.ts'

let teste: AppDeTeste
let de: number
let para: number
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())
beforeEach(async () => {
  const { banco } = teste.negocio()
  const [maior] = await banco
    .select({ id: cliente.representanteId })
    .from(cliente)
    .where(isNotNull(cliente.representanteId))
    .groupBy(cliente.representanteId)
    .orderBy(desc(count()), asc(cliente.representanteId))
    .limit(1)
  de = maior?.id ?? 0
  const [outro] = await banco
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(and(eq(colaborador.tipo, 'REPRESENTANTE'), eq(colaborador.ativo, true), ne(colaborador.id, de)))
    .orderBy(asc(colaborador.id))
    .limit(1)
  para = outro?.id ?? 0
})

const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
const prever = async (idPessoa: number, query: { termo?: string; regiao?: number } = {}) =>
  (await teste.chamar(preverPassagem, { params: { idPessoa }, query, ...(await como()) })).corpo
type Dito = { para?: number; termo?: string; regiao?: number; versao?: number; motivo?: string }
const passar = async (idPessoa: number, dito: Dito = {}, quem: TipoDeUsuario = 'ADMIN') => {
  const { termo = '', regiao, ...resto } = dito
  const quais = { termo, ...(regiao !== undefined && { regiao }) }
  const { versao } = await prever(idPessoa, quais)
  return teste.chamar(passarClientes, {
    params: { idPessoa },
    corpo: { para, versao, ...quais, ...resto },
    ...(await como(quem)),
  })
}
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
  const entrada = corpo.itens.find(({ acao, natureza }) => acao !== 'Entrou' && natureza === 'AJUSTE')
  return {
    entrada,
    ...(await teste.chamar(desfazerAjuste, { params: { idEntrada: entrada?.id ?? 0 }, ...(await como()) })),
  }
}
const donoDe = async (id: number) => {
  const [linha] = await teste
    .negocio()
    .banco.select({ de: cliente.representanteId })
    .from(cliente)
    .where(eq(cliente.id, id))
  return linha?.de
}

describe('ADM-07 carteiras por tela', () => {
  it('401, 403, 404 e 422: cada recusa com o seu porquê', async () => {
    expect((await teste.chamar(listarCarteiras, { query: {} })).status).toBe(401)
    expect((await teste.chamar(opcoesDaPassagem, await como('SUPERVISOR'))).status).toBe(403)
    expect((await passar(de, {}, 'GERENTE')).status).toBe(403)
    const deNinguem = { params: { idPessoa: 9_999_999 }, query: {}, ...(await como()) }
    expect((await teste.chamar(preverPassagem, deNinguem)).status).toBe(404)
    const aSi = await passar(de, { para: de })
    expect([aSi.status, aSi.erro.campos?.para]).toEqual([422, expect.stringMatching(/^Já são de/)])
    expect((await passar(de, { para: 9_999_999 })).erro.campos).toEqual({ para: 'Não há esta pessoa.' })
    expect((await passar(de, { termo: 'ninguem-se-chama-assim' })).erro.campos).toHaveProperty('termo')
  })

  it('um cliente só, pelo código: muda de mãos com o seu histórico, e o desfazer o devolve', async () => {
    const [um] = (await prever(de)).itens
    const { status, corpo } = await passar(de, { termo: um?.documento ?? '', motivo: 'Mudou de território' })
    expect([status, corpo.clientes]).toEqual([200, 1])
    expect(await donoDe(um?.id ?? 0)).toBe(para)
    const [entrada] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'cliente'), eq(historico.entidadeId, String(um?.id))))
      .orderBy(desc(historico.id))
      .limit(1)
    expect(entrada?.acao).toBe('PASSAR_CARTEIRA')
    const desfeita = await desfazer()
    expect(desfeita.status).toBe(200)
    expect(desfeita.entrada?.mudancas).toContainEqual({
      campo: 'Motivo',
      antes: '—',
      depois: 'Mudou de território',
    })
    expect(await donoDe(um?.id ?? 0)).toBe(de)
    // Once: what is wanted after that is another passing.
    expect((await desfazer()).status).not.toBe(200)
  })

  it('a carteira toda vai como se viu ou não vai, e volta toda ou nenhum', async () => {
    const antes = await prever(de)
    expect(antes.clientes).toBe(antes.paginator.total)
    const [um] = antes.itens
    expect((await passar(de, { versao: antes.versao + 1 })).status).toBe(409)
    const { corpo } = await passar(de)
    expect(corpo.clientes).toBe(antes.clientes)
    expect((await prever(de)).clientes).toBe(0)
    const { corpo: listadas } = await teste.chamar(listarCarteiras, {
      query: { take: 100 },
      ...(await como()),
    })
    expect(listadas.itens.map(({ id }) => id)).not.toContain(de)
    // Somebody takes one of them meanwhile.
    const { banco } = teste.negocio()
    await banco
      .update(cliente)
      .set({ representanteId: null })
      .where(eq(cliente.id, um?.id ?? 0))
    const recusada = await desfazer()
    expect([recusada.status, recusada.erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
    // Of nobody, it is given to somebody.
    const semDono = await passar(0, { termo: um?.documento ?? '' })
    expect([semDono.status, semDono.corpo.clientes]).toEqual([200, 1])
    expect((await desfazer()).status).toBe(200)
    expect(await donoDe(um?.id ?? 0)).toBeNull()
  })

  const banco = () => teste.negocio().banco
  /** The first customer of the portfolio, alone. */
  const umSo = async () => {
    const [um] = (await prever(de)).itens
    if (!um) throw new Error('a carteira está vazia')
    return { id: um.id, so: { termo: um.documento } }
  }
  const tomar = (executor: Pick<ReturnType<typeof banco>, 'update'>, id: number, por: number | null) =>
    executor.update(cliente).set({ representanteId: por }).where(eq(cliente.id, id))
  const ativar = (executor: Pick<ReturnType<typeof banco>, 'update'>, id: number, ativo: boolean) =>
    executor.update(colaborador).set({ ativo }).where(eq(colaborador.id, id))

  it('o cliente que alguém toma enquanto passa, ou enquanto volta, fica com quem o tomou', async () => {
    const { id, so } = await umSo()
    const { versao } = await prever(de, so)
    const [passada] = await enquantoPreso(banco(), (tx) => tomar(tx, id, null), [
      () => passar(de, { ...so, versao }),
    ])
    expect([passada?.status, await donoDe(id)]).toEqual([422, null])
    await tomar(banco(), id, de)
    expect((await passar(de, so)).status).toBe(200)
    const [voltada] = await enquantoPreso(banco(), (tx) => tomar(tx, id, null), [desfazer])
    expect([voltada?.erro.codigo, await donoDe(id)]).toEqual(['AJUSTE_JA_MUDOU', null])
    await tomar(banco(), id, de)
  })

  it('a passagem que outra pessoa desfez no mesmo instante não se desfaz outra vez', async () => {
    const { id, so } = await umSo()
    expect((await passar(de, so)).status).toBe(200)
    const [feita] = await banco()
      .select()
      .from(passagemDeCarteira)
      .orderBy(desc(passagemDeCarteira.id))
      .limit(1)
    // And passed again since: the customer is with the same person, by another passing.
    const [voltada] = await enquantoPreso(
      banco(),
      (tx) =>
        tx
          .update(passagemDeCarteira)
          .set({ desfeitaEm: new Date() })
          .where(eq(passagemDeCarteira.id, feita?.id ?? 0)),
      [desfazer],
    )
    expect([voltada?.erro.codigo, await donoDe(id)]).toEqual(['AJUSTE_JA_MUDOU', para])
    await tomar(banco(), id, de)
  })

  it('quem é desativado nesse instante não recebe; e a quem já saiu nada volta', async () => {
    const { id, so } = await umSo()
    const [recusada] = await enquantoPreso(banco(), (tx) => ativar(tx, para, false), [() => passar(de, so)])
    expect(recusada?.erro.campos?.para).toMatch(/está desativada/)
    await ativar(banco(), para, true)
    expect((await passar(de, so)).status).toBe(200)
    await ativar(banco(), de, false)
    const naoVolta = await desfazer()
    expect([naoVolta.erro.codigo, naoVolta.erro.message]).toEqual([
      'AJUSTE_NAO_CABE',
      expect.stringMatching(/está desativada/),
    ])
    await ativar(banco(), de, true)
    expect([(await desfazer()).status, await donoDe(id)]).toEqual([200, de])
  })

  it('as janelas abertas leem de novo, na ida e na volta', async () => {
    const ouvidas = await ouvirDesdeAUltima(teste)
    const deClientes = async () => (await ouvidas()).filter(({ evento }) => evento === 'cliente-mudou').length
    await passar(de, (await umSo()).so)
    expect(await deClientes()).toBe(1)
    await desfazer()
    expect(await deClientes()).toBe(1)
  })

  it('só os da região; recebe quem atende; e quem não tem clientes se mostra quando se pede', async () => {
    const { id } = await umSo()
    const [umDeles] = await banco().select().from(cliente).where(eq(cliente.id, id))
    const regiao = umDeles?.regiaoId ?? 0
    const daRegiao = and(eq(cliente.representanteId, de), eq(cliente.regiaoId, regiao))
    const { paginator, clientes } = await prever(de, { regiao })
    expect(paginator.total).toBe(await banco().$count(cliente, daRegiao))
    expect(paginator.total).toBeLessThan(clientes)
    const { corpo: opcoes } = await teste.chamar(opcoesDaPassagem, await como())
    const podem = opcoes.pessoas.map((pessoa) => pessoa.id)
    const consumidores = await banco()
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.tipo, 'CONSUMIDOR_FINAL'))
    expect([podem.includes(para), consumidores.length > 0]).toEqual([true, true])
    expect(consumidores.filter((pessoa) => podem.includes(pessoa.id))).toEqual([])
    const listar = async (todos?: boolean) =>
      (
        await teste.chamar(listarCarteiras, {
          query: { take: 100, ...(todos && { todos }) },
          ...(await como()),
        })
      ).corpo.itens
    expect((await listar()).every((item) => item.clientes > 0)).toBe(true)
    expect((await listar(true)).some((item) => item.clientes === 0)).toBe(true)
  })
})
