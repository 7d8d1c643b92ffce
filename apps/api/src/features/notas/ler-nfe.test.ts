import { gerarDemo } from '@balcao/demo/src/gerar-demo.ts'
import { gerarNotas, type NotaGerada } from '@balcao/demo/src/notas/gerar-notas.ts'
import { montarXmlDaNota } from '@balcao/demo/src/notas/montar-xml-da-nota.ts'
import { emReais } from '@balcao/demo/src/precos/calcular-impostos.ts'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { chaveValida, partesDaChave } from '@balcao/dominio/notas/chave'
import { impedimentoDaNfd, problemasDaNfd } from '@balcao/dominio/notas/nfd'
import { describe, expect, it } from 'vitest'
import { montarXmlDeDevolucao } from '../../../test/montar-xml-de-devolucao.ts'
import { lerNfe } from './ler-nfe.ts'

const HOJE = '2026-11-15'
const notas = (['aurora', 'boreal'] as const).flatMap((negocio) =>
  gerarNotas(negocio, HOJE, gerarDemo(negocio, HOJE)),
)
const procurar = (condicao: (nota: NotaGerada) => boolean): NotaGerada => {
  const nota = notas.find(condicao)
  if (!nota) throw new Error('A demonstração não tem uma nota assim')
  return nota
}
const bytesDe = (xml: string) => Buffer.from(xml, 'utf8')
const ler = (xml: string) => lerNfe(bytesDe(xml))
const valor = (texto: string | undefined) => new Decimal(texto ?? 0).toFixed(4)
const deCentavos = (centavos: number | undefined) => valor(emReais(centavos ?? 0))

function codigoDaRecusa(bytes: Uint8Array): string {
  try {
    lerNfe(bytes)
    return 'leu'
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return erro.codigo
    throw erro
  }
}

const NOTA = procurar(({ itens, duplicatas }) => itens.length > 2 && duplicatas.length > 1)
const XML = montarXmlDaNota(NOTA)

describe('TIC-11 lê de volta o que foi emitido', () => {
  const amostra = notas.filter((_, i) => i % Math.floor(notas.length / 50) === 0)

  it('a amostra tem de tudo', () => {
    expect(amostra.length).toBeGreaterThanOrEqual(50)
    const tem = (condicao: (nota: NotaGerada) => boolean) => expect(amostra.some(condicao)).toBe(true)
    tem(({ totais }) => totais.st !== '0.00')
    tem(({ totais }) => totais.ipi !== '0.00')
    tem(({ totais }) => totais.frete !== '0.00')
    tem(({ totais }) => totais.desconto !== '0.00')
    tem(({ totais }) => totais.ibsCbs === null)
    tem(({ totais }) => totais.ibsCbs !== null)
    tem(({ destinatario }) => /[A-Z]/.test(destinatario.documento))
    tem(({ destinatario }) => destinatario.documento.length === 11)
    tem(({ destinatario }) => destinatario.razaoSocial.includes('&'))
  })

  it.each(amostra)('TIC-11 nota $chave', (nota) => {
    const lida = ler(montarXmlDaNota(nota))
    expect(lida).toMatchObject({
      chave: nota.chave,
      numero: nota.numero,
      serie: nota.serie,
      modelo: '55',
      emitidaEm: nota.emitidaEm,
      dataSaida: nota.dataSaida,
      finalidade: '1',
      operacao: '1',
      ambiente: '2',
      naturezaOperacao: nota.naturezaOperacao,
      emitente: { documento: nota.emitente.cnpj, nome: nota.emitente.razaoSocial.slice(0, 60) },
      destinatario: {
        documento: nota.destinatario.documento,
        nome: nota.destinatario.razaoSocial.slice(0, 60).trim(),
      },
      transportadora: { documento: nota.transportadora.cnpj, nome: nota.transportadora.razaoSocial },
      volumes: [nota.volume],
      duplicatas: nota.duplicatas,
      totais: {
        produtos: nota.valorProdutos,
        frete: nota.totais.frete,
        desconto: nota.totais.desconto,
        icms: nota.totais.icms,
        st: nota.totais.st,
        ipi: nota.totais.ipi,
        nota: nota.valorTotal,
      },
      referenciadas: [],
      protocolo: { numero: nota.protocolo.numero, recebidoEm: nota.protocolo.recebidoEm, status: '100' },
    })
    expect(
      lida.itens.map((item) => ({
        ...item,
        ...Object.fromEntries(
          (['frete', 'desconto', 'icms', 'icmsSt', 'ipi', 'pis', 'cofins', 'ibs', 'cbs'] as const).map(
            (campo) => [campo, valor(item[campo])],
          ),
        ),
      })),
    ).toEqual(
      nota.itens.map(({ impostos, centavos, ...item }) => ({
        numeroItem: item.numeroItem,
        codigo: item.codigo,
        ean: item.ean,
        descricao: item.descricao,
        ncm: item.ncm,
        cfop: item.cfop,
        unidade: item.unidade,
        quantidade: item.quantidade,
        valorUnitario: item.valorSemImposto,
        valorTotal: emReais(centavos.produtos),
        frete: deCentavos(centavos.frete),
        desconto: deCentavos(centavos.desconto),
        seguro: '0',
        outras: '0',
        ipiDevolvido: '0',
        icms: deCentavos(impostos.icms.valor),
        icmsSt: deCentavos(impostos.st?.valor),
        ipi: deCentavos(impostos.ipi?.valor),
        pis: deCentavos(impostos.pis?.valor),
        cofins: deCentavos(impostos.cofins?.valor),
        ibs: deCentavos(impostos.ibs?.valor),
        cbs: deCentavos(impostos.cbs?.valor),
      })),
    )
  })
})

describe('TIC-11 devolução', () => {
  const fatos = ({ destinatario, emitente, chave }: NotaGerada) => ({
    clienteDocumento: destinatario.documento,
    filialCnpj: emitente.cnpj,
    chavesDasNotas: [chave],
    casasDoDinheiro: 2,
  })
  const comIpi = procurar(
    ({ totais, contribuinte, itens }) => contribuinte && itens.length > 1 && totais.ipi !== '0.00',
  )

  it('TIC-11 do cliente: inteira, passa na regra e soma o mesmo que a compra', () => {
    const lida = ler(montarXmlDeDevolucao(comIpi))
    expect(lida).toMatchObject({ finalidade: '4', operacao: '1', referenciadas: [comIpi.chave] })
    expect(lida.totais).toMatchObject({
      nota: comIpi.valorTotal,
      ipi: '0.00',
      ipiDevolvido: comIpi.totais.ipi,
    })
    expect(problemasDaNfd(lida, { ...fatos(comIpi), valorEsperado: comIpi.valorTotal })).toEqual([])
  })

  it('TIC-11 do cliente: só uma parte, com aviso de valor quando se esperava tudo', () => {
    const lida = ler(montarXmlDeDevolucao(comIpi, [{ numeroItem: 2, quantidade: 1 }]))
    expect(lida.itens).toHaveLength(1)
    expect(lida.itens[0]).toMatchObject({ codigo: comIpi.itens[1]?.codigo, quantidade: '1.0000' })
    const problemas = problemasDaNfd(lida, { ...fatos(comIpi), valorEsperado: comIpi.valorTotal })
    expect(problemas.map(({ codigo }) => codigo)).toEqual(['VALOR_DIVERGENTE'])
    expect(impedimentoDaNfd(problemas)).toBeNull()
  })

  it('TIC-11 de cliente com letras no CNPJ', () => {
    const nota = procurar(({ destinatario }) => /[A-Z]/.test(destinatario.documento))
    const lida = ler(montarXmlDeDevolucao(nota))
    expect(partesDaChave(lida.chave)?.documento).toBe(nota.destinatario.documento)
    expect(problemasDaNfd(lida, fatos(nota))).toEqual([])
  })

  it('TIC-11 de quem não emite nota, a filial emite a entrada', () => {
    const nota = procurar(({ destinatario }) => destinatario.documento.length === 11)
    const lida = ler(montarXmlDeDevolucao(nota))
    expect(lida).toMatchObject({ operacao: '0', emitente: { documento: nota.emitente.cnpj } })
    expect(problemasDaNfd(lida, fatos(nota))).toEqual([])
  })

  it('TIC-11 de outro cliente é recusada', () => {
    const outra = procurar(
      ({ destinatario, contribuinte }) =>
        contribuinte && destinatario.documento !== comIpi.destinatario.documento,
    )
    const problemas = problemasDaNfd(ler(montarXmlDeDevolucao(outra)), fatos(comIpi))
    expect(problemas.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['EMITENTE_DIVERGENTE', 'SEM_REFERENCIA']),
    )
  })
})

describe('TIC-11 formas aceitas', () => {
  const lida = ler(XML)

  it('TIC-11 sem o protocolo', () => {
    const so = XML.replace(/<nfeProc[^>]*>/, '').replace(/<protNFe.*<\/nfeProc>$/, '')
    expect(ler(so)).toEqual({ ...lida, protocolo: null })
  })

  it('TIC-11 com BOM, com prefixo de namespace, indentada e com tags desconhecidas', () => {
    expect(ler(`\uFEFF${XML}`)).toEqual(lida)
    expect(ler(XML.replace(/<(\/?)(?=[a-zA-Z])/g, '<$1nfe:').replaceAll('xmlns=', 'xmlns:nfe='))).toEqual(
      lida,
    )
    expect(ler(XML.replaceAll('><', '>\n  <'))).toEqual(lida)
    expect(ler(XML.replace('<ide>', '<novidade a="1"><b>2</b></novidade><ide><nova/>'))).toEqual(lida)
    expect(ler(XML.replace(/<xNome>([^<]*)<\/xNome>/, '<xNome><![CDATA[$1]]></xNome>'))).toEqual(lida)
  })

  it('TIC-11 em ISO-8859-1 declarado', () => {
    const xml = XML.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
    expect(lerNfe(Buffer.from(xml, 'latin1'))).toEqual(lida)
    expect(codigoDaRecusa(Buffer.from(XML, 'latin1'))).toBe('NFD_ILEGIVEL')
  })

  it('TIC-11 sem saída, sem cobrança, sem transporte e sem EAN', () => {
    const xml = XML.replace(/<dhSaiEnt>[^<]*<\/dhSaiEnt>/, '')
      .replace(/<cobr>.*<\/cobr>/, '')
      .replace(/<transp>.*<\/transp>/, '<transp><modFrete>9</modFrete></transp>')
      .replace(/<cEAN>\d+</g, '<cEAN>SEM GTIN<')
    expect(ler(xml)).toMatchObject({ dataSaida: null, duplicatas: [], volumes: [], transportadora: null })
    expect(new Set(ler(xml).itens.map(({ ean }) => ean))).toEqual(new Set([null]))
  })

  it('TIC-11 a chave lida é válida e diz o mesmo que a nota', () => {
    expect(chaveValida(lida.chave)).toBe(true)
    expect(partesDaChave(lida.chave)).toMatchObject({ numero: lida.numero, serie: lida.serie })
  })
})

describe('TIC-11 recusas', () => {
  const BOMBA = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const comDtd = (dtd: string) => XML.replace('?>', `?>${dtd}`)

  it.each([
    ['vazio', ''],
    ['texto comum', 'não é XML'],
    ['PDF', '%PDF-1.7'],
    ['cortado ao meio', XML.slice(0, XML.length / 2)],
    ['com DOCTYPE', comDtd('<!DOCTYPE nfeProc>')],
    ['com entidades que se multiplicam', comDtd(BOMBA).replace('<natOp>', '<natOp>&b;')],
    ['com entidade de arquivo', comDtd('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>')],
    ['com entidade desconhecida', XML.replace('<natOp>', '<natOp>&f;')],
    ['profundo demais', '<a>'.repeat(5_000) + '</a>'.repeat(5_000)],
    ['com elementos demais', `<NFe>${'<a/>'.repeat(210_000)}</NFe>`],
    ['grande demais', `${XML}${' '.repeat(3 * 1024 * 1024)}`],
    ['em codificação estranha', XML.replace('UTF-8', 'UTF-7')],
  ])('TIC-11 %s é ilegível', (_, xml) => {
    expect(codigoDaRecusa(bytesDe(xml))).toBe('NFD_ILEGIVEL')
  })

  it.each([
    ['evento', '<procEventoNFe><evento/></procEventoNFe>'],
    ['CT-e', '<cteProc><CTe/></cteProc>'],
    ['página', '<html><body/></html>'],
    ['nfeProc sem nota', '<nfeProc><protNFe/></nfeProc>'],
  ])('TIC-11 %s é outro documento', (_, xml) => {
    expect(codigoDaRecusa(bytesDe(xml))).toBe('NFD_DE_OUTRO_DOCUMENTO')
  })

  it.each<[string, (xml: string) => string]>([
    ['sem itens', (xml) => xml.replace(/<det .*<\/det>/, '')],
    ['sem emitente', (xml) => xml.replace(/<emit>.*<\/emit>/, '')],
    ['sem total', (xml) => xml.replace(/<total>.*<\/total>/, '')],
    ['sem chave', (xml) => xml.replace(/ Id="[^"]*"/, '')],
    ['com a chave de outra nota', (xml) => xml.replace(/<nNF>\d+</, '<nNF>1<')],
    ['com a série trocada', (xml) => xml.replace(/<serie>\d+</, '<serie>9<')],
    ['com outro emitente', (xml) => xml.replace(/<emit><CNPJ>\w+</, '<emit><CNPJ>11222333000181<')],
    ['com protocolo de outra', (xml) => xml.replace(/<chNFe>\d/, '<chNFe>9')],
    ['com valor negativo', (xml) => xml.replace(/<vProd>/, '<vProd>-')],
    ['com valor em palavras', (xml) => xml.replace(/<vNF>[^<]+</, '<vNF>mil<')],
    ['com data impossível', (xml) => xml.replace(/<dhEmi>[^<]+</, '<dhEmi>2026-13-45T00:00:00-03:00<')],
  ])('TIC-11 %s não confere', (_, estragar) => {
    expect(codigoDaRecusa(bytesDe(estragar(XML)))).toBe('NFD_INCOMPLETA')
  })
})
