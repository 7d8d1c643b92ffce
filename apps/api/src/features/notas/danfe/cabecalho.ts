import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarChave } from '@balcao/dominio/notas/chave'
import { desenharCodigoDeBarras } from '../../../platform/pdf/codigo-de-barras.ts'
import { MM } from '../../../platform/pdf/documento.ts'
import {
  type Area,
  caber,
  caixa,
  desenharCampo,
  type Folha,
  fila,
  PRETO,
  RECHEIO,
} from '../../../platform/pdf/folha.ts'
import { alturaDaLinha, type Estilo, escrever, escreverLinhas } from '../../../platform/pdf/texto.ts'
import { dia, emReais, hora, numeroDaNota, serieDaNota } from './escrita.ts'
import type { NotaImpressa } from './nota-impressa.ts'

const ALTURA_DO_CANHOTO = 17 * MM
const LARGURA_DO_NUMERO = 30 * MM
const ALTURA_DA_IDENTIFICACAO = 35 * MM
const LARGURA_DO_QUADRO = 27 * MM
// The NF-e manual asks for bars of 11.5 cm × 0.8 cm at least; the blanks on both sides are a fifteenth of this width.
const LARGURA_DA_CHAVE = 125 * MM
const BARRAS = { largura: 124.4 * MM, altura: 11 * MM }

const NAO_AUTORIZADAS = ['110', '301', '302', '303']

const CONTINGENCIAS: Record<string, string> = {
  2: 'DANFE em contingência, impresso em decorrência de problemas técnicos',
  4: 'DANFE impresso em contingência, com EPEC regularmente recebido',
  5: 'DANFE em contingência, impresso em decorrência de problemas técnicos',
}

const pequeno = (tamanho: number, forte = false): Estilo => ({
  tamanho,
  cor: PRETO,
  peso: forte ? 'negrito' : 'regular',
})

/** What the driver tears off and brings back signed. */
export function desenharCanhoto(folha: Folha, nota: NotaImpressa): void {
  const { pdf, esquerda, largura, y } = folha
  const textos = largura - LARGURA_DO_NUMERO
  const altura = ALTURA_DO_CANHOTO / 2
  caixa(folha, { x: esquerda, y, largura: textos, altura })
  const { nome, logradouro, municipio, uf } = nota.destinatario
  const recebimento =
    `RECEBEMOS DE ${nota.emitente.nome} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. ` +
    `EMISSÃO: ${dia(nota.emitidaEm)}  VALOR TOTAL: R$ ${emReais(nota.totais.nota)}  ` +
    `DESTINATÁRIO: ${nome} - ${logradouro} ${municipio}/${uf}`
  const espaco = { largura: textos - 2 * RECHEIO, altura: altura - 4 }
  const { linhas, estilo } = caber(pdf, recebimento, espaco, { maior: 5.9 })
  escreverLinhas(pdf, linhas, { x: esquerda + RECHEIO, y: y + 2, largura: espaco.largura }, estilo)

  const embaixo = { y: y + altura, altura }
  const data = { ...embaixo, x: esquerda, largura: 40 * MM }
  desenharCampo(folha, data, { rotulo: 'DATA DE RECEBIMENTO', valor: '' })
  const assinatura = { ...embaixo, x: data.x + data.largura, largura: textos - data.largura }
  desenharCampo(folha, assinatura, { rotulo: 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', valor: '' })

  const numero = { x: esquerda + textos, y, largura: LARGURA_DO_NUMERO, altura: ALTURA_DO_CANHOTO }
  caixa(folha, numero)
  escreverNoMeio(folha, { ...numero, y: y + 5 }, [
    ['NF-e', pequeno(11, true)],
    [`Nº ${numeroDaNota(nota.numero)}`, pequeno(9, true)],
    [`SÉRIE ${serieDaNota(nota.serie)}`, pequeno(9, true)],
  ])
  folha.y = y + ALTURA_DO_CANHOTO + 2.4 * MM
  pdf
    .moveTo(esquerda, folha.y)
    .lineTo(esquerda + largura, folha.y)
    .dash(3, { space: 2 })
    .lineWidth(0.5)
    .stroke(PRETO)
    .undash()
  folha.y += 2.4 * MM
}

/** Who issued, the box that names the document, and its key; on every page. Answers where the page's number goes. */
export function desenharIdentificacao(folha: Folha, nota: NotaImpressa): Area {
  const { esquerda, largura, y } = folha
  const altura = ALTURA_DA_IDENTIFICACAO
  const daParte = largura - LARGURA_DO_QUADRO - LARGURA_DA_CHAVE
  const emitente = { x: esquerda, y, largura: daParte, altura }
  const quadro = { ...emitente, x: esquerda + daParte, largura: LARGURA_DO_QUADRO }
  const chave = { ...emitente, x: quadro.x + LARGURA_DO_QUADRO, largura: LARGURA_DA_CHAVE }
  desenharEmitente(folha, emitente, nota)
  const numeracao = desenharQuadroDoDanfe(folha, quadro, nota)
  desenharChave(folha, chave, nota)
  folha.y = y + altura
  fila(folha, [
    { rotulo: 'NATUREZA DA OPERAÇÃO', valor: nota.naturezaOperacao },
    { ...protocoloDe(nota), largura: 90, alinhar: 'centro' },
  ])
  const { emitente: parte } = nota
  fila(folha, [
    { rotulo: 'INSCRIÇÃO ESTADUAL', valor: parte.inscricaoEstadual, alinhar: 'centro' },
    {
      rotulo: 'INSCRIÇÃO ESTADUAL DO SUBSTITUTO TRIBUTÁRIO',
      valor: parte.inscricaoDoSubstituto,
      alinhar: 'centro',
    },
    { rotulo: 'CNPJ / CPF', valor: formatarDocumento(parte.documento), alinhar: 'centro' },
  ])
  return numeracao
}

function desenharEmitente(folha: Folha, area: Area, { emitente }: NotaImpressa): void {
  const { pdf } = folha
  caixa(folha, area)
  const largura = area.largura - 2 * RECHEIO
  const lugar = { x: area.x + RECHEIO, largura, alinhar: 'centro' as const }
  const rotulo = escrever(pdf, 'IDENTIFICAÇÃO DO EMITENTE', { ...lugar, y: area.y + 1 }, pequeno(5))
  const nome = caber(pdf, emitente.nome, { largura, altura: 34 }, { forte: true, maior: 9 })
  const y = area.y + rotulo + 4
  const doNome = escreverLinhas(pdf, nome.linhas, { ...lugar, y }, nome.estilo) + 3
  const { logradouro, bairro, municipio, uf, cep, telefone } = emitente
  const endereco = [
    logradouro,
    bairro,
    `${municipio} - ${uf}`,
    cep && `CEP ${formatarCep(cep)}`,
    telefone && `Fone ${formatarTelefone(telefone)}`,
  ]
  const espaco = { largura, altura: area.y + area.altura - y - doNome }
  const { linhas, estilo } = caber(pdf, endereco.filter(Boolean).join('\n'), espaco, { maior: 6.6 })
  escreverLinhas(pdf, linhas, { ...lugar, y: y + doNome }, estilo)
}

/** Answers the place of 'FOLHA n/m', which is written when all pages are known. */
function desenharQuadroDoDanfe(folha: Folha, area: Area, nota: NotaImpressa): Area {
  caixa(folha, area)
  const y = escreverNoMeio(folha, { ...area, y: area.y + 3 }, [
    ['DANFE', pequeno(12, true)],
    ['Documento Auxiliar da', pequeno(5.6)],
    ['Nota Fiscal Eletrônica', pequeno(5.6)],
  ])
  const lado = 5 * MM
  const quadrado = { x: area.x + area.largura - lado - 7, y: y + 3, largura: lado, altura: lado }
  caixa(folha, quadrado)
  const numero = pequeno(10, true)
  escreverNoMeio(folha, { ...quadrado, y: quadrado.y + (lado - alturaDaLinha(numero)) / 2 }, [
    [nota.operacao, numero],
  ])
  const rotulos = { x: area.x + 7, largura: area.largura - lado - 16 }
  for (const [i, opcao] of ['0 - ENTRADA', '1 - SAÍDA'].entries())
    escreverLinhas(folha.pdf, [opcao], { ...rotulos, y: y + 2.4 + i * 8 }, pequeno(5.8))
  const depois = escreverNoMeio(folha, { ...area, y: y + lado + 6 }, [
    [`Nº ${numeroDaNota(nota.numero)}`, pequeno(8, true)],
    [`SÉRIE ${serieDaNota(nota.serie)}`, pequeno(8, true)],
  ])
  return { ...area, y: depois, altura: alturaDaLinha(NUMERACAO) }
}

const NUMERACAO = pequeno(8, true)

export function escreverNumeracao(pdf: PDFKit.PDFDocument, area: Area, atual: number, total: number): void {
  escreverLinhas(pdf, [`FOLHA ${atual}/${total}`], { ...area, alinhar: 'centro' }, NUMERACAO)
}

function desenharChave(folha: Folha, area: Area, nota: NotaImpressa): void {
  const { pdf } = folha
  caixa(folha, area)
  const recuo = (area.largura - BARRAS.largura) / 2
  desenharCodigoDeBarras(pdf, nota.chave, { x: area.x + recuo, y: area.y + 5, ...BARRAS })
  const campo = { ...area, y: area.y + BARRAS.altura + 9, altura: 8 * MM }
  desenharCampo(folha, campo, {
    rotulo: 'CHAVE DE ACESSO',
    valor: formatarChave(nota.chave),
    alinhar: 'centro',
    forte: true,
  })
  const consulta =
    'Consulta de autenticidade no portal nacional da NF-e\nwww.nfe.fazenda.gov.br/portal ou no site da Sefaz autorizadora'
  const contingencia = CONTINGENCIAS[nota.emissao]
  const lugar = { x: area.x + RECHEIO, largura: area.largura - 2 * RECHEIO, alinhar: 'centro' as const }
  escrever(
    pdf,
    contingencia ? `${contingencia}\n${consulta}` : consulta,
    { ...lugar, y: campo.y + campo.altura + (contingencia ? 2 : 7) },
    pequeno(7.4),
  )
}

function protocoloDe({ protocolo }: NotaImpressa): { rotulo: string; valor: string } {
  if (!protocolo) return { rotulo: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', valor: 'SEM PROTOCOLO DE AUTORIZAÇÃO' }
  const { numero, recebidoEm, status } = protocolo
  return {
    rotulo: NAO_AUTORIZADAS.includes(status)
      ? 'PROTOCOLO DE DENEGAÇÃO DE USO'
      : 'PROTOCOLO DE AUTORIZAÇÃO DE USO',
    valor: `${numero} - ${dia(recebidoEm)} ${hora(recebidoEm)}`,
  }
}

/** Lines of different sizes, one under the other and centred; answers where the next would go. */
function escreverNoMeio(
  { pdf }: Folha,
  { x, y, largura }: Pick<Area, 'x' | 'y' | 'largura'>,
  linhas: readonly (readonly [string, Estilo])[],
): number {
  return linhas.reduce(
    (abaixo, [linha, estilo]) =>
      abaixo + escreverLinhas(pdf, [linha], { x, y: abaixo, largura, alinhar: 'centro' }, estilo),
    y,
  )
}
