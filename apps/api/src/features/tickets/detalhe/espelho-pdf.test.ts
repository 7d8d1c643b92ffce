import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../../test/ler-imagem.ts'
import { pecasPorPagina, textoPorPagina } from '../../../../test/ler-pdf.ts'
import { type DadosDoEspelho, desenharEspelho, type ItemDoEspelho } from './espelho-pdf.ts'

const CHAVE_NUMERICA = '35260512345678000195550010000006041448679011'
const CHAVE_COM_LETRAS = '3526050X0J92JY000196570010000006041448679011'

const FILIAL = {
  razaoSocial: 'Distribuidora Aurora de Materiais de Construção Ltda.',
  documento: '12ABC34501DE35',
  inscricaoEstadual: '110.042.490.114',
  logradouro: 'Avenida Doutor Gastão Vidigal',
  numero: '1946',
  bairro: 'Vila Leopoldina',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '05316900',
}

const CLIENTE = {
  ...FILIAL,
  razaoSocial: 'Comercial São Sebastião do Paraíso & Filhos – ME',
  documento: '11222333000181',
  inscricaoEstadual: null,
  logradouro: 'Rua das Acácias',
  numero: 's/n',
  complemento: 'Galpão 3',
  cidade: 'Poços de Caldas',
  uf: 'MG',
}

const NOTAS = [
  { numero: '123456', serie: '1', emissao: '2026-03-02', chave: CHAVE_NUMERICA },
  { numero: '604', serie: '57', emissao: '2026-05-21T01:00:00Z', chave: CHAVE_COM_LETRAS },
]

const item = (mudancas: Partial<ItemDoEspelho> = {}): ItemDoEspelho => ({
  codigo: '10234',
  descricao: 'Furadeira de impacto',
  nota: { numero: '123456', serie: '1' },
  unidade: 'PC',
  quantidadeSolicitada: '5.0000',
  quantidadeAutorizada: '3.0000',
  valorSemImposto: '189.9000000000',
  valorUnitario: '234.5600000000',
  ...mudancas,
})

const dados = (mudancas: Partial<DadosDoEspelho> = {}): DadosDoEspelho => ({
  protocolo: '2026.0311-0042',
  abertoEm: '2026-03-11T17:32:00Z',
  emitidoEm: '2026-03-12T12:00:00Z',
  filial: FILIAL,
  cliente: CLIENTE,
  notas: NOTAS,
  itens: [item()],
  casasDoDinheiro: 2,
  ...mudancas,
})

const ler = async (mudancas: Partial<DadosDoEspelho> = {}) =>
  (await textoPorPagina(await desenharEspelho(dados(mudancas)))).join('\n').replace(/\s+/g, ' ')

describe('TIC-06 TIC-08 espelho da nota de devolução', () => {
  it('TIC-08 é um PDF com a filial, o cliente, o protocolo e o aviso', async () => {
    expect((await desenharEspelho(dados())).subarray(0, 5).toString()).toBe('%PDF-')
    const texto = await ler()
    for (const trecho of [
      'Espelho da nota de devolução',
      'Este espelho não é documento fiscal.',
      '2026.0311-0042',
      'Aberto em 11/03/2026 14:32',
      'Gerado em 12/03/2026 09:00',
      'Distribuidora Aurora de Materiais de Construção Ltda.',
      '12.ABC.345/01DE-35',
      '110.042.490.114',
      'Avenida Doutor Gastão Vidigal, 1946 Vila Leopoldina · São Paulo/SP · CEP 05316-900',
      'Comercial São Sebastião do Paraíso & Filhos – ME',
      '11.222.333/0001-81',
      'Não informada',
      'Rua das Acácias, s/n, Galpão 3',
    ])
      expect(texto).toContain(trecho)
  })

  it('TIC-08 cada nota traz número, série, data, chave em grupos de quatro e um código de barras que se lê', async () => {
    const texto = await ler()
    expect(texto).toContain('NF-e 123456 Série 1 Emitida em 02/03/2026')
    expect(texto).toContain('NF-e 604 Série 57 Emitida em 20/05/2026')
    expect(texto).toContain('3526 0512 3456 7800 0195 5500 1000 0006 0414 4867 9011')
    expect(texto).toContain('3526 050X 0J92 JY00 0196 5700 1000 0006 0414 4867 9011')
    const codigos = await codigosNaImagem(await desenharEspelho(dados()))
    expect(codigos.map(({ texto }) => texto)).toEqual([CHAVE_NUMERICA, CHAVE_COM_LETRAS])
    for (const { medidas } of codigos) {
      expect(medidas?.largura).toBeGreaterThanOrEqual(115)
      expect(medidas?.altura).toBeGreaterThanOrEqual(8)
    }
  })

  it('TIC-08 uma nota sem chave diz isso, sem código de barras', async () => {
    const notas = [{ numero: '7', serie: '1', emissao: '2026-03-02', chave: null }]
    expect(await ler({ notas })).toContain('Chave de acesso não informada')
    expect(await codigosNaImagem(await desenharEspelho(dados({ notas })))).toEqual([])
  })

  it('TIC-06 os itens analisados mostram a quantidade autorizada e os totais somam as linhas', async () => {
    const texto = await ler({
      itens: [
        item(),
        item({
          codigo: '20',
          valorUnitario: '0.1234567891',
          valorSemImposto: '0.1',
          quantidadeAutorizada: '1000',
        }),
      ],
    })
    expect(texto).toContain('Quantidade autorizada')
    expect(texto).not.toContain('solicitada')
    expect(texto).toContain('10234 Furadeira de impacto 123456/1 PC 3 189,90 234,56 703,68')
    expect(texto).toContain('20 Furadeira de impacto 123456/1 PC 1.000 0,10 0,1234567891 123,46')
    expect(texto).toContain('Quantidade de itens 2')
    expect(texto).toContain('Total sem impostos R$ 669,70')
    expect(texto).toContain('Total da devolução R$ 827,14')
  })

  it('TIC-06 cada linha é arredondada antes de somar, como na nota', async () => {
    const itens = Array.from({ length: 3 }, () => item({ quantidadeAutorizada: '1', valorUnitario: '0.335' }))
    expect(await ler({ itens })).toContain('Total da devolução R$ 1,02')
  })

  it('TIC-06 antes da análise vale a quantidade solicitada, e o papel pede para esperar', async () => {
    const texto = await ler({ itens: [item({ quantidadeAutorizada: null })] })
    expect(texto).toContain('Quantidade solicitada')
    expect(texto).toContain('PC 5 189,90 234,56 1.172,80')
    expect(texto).toContain('aguarde a autorização')
  })

  it('TIC-06 com análise em parte dos itens, cada quantidade diz qual é', async () => {
    const texto = await ler({ itens: [item(), item({ quantidadeAutorizada: null })] })
    expect(texto).toContain('PC 3 autorizada 189,90')
    expect(texto).toContain('PC 5 solicitada 189,90')
    expect(texto).not.toContain('Quantidade autorizada')
  })

  it('TIC-06 item negado fica fora da tabela e do total, e é avisado', async () => {
    const texto = await ler({ itens: [item(), item({ codigo: '999', quantidadeAutorizada: '0' })] })
    expect(texto).toContain('Total da devolução R$ 703,68')
    expect(texto).toMatch(
      /Itens não autorizados: não inclua na nota de devolução.* 999 Furadeira de impacto 123456\/1 PC 5/,
    )
    expect(await ler({ itens: [item({ quantidadeAutorizada: '0' })] })).toContain(
      'Nenhum item autorizado para devolução.',
    )
  })

  it('TIC-06 sem o valor sem imposto de algum item, não inventa o total', async () => {
    const texto = await ler({ itens: [item(), item({ valorSemImposto: null })] })
    expect(texto).toContain('Total sem impostos —')
  })

  it('TIC-08 os textos para copiar trazem a natureza da operação e as chaves inteiras', async () => {
    const texto = await ler()
    expect(texto).toContain('Devolução de compra para comercialização')
    expect(texto).toContain('4 – Devolução de mercadoria')
    expect(texto).toContain(
      `Devolução referente às NF-e nº 123456, série 1, de 02/03/2026, chave de acesso ${CHAVE_NUMERICA}; nº 604, série 57, de 20/05/2026, chave de acesso ${CHAVE_COM_LETRAS}. Protocolo de atendimento: 2026.0311-0042.`,
    )
    expect(await ler({ notas: NOTAS.slice(0, 1) })).toContain('Devolução referente à NF-e nº 123456')
  })

  it('TIC-08 com 400 itens ocupa muitas páginas, todas numeradas e com o cabeçalho da tabela', async () => {
    const itens = Array.from({ length: 400 }, (_, i) =>
      item({
        codigo: `P${i}`,
        descricao: i % 3 ? `Parafuso sextavado M8x40 ${i}` : `Conjunto ${'muito comprido '.repeat(12)}${i}`,
      }),
    )
    const pdf = await desenharEspelho(dados({ itens }))
    const paginas = await textoPorPagina(pdf)
    expect(paginas.length).toBeGreaterThan(10)
    expect(paginas.length).toBeLessThan(40)
    for (const [i, pagina] of paginas.entries()) {
      expect(pagina).toContain(`Página ${i + 1} de ${paginas.length}`)
      expect(pagina).toContain('Este espelho não é documento fiscal.')
      if (/\bP\d+\b/.test(pagina)) expect(pagina).toContain('Descrição')
    }
    const codigos = paginas.join(' ').match(/\bP\d+\b/g)
    expect(codigos).toEqual(itens.map(({ codigo }) => codigo))
    expect(paginas.join(' ')).toContain('Total da devolução')
    expect(paginas.join(' ').replace(/\s+/g, ' ')).toContain('R$ 281.472,00')
  })

  it('TIC-08 nada se sobrepõe nem sai da folha, mesmo com nomes e valores enormes', async () => {
    const enorme = 'Razão social bem comprida para um quadro estreito '.repeat(6)
    const pdf = await desenharEspelho(
      dados({
        protocolo: '2026.0311-0042-REABERTO-2',
        filial: { ...FILIAL, razaoSocial: enorme },
        cliente: { ...CLIENTE, razaoSocial: enorme, logradouro: 'SEMESPACOS'.repeat(20) },
        itens: [
          item({
            codigo: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
            descricao: `${'NOME/MUITO/LONGO'.repeat(30)} ${'x'.repeat(400)}`,
            quantidadeAutorizada: '99999999999.1234',
            quantidadeSolicitada: '99999999999.1234',
            valorUnitario: '99999999999.1234567891',
            valorSemImposto: '99999999999.1234567891',
          }),
          item({ quantidadeAutorizada: null }),
        ],
      }),
    )
    for (const pecas of await pecasPorPagina(pdf)) {
      for (const peca of pecas) {
        expect(peca.x).toBeGreaterThan(36)
        expect(peca.x + peca.largura).toBeLessThan(595.28 - 36)
        expect(peca.y).toBeLessThan(841.89 - 36)
      }
      expect(sobrepostas(pecas)).toEqual([])
    }
  })
})

type Peca = Awaited<ReturnType<typeof pecasPorPagina>>[number][number]

function sobrepostas(pecas: readonly Peca[]): string[] {
  return pecas.flatMap((a, i) =>
    pecas
      .slice(i + 1)
      .filter(
        (b) =>
          // Lower case letters reach seven tenths of the size: nearer baselines than that touch.
          Math.abs(a.y - b.y) < 0.7 * Math.max(a.tamanho, b.tamanho) &&
          a.x < b.x + b.largura - 0.5 &&
          b.x < a.x + a.largura - 0.5,
      )
      .map((b) => `${a.texto} × ${b.texto}`),
  )
}
