import { createHash } from 'node:crypto'
import { limparDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { tirarMascara } from '@balcao/dominio/formatos/mascaras'
import { emReais, type Impostos } from '../precos/calcular-impostos.ts'
import { type Conteudo, elemento } from './escrever-xml.ts'
import { fusoDaUf, type ItemDaNota, type NotaGerada } from './gerar-notas.ts'

type Parte = {
  documento: string
  razaoSocial: string
  fantasia: string
  inscricaoEstadual: string | null
  logradouro: string
  numero: string
  complemento?: string | null
  bairro: string
  ibge: string
  cidade: string
  uf: NotaGerada['emitente']['uf']
  cep: string
  telefone: string
  email: string
}

export const PRODUCAO = 1
export const HOMOLOGACAO = 2

export type DocumentoFiscal = Pick<
  NotaGerada,
  | 'chave'
  | 'numero'
  | 'serie'
  | 'emitidaEm'
  | 'dataSaida'
  | 'naturezaOperacao'
  | 'itens'
  | 'totais'
  | 'duplicatas'
  | 'protocolo'
> & {
  emitente: Parte
  destinatario: Parte
  transportadora: NotaGerada['transportadora'] | null
  volume: NotaGerada['volume'] | null
  informacoes: string
  /** tpAmb; a return must be of production to be accepted, whatever it returns. */
  ambiente: typeof PRODUCAO | typeof HOMOLOGACAO
  operacao: 'ENTRADA' | 'SAIDA'
  devolucao: boolean
  referenciadas: readonly string[]
}

const NFE = 'http://www.portalfiscal.inf.br/nfe'
const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const VERSAO = '4.00'
const MAXIMO_DO_NOME = 60
const DECLARACAO = '<?xml version="1.0" encoding="UTF-8"?>'
const SEM_PAGAMENTO = '90'
const BOLETO = '15'
const PIX = '17'

export const parteDaFilial = ({ cnpj, nome, ...filial }: NotaGerada['emitente']): Parte => ({
  ...filial,
  documento: cnpj,
  fantasia: nome,
})

export const informacoesDaNota = ({ pedido }: Pick<NotaGerada, 'pedido'>): string =>
  `Pedido ${pedido}. Documento de demonstração, sem valor fiscal.`

/** The whole NF-e of a generated invoice, issued for tests: nobody must take it for a real one. */
export function montarXmlDaNota(nota: NotaGerada): string {
  return montarNfe({
    ...nota,
    emitente: parteDaFilial(nota.emitente),
    informacoes: informacoesDaNota(nota),
    ambiente: HOMOLOGACAO,
    operacao: 'SAIDA',
    devolucao: false,
    referenciadas: [],
  })
}

/** An authorised NF-e 4.00, in the order of its schema. */
export function montarNfe(nota: DocumentoFiscal): string {
  const infNFe = elemento('infNFe', {
    '@versao': VERSAO,
    '@Id': `NFe${nota.chave}`,
    ide: ide(nota),
    emit: emit(nota.emitente),
    dest: dest(nota.destinatario),
    det: nota.itens.map((item) => det(item, nota.devolucao)),
    total: total(nota),
    transp: transp(nota),
    cobr: nota.duplicatas.length === 0 ? null : cobr(nota),
    pag: pag(nota),
    infAdic: { infCpl: nota.informacoes },
  })
  const digest = createHash('sha1').update(infNFe).digest('base64')
  const corpo = `<NFe xmlns="${NFE}">${infNFe}${assinatura(nota.chave, digest)}</NFe>`
  return `${DECLARACAO}<nfeProc xmlns="${NFE}" versao="${VERSAO}">${corpo}${protocolo(nota, digest)}</nfeProc>`
}

/** In the legal time of the issuer, as the tax office asks. */
function noFuso(instante: string, uf: Parte['uf']): string {
  const fuso = fusoDaUf(uf)
  const local = new Date(Date.parse(instante) + Number(fuso.slice(0, 3)) * 3_600_000)
  return local.toISOString().slice(0, 19) + fuso
}

function ide(nota: DocumentoFiscal): Conteudo {
  const { chave, emitente, destinatario } = nota
  return {
    cUF: chave.slice(0, 2),
    cNF: chave.slice(35, 43),
    natOp: nota.naturezaOperacao,
    mod: '55',
    serie: nota.serie,
    nNF: nota.numero,
    dhEmi: noFuso(nota.emitidaEm, emitente.uf),
    dhSaiEnt: `${nota.dataSaida}T23:00:00${fusoDaUf(emitente.uf)}`,
    tpNF: nota.operacao === 'ENTRADA' ? 0 : 1,
    idDest: emitente.uf === destinatario.uf ? 1 : 2,
    cMunFG: emitente.ibge,
    tpImp: 1,
    tpEmis: chave.slice(34, 35),
    cDV: chave.slice(43),
    tpAmb: nota.ambiente,
    finNFe: nota.devolucao ? 4 : 1,
    indFinal: destinatario.inscricaoEstadual === null ? 1 : 0,
    indPres: 9,
    indIntermed: 0,
    procEmi: 0,
    verProc: 'Demo 1.0',
    NFref: nota.referenciadas.map((refNFe) => ({ refNFe })),
  }
}

const documentoDe = (documento: string): { [nome: string]: Conteudo } => ({
  [tipoDeDocumento(documento) ?? 'CNPJ']: limparDocumento(documento),
})

const endereco = (parte: Parte): Conteudo => ({
  xLgr: parte.logradouro,
  nro: parte.numero,
  xCpl: parte.complemento ?? null,
  xBairro: parte.bairro,
  cMun: parte.ibge,
  xMun: parte.cidade,
  UF: parte.uf,
  CEP: parte.cep,
  cPais: '1058',
  xPais: 'BRASIL',
  fone: parte.telefone,
})

const emit = (parte: Parte): Conteudo => ({
  ...documentoDe(parte.documento),
  xNome: parte.razaoSocial.slice(0, MAXIMO_DO_NOME).trim(),
  xFant: parte.fantasia.slice(0, MAXIMO_DO_NOME).trim(),
  enderEmit: endereco(parte),
  IE: tirarMascara(parte.inscricaoEstadual ?? 'ISENTO'),
  CRT: 3,
})

const dest = (parte: Parte): Conteudo => ({
  ...documentoDe(parte.documento),
  xNome: parte.razaoSocial.slice(0, MAXIMO_DO_NOME).trim(),
  enderDest: endereco(parte),
  indIEDest: parte.inscricaoEstadual === null ? 9 : 1,
  IE: parte.inscricaoEstadual === null ? null : tirarMascara(parte.inscricaoEstadual),
  email: parte.email,
})

const ou = (centavos: number) => (centavos === 0 ? null : emReais(centavos))

function det(item: ItemDaNota, devolucao: boolean): Conteudo {
  const { impostos, centavos, unidade, quantidade, valorSemImposto } = item
  // Who is no manufacturer gives the IPI back in a group of its own.
  const ipiDevolvido = devolucao && impostos.ipi ? emReais(impostos.ipi.valor) : null
  return {
    '@nItem': item.numeroItem,
    prod: {
      cProd: item.codigo,
      cEAN: item.ean,
      xProd: item.descricao,
      NCM: item.ncm,
      CFOP: item.cfop,
      uCom: unidade,
      qCom: quantidade,
      vUnCom: valorSemImposto,
      vProd: emReais(centavos.produtos),
      cEANTrib: item.ean,
      uTrib: unidade,
      qTrib: quantidade,
      vUnTrib: valorSemImposto,
      vFrete: ou(centavos.frete),
      vSeg: ou(centavos.seguro),
      vDesc: ou(centavos.desconto),
      vOutro: ou(centavos.outras),
      indTot: 1,
    },
    imposto: {
      ICMS: icms(impostos),
      IPI: devolucao ? null : ipi(impostos),
      PIS: contribuicao('PIS', impostos.pis),
      COFINS: contribuicao('COFINS', impostos.cofins),
      IBSCBS: ibsCbs(impostos),
    },
    impostoDevol: ipiDevolvido && { pDevol: '100.00', IPI: { vIPIDevol: ipiDevolvido } },
  }
}

function icms({ cst, icms: { base, aliquota, valor, reducao }, st }: Impostos): Conteudo {
  return {
    [`ICMS${cst}`]: {
      orig: 0,
      CST: cst,
      modBC: 3,
      pRedBC: reducao,
      vBC: emReais(base),
      pICMS: aliquota,
      vICMS: emReais(valor),
      ...(st && {
        modBCST: 4,
        pMVAST: st.mva,
        vBCST: emReais(st.base),
        pICMSST: st.aliquota,
        vICMSST: emReais(st.valor),
      }),
    },
  }
}

const ipi = ({ ipi: imposto }: Impostos): Conteudo =>
  imposto && {
    cEnq: '999',
    IPITrib: {
      CST: '50',
      vBC: emReais(imposto.base),
      pIPI: imposto.aliquota,
      vIPI: emReais(imposto.valor),
    },
  }

function contribuicao(nome: 'PIS' | 'COFINS', imposto: Impostos['pis']): Conteudo {
  if (!imposto) return { [`${nome}NT`]: { CST: '06' } }
  return {
    [`${nome}Aliq`]: {
      CST: '01',
      vBC: emReais(imposto.base),
      [`p${nome}`]: imposto.aliquota,
      [`v${nome}`]: emReais(imposto.valor),
    },
  }
}

function ibsCbs({ ibs, cbs }: Impostos): Conteudo {
  if (!ibs || !cbs) return null
  const valorIbs = emReais(ibs.valor)
  return {
    CST: '000',
    cClassTrib: '000001',
    gIBSCBS: {
      vBC: emReais(ibs.base),
      gIBSUF: { pIBSUF: ibs.aliquota, vIBSUF: valorIbs },
      gIBSMun: { pIBSMun: '0.0000', vIBSMun: '0.00' },
      vIBS: valorIbs,
      gCBS: { pCBS: cbs.aliquota, vCBS: emReais(cbs.valor) },
    },
  }
}

const ZERO = '0.00'

function total({ totais, devolucao }: DocumentoFiscal): Conteudo {
  const semCredito = { vCredPres: ZERO, vCredPresCondSus: ZERO }
  const semDiferimento = { vDif: ZERO, vDevTrib: ZERO }
  return {
    ICMSTot: {
      vBC: totais.baseIcms,
      vICMS: totais.icms,
      vICMSDeson: ZERO,
      vFCP: ZERO,
      vBCST: totais.baseSt,
      vST: totais.st,
      vFCPST: ZERO,
      vFCPSTRet: ZERO,
      vProd: totais.produtos,
      vFrete: totais.frete,
      vSeg: totais.seguro,
      vDesc: totais.desconto,
      vII: ZERO,
      vIPI: devolucao ? ZERO : totais.ipi,
      vIPIDevol: devolucao ? totais.ipi : ZERO,
      vPIS: totais.pis,
      vCOFINS: totais.cofins,
      vOutro: totais.outras,
      vNF: totais.nota,
    },
    IBSCBSTot: totais.ibsCbs && {
      vBCIBSCBS: totais.ibsCbs.base,
      gIBS: {
        gIBSUF: { ...semDiferimento, vIBSUF: totais.ibsCbs.ibs },
        gIBSMun: { ...semDiferimento, vIBSMun: ZERO },
        vIBS: totais.ibsCbs.ibs,
        ...semCredito,
      },
      gCBS: { ...semDiferimento, vCBS: totais.ibsCbs.cbs, ...semCredito },
    },
  }
}

function transp({ transportadora, volume }: DocumentoFiscal): Conteudo {
  return {
    // Who issued pays the carrier; without one the goods are fetched.
    modFrete: transportadora ? 0 : 9,
    transporta: transportadora && {
      CNPJ: transportadora.cnpj,
      xNome: transportadora.razaoSocial.slice(0, MAXIMO_DO_NOME).trim(),
      xMun: transportadora.cidade,
      UF: transportadora.uf,
    },
    vol: volume && {
      qVol: volume.quantidade,
      esp: volume.especie,
      pesoL: volume.pesoLiquido,
      pesoB: volume.pesoBruto,
    },
  }
}

const cobr = ({ numero, totais, duplicatas }: DocumentoFiscal): Conteudo => ({
  fat: { nFat: numero, vOrig: totais.nota, vDesc: ZERO, vLiq: totais.nota },
  dup: duplicatas.map((dup) => ({ nDup: dup.numero, dVenc: dup.vencimento, vDup: dup.valor })),
})

function pag({ devolucao, duplicatas, totais }: DocumentoFiscal): Conteudo {
  if (devolucao) return { detPag: { tPag: SEM_PAGAMENTO, vPag: ZERO } }
  const aPrazo = duplicatas.length > 0
  return { detPag: { indPag: aPrazo ? 1 : 0, tPag: aPrazo ? BOLETO : PIX, vPag: totais.nota } }
}

/** Has the shape of a signature but proves nothing: the demo owns no certificate. */
function assinatura(chave: string, digest: string): string {
  return elemento('Signature', {
    '@xmlns': DSIG,
    SignedInfo: {
      CanonicalizationMethod: { '@Algorithm': 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' },
      SignatureMethod: { '@Algorithm': `${DSIG}rsa-sha1` },
      Reference: {
        '@URI': `#NFe${chave}`,
        Transforms: {
          Transform: [
            { '@Algorithm': `${DSIG}enveloped-signature` },
            { '@Algorithm': 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' },
          ],
        },
        DigestMethod: { '@Algorithm': `${DSIG}sha1` },
        DigestValue: digest,
      },
    },
    SignatureValue: bytesDe(`assinatura ${chave}`),
    KeyInfo: { X509Data: { X509Certificate: bytesDe(`certificado ${chave.slice(6, 20)}`) } },
  })
}

/** 256 bytes that depend only on the text, in base64. */
function bytesDe(texto: string): string {
  const partes = [0, 1, 2, 3].map((i) => createHash('sha512').update(`${texto} ${i}`).digest())
  return Buffer.concat(partes).toString('base64')
}

function protocolo(nota: DocumentoFiscal, digVal: string) {
  const {
    chave,
    ambiente,
    emitente,
    protocolo: { numero, recebidoEm },
  } = nota
  return elemento('protNFe', {
    '@versao': VERSAO,
    infProt: {
      tpAmb: ambiente,
      verAplic: 'DEMO_1.0',
      chNFe: chave,
      dhRecbto: noFuso(recebidoEm, emitente.uf),
      nProt: numero,
      digVal,
      cStat: 100,
      xMotivo: 'Autorizado o uso da NF-e',
    },
  })
}
