import { moverPedido } from '@balcao/api/src/features/erp/mover-pedido.ts'
import { lerNfe } from '@balcao/api/src/features/notas/ler-nfe.ts'
import { notaFiscal, notaItem } from '@balcao/api/src/features/notas/tabelas.ts'
import { parametro } from '@balcao/api/src/features/parametros/tabelas.ts'
import { planoPagamento } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { titulo } from '@balcao/api/src/features/titulos/tabelas.ts'
import { transacao } from '@balcao/api/src/platform/banco/transacao.ts'
import { type AppDeTeste, criarAppDeTeste } from '@balcao/api/test/app-de-teste.ts'
import { cenarioDaVida } from '@balcao/api/test/cenario-da-vida.ts'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { comPrefixo } from '@balcao/dominio/parametros'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitirNotasDaDemo } from './emitir-notas.ts'

const soma = (valores: readonly string[]) =>
  valores.reduce((total, valor) => total.plus(valor), new Decimal(0)).toFixed(2)

describe('VEN-01 a demonstração emite a nota do pedido que ela mesma fatura', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  let planoId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
    await cenario.parametrizar('pedidoMinutosPorEtapa', '2')
    const { banco } = teste.negocio()
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('erpEndereco')))
    const [plano] = await banco
      .select()
      .from(planoPagamento)
      .where(eq(planoPagamento.descricao, '28/35/42 dias'))
    planoId = plano?.id ?? 0
  })
  afterAll(() => teste.fechar())

  const mover = (pedidoId: number) =>
    moverPedido(
      { ...teste.negocio(), emitirNotas: emitirNotasDaDemo },
      { pedidoId, de: 'SEPARACAO' },
      teste.agora(),
    )

  const emSeparacao = (campos: object = {}) =>
    cenario.incluir({ itens: 3, campos: { status: 'SEPARACAO', planoPagamentoId: planoId, ...campos } })

  it('DOC-04 DOC-05 a nota soma o que o pedido soma, com frete, seguro e taxa, e os títulos o que se paga', async () => {
    const pedido = await emSeparacao({ valorFrete: '12.35', valorSeguro: '3.33', taxaFixa: '4.90' })
    await mover(pedido.id)
    const { banco } = teste.negocio()
    const [nota] = await banco.select().from(notaFiscal).where(eq(notaFiscal.pedidoId, pedido.id))
    expect([nota?.valorTotal, nota?.quantidadeItens]).toEqual([pedido.valorTotal, 3])
    const itens = await banco
      .select()
      .from(notaItem)
      .where(eq(notaItem.notaId, nota?.id ?? 0))
    expect(soma(itens.map(({ valorTotal }) => valorTotal))).toBe(pedido.valorTotal)
    const titulos = await banco
      .select()
      .from(titulo)
      .where(eq(titulo.notaId, nota?.id ?? 0))
    expect([titulos.length, soma(titulos.map(({ valor }) => valor))]).toEqual([3, pedido.valorTotal])
    await mover(pedido.id)
    expect(await banco.$count(notaFiscal, eq(notaFiscal.pedidoId, pedido.id))).toBe(1)
  })

  it('DOC-04 duas ao mesmo tempo têm números seguidos, e o documento se lê e não tem valor fiscal', async () => {
    const pedidos = [await emSeparacao({ valorSeguro: '3.33' }), await emSeparacao()]
    await Promise.all(pedidos.map(({ id }) => mover(id)))
    const { banco } = teste.negocio()
    const numeros = await Promise.all(
      pedidos.map(async ({ id }) => {
        const [nota] = await banco.select().from(notaFiscal).where(eq(notaFiscal.pedidoId, id))
        return nota?.numero ?? 0
      }),
    )
    expect(Math.abs((numeros[0] ?? 0) - (numeros[1] ?? 0))).toBe(1)
    const [xml] = await transacao(banco, (tx) => emitirNotasDaDemo(tx, pedidos[0]?.id ?? 0, teste.agora()))
    const lida = lerNfe(Buffer.from(xml ?? ''))
    expect(lida.totais.seguro).toBe('3.33')
    expect([lida.ambiente, lida.protocolo?.status, lida.duplicatas.length]).toEqual(['2', '100', 3])
  })
})
