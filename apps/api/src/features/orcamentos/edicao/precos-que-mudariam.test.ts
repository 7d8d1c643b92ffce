import { somarDias } from '@balcao/dominio/formatos/datas'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { listarHistoricoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { preco, produto, tabelaPreco } from '../../produtos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('o que mudaria sem ninguém ter tocado', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const daqui = (dias: number) => somarDias(cenario.hoje(), dias)

  /** A quote with a line of each: what was typed of it is the test's. */
  async function comLinhas(...campos: Parameters<typeof cenario.linha>[1][]) {
    const aberto = await cenario.comecar()
    const produtos = await Promise.all(
      campos.map(() => cenario.criarProduto(aberto.tabelaId, aberto.filialId)),
    )
    const itens = produtos.map((um, i) => cenario.linha(um, campos[i]))
    const { corpo } = await cenario.alterar(aberto.id, { versao: 1, itens })
    return { ...aberto, itens, produtos, versao: corpo.versao, taxaFixa: corpo.totais.taxaFixa }
  }
  const vencer = (id: number) =>
    banco()
      .update(orcamento)
      .set({ dataValidade: daqui(-1) })
      .where(eq(orcamento.id, id))
  const mudar = (id: number, cabecalho: object, outros: object = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    cenario.alterar(id, { versao: 2, cabecalho, ...outros }, tipo)
  const gravado = async (id: number) => {
    const [documento] = await banco().select().from(orcamento).where(eq(orcamento.id, id))
    const linhas = await banco()
      .select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, id))
      .orderBy(orcamentoItem.numeroItem)
    return {
      versao: documento?.versao,
      validade: documento?.dataValidade,
      precos: linhas.map(({ valorUnitario }) => Number(valorUnitario)),
      total: Number(documento?.valorTotal),
    }
  }

  it('VEN-02 o vencido que se prorroga sai aos preços de hoje, e antes mostra o que muda: nada se grava sem o sim', async () => {
    const { id, itens, produtos, tabelaId, taxaFixa } = await comLinhas(
      { qtde: 2 },
      { precoDigitado: 9.6 },
      { desconto: 5 },
    )
    await vencer(id)
    for (const { idProd } of itens) await cenario.mudarPreco(idProd, tabelaId, '12')
    const antes = await gravado(id)
    const nova = daqui(3)
    const { status, erro } = await mudar(id, { dtVal: nova }, {}, 'OPERADOR')
    expect([status, erro.codigo]).toEqual([409, 'PRECOS_MUDARIAM'])
    // What was typed stays as it was typed: the price itself, and the percentage of the new table.
    expect(erro.precos).toMatchObject({
      campos: ['dtVal'],
      linhas: [
        { idExibicao: produtos[0]?.codigo, vlUnit: { de: 10, para: 12 }, vlTot: { de: 20, para: 24 } },
        { idExibicao: produtos[2]?.codigo, vlUnit: { de: 9.5, para: 11.4 } },
      ],
      semVenda: [],
      vlTot: { de: 39.1 + taxaFixa, para: 45 + taxaFixa },
    })
    expect(await gravado(id)).toEqual(antes)

    const ciente = erro.precos?.assinatura
    expect((await mudar(id, { dtVal: nova }, { ciente }, 'OPERADOR')).status).toBe(200)
    expect(await gravado(id)).toEqual({
      versao: 3,
      validade: nova,
      precos: [12, 9.6, 11.4],
      total: 45 + taxaFixa,
    })
    const { corpo } = await teste.chamar(listarHistoricoDoOrcamento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
    })
    expect(corpo.itens[0]?.texto).toContain('os preços de 2 itens atualizados')
  })

  it('VEN-02 o sim vale para o que se viu: mudou outra vez, pergunta-se outra vez', async () => {
    const { id, itens, tabelaId } = await comLinhas({})
    await vencer(id)
    const idProd = itens[0]?.idProd ?? 0
    await cenario.mudarPreco(idProd, tabelaId, '12')
    const { erro } = await mudar(id, { dtVal: daqui(1) })
    await cenario.mudarPreco(idProd, tabelaId, '13')
    const denovo = await mudar(id, { dtVal: daqui(1) }, { ciente: erro.precos?.assinatura })
    expect(denovo).toMatchObject({
      status: 409,
      erro: { precos: { linhas: [{ vlUnit: { de: 10, para: 13 } }] } },
    })
    expect((await mudar(id, { dtVal: daqui(1) }, { ciente: denovo.erro.precos?.assinatura })).status).toBe(
      200,
    )
  })

  it('VEN-02 sem diferença não há pergunta; encurtar não pergunta nem muda preço', async () => {
    const { id, itens, tabelaId } = await comLinhas({})
    await vencer(id)
    expect((await mudar(id, { dtVal: daqui(5) })).status).toBe(200)
    await cenario.mudarPreco(itens[0]?.idProd ?? 0, tabelaId, '12')
    expect((await cenario.alterar(id, { versao: 3, cabecalho: { dtVal: daqui(2) } })).status).toBe(200)
    expect(await gravado(id)).toMatchObject({ validade: daqui(2), precos: [10] })
    // And back again is to extend.
    expect((await cenario.alterar(id, { versao: 4, cabecalho: { dtVal: daqui(3) } })).erro.codigo).toBe(
      'PRECOS_MUDARIAM',
    )
  })

  it('VEN-02 prorrogar pede a permissão e fica dentro do parâmetro da filial, a contar de hoje', async () => {
    const { id, filialId } = await comLinhas({})
    await vencer(id)
    const recusa = async (dias: number, tipo: TipoDeUsuario) => {
      const { status, erro } = await mudar(id, { dtVal: daqui(dias) }, {}, tipo)
      return [status, erro.campos?.['cabecalho.dtVal']]
    }
    expect(await recusa(1, 'REPRESENTANTE')).toEqual([
      422,
      'Você não tem permissão para prorrogar orçamentos',
    ])
    expect(await recusa(8, 'ADMIN')).toEqual([422, expect.stringContaining('A data máxima é')])
    const chave = comPrefixo('orcamentoDiasValidade')
    await banco().insert(parametro).values({ chave, filialId, valor: '10' })
    await teste.negocio().renovarParametros()
    expect(await recusa(11, 'ADMIN')).toEqual([422, expect.stringContaining('A data máxima é')])
    expect((await mudar(id, { dtVal: daqui(10) }, {}, 'OPERADOR')).status).toBe(200)
    await banco()
      .delete(parametro)
      .where(and(eq(parametro.chave, chave), eq(parametro.filialId, filialId)))
    await teste.negocio().renovarParametros()
    // Shorter is everybody's.
    expect(
      (await cenario.alterar(id, { versao: 3, cabecalho: { dtVal: daqui(9) } }, 'REPRESENTANTE')).status,
    ).toBe(200)
  })

  it('VEN-02 outra tabela: pergunta pelo que não se tocou, e não pelo que vai junto', async () => {
    const { id, itens } = await comLinhas({}, {})
    const [outra] = await banco()
      .insert(tabelaPreco)
      .values({ nome: `Outra ${id}` })
      .returning()
    const idTabela = outra?.id ?? 0
    for (const { idProd } of itens)
      await banco().insert(preco).values({ tabelaPrecoId: idTabela, produtoId: idProd, valor: '8' })
    const [um, dois] = itens
    const { erro } = await mudar(id, { idTabela }, { itens: [{ ...um, qtde: 3 }] })
    expect(erro.precos).toMatchObject({ campos: ['idTabela'], linhas: [{ vlUnit: { de: 10, para: 8 } }] })
    expect(erro.precos?.linhas).toHaveLength(1)
    const ciente = erro.precos?.assinatura
    expect((await mudar(id, { idTabela }, { itens: [{ ...um, qtde: 3 }], ciente })).status).toBe(200)
    expect((await gravado(id)).precos).toEqual([8, 8])
    expect(dois?.qtde).toBe(1)
  })

  it('VEN-02 o que não se vende na outra tabela, ou saiu de linha, impede a mudança e é dito', async () => {
    const { id, itens, produtos } = await comLinhas({}, {})
    await vencer(id)
    await banco()
      .update(produto)
      .set({ ativo: false })
      .where(eq(produto.id, produtos[1]?.id ?? 0))
    const { erro } = await mudar(id, { dtVal: daqui(1) })
    expect(erro.precos?.semVenda).toMatchObject([{ idExibicao: produtos[1]?.codigo }])
    const ciente = erro.precos?.assinatura
    expect((await mudar(id, { dtVal: daqui(1) }, { ciente })).status).toBe(409)
    const semEla = await mudar(id, { dtVal: daqui(1) }, { removidos: [itens[1]?.chave] })
    expect(semEla.status).toBe(200)
  })

  it('VEN-02 outro endereço só pergunta quando o imposto é outro; no mesmo estado nada se mexe', async () => {
    const aberto = await cenario.comecar()
    const ncm = `77${String(aberto.id).padStart(6, '0')}`
    await cenario.tributar({ ncm, ipi: '0' })
    await cenario.tributar({ ncm, ufDestino: 'RJ', ipi: '10' })
    const um = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { ncm })
    await cenario.alterar(aberto.id, { versao: 1, itens: [cenario.linha(um)] })
    const endereco = async (uf: string) => {
      const [novo] = await banco()
        .insert(enderecoEntrega)
        .values({
          clienteId: aberto.clienteId,
          cep: '20000000',
          logradouro: 'Rua do Teste',
          numero: '1',
          bairro: 'Centro',
          cidade: 'Cidade',
          ibge: '3304557',
          uf,
        })
        .returning()
      return novo?.id
    }
    await cenario.mudarPreco(um.id, aberto.tabelaId, '99')
    expect((await mudar(aberto.id, { idEndereco: await endereco('SP') })).status).toBe(200)
    expect((await gravado(aberto.id)).precos).toEqual([10])
    await cenario.mudarPreco(um.id, aberto.tabelaId, '10')
    const { erro } = await cenario.alterar(aberto.id, {
      versao: 3,
      cabecalho: { idEndereco: await endereco('RJ') },
    })
    expect(erro.precos).toMatchObject({
      campos: ['idEndereco'],
      linhas: [{ vlUnit: { de: 10, para: 10 }, vlTot: { de: 10, para: 11 } }],
    })
  })

  it('VEN-02 o que veio de fora com o seu preço também se atualiza quando se prorroga, e quando vira pedido vencido', async () => {
    const { id, versao } = await cenario.incluirOrcamento({ itens: 1, campos: { dataValidade: daqui(-1) } })
    const { erro } = await cenario.alterar(id, { versao, cabecalho: { dtVal: daqui(1) } }, 'ADMIN')
    expect(erro.precos?.linhas).toMatchObject([{ vlUnit: { de: 10 } }])
    const token = await teste.tokenDe('ADMIN')
    const { corpo } = await teste.chamar(preverConversao, { token, params: { id } })
    expect(corpo).toMatchObject({ precosMantidos: false, precosMudados: [{ de: 10 }] })
  })

  it('VEN-02 o último dia vale até a meia-noite de São Paulo: antes dela o preço é o orçado, depois o de hoje', async () => {
    const { id, itens, tabelaId } = await comLinhas({})
    await banco().update(orcamento).set({ dataValidade: cenario.hoje() }).where(eq(orcamento.id, id))
    await cenario.mudarPreco(itens[0]?.idProd ?? 0, tabelaId, '12')
    const prever = async () => {
      const token = await teste.tokenDe('GERENTE')
      const { corpo } = await teste.chamar(preverConversao, { token, params: { id } })
      return corpo
    }
    expect(await prever()).toMatchObject({ precosMantidos: true })
    await banco()
      .update(orcamento)
      .set({ dataValidade: daqui(-1) })
      .where(eq(orcamento.id, id))
    const { versao, assinatura, ...previa } = await prever()
    expect(previa).toMatchObject({ precosMantidos: false, precosMudados: [{ de: 10, para: 12 }] })
    const token = await teste.tokenDe('GERENTE')
    const { status } = await teste.chamar(converterOrcamento, {
      token,
      params: { id },
      corpo: { versao, assinatura },
    })
    expect(status).toBe(200)
  })
})
