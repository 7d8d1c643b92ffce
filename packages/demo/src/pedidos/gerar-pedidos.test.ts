import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { STATUS_DE_PEDIDO } from '@balcao/dominio/pedidos/status'
import { totaisDoPedido, totalDoItem } from '@balcao/dominio/pedidos/totais'
import { describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { gerarDemo } from '../gerar-demo.ts'
import { gerarNotas } from '../notas/gerar-notas.ts'
import { emReais } from '../precos/calcular-impostos.ts'
import { comNumeroDoPedido, gerarPedidos } from './gerar-pedidos.ts'

const AGORA = new Date('2026-11-15T15:00:00Z')
const HOJE = hojeEm(AGORA)
const SEM_NOTA = ['AGUARDANDO', 'ANALISE', 'BLOQUEADO', 'CANCELADO', 'DEPOSITO', 'LIBERADO', 'SEPARACAO']

describe.each(['aurora', 'boreal'] as const)('pedidos de %s', (negocio) => {
  const demo = gerarDemo(negocio, HOJE)
  const notas = gerarNotas(negocio, HOJE, demo)
  const pedidos = gerarPedidos({ negocio, agora: AGORA, demo, notas })
  const recentes = pedidos.filter((pedido) => pedido.notas.length === 0)
  const faturados = pedidos.filter((pedido) => pedido.notas.length > 0)
  const clienteDe = new Map(demo.clientes.map((cliente) => [cliente.documento, cliente]))
  const alguns = (condicao: (pedido: (typeof pedidos)[number]) => boolean) => recentes.filter(condicao).length

  it('são iguais a cada geração', () => {
    expect(gerarPedidos({ negocio, agora: AGORA, demo, notas })).toEqual(pedidos)
  })

  it('numerados como entraram, nenhum do futuro nem anterior ao cadastro do cliente', () => {
    expect(pedidos.map(({ numero }) => numero)).toEqual(pedidos.map((_, i) => 100_001 + i))
    for (const [i, { incluidoEm, cliente }] of pedidos.entries()) {
      expect(incluidoEm.getTime()).toBeGreaterThanOrEqual(pedidos[i - 1]?.incluidoEm.getTime() ?? 0)
      expect(incluidoEm <= AGORA).toBe(true)
      const { dataCadastro = '' } = clienteDe.get(cliente) ?? {}
      expect(diasEntre(dataCadastro, hojeEm(incluidoEm))).toBeGreaterThanOrEqual(-1)
    }
  })

  it('DOC-01 os totais são os da regra, e os dos itens também', () => {
    for (const pedido of pedidos) {
      for (const { quantidade, valorUnitario, impostos, valorTotal } of pedido.itens)
        expect(
          totalDoItem({
            qtde: quantidade,
            vlUnit: valorUnitario,
            impostos: Object.values(impostos).map(({ valor }) => emReais(valor)),
          }).toFixed(2),
        ).toBe(valorTotal)
      const { qtdeIt, vlSubTot, vlTot } = totaisDoPedido({
        itens: pedido.itens
          .filter(({ removido }) => !removido)
          .map(({ valorTotal }) => ({ vlTot: valorTotal })),
        vlBoni: pedido.valorBonificacao,
        cupom: pedido.cupomDesconto === null ? null : { desconto: pedido.cupomDesconto },
        vlFrete: pedido.valorFrete,
        vlSeguro: pedido.valorSeguro,
        taxaFixa: pedido.taxaFixa,
      })
      expect([pedido.quantidadeItens, pedido.valorSubtotal, pedido.valorTotal]).toEqual([
        qtdeIt,
        vlSubTot.toFixed(2),
        vlTot.toFixed(2),
      ])
      expect(qtdeIt).toBeGreaterThan(0)
    }
  })

  it('cada nota vem de um pedido, alguns deles em duas notas ou de duas filiais', () => {
    const chaves = faturados.flatMap((pedido) => pedido.notas)
    expect(chaves.toSorted()).toEqual(notas.map(({ chave }) => chave).toSorted())
    const valorDa = new Map(notas.map(({ chave, valorTotal }) => [chave, valorTotal]))
    for (const { notas: quais, valorTotal } of faturados)
      expect(Decimal.sum(...quais.map((chave) => valorDa.get(chave) ?? 0)).toFixed(2)).toBe(valorTotal)
    expect(faturados.filter(({ notas: quais }) => quais.length === 2).length).toBeGreaterThan(5)
    expect(faturados.some(({ cupomCodigo }) => cupomCodigo !== null)).toBe(true)
    expect(comNumeroDoPedido(notas, pedidos).every(({ pedido }) => pedido >= 100_001)).toBe(true)
  })

  it('DOC-03 150 recentes sem nota, em todos os status antes dela; de hoje enchem mais de uma página', () => {
    expect(recentes).toHaveLength(150)
    expect([...new Set(recentes.map(({ status }) => status))].toSorted()).toEqual(SEM_NOTA)
    const conhecidos = new Set(STATUS_DE_PEDIDO.map(({ chave }) => chave))
    expect(pedidos.every(({ status }) => conhecidos.has(status))).toBe(true)
    expect(alguns(({ incluidoEm }) => hojeEm(incluidoEm) === HOJE)).toBeGreaterThan(20)
    const quemInclui = new Set(recentes.map(({ colaborador }) => colaborador))
    for (const { tipo, cpf } of CONTAS_DEMO)
      expect([tipo, quemInclui.has(cpf)]).toEqual([tipo, tipo !== 'CONSUMIDOR_FINAL'])
  })

  it('há removidos, bonificação, cupom, taxa, frete, duas filiais, atendimento parcial, críticas e observações', () => {
    const item = (condicao: (item: (typeof pedidos)[number]['itens'][number]) => boolean) =>
      alguns(({ itens }) => itens.some(condicao))
    const casos = {
      removidos: item(({ removido }) => removido),
      bonificacao: alguns(({ valorBonificacao }) => valorBonificacao !== '0.00'),
      cupom: alguns(({ cupomCodigo }) => cupomCodigo !== null),
      taxa: alguns(({ taxaFixa }) => taxaFixa !== '0.00'),
      frete: alguns(({ valorFrete }) => valorFrete !== '0.00'),
      seguro: alguns(({ valorSeguro }) => valorSeguro !== '0.00'),
      filiais: alguns(({ itens }) => new Set(itens.map(({ filial }) => filial)).size > 1),
      parcial: item(
        ({ atendida, quantidade }) => Number(atendida) > 0 && Number(atendida) < Number(quantidade),
      ),
      critica: item(({ critica }) => critica !== null),
      entrega: alguns(({ observacaoEntrega }) => observacaoEntrega !== null),
      pedido: alguns(({ observacaoPedido }) => observacaoPedido !== null),
      cliente: alguns(({ observacaoCliente }) => observacaoCliente !== null),
      retira: alguns(({ transportadora }) => transportadora === null),
    }
    for (const [caso, quantos] of Object.entries(casos)) expect([caso, quantos > 3]).toEqual([caso, true])
  })

  it('quem preenche logo depois da meia-noite também tem pedidos de hoje', () => {
    const cedo = new Date('2026-11-15T03:00:30Z')
    const deCedo = gerarPedidos({ negocio, agora: cedo, demo, notas: [] })
    expect(deCedo.every(({ incluidoEm }) => incluidoEm <= cedo)).toBe(true)
    expect(deCedo.filter(({ incluidoEm }) => hojeEm(incluidoEm) === HOJE).length).toBeGreaterThan(20)
  })
})
