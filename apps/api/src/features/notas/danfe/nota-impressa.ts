import { ErroDeNegocio } from '@balcao/dominio/erros'
import { chaveValida } from '@balcao/dominio/notas/chave'
import { descer, filhosDe, lerXml, type No, textoDe, XmlRecusado } from '../../../platform/xml/ler-xml.ts'

const DECIMAL = /^\d{1,15}(\.\d{1,10})?$/

/** DOC-04: everything that a DANFE prints, as the XML has it; amounts are decimal texts, and absent text is empty. */
export function lerNotaImpressa(xml: Uint8Array) {
  const raiz = abrir(xml)
  const infNFe = descer(raiz.nome === 'nfeProc' ? descer(raiz, 'NFe') : raiz, 'infNFe')
  const ide = descer(infNFe, 'ide')
  const chave = (infNFe?.atributos.Id ?? '').replace(/^NFe/, '')
  const itens = filhosDe(infNFe, 'det').map(lerItem)
  if (!infNFe || !chaveValida(chave) || itens.length === 0) throw new ErroDeNegocio('NOTA_ILEGIVEL')
  const transp = descer(infNFe, 'transp')
  return {
    chave,
    numero: texto(ide, 'nNF'),
    serie: texto(ide, 'serie'),
    operacao: texto(ide, 'tpNF'),
    ambiente: texto(ide, 'tpAmb'),
    emissao: texto(ide, 'tpEmis'),
    naturezaOperacao: texto(ide, 'natOp'),
    emitidaEm: texto(ide, 'dhEmi'),
    saidaEm: texto(ide, 'dhSaiEnt'),
    referenciadas: filhosDe(ide, 'NFref').flatMap((ref) => textoDe(ref, 'refNFe') ?? []),
    emitente: {
      ...lerParte(descer(infNFe, 'emit'), 'enderEmit'),
      inscricaoDoSubstituto: texto(infNFe, 'emit', 'IEST'),
      inscricaoMunicipal: texto(infNFe, 'emit', 'IM'),
      regime: texto(infNFe, 'emit', 'CRT'),
    },
    destinatario: lerParte(descer(infNFe, 'dest'), 'enderDest'),
    retirada: lerLocal(descer(infNFe, 'retirada')),
    entrega: lerLocal(descer(infNFe, 'entrega')),
    itens,
    totais: lerTotais(descer(infNFe, 'total')),
    frete: texto(transp, 'modFrete'),
    transportador: {
      documento: documentoDe(descer(transp, 'transporta')),
      nome: texto(transp, 'transporta', 'xNome'),
      endereco: texto(transp, 'transporta', 'xEnder'),
      municipio: texto(transp, 'transporta', 'xMun'),
      uf: texto(transp, 'transporta', 'UF'),
      inscricaoEstadual: texto(transp, 'transporta', 'IE'),
      placa: texto(transp, 'veicTransp', 'placa'),
      ufDaPlaca: texto(transp, 'veicTransp', 'UF'),
      antt: texto(transp, 'veicTransp', 'RNTC'),
    },
    volumes: filhosDe(transp, 'vol').map((vol) => ({
      quantidade: valor(vol, 'qVol'),
      especie: texto(vol, 'esp'),
      marca: texto(vol, 'marca'),
      numeracao: texto(vol, 'nVol'),
      pesoBruto: valor(vol, 'pesoB'),
      pesoLiquido: valor(vol, 'pesoL'),
    })),
    fatura: lerFatura(descer(infNFe, 'cobr', 'fat')),
    duplicatas: filhosDe(descer(infNFe, 'cobr'), 'dup').map((dup) => ({
      numero: texto(dup, 'nDup'),
      vencimento: texto(dup, 'dVenc'),
      valor: valor(dup, 'vDup'),
    })),
    pagamentos: filhosDe(descer(infNFe, 'pag'), 'detPag').map((pag) => ({
      meio: texto(pag, 'tPag'),
      valor: valor(pag, 'vPag'),
    })),
    informacoesDoFisco: texto(infNFe, 'infAdic', 'infAdFisco'),
    informacoes: texto(infNFe, 'infAdic', 'infCpl'),
    protocolo: lerProtocolo(descer(raiz, 'protNFe', 'infProt')),
  }
}

export type NotaImpressa = ReturnType<typeof lerNotaImpressa>
export type ParteImpressa = ReturnType<typeof lerParte>
export type ItemImpresso = ReturnType<typeof lerItem>

function abrir(xml: Uint8Array): No {
  try {
    return lerXml(xml)
  } catch (erro) {
    if (erro instanceof XmlRecusado) throw new ErroDeNegocio('NOTA_ILEGIVEL')
    throw erro
  }
}

const texto = (no: No | null, ...caminho: string[]) => textoDe(no, ...caminho) ?? ''

/** Absent is zero: who issues leaves out the taxes that do not apply. */
function valor(no: No | null, ...caminho: string[]): string {
  const lido = textoDe(no, ...caminho) ?? '0'
  if (!DECIMAL.test(lido)) throw new ErroDeNegocio('NOTA_ILEGIVEL')
  return lido
}

const documentoDe = (no: No | null) => texto(no, 'CNPJ') || texto(no, 'CPF') || texto(no, 'idEstrangeiro')

function lerEndereco(no: No | null) {
  return {
    logradouro: [texto(no, 'xLgr'), texto(no, 'nro'), texto(no, 'xCpl')].filter(Boolean).join(', '),
    bairro: texto(no, 'xBairro'),
    municipio: texto(no, 'xMun'),
    uf: texto(no, 'UF'),
    cep: texto(no, 'CEP'),
    telefone: texto(no, 'fone'),
  }
}

function lerParte(no: No | null, endereco: 'enderEmit' | 'enderDest') {
  return {
    documento: documentoDe(no),
    nome: texto(no, 'xNome'),
    inscricaoEstadual: texto(no, 'IE'),
    ...lerEndereco(descer(no, endereco)),
  }
}

/** Where the goods are fetched or left, when that is not where the parties live. */
function lerLocal(no: No | null) {
  return no && { documento: documentoDe(no), nome: texto(no, 'xNome'), ...lerEndereco(no) }
}

function lerItem(det: No) {
  const prod = descer(det, 'prod')
  const imposto = descer(det, 'imposto')
  // ICMS00, ICMS10, ICMSSN102…: the situation names the only element inside.
  const icms = descer(imposto, 'ICMS')?.filhos[0] ?? null
  return {
    codigo: texto(prod, 'cProd'),
    descricao: texto(prod, 'xProd'),
    informacoes: texto(det, 'infAdProd'),
    ncm: texto(prod, 'NCM'),
    cst: texto(icms, 'orig') + (texto(icms, 'CST') || texto(icms, 'CSOSN')),
    cfop: texto(prod, 'CFOP'),
    unidade: texto(prod, 'uCom'),
    quantidade: valor(prod, 'qCom'),
    valorUnitario: valor(prod, 'vUnCom'),
    valorTotal: valor(prod, 'vProd'),
    baseIcms: valor(icms, 'vBC'),
    icms: valor(icms, 'vICMS'),
    aliquotaIcms: valor(icms, 'pICMS'),
    baseSt: valor(icms, 'vBCST'),
    st: valor(icms, 'vICMSST'),
    ipi: valor(imposto, 'IPI', 'IPITrib', 'vIPI'),
    aliquotaIpi: valor(imposto, 'IPI', 'IPITrib', 'pIPI'),
  }
}

function lerTotais(total: No | null) {
  const icmsTot = descer(total, 'ICMSTot')
  if (!textoDe(icmsTot, 'vNF')) throw new ErroDeNegocio('NOTA_ILEGIVEL')
  const ibsCbs = descer(total, 'IBSCBSTot')
  const issqn = descer(total, 'ISSQNtot')
  return {
    baseIcms: valor(icmsTot, 'vBC'),
    icms: valor(icmsTot, 'vICMS'),
    baseSt: valor(icmsTot, 'vBCST'),
    st: valor(icmsTot, 'vST'),
    importacao: valor(icmsTot, 'vII'),
    produtos: valor(icmsTot, 'vProd'),
    frete: valor(icmsTot, 'vFrete'),
    seguro: valor(icmsTot, 'vSeg'),
    desconto: valor(icmsTot, 'vDesc'),
    outras: valor(icmsTot, 'vOutro'),
    ipi: valor(icmsTot, 'vIPI'),
    ipiDevolvido: valor(icmsTot, 'vIPIDevol'),
    pis: valor(icmsTot, 'vPIS'),
    cofins: valor(icmsTot, 'vCOFINS'),
    nota: valor(icmsTot, 'vNF'),
    ibsCbs: ibsCbs && {
      base: valor(ibsCbs, 'vBCIBSCBS'),
      ibs: valor(ibsCbs, 'gIBS', 'vIBS'),
      cbs: valor(ibsCbs, 'gCBS', 'vCBS'),
    },
    issqn: issqn && {
      servicos: valor(issqn, 'vServ'),
      base: valor(issqn, 'vBC'),
      issqn: valor(issqn, 'vISS'),
    },
  }
}

function lerFatura(fat: No | null) {
  return (
    fat && {
      numero: texto(fat, 'nFat'),
      original: valor(fat, 'vOrig'),
      desconto: valor(fat, 'vDesc'),
      liquido: valor(fat, 'vLiq'),
    }
  )
}

function lerProtocolo(infProt: No | null) {
  return (
    infProt && {
      numero: texto(infProt, 'nProt'),
      recebidoEm: texto(infProt, 'dhRecbto'),
      status: texto(infProt, 'cStat'),
    }
  )
}
