import { diasEntre, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { partesDaChave } from '@balcao/dominio/notas/chave'
import { describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { gerarDemo } from '../gerar-demo.ts'
import { emReais, porcento } from '../precos/calcular-impostos.ts'
import { gerarNotas, type NotaGerada } from './gerar-notas.ts'

const HOJE = '2026-11-15'

describe.each(['aurora', 'boreal'] as const)('notas de %s', (negocio) => {
  const demo = gerarDemo(negocio, HOJE)
  const notas = gerarNotas(negocio, HOJE, demo)
  const porCliente = Map.groupBy(notas, ({ destinatario }) => destinatario.documento)

  it('são iguais a cada geração', () => {
    expect(gerarNotas(negocio, HOJE, demo)).toEqual(notas)
  })

  it('são cerca de 1.500, de quem comprou e só deles', () => {
    expect(notas.length).toBeGreaterThan(1_300)
    expect(notas.length).toBeLessThan(1_750)
    for (const { documento, dataUltimaCompra, dataCadastro } of demo.clientes) {
      const dias = (porCliente.get(documento) ?? [])
        .map(({ emitidaEm }) => hojeEm(new Date(emitidaEm)))
        .sort()
      expect(dias.at(-1) ?? null).toBe(dataUltimaCompra)
      for (const dia of dias) {
        expect(dia >= dataCadastro && dia <= HOJE).toBe(true)
        expect(diasEntre(dia, HOJE)).toBeLessThanOrEqual(400)
      }
    }
  })

  it('dois clientes têm mais de 60, um deles do representante da demonstração', () => {
    const quantas = [...porCliente.values()].map(({ length }) => length).sort((a, b) => b - a)
    expect(quantas[1]).toBeGreaterThanOrEqual(60)
    expect(quantas[2]).toBeLessThanOrEqual(12)
    const representante = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')?.cpf
    const maiores = [...porCliente.values()].filter(({ length }) => length >= 60).map(([nota]) => nota)
    expect(maiores.some((nota) => nota?.destinatario.representante === representante)).toBe(true)
  })

  it('a conta de consumidor final tem notas; há clientes com letras no CNPJ', () => {
    const consumidor = CONTAS_DEMO.find(({ tipo }) => tipo === 'CONSUMIDOR_FINAL')?.cpf ?? ''
    expect(porCliente.get(consumidor)?.length).toBeGreaterThan(0)
    expect([...porCliente.keys()].some((documento) => /[A-Z]/.test(documento))).toBe(true)
  })

  it('chaves válidas e únicas, que dizem filial, mês, série e número; números sem buracos', () => {
    expect(new Set(notas.map(({ chave }) => chave)).size).toBe(notas.length)
    const ultimos = new Map<string, number>()
    for (const nota of notas) {
      const dia = hojeEm(new Date(nota.emitidaEm))
      expect(partesDaChave(nota.chave)).toMatchObject({
        uf: nota.emitente.uf,
        documento: demo.filiais[nota.filial]?.cnpj,
        aamm: dia.slice(2, 4) + dia.slice(5, 7),
        modelo: '55',
        serie: nota.serie,
        numero: nota.numero,
      })
      const sequencia = `${nota.filial}/${nota.serie}`
      const anterior = ultimos.get(sequencia)
      if (anterior !== undefined) expect(nota.numero).toBe(anterior + 1)
      ultimos.set(sequencia, nota.numero)
    }
  })

  it('números seguem o tempo e as datas são possíveis', () => {
    for (const [i, nota] of notas.entries()) {
      const proxima = notas[i + 1]
      if (proxima?.filial === nota.filial) expect(proxima.emitidaEm >= nota.emitidaEm).toBe(true)
      const dia = hojeEm(new Date(nota.emitidaEm))
      expect([0, 1]).toContain(diasEntre(dia, nota.dataSaida))
      expect(nota.dataSaida <= HOJE).toBe(true)
      expect(nota.protocolo.recebidoEm > nota.emitidaEm).toBe(true)
      for (const { vencimento } of nota.duplicatas) expect([28, 35, 42]).toContain(diasEntre(dia, vencimento))
    }
  })

  it('itens: de 1 a 25, produtos diferentes, com embalagem e preço da tabela do cliente', () => {
    const porCodigo = new Map(demo.produtos.map((produto) => [produto.codigo, produto]))
    for (const { itens, quantidadeItens, destinatario } of notas) {
      expect(itens.length).toBeGreaterThanOrEqual(1)
      expect(itens.length).toBeLessThanOrEqual(25)
      expect(quantidadeItens).toBe(itens.length)
      expect(new Set(itens.map(({ codigo }) => codigo)).size).toBe(itens.length)
      expect(itens.map(({ numeroItem }) => numeroItem)).toEqual(itens.map((_, i) => i + 1))
      for (const item of itens) {
        const produto = porCodigo.get(item.codigo)
        const preco = produto?.precos.find(({ tabela }) => tabela === destinatario.tabela)?.valor ?? 0
        const possiveis = produto?.embalagens
          .filter(({ unidade }) => unidade === item.unidade)
          .map(({ fatorConversao }) => new Decimal(preco).times(fatorConversao).toFixed(2))
        expect(possiveis).toContain(item.valorSemImposto)
      }
    }
    expect(notas.some(({ itens }) => itens.length > 20)).toBe(true)
  })

  it('as contas fecham em Decimal: linha, total, unitário e duplicatas', () => {
    for (const { itens, totais, valorProdutos, valorTotal, duplicatas } of notas) {
      for (const item of itens) {
        const { produtos, frete, desconto, total } = item.centavos
        expect(new Decimal(item.valorSemImposto).times(item.quantidade).toFixed(2)).toBe(emReais(produtos))
        const esperado = somar(
          emReais(produtos),
          emReais(frete),
          `-${emReais(desconto)}`,
          emReais(item.impostos.ipi?.valor ?? 0),
          emReais(item.impostos.st?.valor ?? 0),
        )
        expect(item.valorTotal).toBe(esperado.toFixed(2))
        expect(emReais(total)).toBe(item.valorTotal)
        expect(new Decimal(item.valorUnitario).times(item.quantidade).toFixed(2)).toBe(item.valorTotal)
      }
      expect(somar(...itens.map((item) => item.valorTotal)).toFixed(2)).toBe(valorTotal)
      expect(totais.nota).toBe(valorTotal)
      expect(totais.produtos).toBe(valorProdutos)
      const { produtos, frete, desconto, ipi, st } = totais
      expect(somar(produtos, frete, `-${desconto}`, ipi, st).toFixed(2)).toBe(valorTotal)
      if (duplicatas.length > 0)
        expect(somar(...duplicatas.map(({ valor }) => valor)).toFixed(2)).toBe(valorTotal)
    }
  })

  it('impostos: ST, IPI e base reduzida em parte, IBS e CBS só desde 2026', () => {
    const linhas = notas.flatMap((nota) => nota.itens.map((item) => ({ nota, ...item })))
    const parte = (condicao: (linha: (typeof linhas)[number]) => boolean) =>
      linhas.filter(condicao).length / linhas.length
    expect(parte(({ impostos }) => impostos.st !== null)).toBeGreaterThan(0.1)
    expect(parte(({ impostos }) => impostos.ipi !== null)).toBeGreaterThan(0.05)
    if (negocio === 'aurora') expect(parte(({ impostos }) => impostos.cst === '20')).toBeGreaterThan(0.05)
    for (const { nota, impostos } of linhas) {
      const em2026 = hojeEm(new Date(nota.emitidaEm)) >= '2026-01-01'
      expect(impostos.ibs !== null && impostos.cbs !== null).toBe(em2026)
      expect(impostos.icms.valor).toBeGreaterThanOrEqual(0)
      if (!nota.contribuinte) expect(impostos.st).toBeNull()
    }
    expect(notas.some(({ emitente, destinatario }) => emitente.uf !== destinatario.uf)).toBe(true)
  })

  it('as de hoje são do primeiro minuto do dia: cheia logo depois da meia-noite, a demonstração não tem nota do futuro', () => {
    const doDia = notas.filter(({ emitidaEm }) => hojeEm(new Date(emitidaEm)) === HOJE)
    expect(doDia.length).toBeGreaterThan(0)
    for (const { emitidaEm } of doDia)
      expect(new Date(emitidaEm).getTime()).toBeLessThan(Date.parse(`${HOJE}T00:01:00-03:00`))
  })

  it('em outro dia há as mesmas compras, na mesma distância', () => {
    const depois = gerarNotas(negocio, somarDias(HOJE, 30), gerarDemo(negocio, somarDias(HOJE, 30)))
    const resumo = (lista: readonly NotaGerada[]) =>
      lista.map(({ filial, numero, destinatario, itens }) => [
        filial,
        numero,
        destinatario.documento,
        itens.length,
      ])
    expect(resumo(depois)).toEqual(resumo(notas))
  })
})

describe('porcento', () => {
  it.each([
    [10_000, '18.0000', 1_800],
    [1, '50.0000', 1],
    [1, '49.9999', 0],
    [333, '17.0000', 57],
    [999_999_99, '61.1100', 61_109_999],
  ])('%i centavos a %s%% → %i', (centavos, percentual, esperado) => {
    expect(porcento(centavos, percentual)).toBe(esperado)
    expect(new Decimal(centavos).times(percentual).div(100).toDecimalPlaces(0).toNumber()).toBe(esperado)
  })
})
