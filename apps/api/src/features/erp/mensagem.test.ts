import { readFile } from 'node:fs/promises'
import { type MensagemAoErp, mensagemAoErp } from '@balcao/dominio/erp/mensagem'
import { ajusteDoPedido } from '@balcao/dominio/erp/valores-da-mensagem'
import { Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { leveGanhe, percentual } from '../../../test/beneficios.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { enderecoEntrega } from '../enderecos/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { pedido as tabelaDePedidos } from '../pedidos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { montarMensagem } from './mensagem.ts'

/** Where each field is, whatever it holds; of lists those of any of their things. */
function caminhos(valor: unknown, ate = ''): string[] {
  if (Array.isArray(valor)) return valor.flatMap((um) => caminhos(um, `${ate}[]`))
  if (typeof valor !== 'object' || valor === null) return [ate]
  return Object.entries(valor).flatMap(([campo, um]) => caminhos(um, `${ate}.${campo}`))
}

function conferirSomas({ pedido }: MensagemAoErp) {
  const { itens, vlTot, frete, seguro, cobranca } = pedido
  const documento = { vlTot, vlFrete: frete.valor, vlSeguro: seguro.valor, taxaFixa: cobranca.taxaFixa }
  expect([pedido.vlAjuste, ajusteDoPedido(itens, documento)]).toEqual(['0.00', '0.00'])
  expect(somar(...itens.map((item) => item.vlTot)).toFixed(2)).toBe(pedido.vlSubTot)
  for (const item of itens) {
    const somados = item.impostos.filter(({ somado }) => somado).map(({ valor }) => valor)
    expect(somar(item.vlMercadoria, ...somados).toFixed(2)).toBe(item.vlTot)
    expect(somar(item.vlMercadoria, ...Object.values(item.descontos)).toFixed(2)).toBe(item.vlBruto)
    const cobrado = item.bonificado ? 0 : new Decimal(item.vlTot).minus(item.vlCupom)
    expect(new Decimal(cobrado).toFixed(2)).toBe(item.vlLiquido)
  }
}

describe('o pedido como o ERP o recebe', () => {
  let teste: AppDeTeste
  let vendas: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vendas = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const mensagemDe = (id: number) =>
    transacao(banco(), (tx) => montarMensagem(tx, id, { assunto: 'pedido.incluido', motivo: null }))

  it('VEN-01 traz tudo o que é preciso para faturar, como docs/integracao-erp.md o mostra, e as linhas somam o total', async () => {
    const { id, tabelaId, filialId, clienteId } = await vendas.comecar()
    await vendas.tributar({ ncm: '88887777', ipi: '5' })
    const emPromocao = await vendas.criarProduto(tabelaId, filialId, { ncm: '88887777' })
    const comBrinde = await vendas.criarProduto(tabelaId, filialId, { estoque: 11 })
    const bonificado = await vendas.criarProduto(tabelaId, filialId)
    const [queima] = await vendas.promover({ beneficio: percentual(20), produtos: [emPromocao.id] })
    const [leve] = await vendas.promover({ beneficio: leveGanhe(5, 1), produtos: [comBrinde.id] })
    await vendas.darCupom({ codigo: 'AOERP', percentual: '10' })
    const itens = [
      vendas.linha(emPromocao, { qtde: 7 }),
      vendas.linha(comBrinde, { qtde: 10 }),
      vendas.linha(emPromocao, { qtde: 3, desconto: 25 }),
      vendas.linha(bonificado, { bonificado: true }),
    ]
    const { status } = await vendas.alterar(
      id,
      { versao: 1, cabecalho: { cupom: 'AOERP' }, itens },
      'GERENTE',
    )
    expect(status).toBe(200)
    const [quem] = await banco().select().from(cliente).where(eq(cliente.id, clienteId))
    const [endereco] = await banco()
      .insert(enderecoEntrega)
      .values({
        clienteId,
        logradouro: 'Avenida Brasil',
        numero: '2000',
        complemento: 'Galpão B',
        bairro: 'Distrito Industrial',
        cep: '13050000',
        cidade: 'Campinas',
        ibge: '3509502',
        uf: 'SP',
        observacao: 'Doca 2',
      })
      .returning()
    const [leva] = await banco().select().from(transportadora).limit(1)
    await banco()
      .update(orcamento)
      .set({
        enderecoEntregaId: endereco?.id ?? 0,
        transportadoraId: leva?.id ?? 0,
        valorFrete: '40',
        valorSeguro: '6.55',
        taxaFixa: '3.5',
      })
      .where(eq(orcamento.id, id))
    const { idPedido } = await converterTudo(teste, id)
    await banco()
      .update(tabelaDePedidos)
      .set({
        freteEscolhido: {
          numero: 'COT-1',
          idTransp: leva?.id ?? 0,
          nomeTransp: 'Rápido',
          prazo: 3,
          previsao: '2026-11-20',
          valor: 40,
          embutido: 0,
        },
      })
      .where(eq(tabelaDePedidos.id, idPedido))
    const mensagem = await mensagemDe(idPedido)
    expect(z.parse(mensagemAoErp, mensagem)).toEqual(mensagem)
    conferirSomas(mensagem)
    const { pedido } = mensagem
    expect(pedido).toMatchObject({
      cliente: { documento: quem?.documento, ie: '110042490114' },
      vendedor: { nome: expect.any(String) },
      representante: { id: quem?.representanteId },
      entrega: { proprio: false, endereco: { cidade: 'Campinas', complemento: 'Galpão B' } },
      frete: { valor: '40.00', transportadora: { documento: leva?.cnpj }, cotacao: { numero: 'COT-1' } },
      seguro: { valor: '6.55' },
      cobranca: { taxaFixa: '3.50' },
      cupom: { codigo: 'AOERP' },
    })
    const resumo = pedido.itens.map(({ bonificado: dado, promocao, percVendedor, vlLiquido }) => [
      dado,
      promocao?.id ?? null,
      percVendedor,
      vlLiquido === '0.00',
    ])
    expect(resumo).toEqual([
      [false, queima?.id, null, false],
      [false, null, null, false],
      [false, null, '25.0000', false],
      [true, null, null, true],
      [true, leve?.id, null, true],
    ])
    expect(pedido.itens[0]?.impostos).toEqual([{ imposto: 'ipi', perc: '5', valor: '2.80', somado: true }])
    expect(Number(pedido.itens[0]?.descontos.promocao)).toBe(14)
    expect(Number(pedido.itens[2]?.descontos.vendedor)).toBe(7.5)

    const pagina = await readFile(new URL('../../../../../docs/integracao-erp.md', import.meta.url), 'utf8')
    const { id: _, ...exemplo } = JSON.parse(/```json\n([\s\S]*?)```/.exec(pagina)?.[1] ?? '{}')
    conferirSomas(z.parse(mensagemAoErp, exemplo))
    const mostrados = new Set(caminhos(exemplo))
    const calados = caminhos(mensagem).filter((caminho) => !mostrados.has(caminho))
    expect(calados.filter((caminho) => caminho !== '.pedido.itens[].promocao')).toEqual([])
  })

  it('VEN-01 o que veio pronto de outro sistema também soma, com o que falta em vlAjuste', async () => {
    const vida = cenarioDaVida(teste)
    const { id } = await vida.incluir({
      itens: 2,
      removidos: 1,
      campos: {
        cupomCodigo: 'VELHO',
        cupomDesconto: '7.30',
        valorFrete: '12.34',
        valorSeguro: '1.11',
        taxaFixa: '2',
      },
    })
    const mensagem = await mensagemDe(id)
    expect(z.parse(mensagemAoErp, mensagem)).toEqual(mensagem)
    expect([mensagem.pedido.vlAjuste, mensagem.pedido.itens.length]).toEqual(['-7.30', 2])
    expect(mensagem.pedido.entrega.proprio).toBe(true)
  })
})
