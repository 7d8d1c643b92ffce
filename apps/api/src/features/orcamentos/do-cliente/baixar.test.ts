import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { baixarPedido } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos, FRETE_APROVADO } from '../../../../test/cenario-de-orcamentos.ts'
import { pecasPorPagina, textoPorPagina } from '../../../../test/ler-pdf.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { papelDoOrcamento } from './papel.ts'
import { desenharPapel } from './pdf.ts'

const UM_PONTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const MARCA = { nome: 'Aurora Distribuidora', cor: '#7c3a6e', logo: null as Buffer | null }
const item = (i: number): OrcamentoDoCliente['itens'][number] => ({
  numero: i + 1,
  codigo: `C${i}`,
  descricao: `Produto de nome comprido para ocupar mais de uma linha da tabela, número ${i}`,
  emb: 'CX',
  qtde: 12.5,
  vlUnit: 1234.5678,
  impostos: [
    { nome: 'IPI', valor: 1 },
    { nome: 'ST', valor: 22.4 },
  ],
  vlTot: 15_454.65,
  bonificado: i % 50 === 0,
})
const orcamentoCom = (quantos: number): OrcamentoDoCliente => ({
  numero: 4321,
  versao: 1,
  situacao: 'ABERTO',
  feitoEm: '2026-03-10T12:00:00Z',
  dtVal: '2026-03-20',
  aceite: null,
  recusadoEm: null,
  emitente: {
    razSoc: 'Aurora Ltda.',
    cnpj: '11222333000181',
    endereco: 'Rua A, 1',
    telefone: '1133334444',
    email: 'a@a.com.br',
  },
  cliente: { razSoc: 'Mercado Sol Ltda.', fant: 'Sol', cnpj: '11444777000161', endereco: 'Rua B, 2' },
  vendedor: { nome: 'Marina Costa', telefone: null, email: 'm@a.com.br' },
  entrega: 'Rua C, 3',
  ordComp: null,
  plano: '28/35 dias',
  cobranca: 'Boleto',
  frete: { tipo: 'CIF', transportadora: 'Rápida', prazo: 3 },
  itens: Array.from({ length: quantos }, (_, i) => item(i)),
  impostos: [{ nome: 'IPI', valor: 500 }],
  informados: [{ nome: 'IBS', valor: 7.4 }],
  totais: {
    vlSubTot: 7_727_325,
    vlBoni: 10,
    cupom: { codigo: 'VOLTE', desconto: 5.4, impostos: 0.4 },
    vlFrete: 20,
    vlSeguro: 0,
    taxaFixa: 0,
    descTaxaFixa: null,
    vlTot: 7_727_330,
  },
  obsCliente: 'Pagamento à vista tem prioridade.',
  obsEntrega: 'Portão dos fundos.',
  pagamento: { status: 'Pagamento pendente', validade: '2026-03-12T12:00:00Z' },
  casas: 2,
})

describe('GET /orcamentos/:id/pdf', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const baixar = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(baixarOrcamento, { token: await teste.tokenDe(tipo), params: { id } })

  it('VEN-02 o orçamento no papel: quem, o quê, quanto e até quando; nada interno', async () => {
    const { id } = await cenario.incluirOrcamento({
      itens: 2,
      removidos: 1,
      campos: {
        observacaoPedido: 'SÓ PARA NÓS',
        observacaoCliente: 'Para o cliente',
        percentualLucro: '31.77',
      },
    })
    const { status, bruta, headers } = await baixar(id)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(`orcamento-${id}.pdf`)
    const [pagina = ''] = await textoPorPagina(bruta.rawPayload)
    for (const parte of [
      `Orçamento ${id}`,
      nomeDaConta('OPERADOR'),
      'Valores válidos até',
      '2 itens',
      'R$ 202,00',
      'Para o cliente',
      'Página 1 de 1',
    ])
      expect(pagina).toContain(parte)
    expect(pagina).not.toContain('SÓ PARA NÓS')
    expect(pagina).not.toContain('31,77')
  })

  it('PER-01 404, 401 e 403', async () => {
    const { id } = await cenario.incluirOrcamento()
    expect((await baixar(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await baixar(999_999_999)).status).toBe(404)
    expect((await teste.chamar(baixarOrcamento, { params: { id } })).status).toBe(401)
    expect((await baixar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it.each([
    ['espera aprovação', [], { ficha: true, papel: 2 }],
    ['já aprovado', [FRETE_APROVADO], { ficha: false, papel: 0 }],
  ])(
    'VEN-02 o frete que ninguém calculou, %s: o que a ficha e o papel dizem',
    async (_caso, aprovacoes, dito) => {
      const { id } = await cenario.incluirOrcamento({ campos: { valorFrete: '20.00', aprovacoes } })
      const pergunta = { token: await teste.tokenDe('OPERADOR'), params: { id } }
      const { corpo: ficha } = await teste.chamar(obterOrcamento, pergunta)
      const texto = (await textoPorPagina((await baixar(id)).bruta.rawPayload)).join(' ')
      // In its head and in its foot.
      const papel = texto.match(/sujeito a aprovação/gi)?.length ?? 0
      expect({ ficha: ficha.sujeitoAAprovacao, papel }).toEqual(dito)
    },
  )
})

describe('GET /pedidos/:id/pdf', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('DOC-01 o pedido no mesmo papel, com o que não foi atendido fora do total; nada interno; 404, 401 e 403', async () => {
    const cenario = cenarioDeOrcamentos(teste)
    const { id } = await cenario.incluirPedido({
      itens: 2,
      removidos: 1,
      campos: { observacaoPedido: 'SÓ PARA NÓS', percentualLucro: '31.77', observacaoCliente: 'Às terças' },
    })
    const baixar = async (qual: number, tipo: TipoDeUsuario = 'OPERADOR') =>
      teste.chamar(baixarPedido, { token: await teste.tokenDe(tipo), params: { id: qual } })
    const { status, bruta, headers } = await baixar(id)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const [pagina = ''] = await textoPorPagina(bruta.rawPayload)
    for (const parte of [`Pedido ${id}`, 'Análise', '2 itens', 'R$ 202,00', 'Não atendidos', 'Às terças'])
      expect(pagina).toContain(parte)
    for (const fora of ['SÓ PARA NÓS', '31,77', 'Valores válidos']) expect(pagina).not.toContain(fora)
    expect((await baixar(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await baixar(999_999_999)).status).toBe(404)
    expect((await teste.chamar(baixarPedido, { params: { id } })).status).toBe(401)
    expect((await baixar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})

describe('desenharPapel', () => {
  const noPapel = (orcamento: OrcamentoDoCliente, { marca = MARCA, sujeito = false } = {}) =>
    desenharPapel(orcamento, papelDoOrcamento(orcamento, sujeito), marca, new Date('2026-03-10T12:00:00Z'))
  const desenhar = (quantos: number, marca = MARCA) => noPapel(orcamentoCom(quantos), { marca })

  it('VEN-02 500 itens: nenhum se perde, cada página tem cabeçalho e número, nada passa da margem', async () => {
    const pdf = await desenhar(500)
    const paginas = await textoPorPagina(pdf)
    const codigos = paginas.join(' ').match(/\bC\d+\b/g)
    expect(codigos).toEqual(Array.from({ length: 500 }, (_, i) => `C${i}`))
    for (const [i, pagina] of paginas.entries()) {
      expect(pagina).toContain(`Página ${i + 1} de ${paginas.length}`)
      expect(pagina).toContain('Valores válidos até 20/03/2026')
    }
    expect(paginas[0]).toContain('R$ 1.234,5678')
    expect(paginas.at(-1)).toContain('R$ 7.727.330,00')
    for (const { x, largura } of (await pecasPorPagina(pdf)).flat()) expect(x + largura).toBeLessThan(562)
  })

  it('VEN-02 sujeito a aprovação se lê em toda página, e só do que espera uma', async () => {
    const paginas = await textoPorPagina(await noPapel(orcamentoCom(60), { sujeito: true }))
    expect(paginas.length).toBeGreaterThan(1)
    for (const pagina of paginas) expect(pagina).toContain('Sujeito a aprovação')
    expect(paginas[0]).toContain('SUJEITO A APROVAÇÃO')
    expect((await textoPorPagina(await desenhar(60))).join(' ')).not.toMatch(/aprovação/i)
  })

  it('VEN-02 o link de pagamento do ERP, o aceite e a bonificação aparecem', async () => {
    const texto = (await textoPorPagina(await desenhar(2))).join(' ')
    expect(texto).toContain('Pagamento pendente · até 12/03/2026 09:00')
    expect(texto).toContain('Bonificação: não é cobrado')
    // The coupon as it was given; what the taxes fall by stands apart.
    expect(texto).toMatch(/Cupom VOLTE\s+-R\$\s5,00/)
    expect(texto).toMatch(/Impostos que caem com o cupom\s+-R\$\s0,40/)
    const aceito = { ...orcamentoCom(1), aceite: { em: '2026-03-11T12:00:00Z', por: 'Ana Lima' } }
    const [pagina] = await textoPorPagina(await noPapel(aceito))
    expect(pagina).toContain('11/03/2026 09:00, por Ana Lima')
  })

  it('NEG-02 o logo em PNG é desenhado; o que o PDF não sabe desenhar vira o nome', async () => {
    expect((await desenhar(1, { ...MARCA, logo: UM_PONTO })).toString('latin1')).toContain('/Subtype /Image')
    const semLogo = await desenhar(1)
    expect(semLogo.toString('latin1')).not.toContain('/Subtype /Image')
    expect((await textoPorPagina(semLogo))[0]).toContain('Aurora Distribuidora')
  })
})
