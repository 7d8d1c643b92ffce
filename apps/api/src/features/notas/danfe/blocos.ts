import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { somar } from '@balcao/dominio/formatos/decimal'
import { MM } from '../../../platform/pdf/documento.ts'
import { type Campo, type Folha, fila, titulo } from '../../../platform/pdf/folha.ts'
import { dia, emReais, hora, ouVazio, quantidade } from './escrita.ts'
import type { NotaImpressa } from './nota-impressa.ts'

const DUPLICATAS_POR_FILA = 6
const ALTURA_DA_DUPLICATA = 6.4 * MM

const FRETE: Record<string, string> = {
  0: '0 - Remetente (CIF)',
  1: '1 - Destinatário (FOB)',
  2: '2 - Terceiros',
  3: '3 - Próprio, do remetente',
  4: '4 - Próprio, do destinatário',
  9: '9 - Sem frete',
}

const MEIOS_DE_PAGAMENTO: Record<string, string> = {
  '01': 'Dinheiro',
  '02': 'Cheque',
  '03': 'Cartão de crédito',
  '04': 'Cartão de débito',
  '05': 'Crédito da loja',
  '10': 'Vale-alimentação',
  '11': 'Vale-refeição',
  '12': 'Vale-presente',
  '13': 'Vale-combustível',
  '15': 'Boleto bancário',
  '16': 'Depósito bancário',
  '17': 'PIX',
  '18': 'Transferência bancária',
  '19': 'Programa de fidelidade',
  '20': 'PIX estático',
  '90': 'Sem pagamento',
}

const numero = (rotulo: string, valor: string): Campo => ({ rotulo, valor, alinhar: 'direita' })

export function desenharDestinatario(folha: Folha, nota: NotaImpressa): void {
  const { destinatario: parte, emitidaEm, saidaEm } = nota
  titulo(folha, 'DESTINATÁRIO / REMETENTE')
  fila(folha, [
    { rotulo: 'NOME / RAZÃO SOCIAL', valor: parte.nome },
    { rotulo: 'CNPJ / CPF', valor: formatarDocumento(parte.documento), largura: 42, alinhar: 'centro' },
    { rotulo: 'DATA DA EMISSÃO', valor: dia(emitidaEm), largura: 28, alinhar: 'centro' },
  ])
  fila(folha, [
    { rotulo: 'ENDEREÇO', valor: parte.logradouro },
    { rotulo: 'BAIRRO / DISTRITO', valor: parte.bairro, largura: 46 },
    { rotulo: 'CEP', valor: formatarCep(parte.cep), largura: 24, alinhar: 'centro' },
    { rotulo: 'DATA DA SAÍDA / ENTRADA', valor: dia(saidaEm), largura: 28, alinhar: 'centro' },
  ])
  fila(folha, [
    { rotulo: 'MUNICÍPIO', valor: parte.municipio },
    { rotulo: 'UF', valor: parte.uf, largura: 10, alinhar: 'centro' },
    { rotulo: 'FONE / FAX', valor: formatarTelefone(parte.telefone), largura: 36, alinhar: 'centro' },
    { rotulo: 'INSCRIÇÃO ESTADUAL', valor: parte.inscricaoEstadual, largura: 42, alinhar: 'centro' },
    { rotulo: 'HORA DA SAÍDA / ENTRADA', valor: hora(saidaEm), largura: 28, alinhar: 'centro' },
  ])
}

export function desenharFatura(folha: Folha, { fatura, duplicatas, pagamentos }: NotaImpressa): void {
  titulo(folha, 'FATURA / DUPLICATAS')
  if (fatura)
    fila(folha, [
      { rotulo: 'NÚMERO DA FATURA', valor: fatura.numero },
      numero('VALOR ORIGINAL', emReais(fatura.original)),
      numero('VALOR DO DESCONTO', emReais(fatura.desconto)),
      numero('VALOR LÍQUIDO', emReais(fatura.liquido)),
    ])
  for (let i = 0; i < duplicatas.length; i += DUPLICATAS_POR_FILA) {
    const lado = duplicatas.slice(i, i + DUPLICATAS_POR_FILA)
    const vazias = DUPLICATAS_POR_FILA - lado.length
    const campos = lado.map((duplicata) => ({
      rotulo: `${duplicata.numero} · VENC. ${dia(duplicata.vencimento)}`,
      valor: `R$ ${emReais(duplicata.valor)}`,
    }))
    fila(folha, [...campos, ...Array(vazias).fill({ rotulo: ' ', valor: '' })], ALTURA_DA_DUPLICATA)
  }
  if (fatura || duplicatas.length > 0) return
  const pagos = pagamentos.map(({ meio, valor }) => {
    const nome = MEIOS_DE_PAGAMENTO[meio] ?? 'Outros'
    return ouVazio(valor) ? `${nome}: R$ ${emReais(valor)}` : nome
  })
  fila(folha, [{ rotulo: 'PAGAMENTO', valor: pagos.join(' · ') }])
}

export function desenharImposto(folha: Folha, { totais }: NotaImpressa): void {
  titulo(folha, 'CÁLCULO DO IMPOSTO')
  fila(folha, [
    numero('BASE DE CÁLCULO DO ICMS', emReais(totais.baseIcms)),
    numero('VALOR DO ICMS', emReais(totais.icms)),
    numero('BASE DE CÁLC. DO ICMS ST', emReais(totais.baseSt)),
    numero('VALOR DO ICMS ST', emReais(totais.st)),
    numero('VALOR DO IMP. DE IMPORTAÇÃO', emReais(totais.importacao)),
    numero('VALOR DO PIS', emReais(totais.pis)),
    numero('VALOR TOTAL DOS PRODUTOS', emReais(totais.produtos)),
  ])
  fila(folha, [
    numero('VALOR DO FRETE', emReais(totais.frete)),
    numero('VALOR DO SEGURO', emReais(totais.seguro)),
    numero('DESCONTO', emReais(totais.desconto)),
    numero('OUTRAS DESPESAS ACESSÓRIAS', emReais(totais.outras)),
    numero('VALOR DO IPI', emReais(totais.ipi)),
    numero('VALOR DA COFINS', emReais(totais.cofins)),
    { ...numero('VALOR TOTAL DA NOTA', emReais(totais.nota)), forte: true },
  ])
  const { ibsCbs } = totais
  const novos = [
    ...(ibsCbs
      ? [
          numero('BASE DE CÁLCULO DO IBS / CBS', emReais(ibsCbs.base)),
          numero('VALOR DO IBS', emReais(ibsCbs.ibs)),
          numero('VALOR DA CBS', emReais(ibsCbs.cbs)),
        ]
      : []),
    ...(ouVazio(totais.ipiDevolvido) ? [numero('VALOR DO IPI DEVOLVIDO', emReais(totais.ipiDevolvido))] : []),
  ]
  if (novos.length > 0) fila(folha, novos)
}

export function desenharTransporte(folha: Folha, nota: NotaImpressa): void {
  const { transportador: quem, frete } = nota
  titulo(folha, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS')
  fila(folha, [
    { rotulo: 'NOME / RAZÃO SOCIAL', valor: quem.nome },
    { rotulo: 'FRETE POR CONTA', valor: FRETE[frete] ?? frete, largura: 34 },
    { rotulo: 'CÓDIGO ANTT', valor: quem.antt, largura: 24, alinhar: 'centro' },
    { rotulo: 'PLACA DO VEÍCULO', valor: quem.placa, largura: 22, alinhar: 'centro' },
    { rotulo: 'UF', valor: quem.ufDaPlaca, largura: 9, alinhar: 'centro' },
    { rotulo: 'CNPJ / CPF', valor: formatarDocumento(quem.documento), largura: 38, alinhar: 'centro' },
  ])
  fila(folha, [
    { rotulo: 'ENDEREÇO', valor: quem.endereco },
    { rotulo: 'MUNICÍPIO', valor: quem.municipio, largura: 60 },
    { rotulo: 'UF', valor: quem.uf, largura: 9, alinhar: 'centro' },
    { rotulo: 'INSCRIÇÃO ESTADUAL', valor: quem.inscricaoEstadual, largura: 38, alinhar: 'centro' },
  ])
  const volume = somarVolumes(nota)
  fila(folha, [
    { rotulo: 'QUANTIDADE', valor: volume.quantidade, alinhar: 'direita' },
    { rotulo: 'ESPÉCIE', valor: volume.especie },
    { rotulo: 'MARCA', valor: volume.marca },
    { rotulo: 'NUMERAÇÃO', valor: volume.numeracao },
    { rotulo: 'PESO BRUTO', valor: volume.pesoBruto, alinhar: 'direita' },
    { rotulo: 'PESO LÍQUIDO', valor: volume.pesoLiquido, alinhar: 'direita' },
  ])
}

/** The form has one line for all groups of volumes. */
function somarVolumes({ volumes }: NotaImpressa) {
  const soma = (medida: 'quantidade' | 'pesoBruto' | 'pesoLiquido') =>
    somar(...volumes.map((volume) => volume[medida])).toFixed()
  const nomes = (campo: 'especie' | 'marca' | 'numeracao') =>
    [...new Set(volumes.map((volume) => volume[campo]).filter(Boolean))].join(', ')
  return {
    quantidade: ouVazio(soma('quantidade')),
    especie: nomes('especie'),
    marca: nomes('marca'),
    numeracao: nomes('numeracao'),
    pesoBruto: ouVazio(soma('pesoBruto'), quantidade),
    pesoLiquido: ouVazio(soma('pesoLiquido'), quantidade),
  }
}

/** Only on invoices that also bill services. */
export function desenharIssqn(folha: Folha, { totais, emitente }: NotaImpressa): void {
  const { issqn } = totais
  if (!issqn) return
  titulo(folha, 'CÁLCULO DO ISSQN')
  fila(folha, [
    { rotulo: 'INSCRIÇÃO MUNICIPAL', valor: emitente.inscricaoMunicipal },
    numero('VALOR TOTAL DOS SERVIÇOS', emReais(issqn.servicos)),
    numero('BASE DE CÁLCULO DO ISSQN', emReais(issqn.base)),
    numero('VALOR DO ISSQN', emReais(issqn.issqn)),
  ])
}
