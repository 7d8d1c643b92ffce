import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import { comPrefixo } from '@balcao/dominio/parametros'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { orcamentoItem } from '../nucleo/tabelas.ts'

describe('impostos de um orçamento', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  let quantas = 0
  /** A quote over products each of a rule of its own; `cliente` as whoever buys. */
  async function comRegras(
    regras: readonly (Omit<Parameters<typeof cenario.tributar>[0], 'ncm'> | null)[],
    cliente: Parameters<typeof cenario.comecar>[0] = {},
  ) {
    const aberto = await cenario.comecar(cliente)
    const linhas = []
    for (const regra of regras) {
      const ncm = String(77_000_000 + ++quantas)
      const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { valor: '100', ncm })
      if (regra) await cenario.tributar({ ...regra, ncm })
      linhas.push(cenario.linha(produto))
    }
    return { ...aberto, linhas }
  }
  const gravadas = async (id: number) =>
    banco()
      .select()
      .from(orcamentoItem)
      .where(and(eq(orcamentoItem.orcamentoId, id), eq(orcamentoItem.removido, false)))
      .orderBy(orcamentoItem.numeroItem)
  const ipis = async (id: number) => (await gravadas(id)).map(({ ipiValor }) => ipiValor)
  /** What the browser would show of what it was sent. */
  async function noNavegador(id: number) {
    const { corpo } = await cenario.ler(id)
    const { linhas, totais } = precificarOrcamento({
      itens: corpo.itens,
      produtos: new Map(corpo.produtos.map((produto) => [produto.id, produto])),
      operacao: corpo.operacao,
      cupom: corpo.cupom,
      vlFrete: corpo.cabecalho.vlFrete,
      vlSeguro: corpo.cabecalho.vlSeguro,
      taxaFixa: corpo.totais.taxaFixa,
    })
    return {
      linhas: corpo.itens.map(({ chave }) => linhas.get(chave)?.vlTot.toFixed(2)),
      vlTot: totais.vlTot.toNumber(),
    }
  }
  const COM_FRETE = { ipi: '10', despesasNaBase: ['IPI' as const] }

  it('VEN-02 mudar só o frete muda o imposto de todas as linhas que o tributam, no servidor e no navegador', async () => {
    const { id, linhas } = await comRegras([COM_FRETE, null])
    await cenario.alterar(id, { versao: 1, itens: linhas })
    const { corpo } = await cenario.alterar(id, { versao: 2, cabecalho: { vlFrete: 20 } })
    expect(await ipis(id)).toEqual(['11.00', '0.00'])
    const { taxaFixa } = corpo.totais
    expect(corpo.totais).toMatchObject({ vlSubTot: 211, vlFrete: 20, vlTot: 231 + taxaFixa })
    expect(await noNavegador(id)).toEqual({ linhas: ['111.00', '100.00'], vlTot: corpo.totais.vlTot })
    await cenario.alterar(id, { versao: 3, cabecalho: { vlFrete: 0 } })
    expect(await ipis(id)).toEqual(['10.00', '0.00'])
  })

  it('VEN-02 a linha que entra ou sai muda a parte do frete das outras', async () => {
    const { id, linhas } = await comRegras([COM_FRETE, null])
    const [tributada, outra] = linhas
    await cenario.alterar(id, { versao: 1, itens: [tributada], cabecalho: { vlFrete: 20 } })
    expect(await ipis(id)).toEqual(['12.00'])
    await cenario.alterar(id, { versao: 2, itens: [outra] })
    expect(await ipis(id)).toEqual(['11.00', '0.00'])
    await cenario.alterar(id, { versao: 3, removidos: [outra?.chave] })
    expect(await ipis(id)).toEqual(['12.00'])
  })

  it('VEN-02 onde nenhuma base leva o frete, ou só se escreveu um texto, nada se precifica outra vez', async () => {
    const [semFrete, comFrete] = [await comRegras([{ ipi: '10' }]), await comRegras([COM_FRETE])]
    for (const { id, linhas, tabelaId } of [semFrete, comFrete]) {
      await cenario.alterar(id, { versao: 1, itens: linhas, cabecalho: { vlFrete: 20 } })
      await cenario.mudarPreco(linhas[0]?.idProd ?? 0, tabelaId, '999')
    }
    const outroFrete = await cenario.alterar(semFrete.id, { versao: 2, cabecalho: { vlFrete: 30 } })
    expect(outroFrete.corpo.totais.vlSubTot).toBe(110)
    const outroTexto = await cenario.alterar(comFrete.id, { versao: 2, cabecalho: { obsPedido: 'Doca 2' } })
    expect(outroTexto.corpo.totais.vlSubTot).toBe(112)
  })

  it('VEN-02, ENT-09 cada imposto se guarda na linha, vai ao pedido e se explica; IBS e CBS em total nenhum', async () => {
    const { id, linhas } = await comRegras([
      {
        mva: '50',
        reducaoStPor: '10',
        fcpSt: '2',
        pis: '1.65',
        cofins: '7.6',
        ibs: '0.1',
        cbs: '0.9',
        ipiPorUnidade: '0.764',
      },
    ])
    const [linha] = linhas
    const { corpo } = await cenario.alterar(id, { versao: 1, itens: [{ ...linha, qtde: 10 }] })
    // 1.000 + IPI 7,64; ST: 1.007,64 × 1,5 × 0,9 = 1.360,31, menos 180,00; FCP-ST 2%.
    expect(corpo.totais.vlSubTot).toBe(1000 + 7.64 + 64.86 + 27.21)
    const [gravada] = await gravadas(id)
    expect(gravada).toMatchObject({
      ipiValor: '7.64',
      stValor: '64.86',
      fcpStPercentual: '2.0000',
      fcpStValor: '27.21',
      ibsValor: '0.74',
      cbsValor: '6.70',
      valorTotal: '1099.71',
    })
    expect(gravada?.memoria?.map(({ texto }) => texto)).toEqual([
      expect.stringContaining('Tabela'),
      'IPI por unidade: 10 × R$ 0,764',
      'ST: MVA 50%, base reduzida em 10% de 1.360,31 a 18%',
      'FCP-ST: base reduzida em 10% de 1.360,31 a 2%',
      'IBS de 0,1% sobre 744,15: informativo, não somado',
      'CBS de 0,9% sobre 744,15: informativo, não somado',
    ])
    const token = await teste.tokenDe('OPERADOR')
    const { corpo: previa } = await teste.chamar(preverConversao, { token, params: { id } })
    const { versao, assinatura } = previa
    const { corpo: feito } = await teste.chamar(converterOrcamento, {
      token,
      params: { id },
      corpo: { versao, assinatura },
    })
    const { corpo: pedido } = await teste.chamar(obterPedido, { token, params: { id: feito.idPedido } })
    expect(pedido.itens[0]).toMatchObject({
      vlTot: 1099.71,
      impostos: { ipi: { perc: 0, valor: 7.64 }, fcpSt: { perc: 2, valor: 27.21 } },
      informados: { ibs: { perc: 0.1, valor: 0.74 }, cbs: { perc: 0.9, valor: 6.7 } },
    })
  })

  it('VEN-02 a pauta é a do produto, mais que a regra do seu NCM, e conta unidades de estoque', async () => {
    const aberto = await cenario.comecar()
    const ncm = String(77_000_000 + ++quantas)
    const produto = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, {
      valor: '4.1666666667',
      fator: 24,
      ncm,
    })
    const vizinho = await cenario.criarProduto(aberto.tabelaId, aberto.filialId, { valor: '100', ncm })
    await cenario.tributar({ ncm, mva: '100' })
    await cenario.tributar({ ncm: '', produtoId: produto.id, pauta: '6.5' })
    const itens = [cenario.linha(produto), cenario.linha(vizinho)]
    await cenario.alterar(aberto.id, { versao: 1, itens })
    const linhas = await gravadas(aberto.id)
    expect(linhas.map(({ stValor }) => stValor)).toEqual(['10.08', '18.00'])
  })

  describe('por filial', () => {
    afterEach(async () => {
      await banco().update(filial).set({ simples: false })
      await banco().delete(parametro)
      await teste.negocio().renovarParametros()
    })

    it('VEN-02 a filial do Simples vende para fora pela MVA original; a outra, pela ajustada', async () => {
      const regra = { ipi: '10', icms: '12', mva: '40', adicional: '0' }
      const fora = { uf: 'PR' }
      const { id, linhas, filialId } = await comRegras([regra], fora)
      await cenario.alterar(id, { versao: 1, itens: linhas })
      expect((await gravadas(id))[0]?.stValor).toBe('17.75')
      await banco().update(filial).set({ simples: true }).where(eq(filial.id, filialId))
      await cenario.alterar(id, { versao: 2, itens: linhas })
      expect((await gravadas(id))[0]?.stValor).toBe('15.72')
    })

    it('VEN-02, PAR-01 o DIFAL só se soma onde a filial o repassa', async () => {
      const regra = { icms: '12', fcp: '2', adicional: '0' }
      const { id, linhas, filialId } = await comRegras([regra], { uf: 'PR', inscricaoEstadual: 'ISENTO' })
      const { corpo } = await cenario.alterar(id, { versao: 1, itens: linhas })
      expect(corpo.totais.vlSubTot).toBe(108)
      const outra = await cenario.filialDoOperador(1)
      expect(outra).not.toBe(filialId)
      const chave = comPrefixo('repassaDifal')
      const guardar = async (qual: number) => {
        await banco().insert(parametro).values({ chave, filialId: qual, valor: 'N' })
        await teste.negocio().renovarParametros()
      }
      await guardar(outra)
      const { corpo: deOutra } = await cenario.alterar(id, { versao: 2, itens: linhas })
      expect(deOutra.totais.vlSubTot).toBe(108)
      await guardar(filialId)
      const { corpo: daFilial } = await cenario.alterar(id, { versao: 3, itens: linhas })
      expect(daFilial.totais.vlSubTot).toBe(100)
      expect((await gravadas(id))[0]?.memoria?.at(-1)?.texto).toContain('por conta de quem vende')
    })
  })
})
