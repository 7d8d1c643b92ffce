import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Decimal, type Numerico } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro, formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { codigoDoBanco, formatarLinhaDigitavel, linhaDigitavel } from '@balcao/dominio/titulos/boleto'
import { type Encargos, encargosDoTitulo, jurosAoDia } from '@balcao/dominio/titulos/encargos'
import { pixDeHoje } from '@balcao/dominio/titulos/pix'
import type { BoletoComPartes } from '../queries.ts'
import { regrasDeEncargos } from '../regras-de-encargos.ts'

const CENTAVOS = 2

/** A boleto as it goes on paper: every text already written. */
export type BoletoImpresso = {
  banco: { nome: string; codigo: string }
  codigoBarras: string
  linha: string
  localDePagamento: string
  beneficiario: Parte
  pagador: Parte
  agenciaEConta: string
  carteira: string
  nossoNumero: string
  documento: string
  dataDoDocumento: string
  dataDoProcessamento: string
  vencimento: string
  valor: string
  /** Empty while it is not late: the till fills them in. */
  moraEMulta: string
  valorCobrado: string
  instrucoes: string[]
  pix: string | null
}
export type Parte = { nome: string; documento: string; endereco: string }

type Registrado = {
  titulo: Pick<
    BoletoComPartes['titulo'],
    'numero' | 'nossoNumero' | 'valor' | 'dataEmissao' | 'dataVencimento' | 'vencimentoOriginal' | 'pix'
  >
  conta: Pick<NonNullable<BoletoComPartes['conta']>, 'banco' | 'nomeBanco' | 'agencia' | 'conta' | 'carteira'>
  filial: Endereco & Pick<BoletoComPartes['filial'], 'razaoSocial' | 'cnpj'>
  cliente: Endereco & Pick<BoletoComPartes['cliente'], 'razaoSocial' | 'documento'>
  codigoBarras: string
}

/** DOC-05 A second copy carries the line that the bank registered; what changed since is said beside it. */
export function montarBoletoImpresso(
  { titulo, conta, filial, cliente, codigoBarras }: Registrado,
  hoje: string,
  parametros: ParametrosDaFilial,
): BoletoImpresso {
  const { valor, dataVencimento: dtVenc, pix } = titulo
  const encargos = encargosDoTitulo({ valor, dtVenc }, hoje, regrasDeEncargos(parametros))
  const cobrados = encargos.multa.plus(encargos.juros)
  const emReais = (quantia: Decimal) => (cobrados.isZero() ? '' : formatarNumero(quantia, CENTAVOS))
  return {
    banco: { nome: conta.nomeBanco, codigo: codigoDoBanco(conta.banco) },
    codigoBarras,
    linha: formatarLinhaDigitavel(linhaDigitavel(codigoBarras)),
    localDePagamento: parametros.localDePagamentoBoleto,
    beneficiario: {
      nome: filial.razaoSocial,
      documento: formatarDocumento(filial.cnpj),
      endereco: enderecoDe(filial),
    },
    pagador: {
      nome: cliente.razaoSocial,
      documento: formatarDocumento(cliente.documento),
      endereco: enderecoDe(cliente),
    },
    agenciaEConta: `${conta.agencia} / ${conta.conta}`,
    carteira: conta.carteira,
    nossoNumero: titulo.nossoNumero ?? '',
    documento: titulo.numero,
    dataDoDocumento: formatarData(titulo.dataEmissao),
    dataDoProcessamento: formatarData(hoje),
    vencimento: formatarData(dtVenc),
    valor: formatarNumero(valor, CENTAVOS),
    moraEMulta: emReais(cobrados),
    valorCobrado: emReais(encargos.total),
    instrucoes: [
      ...avisos(titulo, encargos, hoje),
      ...encargosPorEscrito(valor, parametros),
      ...parametros.instrucoesBoleto.split('\n').filter(Boolean),
    ],
    pix: pix && pixDeHoje(pix, { valor, total: encargos.total }),
  }
}

type Endereco = {
  logradouro: string
  numero: string
  complemento?: string | null
  bairro: string
  cidade: string
  uf: string
  cep: string
}

function enderecoDe({ logradouro, numero, complemento, bairro, cidade, uf, cep }: Endereco): string {
  const rua = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return [rua, bairro, `${cidade}/${uf}`, `CEP ${formatarCep(cep)}`].filter(Boolean).join(' - ')
}

/** What whoever holds an older copy could not know. */
function avisos(
  { dataVencimento, vencimentoOriginal }: Registrado['titulo'],
  { multa, juros, total }: Encargos,
  hoje: string,
): string[] {
  const reais = (quantia: Decimal) => formatarDinheiro(quantia, CENTAVOS)
  const frases: string[] = []
  if (dataVencimento !== vencimentoOriginal)
    frases.push(
      `Vencimento prorrogado para ${formatarData(dataVencimento)} (era ${formatarData(vencimentoOriginal)}).`,
    )
  if (!multa.plus(juros).isZero())
    frases.push(
      `Segunda via: valor atualizado até ${formatarData(hoje)}: ${reais(total)} (multa ${reais(multa)}, juros ${reais(juros)}).`,
    )
  return frases
}

/** What is charged from the day after it is due on; nothing is said of what the branch does not charge. */
function encargosPorEscrito(valor: string, parametros: ParametrosDaFilial): string[] {
  const { multa, jurosAoMes, carenciaDias } = regrasDeEncargos(parametros)
  const percentual = (taxa: Numerico) =>
    formatarPercentual(taxa, Math.max(new Decimal(taxa).decimalPlaces(), CENTAVOS))
  const reais = (quantia: Decimal) => formatarDinheiro(quantia, CENTAVOS)
  const daMulta = new Decimal(valor).times(multa).dividedBy(100)
  const frases: string[] = []
  if (!daMulta.isZero())
    frases.push(`Após o vencimento, cobrar multa de ${percentual(multa)} (${reais(daMulta)}).`)
  const aoDia = jurosAoDia(valor, jurosAoMes)
  if (!aoDia.isZero())
    frases.push(
      `Após o vencimento, cobrar juros de ${percentual(jurosAoMes)} ao mês (${reais(aoDia)} por dia de atraso).`,
    )
  if (carenciaDias > 0 && frases.length > 0)
    frases.push(`Sem multa nem juros até ${emDias(carenciaDias)} depois do vencimento.`)
  return frases
}
