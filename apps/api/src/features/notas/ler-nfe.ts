import { type CodigoErro, ErroDeNegocio } from '@balcao/dominio/erros'
import { dataIsoValida } from '@balcao/dominio/formatos/datas'
import { partesDaChave } from '@balcao/dominio/notas/chave'
import { descer, filhosDe, lerXml, type No, textoDe, XmlRecusado } from '../../platform/xml/ler-xml.ts'

// As large as any invoice, and no larger than what the columns of money and quantity hold.
const DECIMAL = /^\d{1,12}(\.\d{1,10})?$/
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2}|Z)$/
/** In these series the tax office issues in the place of somebody else, and the key has its CNPJ. */
const SERIES_AVULSAS = { de: 890, ate: 919 }

/** TIC-11: an NF-e 4.00 as issued, alone or with its authorisation; amounts are decimal texts. Throws why it cannot be read. */
export function lerNfe(bytes: Uint8Array) {
  const raiz = lerRaiz(bytes)
  const infNFe = descer(raiz.nome === 'nfeProc' ? descer(raiz, 'NFe') : raiz, 'infNFe')
  if ((raiz.nome !== 'nfeProc' && raiz.nome !== 'NFe') || !infNFe) throw recusa('NFD_DE_OUTRO_DOCUMENTO')
  const ide = descer(infNFe, 'ide')
  const chave = (infNFe.atributos.Id ?? '').replace(/^NFe/, '')
  const nota = {
    chave,
    numero: Number(exigir(textoDe(ide, 'nNF'))),
    serie: Number(exigir(textoDe(ide, 'serie'))),
    modelo: exigir(textoDe(ide, 'mod')),
    emitidaEm: lerInstante(textoDe(ide, 'dhEmi')),
    dataSaida: lerDia(textoDe(ide, 'dhSaiEnt')),
    finalidade: exigir(textoDe(ide, 'finNFe')),
    operacao: exigir(textoDe(ide, 'tpNF')),
    ambiente: exigir(textoDe(ide, 'tpAmb')),
    naturezaOperacao: exigir(textoDe(ide, 'natOp')),
    emitente: exigir(lerParte(descer(infNFe, 'emit'))),
    destinatario: lerParte(descer(infNFe, 'dest')),
    itens: filhosDe(infNFe, 'det').map(lerItem),
    duplicatas: filhosDe(descer(infNFe, 'cobr'), 'dup').map((dup) => ({
      numero: textoDe(dup, 'nDup'),
      vencimento: lerDia(textoDe(dup, 'dVenc')),
      valor: valorDe(dup, 'vDup'),
    })),
    volumes: filhosDe(descer(infNFe, 'transp'), 'vol').map((vol) => ({
      quantidade: textoDe(vol, 'qVol'),
      especie: textoDe(vol, 'esp'),
      pesoLiquido: valorDe(vol, 'pesoL'),
      pesoBruto: valorDe(vol, 'pesoB'),
    })),
    transportadora: lerParte(descer(infNFe, 'transp', 'transporta')),
    totais: lerTotais(descer(infNFe, 'total', 'ICMSTot')),
    referenciadas: filhosDe(ide, 'NFref').flatMap((ref) => textoDe(ref, 'refNFe') ?? []),
    informacoes: textoDe(infNFe, 'infAdic', 'infCpl'),
    protocolo: lerProtocolo(descer(raiz, 'protNFe', 'infProt'), chave),
  }
  conferir(nota)
  return nota
}

export type NfeLida = ReturnType<typeof lerNfe>

const recusa = (codigo: CodigoErro) => new ErroDeNegocio(codigo)

function lerRaiz(bytes: Uint8Array): No {
  try {
    return lerXml(bytes)
  } catch (erro) {
    if (erro instanceof XmlRecusado) throw recusa('NFD_ILEGIVEL')
    throw erro
  }
}

function exigir<T>(valor: T | null): T {
  if (valor === null) throw recusa('NFD_INCOMPLETA')
  return valor
}

/** Absent is zero: who issues leaves out the taxes that do not apply. */
function valorDe(no: No | null, ...caminho: string[]): string {
  const texto = textoDe(no, ...caminho) ?? '0'
  if (!DECIMAL.test(texto)) throw recusa('NFD_INCOMPLETA')
  return texto
}

function lerInstante(texto: string | null): string {
  const instante = new Date(texto !== null && INSTANTE.test(texto) ? texto : Number.NaN)
  if (Number.isNaN(instante.getTime())) throw recusa('NFD_INCOMPLETA')
  return instante.toISOString()
}

/** The business day as it was written there: another zone must not change it. */
function lerDia(texto: string | null): string | null {
  const dia = texto?.slice(0, 10) ?? null
  return dia !== null && dataIsoValida(dia) ? dia : null
}

function lerParte(no: No | null) {
  const documento = textoDe(no, 'CNPJ') ?? textoDe(no, 'CPF') ?? textoDe(no, 'idEstrangeiro')
  return documento === null ? null : { documento, nome: textoDe(no, 'xNome') ?? '' }
}

function lerItem(det: No) {
  const prod = descer(det, 'prod')
  const imposto = descer(det, 'imposto')
  // ICMS00, ICMS10, ICMSSN102…: the situation names the only element inside.
  const icms = descer(imposto, 'ICMS')?.filhos[0] ?? null
  const ibsCbs = descer(imposto, 'IBSCBS', 'gIBSCBS')
  const ean = textoDe(prod, 'cEAN')
  return {
    numeroItem: Number(exigir(det.atributos.nItem ?? null)),
    codigo: exigir(textoDe(prod, 'cProd')),
    ean: ean === 'SEM GTIN' ? null : ean,
    descricao: exigir(textoDe(prod, 'xProd')),
    ncm: textoDe(prod, 'NCM'),
    cfop: exigir(textoDe(prod, 'CFOP')),
    unidade: exigir(textoDe(prod, 'uCom')),
    quantidade: valorDe(prod, 'qCom'),
    valorUnitario: valorDe(prod, 'vUnCom'),
    valorTotal: valorDe(prod, 'vProd'),
    frete: valorDe(prod, 'vFrete'),
    seguro: valorDe(prod, 'vSeg'),
    desconto: valorDe(prod, 'vDesc'),
    outras: valorDe(prod, 'vOutro'),
    icms: valorDe(icms, 'vICMS'),
    icmsSt: valorDe(icms, 'vICMSST'),
    ipi: valorDe(imposto, 'IPI', 'IPITrib', 'vIPI'),
    ipiDevolvido: valorDe(det, 'impostoDevol', 'IPI', 'vIPIDevol'),
    pis: valorDe(imposto, 'PIS', 'PISAliq', 'vPIS'),
    cofins: valorDe(imposto, 'COFINS', 'COFINSAliq', 'vCOFINS'),
    ibs: valorDe(ibsCbs, 'vIBS'),
    cbs: valorDe(ibsCbs, 'gCBS', 'vCBS'),
  }
}

function lerTotais(icmsTot: No | null) {
  exigir(textoDe(icmsTot, 'vNF'))
  return {
    produtos: valorDe(icmsTot, 'vProd'),
    frete: valorDe(icmsTot, 'vFrete'),
    seguro: valorDe(icmsTot, 'vSeg'),
    desconto: valorDe(icmsTot, 'vDesc'),
    outras: valorDe(icmsTot, 'vOutro'),
    icms: valorDe(icmsTot, 'vICMS'),
    st: valorDe(icmsTot, 'vST'),
    ipi: valorDe(icmsTot, 'vIPI'),
    ipiDevolvido: valorDe(icmsTot, 'vIPIDevol'),
    nota: valorDe(icmsTot, 'vNF'),
  }
}

function lerProtocolo(infProt: No | null, chave: string) {
  if (!infProt) return null
  if (textoDe(infProt, 'chNFe') !== chave) throw recusa('NFD_INCOMPLETA')
  return {
    numero: textoDe(infProt, 'nProt'),
    recebidoEm: lerInstante(textoDe(infProt, 'dhRecbto')),
    status: exigir(textoDe(infProt, 'cStat')),
    motivo: textoDe(infProt, 'xMotivo'),
  }
}

/** The key repeats who, which and when: an edited file seldom changes both. */
function conferir({ chave, numero, serie, modelo, emitente, itens }: NfeLida): void {
  const partes = partesDaChave(chave)
  const avulsa = serie >= SERIES_AVULSAS.de && serie <= SERIES_AVULSAS.ate
  const confere =
    partes !== null &&
    partes.numero === numero &&
    partes.serie === serie &&
    partes.modelo === modelo &&
    (avulsa || partes.documento === emitente.documento) &&
    itens.length > 0
  if (!confere) throw recusa('NFD_INCOMPLETA')
}
