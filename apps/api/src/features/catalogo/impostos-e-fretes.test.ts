import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { type AssuntoDoCatalogo, CONTRATOS_DO_CATALOGO, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { testarImpostos } from '@balcao/dominio/precos/testar-impostos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFretes } from '../../../test/cenario-de-fretes.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { filial } from '../filiais/tabelas.ts'
import { orcamentoItem } from '../orcamentos/nucleo/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { regrasFiscais } from '../precos/queries.ts'
import { regraFiscal } from '../precos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

type Assunto = Extract<
  AssuntoDoCatalogo,
  'regra-fiscal' | 'tabela-de-frete' | 'regiao-de-frete' | 'condicional-de-frete'
>
type Valores = Record<string, string>

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())

const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
/** Every field, as a new form begins. */
const novo = (assunto: Assunto, ditos: Valores): Valores => ({
  ...Object.fromEntries(
    Object.entries(descricaoDe(assunto).campos).map(([nome, { padrao = '' }]) => [nome, padrao]),
  ),
  ...ditos,
})
const criar = async (assunto: Assunto, ditos: Valores, quem: TipoDeUsuario = 'ADMIN') =>
  teste.chamar(CONTRATOS_DO_CATALOGO[assunto].criar, {
    corpo: { valores: novo(assunto, ditos) },
    ...(await comToken(quem)),
  })
const ler = async (assunto: Assunto, id: number) => {
  const { corpo } = await teste.chamar(CONTRATOS_DO_CATALOGO[assunto].listar, await comToken())
  const linha = corpo.itens.find((cada) => cada.id === id)
  if (!linha) throw new Error(`a linha ${id} não está na lista`)
  return linha
}
const alterar = async (assunto: Assunto, id: number, mudados: Valores, versao: number) =>
  teste.chamar(CONTRATOS_DO_CATALOGO[assunto].alterar, {
    params: { idLinha: id },
    corpo: { valores: { ...(await ler(assunto, id)).valores, ...mudados }, versao },
    ...(await comToken()),
  })
const ir = async (para: 'retirar' | 'restaurar', assunto: Assunto, id: number, versao: number) =>
  teste.chamar(CONTRATOS_DO_CATALOGO[assunto][para], {
    params: { idLinha: id },
    corpo: { versao },
    ...(await comToken()),
  })
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
  const [entrada] = corpo.itens
  if (!entrada) throw new Error('nada foi registrado')
  return teste.chamar(desfazerAjuste, { params: { idEntrada: entrada.id }, ...(await comToken()) })
}
const dosCampos = ({ status, erro }: Awaited<ReturnType<typeof criar>>) => [status, erro.campos]

async function semRegras() {
  await transacao(teste.negocio().banco, async (tx) => {
    // Thousands of the demo's lines name a rule: what follows a line that changes is not looked at here.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const linha of [orcamentoItem, pedidoItem])
      await tx.update(linha).set({ regraFiscalId: null }).where(isNotNull(linha.regraFiscalId))
    await tx.delete(regraFiscal)
  })
}

describe('ADM-07 regras de imposto por tela', () => {
  beforeEach(() => semRegras())

  const CERVEJA = {
    nome: 'Cerveja para MG',
    ncm: '2203',
    ufDestino: 'MG',
    icms: '12',
    icmsInterno: '18',
    mva: '140,5',
  }
  const valendo = async (hoje: string) => {
    const linhas = await regrasFiscais(teste.negocio().banco, { de: 'SP', para: 'MG', hoje, ids: [] })
    return linhas.map(({ id }) => id)
  }

  it('cria, e a venda a lê só nos dias em que vale; retirada, não mais', async () => {
    const { status, corpo } = await criar('regra-fiscal', {
      ...CERVEJA,
      vigenciaInicio: '2026-03-01',
      vigenciaFim: '2026-03-31',
      despesasNaBase: 'IPI,ST',
    })
    expect([status, corpo.message]).toEqual([200, 'Regra de imposto “Cerveja para MG” criada.'])
    const dias = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
    expect(await Promise.all(dias.map(valendo))).toEqual([[], [corpo.id], [corpo.id], []])
    const [lida] = await regrasFiscais(teste.negocio().banco, {
      de: 'SP',
      para: 'MG',
      hoje: '2026-03-15',
      ids: [],
    })
    expect(lida).toMatchObject({
      mva: 140.5,
      mvaSimples: null,
      adicional: null,
      despesasNaBase: ['IPI', 'ST'],
    })
    expect((await ir('retirar', 'regra-fiscal', corpo.id, 1)).status).toBe(200)
    expect(await valendo('2026-03-15')).toEqual([])
  })

  it('duas da mesma venda não valem nos mesmos dias: recusada no campo, e ao trazer de volta', async () => {
    const primeira = (await criar('regra-fiscal', { ...CERVEJA, vigenciaFim: '2026-06-30' })).corpo
    const segunda = await criar('regra-fiscal', { ...CERVEJA, nome: 'Outra', vigenciaInicio: '2026-06-30' })
    expect(dosCampos(segunda)).toEqual([
      422,
      {
        'valores.vigenciaInicio':
          '“Cerveja para MG” já vale para as mesmas vendas nesse período: encerre uma antes da outra.',
      },
    ])
    await ir('retirar', 'regra-fiscal', primeira.id, 1)
    expect(
      (await criar('regra-fiscal', { ...CERVEJA, nome: 'Outra', vigenciaInicio: '2026-06-30' })).status,
    ).toBe(200)
    const volta = await ir('restaurar', 'regra-fiscal', primeira.id, 2)
    expect([volta.status, volta.erro.codigo]).toEqual([409, 'AJUSTE_NAO_CABE'])
  })

  it.each([
    [{ icms: '' }, 'icms'],
    [{ icms: '100' }, 'icms'],
    [{ reducaoPor: '100,5' }, 'reducaoPor'],
    [{ ncm: '2203.00' }, 'ncm'],
    [{ produto: 'NAO-HA' }, 'produto'],
    [{ ufDestino: 'XX' }, 'ufDestino'],
    [{ vigenciaInicio: '2026-02-30' }, 'vigenciaInicio'],
    [{ vigenciaInicio: '2026-03-02', vigenciaFim: '2026-03-01' }, 'vigenciaFim'],
    [{ ipi: '5', ipiPorUnidade: '2' }, 'ipiPorUnidade'],
    [{ despesasNaBase: 'IPI,OUTRO' }, 'despesasNaBase'],
  ])('recusa %j no campo', async (mudado, campo) => {
    const { status, erro } = await criar('regra-fiscal', { ...CERVEJA, ...mudado })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [`valores.${campo}`]])
  })

  it('altera na versão que se viu, desfaz, e só quem configura o comercial', async () => {
    const { banco } = teste.negocio()
    const [um] = await banco
      .select({ codigo: produto.codigo, id: produto.id })
      .from(produto)
      .orderBy(asc(produto.id))
      .limit(1)
    if (!um) throw new Error('a demonstração não tem produtos')
    const { corpo } = await criar('regra-fiscal', CERVEJA)
    expect((await alterar('regra-fiscal', corpo.id, { mva: '70', produto: um.codigo }, 1)).status).toBe(200)
    expect((await alterar('regra-fiscal', corpo.id, { mva: '80' }, 1)).erro.codigo).toBe(
      'ALTERADO_POR_OUTRA_PESSOA',
    )
    const [lida] = await regrasFiscais(banco, { de: 'SP', para: 'MG', hoje: '2026-03-15', ids: [um.id] })
    expect(lida).toMatchObject({ mva: 70, produtoId: um.id })
    expect((await desfazer()).status).toBe(200)
    expect((await ler('regra-fiscal', corpo.id)).valores).toMatchObject({ mva: '140.5', produto: '' })
    expect((await criar('regra-fiscal', CERVEJA, 'GERENTE')).status).toBe(403)
    const semSessao = { corpo: { valores: novo('regra-fiscal', CERVEJA) } }
    expect((await teste.chamar(CONTRATOS_DO_CATALOGO['regra-fiscal'].criar, semSessao)).status).toBe(401)
    expect((await ir('retirar', 'regra-fiscal', 9_999_999, 1)).status).toBe(404)
  })
})

describe('ADM-07 testar impostos, sem vender nada', () => {
  const testar = async (query: Record<string, unknown>, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(testarImpostos, { query, ...(await comToken(quem)) })
  const venda = async () => {
    const { banco } = teste.negocio()
    const [um] = await banco.select().from(produto).orderBy(asc(produto.id)).limit(1)
    const [de] = await banco.select().from(filial).orderBy(asc(filial.id)).limit(1)
    if (!um || !de) throw new Error('a demonstração não tem produto ou filial')
    return { produto: um, query: { idProd: um.id, idFil: de.id, uf: de.uf, quantidade: 2, preco: 50 } }
  }

  it('diz a regra que vale, cada imposto e o total; no dia em que ela não vale, nenhuma', async () => {
    const { produto: um, query } = await venda()
    await semRegras()
    const regra = { nome: 'Só deste', produto: um.codigo, vigenciaFim: '2026-06-30' }
    const criada = await criar('regra-fiscal', {
      ...regra,
      icms: '18',
      icmsInterno: '18',
      ipi: '10',
      mva: '50',
    })
    expect(criada.status).toBe(200)
    const { status, corpo } = await testar({ ...query, dia: '2026-06-30' })
    // 100 with 10 % of IPI; 110 with half as much again is 165, of which 18 % less the 18 of the own tax.
    expect([status, corpo]).toMatchObject([
      200,
      {
        regra: { id: criada.corpo.id, nome: 'Só deste' },
        mercadoria: 100,
        impostos: [
          { nome: 'IPI', perc: 10, valor: 10, somado: true },
          { nome: 'ICMS ST', valor: 11.7, somado: true },
          { nome: 'ICMS (dentro do preço)', perc: 18, valor: 18, somado: false },
        ],
        total: 121.7,
      },
    ])
    const consome = await testar({ ...query, dia: '2026-06-30', consumidorFinal: true })
    expect(consome.corpo.impostos.map(({ nome }) => nome)).toEqual(['IPI', 'ICMS (dentro do preço)'])
    expect((await testar({ ...query, dia: '2026-07-01' })).corpo).toMatchObject({ regra: null, total: 100 })
  })

  it('recusa o que não há no campo, e só quem configura o comercial testa', async () => {
    const { query } = await venda()
    const semNada = await testar({ ...query, idProd: 9_999_999, idFil: 9_999_999 })
    expect([semNada.status, Object.keys(semNada.erro.campos ?? {})]).toEqual([422, ['idProd', 'idFil']])
    expect((await testar({ ...query, preco: -1 })).status).toBe(422)
    expect((await testar(query, 'OPERADOR')).status).toBe(403)
    expect((await teste.chamar(testarImpostos, { query })).status).toBe(401)
  })
})

describe('ADM-07 fretes por tela', () => {
  beforeEach(() => cenarioDeFretes(teste).apagarTabelas())

  const tabela = async (nome = 'Fracionado', ditos: Valores = {}) => {
    const { corpo } = await criar('tabela-de-frete', {
      nome,
      transportadoraId: '1',
      vigenciaInicio: '2020-01-01',
      ...ditos,
    })
    return String(corpo.id)
  }
  const regiao = (tabelaId: string, ditos: Valores = {}) =>
    criar('regiao-de-frete', {
      tabelaId,
      nome: 'São Paulo',
      prazo: '2',
      cobertura: 'SP',
      excedenteKg: '2',
      ...ditos,
    })
  const cotados = async (cepEntrega: string) => {
    const { corpo } = await teste.chamar(cotarFrete, {
      ...(await comToken('OPERADOR')),
      query: { cepEntrega, peso: 10, total: 1000 },
    })
    return corpo.itens.map(({ valor, diasSemanaEntrega }) => [valor, diasSemanaEntrega])
  }

  it('tabela e região criadas pela tela cotam, pela menor faixa de CEP; retirada a região, não', async () => {
    const idTabela = await tabela()
    const estado = await regiao(idTabela, { faixas: 'PESO;30;62,50\nPESO;5;20', dias: '2,4' })
    expect([estado.status, estado.erro?.campos]).toEqual([200, undefined])
    expect(await cotados('13031900')).toEqual([[62.5, 'N,N,S,N,S,N,N']])
    const centro = await regiao(idTabela, { nome: 'Centro', cobertura: ';;13030-000;13039-999' })
    expect(centro.status).toBe(200)
    expect(await cotados('13031900')).toEqual([[20, 'N,S,S,S,S,S,N']])
    await ir('retirar', 'regiao-de-frete', centro.corpo.id, 1)
    expect(await cotados('13031900')).toEqual([[62.5, 'N,N,S,N,S,N,N']])
    expect((await ler('regiao-de-frete', estado.corpo.id)).valores).toMatchObject({
      faixas: 'PESO;5;20\nPESO;30;62.5',
      dias: '2,4',
      cobertura: 'SP;;;;',
    })
  })

  it.each([
    ['SP;;13030000;', 'Linha 1, informe as duas pontas da faixa de CEP.'],
    [';;13039000;13030000', 'Linha 1, a faixa de CEP acaba antes de começar.'],
    ['SP;Xapuri', 'Linha 1, não há cidade com esse nome nesse estado.'],
    ['MG\nSP;campinas\nSP;Campinas', 'Linha 3, o mesmo lugar da linha 2.'],
    ['SP', 'Linha 1, “São Paulo” já cobre este lugar: tire de lá, ou dê prioridade a uma das duas.'],
    [';;1303;13039999', 'Linha 1, CEP de: O campo é inválido'],
    ['', 'Campo obrigatório'],
  ])('os lugares %j são recusados no campo', async (cobertura, problema) => {
    const idTabela = await tabela()
    await regiao(idTabela)
    expect(dosCampos(await regiao(idTabela, { nome: 'Outra', cobertura }))).toEqual([
      422,
      { 'valores.cobertura': problema },
    ])
  })

  it('altera, e o desfeito volta inteiro: lugares, faixas e redespacho', async () => {
    const segue = await regiao(await tabela('Do norte'), { nome: 'Anápolis', cobertura: 'GO' })
    const valores = {
      cobertura: 'sp;campinas\n;;01000-000;01999-999;2'.replace('sp', 'SP'),
      faixas: 'PESO;5;20',
      trechos: `Anápolis/GO;${segue.corpo.id}`,
    }
    const { corpo } = await regiao(await tabela(), valores)
    const antes = (await ler('regiao-de-frete', corpo.id)).valores
    expect(antes.cobertura).toBe('SP;Campinas;;;\nSP;;01000000;01999999;2')
    expect(
      (
        await alterar(
          'regiao-de-frete',
          corpo.id,
          { cobertura: 'MG', faixas: '', trechos: '', icms: '12' },
          1,
        )
      ).status,
    ).toBe(200)
    expect((await alterar('regiao-de-frete', corpo.id, { icms: '7' }, 1)).status).toBe(409)
    expect((await desfazer()).status).toBe(200)
    expect((await ler('regiao-de-frete', corpo.id)).valores).toEqual(antes)
    const presa = await ir('retirar', 'regiao-de-frete', segue.corpo.id, 1)
    expect([presa.status, presa.erro.message]).toEqual([
      409,
      expect.stringContaining('1 região que segue por ela em redespacho'),
    ])
    expect((await ir('retirar', 'tabela-de-frete', Number(antes.tabelaId), 1)).status).toBe(200)
  })

  it('testa de outra filial e noutro dia: a tabela da filial, e a que ainda vai valer', async () => {
    const filiais = await teste.negocio().banco.select().from(filial).orderBy(asc(filial.id)).limit(2)
    const [uma, outra] = filiais.map(({ id }) => String(id))
    await regiao(await tabela('De uma só', { filialId: uma ?? '' }))
    await regiao(await tabela('Do ano que vem', { tipo: 'EXPRESSO', vigenciaInicio: '2030-01-01' }))
    const cotar = async (query: Record<string, unknown>) => {
      const pedida = { cepEntrega: '13031900', peso: 10, total: 1000, ...query }
      const { corpo } = await teste.chamar(cotarFrete, { ...(await comToken()), query: pedida })
      return corpo.itens.map(({ trechos }) => trechos[0]?.tabela)
    }
    expect(await cotar({ idFil: uma })).toEqual(['De uma só'])
    expect(await cotar({ idFil: outra })).toEqual([])
    expect((await cotar({ idFil: uma, dia: '2030-01-01' })).toSorted()).toEqual([
      'De uma só',
      'Do ano que vem',
    ])
    const deNinguem = { cepEntrega: '13031900', peso: 10, total: 1000, idFil: 9_999_999 }
    const recusada = await teste.chamar(cotarFrete, { ...(await comToken()), query: deNinguem })
    expect([recusada.status, Object.keys(recusada.erro.campos ?? {})]).toEqual([422, ['idFil']])
  })

  it('o serviço da entrega custa alguma coisa', async () => {
    expect(dosCampos(await criar('condicional-de-frete', { descricao: 'Grátis' }))[0]).toBe(422)
    const { corpo } = await criar('condicional-de-frete', { descricao: 'Guindaste', valor: '80,00' })
    expect((await ler('condicional-de-frete', corpo.id)).valores).toEqual({
      descricao: 'Guindaste',
      valor: '80',
      percentual: '0',
    })
  })
})
