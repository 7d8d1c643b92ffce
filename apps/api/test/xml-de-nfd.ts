import { hojeEm } from '@balcao/dominio/formatos/datas'
import { montarChave } from '@balcao/dominio/notas/chave'

type Nfd = {
  emitente: string
  destinatario: string
  referenciadas?: readonly string[]
  numero?: number
  /** finNFe: 4 is a return. */
  finalidade?: number
  valor?: string
  /** Now when absent. */
  emitidaEm?: Date
}

const doc = (documento: string) =>
  documento.length === 11 ? `<CPF>${documento}</CPF>` : `<CNPJ>${documento}</CNPJ>`

/** People issue in series of their own. */
const serieDe = (documento: string) => (documento.length === 11 ? 920 : 1)

export function chaveDeNfd({
  emitente,
  numero = 77,
  emitidaEm = new Date(),
}: Pick<Nfd, 'emitente' | 'numero' | 'emitidaEm'>): string {
  const dia = hojeEm(emitidaEm)
  return montarChave({
    cUF: '35',
    aamm: dia.slice(2, 4) + dia.slice(5, 7),
    cnpj: emitente,
    modelo: '55',
    serie: serieDe(emitente),
    numero,
    tpEmis: '1',
    cNF: '90817263',
  })
}

/** The least that an authorised return NF-e may say, so that a test decides each thing it says. */
export function xmlDeNfd(nfd: Nfd): Buffer {
  const { emitente, destinatario, referenciadas = [], numero = 77, finalidade = 4, valor = '55.00' } = nfd
  const chave = chaveDeNfd(nfd)
  const quando = `${(nfd.emitidaEm ?? new Date()).toISOString().slice(0, 19)}+00:00`
  const referencias = referenciadas.map((ref) => `<NFref><refNFe>${ref}</refNFe></NFref>`).join('')
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe versao="4.00" Id="NFe${chave}">
<ide><cUF>35</cUF><natOp>Devolução de compra</natOp><mod>55</mod><serie>${serieDe(emitente)}</serie><nNF>${numero}</nNF>
<dhEmi>${quando}</dhEmi><tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>${finalidade}</finNFe>${referencias}</ide>
<emit>${doc(emitente)}<xNome>Cliente</xNome></emit><dest>${doc(destinatario)}<xNome>Filial</xNome></dest>
<det nItem="1"><prod><cProd>1</cProd><cEAN>SEM GTIN</cEAN><xProd>Produto</xProd><NCM>22030000</NCM><CFOP>5202</CFOP>
<uCom>UN</uCom><qCom>5.0000</qCom><vUnCom>11.0000</vUnCom><vProd>${valor}</vProd></prod></det>
<total><ICMSTot><vProd>${valor}</vProd><vNF>${valor}</vNF></ICMSTot></total></infNFe></NFe>
<protNFe versao="4.00"><infProt><chNFe>${chave}</chNFe><dhRecbto>${quando}</dhRecbto><nProt>135260000000001</nProt>
<cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe></nfeProc>`)
}
