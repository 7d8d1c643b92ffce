import { gerarDemo } from '@balcao/demo/src/gerar-demo.ts'
import { gerarNotas, type NotaGerada } from '@balcao/demo/src/notas/gerar-notas.ts'
import { montarXmlDaNota } from '@balcao/demo/src/notas/montar-xml-da-nota.ts'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { formatarChave, montarChave } from '@balcao/dominio/notas/chave'
import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../../test/ler-imagem.ts'
import { pecasPorPagina, textoPorPagina } from '../../../../test/ler-pdf.ts'
import { encontrarChaves } from '../ler-danfe.ts'
import { desenharDanfe } from './desenhar-danfe.ts'
import { lerNotaImpressa } from './nota-impressa.ts'

const HOJE = '2026-11-15'
const AGORA = new Date('2026-11-15T12:00:00Z')
const MM = 72 / 25.4
const notas = (['aurora', 'boreal'] as const).flatMap((negocio) =>
  gerarNotas(negocio, HOJE, gerarDemo(negocio, HOJE)),
)
const procurar = (condicao: (nota: NotaGerada) => boolean): NotaGerada => {
  const nota = notas.find(condicao)
  if (!nota) throw new Error('A demonstração não tem uma nota assim')
  return nota
}
const desenhar = (xml: string) => desenharDanfe(lerNotaImpressa(Buffer.from(xml)), AGORA)
const juntar = (texto: string) => texto.replace(/\s+/g, ' ')
const paginasDe = async (xml: string) => (await textoPorPagina(await desenhar(xml))).map(juntar)
const deProducao = (xml: string) => xml.replaceAll('<tpAmb>2</tpAmb>', '<tpAmb>1</tpAmb>')
const reais = (valor: string) => formatarNumero(valor, 2)

const NOTA = procurar(({ itens, duplicatas, totais }) => {
  return itens.length > 4 && itens.length < 10 && duplicatas.length > 1 && totais.st !== '0.00'
})
const XML = montarXmlDaNota(NOTA)

/** The same invoice with its items repeated, as long as asked. */
function comItens(quantos: number): string {
  const itens = Array.from({ length: quantos }, (_, i) => {
    const item = NOTA.itens[i % NOTA.itens.length] as NotaGerada['itens'][number]
    return { ...item, numeroItem: i + 1, codigo: `K${i + 1}K` }
  })
  return montarXmlDaNota({ ...NOTA, itens })
}

describe('DANFE de uma nota', () => {
  it('DOC-04 o canhoto, quem emite e quem recebe', async () => {
    const [pagina = ''] = await paginasDe(XML)
    const { emitente, destinatario } = NOTA
    expect(pagina).toContain(juntar(`RECEBEMOS DE ${emitente.razaoSocial}`))
    expect(pagina).toContain('IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR')
    expect(pagina).toContain('DANFE Documento Auxiliar da Nota Fiscal Eletrônica')
    expect(pagina).toContain('0 - ENTRADA 1 - SAÍDA')
    for (const parte of [emitente.cnpj, destinatario.documento])
      expect(pagina).toContain(formatarDocumento(parte))
    expect(pagina).toContain(
      `Nº ${String(NOTA.numero)
        .padStart(9, '0')
        .replace(/\B(?=(\d{3})+$)/g, '.')}`,
    )
    expect(pagina).toContain(`SÉRIE ${String(NOTA.serie).padStart(3, '0')}`)
    expect(pagina).toContain('FOLHA 1/1')
    expect(pagina).toContain(`NATUREZA DA OPERAÇÃO ${NOTA.naturezaOperacao}`)
    expect(pagina).toContain(`PROTOCOLO DE AUTORIZAÇÃO DE USO ${NOTA.protocolo.numero} - `)
    expect(pagina).toContain(`NOME / RAZÃO SOCIAL ${destinatario.razaoSocial.slice(0, 60).trim()}`)
    expect(pagina).toContain(`DATA DA EMISSÃO ${formatarData(NOTA.emitidaEm)}`)
    expect(pagina).toContain(`DATA DA SAÍDA / ENTRADA ${formatarData(NOTA.dataSaida)}`)
    expect(pagina).toContain(`MUNICÍPIO ${destinatario.cidade}`)
    expect(pagina).toContain(`NOME / RAZÃO SOCIAL ${NOTA.transportadora.razaoSocial.slice(0, 60).trim()}`)
    expect(pagina).toContain('FRETE POR CONTA 0 - Remetente (CIF)')
    expect(pagina).toContain(`PESO BRUTO ${formatarNumero(NOTA.volume.pesoBruto)}`)
    expect(pagina).toContain(`INFORMAÇÕES COMPLEMENTARES Pedido ${NOTA.pedido}.`)
  })

  it('DOC-04 os totais, as duplicatas e os itens são os do XML', async () => {
    const [pagina = ''] = await paginasDe(XML)
    const { totais } = NOTA
    for (const [rotulo, valor] of [
      ['BASE DE CÁLCULO DO ICMS', totais.baseIcms],
      ['VALOR DO ICMS', totais.icms],
      ['BASE DE CÁLC. DO ICMS ST', totais.baseSt],
      ['VALOR DO ICMS ST', totais.st],
      ['VALOR DO PIS', totais.pis],
      ['VALOR TOTAL DOS PRODUTOS', totais.produtos],
      ['VALOR DO FRETE', totais.frete],
      ['DESCONTO', totais.desconto],
      ['VALOR DO IPI', totais.ipi],
      ['VALOR DA COFINS', totais.cofins],
      ['VALOR TOTAL DA NOTA', totais.nota],
    ] as const)
      expect(pagina).toContain(`${rotulo} ${reais(valor)}`)
    for (const { numero, vencimento, valor } of NOTA.duplicatas)
      expect(pagina).toContain(`${numero} · VENC. ${formatarData(vencimento)} R$ ${reais(valor)}`)
    for (const { codigo, ncm, cfop, unidade, quantidade } of NOTA.itens) {
      expect(pagina).toContain(codigo)
      expect(pagina).toMatch(
        new RegExp(`${ncm} \\d{3} ${cfop} ${unidade} ${formatarNumero(quantidade).replaceAll('.', '\\.')} `),
      )
    }
  })

  it('DOC-04 os tributos novos aparecem quando a nota os tem', async () => {
    const com = procurar(({ totais }) => totais.ibsCbs !== null)
    const sem = procurar(({ totais }) => totais.ibsCbs === null)
    expect((await paginasDe(montarXmlDaNota(com)))[0]).toContain(
      `VALOR DO IBS ${reais(com.totais.ibsCbs?.ibs ?? '')} VALOR DA CBS ${reais(com.totais.ibsCbs?.cbs ?? '')}`,
    )
    expect((await paginasDe(montarXmlDaNota(sem)))[0]).not.toContain('VALOR DO IBS')
  })

  it('DOC-04 sem duplicatas diz como foi pago, e sem transportadora que não há frete', async () => {
    const xml = XML.replace(/<cobr>.*<\/cobr>/, '')
      .replace(/<tPag>\d+</, '<tPag>17<')
      .replace(/<transp>.*<\/transp>/, '<transp><modFrete>9</modFrete></transp>')
    const [pagina = ''] = await paginasDe(xml)
    expect(pagina).toContain(`PAGAMENTO PIX: R$ ${reais(NOTA.totais.nota)}`)
    expect(pagina).toContain('9 - Sem frete')
  })

  it('DOC-04 devolução traz a nota referenciada; contingência e denegação são ditas', async () => {
    const outra = notas.find(({ chave }) => chave !== NOTA.chave)?.chave ?? ''
    const xml = XML.replace('</ide>', `<NFref><refNFe>${outra}</refNFe></NFref></ide>`)
      .replace(/<tpNF>1</, '<tpNF>0<')
      .replace(/<tpEmis>1</, '<tpEmis>4<')
      .replace(/<cStat>100</, '<cStat>301<')
    const [pagina = ''] = await paginasDe(deProducao(xml))
    expect(pagina).toContain(`NF-e referenciadas: ${formatarChave(outra)}`)
    expect(pagina).toContain('PROTOCOLO DE DENEGAÇÃO DE USO')
    expect(pagina).toContain('contingência')
    expect(pagina).toContain('SEM VALOR FISCAL')
  })

  it('DOC-04 quem lê o PDF acha a chave da nota', async () => {
    expect(encontrarChaves((await paginasDe(XML)).join(' '))).toEqual([NOTA.chave])
  })
})

describe('chave e código de barras', () => {
  const comLetras = montarChave({
    cUF: '35',
    aamm: '2611',
    cnpj: '12ABC34501DE35',
    modelo: '55',
    serie: NOTA.serie,
    numero: NOTA.numero,
    tpEmis: '1',
    cNF: '90817263',
  })

  it.each([
    ['só de números', NOTA.chave, 277],
    ['com letras', comLetras, 354],
  ])(
    'DOC-04 chave %s: em grupos de quatro, e lida da imagem em CODE-128 do tamanho que a lei pede',
    async (_, chave, modulos) => {
      const xml = XML.replaceAll(NOTA.chave, chave).replace(
        /<emit><CNPJ>\w+</,
        `<emit><CNPJ>${chave.slice(6, 20)}<`,
      )
      const pdf = await desenhar(xml)
      const texto = juntar((await textoPorPagina(pdf))[0] ?? '')
      expect(texto).toContain(`CHAVE DE ACESSO ${formatarChave(chave)}`)
      expect(texto).toContain(formatarDocumento(chave.slice(6, 20)))
      for (const dpi of [200, 150])
        expect(await codigosNaImagem(pdf, { dpi })).toMatchObject([{ tipo: 'Code128', texto: chave }])
      const [barras] = await codigosNaImagem(pdf)
      const { largura = 0, altura = 0, branco } = barras?.medidas ?? {}
      expect(largura).toBeGreaterThanOrEqual(115)
      expect(altura).toBeGreaterThanOrEqual(8)
      // Ten of its modules: without them a reader does not find where the bars begin.
      const silencio = (largura * 10) / modulos
      for (const lado of [branco?.esquerda, branco?.direita])
        expect(lado).toBeGreaterThanOrEqual(silencio - 0.2)
      expect(formatarDocumento('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    },
  )
})

it('DOC-04 locais de retirada e de entrega são ditos, e as barras continuam sendo lidas', async () => {
  const local = (nome: string) =>
    `<${nome}><CNPJ>11222333000181</CNPJ><xNome>Depósito ${nome}</xNome><xLgr>Rua A</xLgr><nro>1</nro><xMun>Itu</xMun><UF>SP</UF></${nome}>`
  const pdf = await desenhar(XML.replace('</dest>', `</dest>${local('retirada')}${local('entrega')}`))
  const texto = juntar((await textoPorPagina(pdf))[0] ?? '')
  for (const nome of ['retirada', 'entrega'])
    expect(texto).toContain(`Local de ${nome}: Depósito ${nome} - 11.222.333/0001-81 - Rua A, 1`)
  expect(await codigosNaImagem(pdf)).toMatchObject([{ texto: NOTA.chave }])
})

describe('folhas', () => {
  it.each([60, 400])(
    'DOC-04 %i itens: cabeçalho, chave e numeração em cada folha, e nenhum item perdido',
    async (quantos) => {
      const pdf = await desenhar(comItens(quantos))
      const paginas = (await textoPorPagina(pdf)).map(juntar)
      expect(paginas.length).toBeGreaterThan(1)
      for (const [i, pagina] of paginas.entries()) {
        expect(pagina).toContain(`FOLHA ${i + 1}/${paginas.length}`)
        expect(pagina).toContain(formatarChave(NOTA.chave))
        expect(pagina).toContain('DESCRIÇÃO DO PRODUTO / SERVIÇO')
        expect(await codigosNaImagem(pdf, { pagina: i + 1 })).toMatchObject([{ texto: NOTA.chave }])
        expect(pagina.includes('RECEBEMOS DE')).toBe(i === 0)
        expect(pagina.includes('VALOR TOTAL DA NOTA')).toBe(i === 0)
      }
      const codigos = paginas.join(' ').match(/\bK\d+K\b/g)
      expect(codigos).toEqual(Array.from({ length: quantos }, (_, i) => `K${i + 1}K`))
    },
  )

  it('DOC-04 informações complementares que não cabem continuam, sem perder uma palavra', async () => {
    const texto = Array.from({ length: 900 }, (_, i) => `w${i}w`).join(' ')
    const longo = (xml: string) =>
      xml.replace(/<infCpl>[^<]*</, `<infAdFisco>Regime especial 7</infAdFisco><infCpl>${texto}<`)
    for (const xml of [longo(XML), longo(comItens(60))]) {
      const paginas = await paginasDe(xml)
      expect(paginas[0]).toContain('Informações adicionais de interesse do Fisco: Regime especial 7')
      expect(paginas.at(-1)).toContain('DADOS ADICIONAIS (CONTINUAÇÃO)')
      expect(paginas.join(' ').match(/\bw\d+w\b/g)).toEqual(texto.split(' '))
    }
  })

  it.each([
    ['de homologação', true, XML],
    ['sem protocolo', true, deProducao(XML).replace(/<protNFe.*<\/protNFe>/, '')],
    ['de produção, autorizada', false, deProducao(XML)],
  ])('DOC-04 nota %s: marca SEM VALOR FISCAL? %s', async (_caso, marca, xml) => {
    for (const pagina of await paginasDe(xml)) expect(pagina.includes('SEM VALOR FISCAL')).toBe(marca)
  })

  it('DOC-04 nada sai da folha nem se sobrepõe, nem com os maiores textos e valores que a NF-e permite', async () => {
    const enorme = 'Nome bem comprido de uma empresa que ninguem abrevia, ME'.padEnd(60, 'x')
    const maximo = '9999999999999.99'
    const xml = deProducao(XML)
      .replace(/<xNome>[^<]*</g, `<xNome>${enorme}<`)
      .replace(/<xLgr>[^<]*</g, `<xLgr>${enorme}<`)
      .replace(/<nro>[^<]*</g, `<nro>${enorme}<`)
      .replace(/<xBairro>[^<]*</g, `<xBairro>${enorme}<`)
      .replace(/<xMun>[^<]*</g, `<xMun>${enorme}<`)
      .replace(/<natOp>[^<]*</g, `<natOp>${enorme}<`)
      .replace(/<xProd>[^<]*</g, `<xProd>${'DESCRICAO/SEM/ESPACO'.repeat(6)}<`)
      .replace(/<cProd>[^<]*</g, `<cProd>${'ABCDEFGHIJ'.repeat(6)}<`)
      .replace(/<(v[A-Z]\w*)>[\d.]+</g, `<$1>${maximo}<`)
      .replace(/<qCom>[\d.]+</g, '<qCom>99999999999.9999<')
      .replace(/<vUnCom>[\d.]+</g, '<vUnCom>9999999999.1234567891<')
      .replace(/<esp>[^<]*</g, `<esp>${enorme}<`)
    const pdf = await desenhar(xml)
    const texto = juntar((await textoPorPagina(pdf))[0] ?? '').replaceAll(' ', '')
    // Issuer, recipient and carrier; on the receipt too.
    expect(texto.split(enorme.replaceAll(' ', '')).length - 1).toBeGreaterThanOrEqual(15)
    for (const pecas of await pecasPorPagina(pdf)) {
      for (const peca of pecas) {
        expect(peca.x).toBeGreaterThan(5.9 * MM)
        expect(peca.x + peca.largura).toBeLessThan(595.28 - 5.9 * MM)
        expect(peca.y).toBeLessThan(841.89 - 5.9 * MM)
      }
      expect(sobrepostas(pecas)).toEqual([])
    }
  })
})

describe('recusas', () => {
  it.each([
    ['vazio', ''],
    ['de outro documento', '<cteProc><CTe/></cteProc>'],
    ['sem itens', XML.replace(/<det .*<\/det>/, '')],
    ['sem total', XML.replace(/<total>.*<\/total>/, '')],
    ['com valor em palavras', XML.replace(/<vNF>[^<]+</, '<vNF>mil<')],
    ['com a chave errada', XML.replace(/ Id="NFe\d/, ' Id="NFe9')],
  ])('DOC-04 XML %s não vira DANFE', (_caso, xml) => {
    let erro: unknown
    try {
      lerNotaImpressa(Buffer.from(xml))
    } catch (lancado) {
      erro = lancado
    }
    expect(erro).toBeInstanceOf(ErroDeNegocio)
    expect((erro as ErroDeNegocio).codigo).toBe('NOTA_ILEGIVEL')
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
