import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro, formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { comPrefixo } from '@balcao/dominio/parametros'
import { eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

const DIAS = 300
const SEM_EFEITO = ['CANCELADO', 'REJEITADO', 'PERDIDO', 'PAGAMENTO_EXPIRADO']

const AGRUPAR = {
  VENDAS_REPRESENTANTE: 'REPRESENTANTE',
  VENDAS_FILIAL: 'FILIAL',
  VENDAS_PRODUTO: 'PRODUTO',
  MARGEM: 'FILIAL',
  ORCAMENTOS_PERDIDOS: 'MOTIVO',
}

describe('relatórios de vendas', () => {
  let teste: AppDeTeste
  let relatorios: ReturnType<typeof cenarioDeRelatorios>
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let PERIODO: string
  let desde: Date
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    relatorios = cenarioDeRelatorios(teste)
    cenario = cenarioDeOrcamentos(teste)
    const hoje = hojeEm(teste.agora())
    PERIODO = `${somarDias(hoje, -DIAS)}..${hoje}`
    desde = inicioDoDia(somarDias(hoje, -DIAS))
    await cenario.incluirPedido({ campos: { status: 'CANCELADO', valorTotal: '99999.99' } })
    await cenario.incluirPedido({ doRepresentante: true, itens: 2, removidos: 1 })
    await cenario.incluirPedido({ filial: 1, campos: { percentualLucro: '20.00', valorTotal: '200.00' } })
    await cenario.incluirPedido({ filial: 1, campos: { percentualLucro: '100.00', valorTotal: '300.00' } })
    await cenario.incluirPedido({ filial: 1, campos: { percentualLucro: '0.00', valorTotal: '400.00' } })
  })
  afterAll(() => teste.fechar())

  const reais = (centavos: number) => formatarDinheiro(centavos / 100, 2).replaceAll('\u00A0', ' ')
  const centavos = (valor: string) => Math.round(Number(valor) * 100)
  type Venda = { valor: string; nome: string | null }
  const somaPor = (vendas: readonly Venda[], semNome: string) => {
    const somas = new Map<string, number>()
    for (const { nome, valor } of vendas)
      somas.set(nome ?? semNome, (somas.get(nome ?? semNome) ?? 0) + centavos(valor))
    return [...somas].map(([nome, soma]) => [nome, reais(soma)]).toSorted()
  }
  const validos = async () => {
    const { banco } = teste.negocio()
    const todos = await banco
      .select({ pedido, cliente, filial })
      .from(pedido)
      .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
      .innerJoin(filial, eq(filial.id, pedido.filialId))
      .where(gte(pedido.incluidoEm, desde))
    return todos.filter((linha) => !SEM_EFEITO.includes(linha.pedido.status))
  }
  const nomes = async () => {
    const linhas = await teste.negocio().banco.select().from(colaborador)
    return new Map(linhas.map(({ id, nome }) => [id, nome]))
  }
  const linhasDe = (chave: keyof typeof AGRUPAR, corpo: object, token: string) =>
    relatorios.linhasDe(chave, { AGRUPAR: AGRUPAR[chave], ...corpo }, token)
  const admin = () => teste.tokenDe('ADMIN')

  it('VEN-01 por representante e por quem incluiu: as somas dos pedidos que valem', async () => {
    const vendas = await validos()
    const deQuem = await nomes()
    const { linhas, totais } = await linhasDe('VENDAS_REPRESENTANTE', { PERIODO }, await admin())
    const valor = (linha: typeof vendas) =>
      linha.reduce((soma, { pedido: { valorTotal } }) => soma + centavos(valorTotal), 0)
    expect(linhas.map((linha) => [linha[0], linha[4]]).toSorted()).toEqual(
      somaPor(
        vendas.map((linha) => ({
          valor: linha.pedido.valorTotal,
          nome: deQuem.get(linha.cliente.representanteId ?? 0) ?? null,
        })),
        'Sem representante',
      ),
    )
    expect([totais[1], totais[4]]).toEqual([formatarNumero(vendas.length), reais(valor(vendas))])
    const porVendedor = await linhasDe(
      'VENDAS_REPRESENTANTE',
      { PERIODO, AGRUPAR: 'VENDEDOR' },
      await admin(),
    )
    expect(porVendedor.linhas.map((linha) => [linha[0], linha[4]]).toSorted()).toEqual(
      somaPor(
        vendas.map((linha) => ({
          valor: linha.pedido.valorTotal,
          nome: deQuem.get(linha.pedido.colaboradorId) ?? null,
        })),
        '',
      ),
    )
  })

  it('VEN-01 por filial e por mês; filtrado por filial e por representante', async () => {
    const vendas = await validos()
    const { linhas } = await linhasDe('VENDAS_FILIAL', { PERIODO }, await admin())
    expect(linhas.map((linha) => [linha[0], linha[4]]).toSorted()).toEqual(
      somaPor(
        vendas.map((linha) => ({ valor: linha.pedido.valorTotal, nome: linha.filial.nome })),
        '',
      ),
    )
    const porMes = await linhasDe('VENDAS_FILIAL', { PERIODO, AGRUPAR: 'MES' }, await admin())
    const mesDe = (instante: Date) => hojeEm(instante).slice(0, 7).split('-').toReversed().join('/')
    expect(porMes.linhas.map((linha) => [linha[0], linha[4]]).toSorted()).toEqual(
      somaPor(
        vendas.map((linha) => ({ valor: linha.pedido.valorTotal, nome: mesDe(linha.pedido.incluidoEm) })),
        '',
      ),
    )
    const representanteId = await cenario.idDaConta('REPRESENTANTE')
    const [primeira] = vendas.filter((linha) => linha.cliente.representanteId === representanteId)
    const filialId = primeira?.filial.id ?? 0
    const recortada = await linhasDe(
      'VENDAS_FILIAL',
      { PERIODO, FILIAL: [String(filialId)], REPRESENTANTE: [String(representanteId)] },
      await admin(),
    )
    const doRecorte = vendas.filter(
      (linha) => linha.filial.id === filialId && linha.cliente.representanteId === representanteId,
    )
    expect(recortada.linhas.map((linha) => [linha[0], linha[1], linha[4]])).toEqual([
      [
        primeira?.filial.nome,
        formatarNumero(doRecorte.length),
        reais(doRecorte.reduce((soma, linha) => soma + centavos(linha.pedido.valorTotal), 0)),
      ],
    ])
  })

  it('PER-01 o representante soma só o que vê', async () => {
    const eu = await cenario.idDaConta('REPRESENTANTE')
    const meus = (await validos()).filter(
      (linha) => linha.cliente.representanteId === eu || linha.pedido.colaboradorId === eu,
    )
    const { totais } = await linhasDe('VENDAS_FILIAL', { PERIODO }, await teste.tokenDe('REPRESENTANTE'))
    expect([totais[1], totais[4]]).toEqual([
      formatarNumero(meus.length),
      reais(meus.reduce((soma, linha) => soma + centavos(linha.pedido.valorTotal), 0)),
    ])
  })

  it('VEN-01 por produto e por marca, sem o que foi tirado do pedido', async () => {
    const itens = (
      await teste
        .negocio()
        .banco.select({ item: pedidoItem, pedido, produto })
        .from(pedidoItem)
        .innerJoin(pedido, eq(pedido.id, pedidoItem.pedidoId))
        .innerJoin(produto, eq(produto.id, pedidoItem.produtoId))
        .where(gte(pedido.incluidoEm, desde))
    ).filter((linha) => !SEM_EFEITO.includes(linha.pedido.status) && !linha.item.removido)
    const { linhas, totais } = await linhasDe('VENDAS_PRODUTO', { PERIODO }, await admin())
    const porCodigo = somaPor(
      itens.map((linha) => ({ valor: linha.item.valorTotal, nome: linha.produto.codigo })),
      '',
    )
    expect(linhas.map((linha) => [linha[0], linha[6]]).toSorted()).toEqual(porCodigo)
    expect(totais[6]).toBe(reais(itens.reduce((soma, linha) => soma + centavos(linha.item.valorTotal), 0)))
    const marcas = await linhasDe('VENDAS_PRODUTO', { PERIODO, AGRUPAR: 'MARCA' }, await admin())
    expect(marcas.linhas.map((linha) => [linha[0], linha[4]]).toSorted()).toEqual(
      somaPor(
        itens.map((linha) => ({ valor: linha.item.valorTotal, nome: linha.produto.marca })),
        '',
      ),
    )
    const [alvo] = itens
    const um = await linhasDe('VENDAS_PRODUTO', { PERIODO, PRODUTO: alvo?.produto.codigo }, await admin())
    expect(um.linhas.map(([codigo]) => codigo)).toContain(alvo?.produto.codigo)
    expect(um.linhas.length).toBeLessThan(linhas.length)
  })

  it('PER-06 a margem só das filiais que a mostram, dos pedidos que a têm, para quem pode vê-la', async () => {
    const { banco } = teste.negocio()
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
    const nenhuma = await linhasDe('MARGEM', { PERIODO }, await admin())
    expect(nenhuma.linhas).toEqual([])
    const filialId = await cenario.filialDoOperador(1)
    await banco.insert(parametro).values({ chave: comPrefixo('exibeMargemLucro'), filialId, valor: 'S' })
    await teste.negocio().renovarParametros()
    const daFilial = (await validos()).filter(({ pedido: { percentualLucro }, filial: { id } }) => {
      const perc = percentualLucro === null ? 0 : Number(percentualLucro)
      return id === filialId && perc !== 0 && perc < 100
    })
    const valor = daFilial.reduce((soma, linha) => soma + centavos(linha.pedido.valorTotal), 0)
    const lucro = daFilial.reduce(
      (soma, { pedido: { valorTotal, percentualLucro } }) =>
        soma + Math.round((centavos(valorTotal) * centavos(percentualLucro ?? '0')) / 10_000),
      0,
    )
    const { linhas } = await linhasDe('MARGEM', { PERIODO }, await admin())
    expect(linhas).toEqual([
      [
        daFilial[0]?.filial.nome,
        formatarNumero(daFilial.length),
        reais(valor),
        reais(lucro),
        formatarPercentual((lucro / valor) * 100, 2).replaceAll('\u00A0', ' '),
      ],
    ])
    expect(await relatorios.chavesDaLista(await teste.tokenDe('OPERADOR'))).not.toContain('MARGEM')
    expect((await relatorios.gerar('MARGEM', { PERIODO }, await teste.tokenDe('OPERADOR'))).status).toBe(404)
  })

  it('DOC-03 orçamentos perdidos por motivo, e de quem eram', async () => {
    const { banco } = teste.negocio()
    const [motivo] = await banco
      .select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'MOTIVO_PERDA'))
    const perdidoEm = teste.agora()
    await cenario.incluirOrcamento({
      campos: { perdidoEm, motivoPerdaId: motivo?.id ?? 0, valorTotal: '70.10' },
    })
    await cenario.incluirOrcamento({ campos: { perdidoEm, valorTotal: '5.05' } })
    const perdidos = (
      await banco
        .select({ orcamento, motivo: opcaoDeCadastro.descricao, vendedor: colaborador.nome })
        .from(orcamento)
        .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
        .leftJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, orcamento.motivoPerdaId))
    ).filter(({ orcamento: { perdidoEm: em } }) => em !== null && em >= desde && em <= teste.agora())
    const porMotivo = await linhasDe('ORCAMENTOS_PERDIDOS', { PERIODO }, await admin())
    expect(porMotivo.linhas.map((linha) => [linha[0], linha[3]]).toSorted()).toEqual(
      somaPor(
        perdidos.map((linha) => ({ valor: linha.orcamento.valorTotal, nome: linha.motivo })),
        'Sem motivo informado',
      ),
    )
    expect(porMotivo.totais[1]).toBe(formatarNumero(perdidos.length))
    const porVendedor = await linhasDe('ORCAMENTOS_PERDIDOS', { PERIODO, AGRUPAR: 'VENDEDOR' }, await admin())
    expect(porVendedor.linhas.map((linha) => [linha[0], linha[3]]).toSorted()).toEqual(
      somaPor(
        perdidos.map((linha) => ({ valor: linha.orcamento.valorTotal, nome: linha.vendedor })),
        '',
      ),
    )
  })
})
