import { listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { CONTRATOS_DO_CATALOGO, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { cupom } from '../precos/tabelas.ts'

type Assunto = 'tabela-de-preco' | 'cupom'
type Valores = Record<string, string>

let teste: AppDeTeste
let vendas: ReturnType<typeof cenarioDeVendas>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  vendas = cenarioDeVendas(teste)
})
afterAll(() => teste.fechar())

const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
const criar = async (assunto: Assunto, ditos: Valores, quem: TipoDeUsuario = 'ADMIN') =>
  teste.chamar(CONTRATOS_DO_CATALOGO[assunto].criar, {
    corpo: {
      valores: {
        ...Object.fromEntries(
          Object.entries(descricaoDe(assunto).campos).map(([nome, { padrao = '' }]) => [nome, padrao]),
        ),
        ...ditos,
      },
    },
    ...(await comToken(quem)),
  })
const ler = async (assunto: Assunto, id: number) => {
  const { corpo } = await teste.chamar(CONTRATOS_DO_CATALOGO[assunto].listar, await comToken())
  const linha = corpo.itens.find((cada) => cada.id === id)
  if (!linha) throw new Error(`a linha ${id} não está na lista`)
  return linha
}
const alterar = async (assunto: Assunto, id: number, mudados: Valores) => {
  const { valores, versao } = await ler(assunto, id)
  return teste.chamar(CONTRATOS_DO_CATALOGO[assunto].alterar, {
    params: { idLinha: id },
    corpo: { valores: { ...valores, ...mudados }, versao },
    ...(await comToken()),
  })
}
const retirar = async (assunto: Assunto, id: number, versao: number) =>
  teste.chamar(CONTRATOS_DO_CATALOGO[assunto].retirar, {
    params: { idLinha: id },
    corpo: { versao },
    ...(await comToken()),
  })

describe('ADM-07 tabelas de preço por tela', () => {
  const oferecidas = async () =>
    (await teste.chamar(listarTabelasDePreco, await comToken())).corpo.itens.map(
      ({ nomeTabela }) => nomeTabela,
    )

  it('401, 403; criada, é oferecida na hora; retirada, não mais', async () => {
    const { listar } = CONTRATOS_DO_CATALOGO['tabela-de-preco']
    expect((await teste.chamar(listar)).status).toBe(401)
    expect((await criar('tabela-de-preco', { nome: 'Feira' }, 'GERENTE')).status).toBe(403)
    const { corpo } = await criar('tabela-de-preco', { nome: 'Feira' })
    expect(await oferecidas()).toContain('Feira')
    const igual = await criar('tabela-de-preco', { nome: 'FEIRA' })
    expect(igual.erro.campos).toEqual({ 'valores.nome': 'Já existe “Feira”.' })
    expect((await retirar('tabela-de-preco', corpo.id, 7)).status).toBe(409)
    expect((await retirar('tabela-de-preco', 9_999_999, 1)).status).toBe(404)
    expect((await retirar('tabela-de-preco', corpo.id, 1)).status).toBe(200)
    expect(await oferecidas()).not.toContain('Feira')
  })

  it('a que clientes têm não se retira, e a recusa diz quantos são', async () => {
    const { corpo } = await criar('tabela-de-preco', { nome: 'De alguém' })
    const [quem] = await teste.negocio().banco.select().from(cliente).orderBy(cliente.id).limit(1)
    await teste
      .negocio()
      .banco.update(cliente)
      .set({ tabelaPrecoId: corpo.id })
      .where(eq(cliente.id, quem?.id ?? 0))
    const { status, erro } = await retirar('tabela-de-preco', corpo.id, 1)
    expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
    expect(erro.message).toContain('• 1 cliente que a tem no cadastro')
  })
})

describe('ADM-07 cupons por tela', () => {
  const DEZ = { codigo: 'feira10', descricao: 'Da feira', inicio: '2020-01-01', fim: '2999-12-31' }

  it('criado, serve na hora em um orçamento aberto; retirado, não mais', async () => {
    const { id, filialId, tabelaId } = await vendas.comecar()
    const produto = await vendas.criarProduto(tabelaId, filialId, { valor: '100' })
    const { corpo, status } = await criar('cupom', { ...DEZ, percentual: '10', usosMaximos: '5' })
    expect([status, corpo.message]).toEqual([200, 'Cupom “FEIRA10” criado.'])
    const com = await vendas.alterar(id, {
      versao: 1,
      itens: [vendas.linha(produto)],
      cabecalho: { cupom: 'feira10' },
    })
    expect(com.corpo.totais.descontoCupom).toBe(10)
    expect((await retirar('cupom', corpo.id, 1)).status).toBe(200)
    expect((await vendas.ler(id)).corpo).toMatchObject({
      cupom: null,
      problemaDoCupom: 'Cupom não encontrado',
    })
  })

  it('só do cliente dito pelo documento; o que não é de ninguém se recusa no campo', async () => {
    const { clienteId } = await vendas.comecar()
    const [dele] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, clienteId))
    const recusado = await criar('cupom', { ...DEZ, codigo: 'so1', valor: '5', cliente: '00000000000' })
    expect(recusado.erro.campos).toEqual({ 'valores.cliente': 'Não há cliente com esse CNPJ ou CPF.' })
    const { corpo } = await criar('cupom', {
      ...DEZ,
      codigo: 'so1',
      valor: '5',
      cliente: ` ${dele?.documento ?? ''} `,
    })
    const [gravado] = await teste.negocio().banco.select().from(cupom).where(eq(cupom.id, corpo.id))
    expect(gravado).toMatchObject({ codigo: 'SO1', clienteId, percentual: null })
    expect((await ler('cupom', corpo.id)).valores.cliente).toBe(dele?.documento)
  })

  it('o limite não desce abaixo do que já se usou, e o código fica', async () => {
    const { corpo } = await criar('cupom', { ...DEZ, codigo: 'usado', valor: '5' })
    await teste.negocio().banco.update(cupom).set({ usos: 3 }).where(eq(cupom.id, corpo.id))
    const pouco = await alterar('cupom', corpo.id, { usosMaximos: '2' })
    expect([pouco.status, pouco.erro.campos]).toEqual([
      422,
      { 'valores.usosMaximos': 'Já foi usado 3 vezes: não cabe em menos.' },
    ])
    expect((await alterar('cupom', corpo.id, { codigo: 'OUTRO' })).status).toBe(422)
    expect((await alterar('cupom', corpo.id, { usosMaximos: '3', minimo: '50,5' })).status).toBe(200)
    const { itens } = (await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })).corpo
    expect(JSON.stringify(itens[0])).toContain('50,50')
  })

  it.each([
    [{ percentual: '101' }, 'percentual'],
    [{ percentual: '10', valor: '5' }, 'percentual'],
    [{ valor: '5', fim: '2019-12-31' }, 'fim'],
    [{ valor: '5', usosMaximos: '0' }, 'usosMaximos'],
    [{ valor: '5', filialId: '999999' }, 'filialId'],
    [{ valor: '5', codigo: '' }, 'codigo'],
  ])('422 no campo: %j', async (errados, campo) => {
    const { status, erro } = await criar('cupom', { ...DEZ, codigo: 'errado', ...errados } as Valores)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [`valores.${campo}`]])
  })
})
