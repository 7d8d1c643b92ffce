import { gerarDemo } from '@balcao/demo/src/gerar-demo.ts'
import { gerarNotas, type NotaGerada } from '@balcao/demo/src/notas/gerar-notas.ts'
import { montarXmlDaNota } from '@balcao/demo/src/notas/montar-xml-da-nota.ts'
import { receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { montarChave, partesDaChave } from '@balcao/dominio/notas/chave'
import { obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal, notaItem, notaXml } from '../notas/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'
import { assinar } from './assinatura.ts'

const SEGREDO = 'segredo-dos-testes'

describe('DOC-04 a nota que chega com o evento do ERP', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  let modelo: NotaGerada
  let pedidoDe: (documento?: string) => Promise<number>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
    await cenario.parametrizar('erpSegredo', SEGREDO)
    const { banco } = teste.negocio()
    const hoje = hojeEm(teste.agora())
    const gerada = gerarNotas('aurora', hoje, gerarDemo('aurora', hoje)).find(
      ({ duplicatas, itens }) => duplicatas.length > 1 && itens.length > 1,
    )
    if (!gerada) throw new Error('não há nota assim')
    modelo = gerada
    pedidoDe = async (documento = modelo.destinatario.documento) => {
      const [dele] = await banco.select().from(cliente).where(eq(cliente.documento, documento))
      const [daqui] = await banco.select().from(filial).where(eq(filial.cnpj, modelo.emitente.cnpj))
      const campos = { status: 'SEPARACAO', clienteId: dele?.id ?? 0, filialId: daqui?.id ?? 0 }
      return (await cenario.incluir({ itens: 2, campos })).id
    }
  })
  afterAll(() => teste.fechar())

  let ultima = 0
  const novaNota = (mudanca: Partial<NotaGerada> = {}): NotaGerada => {
    const numero = 900_000 + ++ultima
    const partes = partesDaChave(modelo.chave)
    const chave = montarChave({
      cUF: modelo.chave.slice(0, 2),
      aamm: modelo.chave.slice(2, 6),
      cnpj: modelo.emitente.cnpj,
      modelo: '55',
      serie: partes?.serie ?? 1,
      numero,
      tpEmis: '1',
      cNF: String(numero).padStart(8, '0'),
    })
    return { ...modelo, numero, chave, ...mudanca }
  }
  const contar = (pedido: number, xml: string | null, outros: object = {}) => {
    const texto = JSON.stringify({
      id: `NF-${++ultima}`,
      pedido,
      status: 'FATURADO',
      ocorridoEm: teste.agora().toISOString(),
      ...(xml !== null && { nota: { xml } }),
      ...outros,
    })
    return teste.chamar(receberEventoDoErp, {
      corpo: texto,
      headers: { 'content-type': 'application/json', ...assinar(SEGREDO, texto, teste.agora()) },
    })
  }
  const doPedido = async (pedidoId: number) => {
    const { banco } = teste.negocio()
    const notas = await banco.select().from(notaFiscal).where(eq(notaFiscal.pedidoId, pedidoId))
    const id = notas[0]?.id ?? 0
    const titulos = await banco
      .select()
      .from(titulo)
      .where(eq(titulo.notaId, id))
      .orderBy(asc(titulo.parcela))
    return { notas, titulos, itens: await banco.select().from(notaItem).where(eq(notaItem.notaId, id)) }
  }

  it('DOC-04 DOC-05 fica no pedido, com itens, o XML como veio e um título por duplicata', async () => {
    const pedido = await pedidoDe()
    const nota = novaNota()
    const xml = montarXmlDaNota(nota)
    expect((await contar(pedido, xml)).corpo).toMatchObject({ status: 'FATURADO', resultado: 'APLICADO' })
    const { notas, titulos, itens } = await doPedido(pedido)
    expect(notas).toMatchObject([{ chave: nota.chave, numero: nota.numero, valorTotal: nota.valorTotal }])
    expect(itens.map(({ codigo, valorTotal }) => [codigo, valorTotal])).toEqual(
      nota.itens.map(({ codigo, valorTotal }) => [codigo, valorTotal]),
    )
    expect(titulos.map(({ numero, dataVencimento, valor }) => [numero, dataVencimento, valor])).toEqual(
      nota.duplicatas.map(({ numero, vencimento, valor }) => [`${nota.numero}/${numero}`, vencimento, valor]),
    )
    const id = notas[0]?.id ?? 0
    const [guardado] = await teste.negocio().banco.select().from(notaXml).where(eq(notaXml.notaId, id))
    expect(guardado?.xml.toString()).toBe(xml)
    const vista = await teste.chamar(obterNotaFiscal, {
      token: await teste.tokenDe('GERENTE'),
      params: { id },
    })
    expect([vista.status, vista.corpo.documento?.duplicatas.length]).toEqual([200, nota.duplicatas.length])
  })

  it('DOC-04 contada outra vez, por outro evento, não se grava duas vezes; a segunda do pedido entra', async () => {
    const pedido = await pedidoDe()
    const [primeira, segunda] = [montarXmlDaNota(novaNota()), montarXmlDaNota(novaNota())]
    await contar(pedido, primeira)
    await contar(pedido, primeira)
    expect((await contar(pedido, segunda)).corpo.resultado).toBe('REPETIDO')
    expect((await doPedido(pedido)).notas).toHaveLength(2)
  })

  it('DOC-04 de um evento que chegou tarde, a nota entra assim mesmo', async () => {
    const pedido = await pedidoDe()
    const cedo = teste.agora().toISOString()
    teste.adiantar(60_000)
    await contar(pedido, null, { status: 'TRANSPORTE' })
    const { corpo } = await contar(pedido, montarXmlDaNota(novaNota()), { ocorridoEm: cedo })
    expect([corpo.resultado, (await doPedido(pedido)).notas.length]).toEqual(['ANTIGO', 1])
  })

  it.each([
    ['de outro cliente', () => montarXmlDaNota(novaNota()), 'Esta nota não é do cliente do pedido.', true],
    ['que não é XML', () => 'nada', 'Não conseguimos ler este arquivo como uma NF-e.', false],
    [
      'de outra empresa',
      () => {
        const boreal = gerarNotas('boreal', '2026-11-15', gerarDemo('boreal', '2026-11-15'))[0]
        return boreal ? montarXmlDaNota(boreal) : ''
      },
      'Esta nota não foi emitida por uma filial deste negócio.',
      false,
    ],
  ])('DOC-04 recusa a nota %s, e o pedido fica como estava', async (_qual, xml, mensagem, deOutro) => {
    const { banco } = teste.negocio()
    const [outro] = await banco.select().from(cliente).orderBy(asc(cliente.id)).limit(1)
    const pedido = await pedidoDe(deOutro ? outro?.documento : undefined)
    const { status, corpo } = await contar(pedido, xml())
    expect([status, JSON.stringify(corpo)]).toEqual([422, expect.stringContaining(mensagem)])
    expect((await cenario.linha(pedido)).status).toBe('SEPARACAO')
    expect((await doPedido(pedido)).notas).toEqual([])
  })

  it('DOC-04 a mesma nota em dois pedidos: o segundo é recusado', async () => {
    const xml = montarXmlDaNota(novaNota())
    await contar(await pedidoDe(), xml)
    const { status, corpo } = await contar(await pedidoDe(), xml)
    expect([status, JSON.stringify(corpo)]).toEqual([422, expect.stringContaining('já é de outro pedido')])
  })
})
