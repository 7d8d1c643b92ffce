import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeFretes, TARIFA_DO_EXEMPLO } from '../../../../test/cenario-de-fretes.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { tipoFrete } from '../../pedidos/tabelas.ts'
import { produto, produtoEmbalagem } from '../../produtos/tabelas.ts'
import { orcamento as tabelaDeOrcamentos } from '../nucleo/tabelas.ts'

const CAMPINAS = { cidade: 'Campinas', uf: 'SP', ibge: '3509502', cep: '13031900' }

let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeFretes>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeFretes(teste)
  await teste.negocio().banco.update(cliente).set(CAMPINAS)
})
beforeEach(() => cenario.apagarTabelas())
afterAll(() => teste.fechar())

let enderecos = 0
const cotar = async (query: object, tipo: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(cotarFrete, {
    token: await teste.tokenDe(tipo),
    query,
    // The limit per minute has a test of its own.
    ip: `10.9.0.${++enderecos}`,
  })

describe('GET /sac/transporte/fretes de um orçamento', () => {
  it('FRE-02, FRE-04 o exemplo trabalhado: peso cubado, cada termo, 553,64 com ICMS', async () => {
    const orcamento = await cenario.orcarCaixas()
    await cenario.parametrizar('fretePercentualEmbutido', orcamento.filialId, '0')
    await cenario.parametrizar('freteDiasManuseio', orcamento.filialId, '0')
    const regiao = await cenario.criarRegiao({
      tabela: { cubagemKgM3: '300', nome: 'Fracionado' },
      regiao: { ...TARIFA_DO_EXEMPLO, icms: '12', minimo: '48', isencao: '20000' },
    })
    const [carrega] = await cenario.transportadoras(1)
    const { status, corpo } = await cotar({ orcamentoId: orcamento.id })
    expect(status).toBe(200)
    expect(corpo.carga).toMatchObject({
      pesoLiquido: 216,
      peso: 222,
      volume: 1440,
      total: 8000,
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13031900',
    })
    expect(corpo.falhas).toEqual([])
    expect(corpo.itens).toHaveLength(1)
    const [cotacao] = corpo.itens
    expect(cotacao).toMatchObject({
      numero: `T${regiao.tabelaId}-${regiao.id}`,
      fonte: 'Tabelas de frete',
      nomeTransp: carrega?.razaoSocial,
      idTransp: carrega?.id,
      prazo: 3,
      diasSemanaEntrega: 'N,S,S,S,S,S,N',
      valor: 553.64,
      aConsultar: false,
      vlMin: 48,
      vlIsenta: 20000,
      selecionavel: true,
      motivo: null,
      vlEmbutido: 0,
      vlPago: 553.64,
      gratis: false,
    })
    expect(cotacao?.previsao).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(cotacao?.trechos).toMatchObject([
      { modo: 'Rodoviário', tabela: 'Fracionado', tipoTabela: 'Carga fracionada', prazo: 3, valor: 553.64 },
    ])
    expect(cotacao?.termos.map(({ termo, valor }) => [termo, valor])).toEqual([
      ['Frete peso', 367.2],
      ['Ad valorem', 24],
      ['GRIS', 24],
      ['Pedágio', 32.5],
      ['TAS', 4.5],
      ['TDE', 35],
      ['ICMS', 66.44],
    ])
  })

  it('FRE-03 o embutido do tipo diferenciado, o já pago nos pedidos juntos e o total sem cobrança, da filial', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.orcarCaixas({ campos: { valorTotal: '1000.00' } })
    const { filialId, clienteId, tipoFreteId } = orcamento
    await banco.update(tipoFrete).set({ diferenciado: true }).where(eq(tipoFrete.id, tipoFreteId))
    await cenario.parametrizar('fretePercentualEmbutido', filialId, '5')
    await cenario.criarRegiao({ tabela: { cubagemKgM3: '0' }, regiao: { excedenteKg: '0', tas: '120' } })
    const pago = async (query: object = {}) => {
      const [cotacao] = (await cotar({ orcamentoId: orcamento.id, ...query })).corpo.itens
      return [cotacao?.vlEmbutido, cotacao?.vlJaPago, cotacao?.vlPago, cotacao?.gratis]
    }
    expect(await pago()).toEqual([47.62, 0, 72.38, false])

    const outros = await banco.select().from(tipoFrete)
    const comum = outros.find(({ diferenciado }) => !diferenciado)
    expect(await pago({ idTipoFrete: comum?.id })).toEqual([0, 0, 120, false])

    await cenario.mudarOrcamento(orcamento.id, { grupo: 'G-FRETE' })
    const virou = await cenario.incluirPedido({ campos: { filialId, clienteId, valorFrete: '30.00' } })
    const cancelado = await cenario.incluirPedido({
      campos: { filialId, clienteId, valorFrete: '9.00', status: 'CANCELADO' },
    })
    for (const { id: pedidoId } of [virou, cancelado])
      await cenario.incluirOrcamento({ campos: { filialId, clienteId, grupo: 'G-FRETE', pedidoId } })
    expect(await pago()).toEqual([47.62, 30, 42.38, false])

    await cenario.parametrizar('freteMinimoSemCobranca', filialId, '1000,01')
    expect((await pago())[3]).toBe(false)
    await cenario.parametrizar('freteMinimoSemCobranca', filialId, '1000')
    expect(await pago()).toEqual([47.62, 30, 0, true])
    await cenario.parametrizar('freteMinimoSemCobranca', filialId, '0')
    await cenario.parametrizar('fretePercentualEmbutido', filialId, '0')
  })

  it('FRE-04 o fator da embalagem multiplica; sem ela, a unidade', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.orcarCaixas()
    const [item] = await banco.select().from(produto).orderBy(produto.id).limit(1)
    const peso = async () => (await cotar({ orcamentoId: orcamento.id })).corpo.carga.peso
    await banco.delete(produtoEmbalagem).where(eq(produtoEmbalagem.produtoId, item?.id ?? 0))
    expect(await peso()).toBe(222)
    await banco.insert(produtoEmbalagem).values({
      produtoId: item?.id ?? 0,
      unidade: item?.unidade ?? '',
      fatorConversao: '6',
      multiplo: '1',
      minimo: '1',
    })
    expect(await peso()).toBe(1332)
    await banco.delete(produtoEmbalagem).where(eq(produtoEmbalagem.produtoId, item?.id ?? 0))
  })

  it('END-01 vai para o endereço de entrega do orçamento; outro destino dito ganha dele', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.orcarCaixas()
    const [endereco] = await banco
      .insert(enderecoEntrega)
      .values({
        clienteId: orcamento.clienteId,
        cep: '86072000',
        logradouro: 'Avenida Tiradentes',
        numero: '1',
        bairro: 'Centro',
        cidade: 'Londrina',
        ibge: '4113700',
        uf: 'PR',
      })
      .returning()
    await banco
      .update(tabelaDeOrcamentos)
      .set({ enderecoEntregaId: endereco?.id ?? null })
      .where(eq(tabelaDeOrcamentos.id, orcamento.id))
    const destino = async (query: object = {}) => {
      const { cidade, uf, cep } = (await cotar({ orcamentoId: orcamento.id, ...query })).corpo.carga
      return [cidade, uf, cep]
    }
    expect(await destino()).toEqual(['Londrina', 'PR', '86072000'])
    expect(await destino({ cidade: 'goiania', uf: 'go' })).toEqual(['Goiânia', 'GO', ''])
    expect(await destino({ cepEntrega: '51350-670' })).toEqual(['', 'PE', '51350670'])
  })

  it('FRE-01 422 sem peso líquido e para o que não existe: tipo, condicional, cidade', async () => {
    const { banco } = teste.negocio()
    const orcamento = await cenario.orcarCaixas()
    const erro = async (query: object) => {
      const { status, erro: dito } = await cotar({ orcamentoId: orcamento.id, ...query })
      return [status, dito.codigo, Object.keys(dito.campos ?? {})]
    }
    expect(await erro({ idTipoFrete: 999_999 })).toEqual([422, 'CAMPOS_INVALIDOS', ['idTipoFrete']])
    expect(await erro({ condicionais: [999_999] })).toEqual([422, 'CAMPOS_INVALIDOS', ['condicionais']])
    expect(await erro({ cidade: 'Lugar Nenhum', uf: 'SP' })).toEqual([422, 'CAMPOS_INVALIDOS', ['cidade']])
    expect(await erro({ cidade: 'Campinas' })).toEqual([422, 'CAMPOS_INVALIDOS', ['uf']])
    expect(await erro({ cepEntrega: '123' })).toEqual([422, 'CAMPOS_INVALIDOS', ['cepEntrega']])
    await banco.update(produto).set({ pesoLiquido: '0' })
    expect(await erro({})).toEqual([422, 'FRETE_SEM_PESO', []])
  })

  it('PER-01 404 para o de outra pessoa; quem o incluiu o cota; 403 sem a ação; 401 sem sessão', async () => {
    const deOutro = await cenario.orcarCaixas()
    expect((await cotar({ orcamentoId: deOutro.id }, 'REPRESENTANTE')).status).toBe(404)
    expect((await cotar({ orcamentoId: 999_999_999 }, 'ADMIN')).status).toBe(404)
    const proprio = await cenario.orcarCaixas({ colaborador: 'REPRESENTANTE' })
    expect((await cotar({ orcamentoId: proprio.id }, 'REPRESENTANTE')).status).toBe(200)
    expect((await cotar({ orcamentoId: deOutro.id }, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await teste.chamar(cotarFrete, { query: { orcamentoId: deOutro.id } })).status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'FRETE_COTAR', autorizado: false })
    expect((await cotar({ orcamentoId: deOutro.id }, 'SUPERVISOR')).status).toBe(403)
  })
})
